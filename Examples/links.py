"""Prints the paths of links with the JSON of a route set, and compares them with a conformance file.

usage: python3 links.py recipes.json
"""
import json
import sys
from urllib.parse import quote

SEGMENT, ITEM, FRAGMENT = "-_.!~*'()$&+,:;=@", "-_.!~*'()$,/:;?@", "-_.!~*'()$&+,:;=@/?"


def path(document, name, values):
    """A path with query and fragment, from the texts of each parameter: none if it is absent."""
    route = next(route for route in document["routes"] if route["name"] == name)
    printed, texts = route["printed"], {}
    # A path in the fragment, a dictionary, and a link that extends to the end of the link.
    for part in printed["segments"] + printed["query"]:
        if {"mark", "others", "restOfLink"} & part.keys():
            raise NotImplementedError(name)
    for parameter, own in zip(route["parameters"], values):
        # A default is not written.
        texts[parameter["name"]] = [] if own == [parameter.get("defaultValue")] else own

    def found(part, key):
        return [part[key]] if key in part else texts[part["parameter"]]

    def items(mark, parts):
        texts = [quote(part["key"], ITEM) + ("" if part.get("text") == "" else "=" + quote(text, ITEM))
                 for part in parts for text in found(part, "text")]
        return mark + "&".join(texts) if texts else ""

    link = ""
    for part in printed["segments"]:
        whole = [[text] for text in found(part, "literal")] if "pieces" not in part else [
            [text for piece in part["pieces"] for text in found(piece, "literal")]]
        for text in map("".join, whole):
            if text == "" or {".", ".."} & set(text.split("/")):
                raise ValueError(f"'{text}' is no segment")
            link += "/" + quote(text, SEGMENT)
    fragment = printed.get("fragment", {"items": []})
    end = items("#", fragment["items"]) if "items" in fragment else "".join(
        "#" + quote(text, FRAGMENT) for text in found(fragment, ""))
    if any("mark" in part for scope in document["scopes"] for pattern in scope["patterns"] for part in pattern["segments"]):
        # What could be read as a path in the fragment is one segment.
        end = end.replace("/", "%2F").replace("?", "%3F")
    return (link or "/") + items("?", printed["query"]) + end.replace(":~", ":%7E")


with open(sys.argv[1]) as file:
    conformance = json.load(file)
for answer in conformance["answers"]:
    if link := answer.get("printed", {}).get("path", {}).get("link"):
        assert path(conformance["set"], answer["route"], answer["values"]) == link, answer
