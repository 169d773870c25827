"""Prints the instructions in one callgrind dump by function."""
import collections
import re
import subprocess


def read(path):
    """Returns the instructions of each function, and of the calls in it; recursive calls count more than once."""
    names, itself, below = {}, collections.Counter(), collections.Counter()
    function, is_call = None, False
    for line in open(path):
        named = re.match(r"(c?fn)=\((\d+)\)(?: (.*))?", line)
        if named:
            if named[3]:
                names[named[2]] = re.sub(r"'\d+$", "", named[3])
            if named[1] == "fn":
                function = names[named[2]]
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[+\-*\d]", line) and function:
            (below if is_call else itself)[function] += int(line.split()[1])
            is_call = False
    return itself, below


def demangled(names):
    out = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], input="\n".join(names), text=True, capture_output=True)
    return dict(zip(names, out.stdout.splitlines()))


def show(path, rows=70):
    itself, below = read(path)
    total = sum(itself.values())
    names = demangled(sorted(set(itself) | set(below)))
    both = collections.Counter(itself)
    both.update(below)
    for title, counts in [("itself", itself), ("with what it calls", both)]:
        print(f"{title}:")
        for name, count in counts.most_common(rows):
            print(f"{100 * count / total:7.2f} %  {names[name][:140]}")
