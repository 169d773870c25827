#!/usr/bin/env python3
"""Writes the targets of Tools/Benchmarks/Generated: `generate.py TOOL FOLDER`, where TOOL is a `routegen`."""
import pathlib
import subprocess
import sys

import write_c
import write_hand
import write_routes
from workload import Table

TYPED = [10, 100, 1000]
ALL = TYPED + [10000]


def put(path, text):
    """Writes the text, but leaves an identical file unchanged, so that it is not compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def swift_of(tool, folder, text, name):
    """Returns the code and the table of a route set."""
    source = folder / "Routes" / f"{name}.routes"
    put(source, text)
    output = folder / "Swift"
    output.mkdir(exist_ok=True)
    subprocess.run([tool, "generate", source, "-o", output], check=True, stderr=subprocess.DEVNULL)
    return [(output / f"{name}.{part}.swift").read_text() for part in ("routes", "table")]


def main(tool, folder):
    hostile = (pathlib.Path(__file__).parent / "Hostile.routes").read_text()
    code, data = swift_of(tool, folder, hostile, "Hostile")
    put(folder / "HostileRoutes" / "Routes.swift", code)
    put(folder / "HostileRoutes" / "Table.swift", data)
    for count in ALL:
        table = Table(count)
        code, data = swift_of(
            tool, folder, write_routes.routes_file(table, f"Routes{count}"), f"Routes{count}")
        put(folder / "Links" / f"{count}.txt", write_routes.links_file(table))
        put(folder / "Tables" / f"Table{count}.swift", write_routes.table_only(data, f"Table{count}"))
        put(folder / "Hummingbird" / f"{count}.txt", write_routes.paths_file(table))
        if count not in TYPED:
            continue
        put(folder / f"Routes{count}" / "Routes.swift", code)
        put(folder / f"Routes{count}" / "Table.swift", data)
        hand = write_hand.Writer(table, f"Hand{count}", "Hashable, Sendable")
        put(folder / f"Hand{count}" / "Parse.swift", hand.write())
        put(folder / f"Hand{count}" / "Print.swift", hand.printers())
        put(folder / "CMatchers" / f"match_{count}.c", write_c.Writer(table).write())
    put(folder / "CMatchers" / "include" / "matchers.h", write_c.matchers_header(TYPED))


main(sys.argv[1], pathlib.Path(sys.argv[2]))
