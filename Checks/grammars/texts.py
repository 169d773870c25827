"""The texts that the grammars are compared on."""
import pathlib
import re
import subprocess

BLOCK = re.compile(r"^```routes[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def texts(root):
    """Returns the texts by name: all '.routes' files of the repository, and the blocks of its pages."""
    names = subprocess.run(
        ["git", "ls-files", "*.routes", "*.md"], cwd=root, check=True, capture_output=True, text=True)
    found = {}
    for name in names.stdout.split():
        data = (pathlib.Path(root) / name).read_bytes()
        if name.endswith(".routes"):
            found[name] = data
            continue
        for number, block in enumerate(BLOCK.findall(data.decode()), 1):
            found[f"{name}, block {number}"] = block.encode()
    return found
