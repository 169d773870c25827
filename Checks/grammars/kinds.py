"""The kinds of the characters of a text, according to the language server."""

# The letter of each type of semantic tokens.
LETTERS = {
    "namespace": "n", "keyword": "k", "decorator": "d", "type": "t", "enum": "t", "enumMember": "m",
    "parameter": "p", "property": "y", "string": "s", "number": "0", "operator": "o", "comment": "c",
    "function": "f",
}


def kinds(tokens, text):
    """Returns a line for each line of the text, with a letter for each character: '.' if it is in no token."""
    lines = text.split("\n")
    found = [["."] * len(line.encode()) for line in lines]
    for line, start, end, kind, modifiers in tokens:
        letter = "C" if "documentation" in modifiers else LETTERS[kind]
        found[line][start:end] = letter * (end - start)
    return [letters_of_characters(line, letters) for line, letters in zip(lines, found)]


def letters_of_characters(line, letters_of_bytes):
    offset, letters = 0, []
    for character in line:
        letters.append(letters_of_bytes[offset])
        offset += len(character.encode())
    return "".join(letters)
