"""Compares the TextMate grammar with the semantic tokens of the language server, and with golden files.

usage: check.py TOOL CORPUS [--update]   writes the texts without syntax errors to CORPUS, for the other grammars
"""
import json
import pathlib
import re
import sys

from kinds import kinds
from language_server import LanguageServer
from texts import texts
from textmate import TextMate

ROOT = pathlib.Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "Editors/vscode/syntaxes/routes.tmLanguage.json"
GOLDEN = {
    "payload": "Tests/Corpus/generate/payload.routes",
    "whole-language": "Tests/Corpus/check/good-whole-language.routes",
}

# Lines that a grammar does not color as the server does: the reason, and the form of such a line.
EXEMPT = {
    "an 'also' or 'example' after the values of 'with', on one line, which the formatter divides":
        r"\swith\s.*\s(also|example|nomatch)\s+\S",
    "a second name: a keyword that the server reads before it stops":
        r"\s(as|mount)\s.*\s\1\s",
}

# Texts with mistakes that the server sees otherwise than a grammar can: the reason, and what such a text contains.
EXEMPT_TEXTS = {
    "an enum that is not closed, in which the server sees other blocks": r"^enum \w+ \{[^}]*$",
}


def readable(found):
    """Returns the texts that editors can send, with one kind of line break, and the number of others."""
    result = {}
    for name, data in found.items():
        try:
            result[name] = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            pass
    return result, len(found) - len(result)


def differences(entry, actual):
    """Yields the lines in which the server colors something otherwise than a grammar.

    What the server does not read after a mistake has no color, and an editor shows it as its grammar does."""
    may_be_unread = entry["hasSyntaxErrors"]
    for number, (line, one, other) in enumerate(zip(entry["text"].split("\n"), entry["kinds"], actual), 1):
        if any(a != b and not c.isspace() and not (may_be_unread and a == ".")
                       for a, b, c in zip(one, other, line)):
            yield number, line, one, other


def check_tokens(textmate, corpus):
    failures, exempt = 0, dict.fromkeys(EXEMPT_TEXTS, 0)
    for entry in corpus:
        found = list(differences(entry, textmate.kinds(entry["text"])))
        reason = next((why for why, what in EXEMPT_TEXTS.items() if re.search(what, entry["text"], re.MULTILINE)), None)
        if found and entry["hasSyntaxErrors"] and reason:
            exempt[reason] += 1
            continue
        for number, line, expected, actual in found:
            failures += 1
            print(f"{entry['name']}:{number}: the scopes differ from the semantic tokens\n"
                  f"  {line}\n  {actual}  grammar\n  {expected}  server")
    for why, count in exempt.items():
        failures += count == 0
        print(f"{count} texts are exempt: {why}")
    return failures


def check_golden(textmate, update):
    failures = 0
    for name, source in GOLDEN.items():
        golden = pathlib.Path(__file__).parent / "Golden" / f"{name}.snap"
        snapshot = textmate.snapshot((ROOT / source).read_text(encoding="utf-8"))
        if update:
            golden.write_text(snapshot, encoding="utf-8")
        elif golden.read_text(encoding="utf-8") != snapshot:
            failures += 1
            print(f"{golden}: the scopes of {source} have changed; update with: Checks/grammars/run --update")
    return failures


def check_words(corpus):
    """Checks that the texts contain every word of the language, so that the comparison covers it."""
    def source(path):
        return (ROOT / "Sources" / path).read_text(encoding="utf-8")

    def cases(path):
        """The cases of the enum at the beginning of a file."""
        lines = re.findall(r"^  case (.*)$", source(path).split("{", 1)[1].split("\n\n")[0], re.MULTILINE)
        return [name.strip(" `") for line in lines for name in line.split(",")]

    # The built-in types look like any other type, and comments have no keywords.
    keywords = source("RoutegenTool/LSP/Statements/LanguageWord.swift").split("static let types")[0]
    words = re.findall(r'LanguageWord\(\s*"([^ ("]+)', keywords)
    words += cases("RoutegenCompiler/Syntax/Directive.swift")
    words += ["@" + name for name in cases("RoutegenCompiler/Syntax/AttributeKind.swift")]
    assert "scheme" in words and "@unlinked" in words
    found = set()
    for entry in corpus:
        for line, letters in zip(entry["text"].split("\n"), entry["kinds"]):
            found.update(line[part.start():part.end()] for part in re.finditer("k+|d+", letters))
    missing = sorted(set(words) - found)
    for word in missing:
        print(f"no file or page shows the word '{word}', so no grammar is tested with it")
    return len(missing)


def colors(server, text):
    """Returns the kinds of the characters of each line, up to the first mistake in it."""
    lines, has_syntax_errors = kinds(server.tokens(), text), False
    for code, (first, column), (last, _) in server.codes():
        is_of_syntax = code.startswith("RG1")
        has_syntax_errors = has_syntax_errors or is_of_syntax
        # RG216: a host or scheme that cannot be read.
        if is_of_syntax or code == "RG216":
            lines[first] = lines[first][:column]
            lines[first + 1:last + 1] = [""] * (last - first)
    for number, line in enumerate(text.split("\n")):
        if any(re.search(form, line) for form in EXEMPT.values()):
            lines[number] = ""
    return {"kinds": lines, "hasSyntaxErrors": has_syntax_errors}


def main():
    server = LanguageServer(sys.argv[1])
    found, others = readable(texts(ROOT))
    corpus = []
    for name, text in found.items():
        server.open(text)
        corpus.append({"name": name, "text": text, **colors(server, text)})
        server.close()
    server.stop()
    correct = [entry for entry in corpus if not entry["hasSyntaxErrors"]]
    pathlib.Path(sys.argv[2]).write_text(json.dumps(correct), encoding="utf-8")

    textmate = TextMate(GRAMMAR)
    failures = check_words(correct) + check_tokens(textmate, corpus)
    failures += check_golden(textmate, "--update" in sys.argv)
    if failures or len(corpus) < 1000:
        raise SystemExit(f"FAILED: {failures} differences in {len(corpus)} texts")
    print(f"the TextMate grammar agrees with the server on {len(corpus)} texts ({others} are not UTF-8)")


main()
