"""Writes the `swift` blocks of pages as files, each with the imports that the page shows.

usage: blocks.py FOLDER PAGE…
A page without imports gets those of a file of the app. Blocks in a list are indented there.
A block that goes on in the next one is joined with it. Statements become the body of a function, in a file with the
imports of the block before, or of the first one. `@main` is left out, because the blocks of a page are one module.
"""
import pathlib
import re
import sys
import textwrap

IMPORT = re.compile(r"((public|@testable) )?import \w+$")
APP = ["import Foundation", "import PageRoutes", "import RoutegenHandling", "import UIKit"]
STATEMENT = re.compile(r"(for|let|var|try|await|[a-z]\w*\.)\b")


def blocks(page):
    """Returns the texts of the blocks; one with unequal braces has that of the next."""
    texts, rest = [], ""
    for text in re.findall(r"^ *```swift\n(.*?)^ *```$", page.read_text(), re.M | re.S):
        rest += textwrap.dedent(text)
        if rest.count("{") == rest.count("}"):
            texts.append(rest)
            rest = ""
    if rest:
        sys.exit(f"{page}: a block has no end")
    return texts


def body(lines):
    """Returns the lines of a function that has these statements and uses each value."""
    names = [match[1] for line in lines if (match := re.match(r"let (\w+) = ", line))]
    lines = [re.sub(r"^try ", "_ = try ", line) for line in lines]
    return ["@MainActor private func statements() async throws {", *lines, *(f"_ = {name}" for name in names), "}"]


def split(lines):
    """Divides lines into declarations and the statements between them, each with its inner lines."""
    declarations, statements, target, depth = [], [], [], 0
    for line in lines:
        if depth == 0 and line:
            target = statements if STATEMENT.match(line) else declarations
        target.append(line)
        depth += sum(map(line.count, "{([")) - sum(map(line.count, "})]"))
    return declarations, statements


folder, *pages = map(pathlib.Path, sys.argv[1:])
for page in pages:
    texts = blocks(page)
    imports = next(([line for line in text.splitlines() if IMPORT.match(line)] for text in texts if "import " in text), APP)
    for number, text in enumerate(texts):
        lines = [line for line in text.splitlines() if line != "@main"]
        imports = [line for line in lines if IMPORT.match(line)] or imports
        declarations, statements = split([line for line in lines if not IMPORT.match(line)])
        parts = [*imports, *declarations, *(body(statements) if statements else [])]
        (folder / f"{page.stem}-{number}.swift").write_text("\n".join(parts) + "\n")
