"""Evaluates the expressions of GitHub Actions that action.yml uses."""
import re

TOKEN = re.compile(r"\s*('(?:[^']|'')*'|\|\||&&|==|!=|!|[()]|[\w.-]+)")
STATUS = re.compile(r"\b(success|always|failure|cancelled)\(\)")


def tokens(text):
    place, found = 0, []
    while text[place:].strip():
        match = TOKEN.match(text, place)
        if not match:
            raise ValueError(f"not understood: {text[place:]}")
        found.append(match[1])
        place = match.end()
    return found


class Expression:
    """An expression, and the contexts in which its names are looked up."""

    def __init__(self, text, contexts, succeeds=True):
        self.words, self.contexts, self.succeeds = tokens(text), contexts, succeeds

    def value(self):
        result = self.alternatives()
        if self.words:
            raise ValueError(f"not understood: {self.words}")
        return result

    def take(self, word):
        if self.words and self.words[0] == word:
            self.words.pop(0)
            return True
        return False

    def alternatives(self):
        value = self.conjunction()
        while self.take("||"):
            other = self.conjunction()
            value = value or other
        return value

    def conjunction(self):
        value = self.comparison()
        while self.take("&&"):
            other = self.comparison()
            value = value and other
        return value

    def comparison(self):
        value = self.negation()
        for operator, isEqual in (("==", True), ("!=", False)):
            if self.take(operator):
                return (shown(value).lower() == shown(self.negation()).lower()) == isEqual
        return value

    def negation(self):
        return not self.negation() if self.take("!") else self.primary()

    def primary(self):
        word = self.words.pop(0)
        if word == "(":
            value = self.alternatives()
            assert self.take(")"), "a parenthesis is missing"
            return value
        if word.startswith("'"):
            return word[1:-1].replace("''", "'")
        if self.take("("):
            assert self.take(")"), "functions have no arguments here"
            return {"success": self.succeeds, "always": True, "cancelled": False, "failure": not self.succeeds}[word]
        value = self.contexts
        for name in word.split("."):
            value = value.get(name) if isinstance(value, dict) else None
        return value


def shown(value):
    """The text of a value: nothing for a missing one."""
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def expanded(text, contexts):
    """Replaces each ${{ … }} in the text."""
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: shown(Expression(match[1], contexts).value()), text)


def isTrue(condition, contexts, succeeds):
    """Whether a step runs. Without a function of the status, no step before it may have failed."""
    text = re.sub(r"^\$\{\{(.*)\}\}$", r"\1", condition.strip())
    if not STATUS.search(text) and not succeeds:
        return False
    return bool(Expression(text, contexts, succeeds).value())
