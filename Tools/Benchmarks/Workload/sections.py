"""Counts the bytes of object files."""
import subprocess


def sections(path):
    """Returns the bytes of code and of data in an object file, without sections for debuggers and linkers."""
    code = data = 0
    for line in subprocess.check_output(["size", "-A", path], text=True).splitlines():
        words = line.split()
        if len(words) != 3 or not words[0].startswith((".text", ".rodata", ".data", ".bss", "swift5", ".init")):
            continue
        if words[0].startswith(".text"):
            code += int(words[1])
        else:
            data += int(words[1])
    return code, data


def runtime_code(folder, sources):
    """Returns the bytes of code in a release build: of the runtime, and of the runtime with handling.

    The objects are as the compiler wrote them. A linker keeps every function that is visible outside of its module."""
    runtime, handling = (
        sum(sections(path)[0] for path in (folder / f"{module}.build").glob("*.o")
            if list((sources / module).rglob(path.stem)))
        for module in ["RoutegenRuntime", "RoutegenHandling"])
    return runtime, runtime + handling
