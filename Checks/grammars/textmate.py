"""Runs the TextMate grammar with the engine of the editor 'babi', line by line as VS Code does."""
import json

from babi.highlight import Compiler, Grammar, Grammars, highlight_line

# The kinds of the scopes, as letters of 'kinds.py'. The innermost scope that begins with one of these decides.
KINDS = [
    ("comment.line.documentation", "C"),
    ("comment.line.double-slash", "c"),
    ("keyword.operator", "o"),
    ("keyword", "k"),
    ("constant.language", "k"),
    ("constant.numeric", "0"),
    ("storage.modifier.attribute", "d"),
    ("storage.type", "t"),
    ("entity.name.type.namespace", "n"),
    ("entity.name.type", "t"),
    ("entity.name.function", "f"),
    ("variable.parameter", "p"),
    ("variable.other.property", "y"),
    ("variable.other.enummember", "m"),
    ("string", "s"),
]


class TextMate:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.compiler = Compiler(Grammar.make(json.load(file)), Grammars())

    def regions(self, text):
        """Yields each line with its regions."""
        state = self.compiler.root_state
        for number, line in enumerate(text.split("\n")):
            state, regions = highlight_line(self.compiler, state, line + "\n", number == 0)
            yield line, regions

    def kinds(self, text):
        """Returns a line for each line of the text, with a letter for each character."""
        return [
            "".join(kind(region.scope) * (region.end - region.start) for region in regions)[:len(line)]
            for line, regions in self.regions(text)]

    def snapshot(self, text):
        """Returns the text with the scopes below each line, as 'vscode-tmgrammar-snap' writes them."""
        result = []
        for line, regions in self.regions(text):
            result.append(">" + line)
            for start, end, scopes in regions:
                if line[start:end].strip() and len(scopes) > 1:
                    marks = " " * start + "^" * (end - start)
                    result.append(f"#{marks} {' '.join(scopes[1:])}")
        return "\n".join(result) + "\n"


def kind(scopes):
    for scope in reversed(scopes):
        for beginning, letter in KINDS:
            if scope == beginning or scope.startswith(beginning + "."):
                return letter
    return "."
