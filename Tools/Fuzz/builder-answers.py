#!/usr/bin/env python3
"""Compares the functions in Python with what a printer writes to standard input: builder-answers.py < ANSWERS

The lines are those of `PrinterAnswers COUNT SEED FOLDER`, as for `builder-answers.ts`, which does the same for TypeScript:
a route set, with the path of its file, or a route with values and what is printed. Prints the number of links and of
refusals, and the first three differences; the exit code is 1 if there is one, or if there are too few links or refusals."""
import collections
import datetime
import importlib
import inspect
import json
import pathlib
import re
import sys
import types
import unicodedata
import uuid
import warnings

FORMS = ("app", "web", "path", "payload")
warnings.simplefilter("ignore", DeprecationWarning)


def load(path):
    """Imports a file from its folder, which is a package."""
    package = types.ModuleType("generated")
    package.__path__ = [str(pathlib.Path(path).parent)]
    sys.modules.setdefault(package.__name__, package)
    return importlib.import_module(f"{package.__name__}.{pathlib.Path(path).stem}")


def value_of(text, value_type):
    """The value of a type for a text; the text itself if there is none."""
    kind = value_type["kind"]
    if kind in ("int", "uint"):
        is_padded = value_type.get("digits") == len(text)
        bare = re.sub("^0+(?=.)", "", text) if is_padded else text
        return int(bare) if re.fullmatch("0|-?[1-9][0-9]*", bare) else text
    if kind == "double":
        return float(text) if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text) else text
    if kind == "bool":
        return {"true": True, "false": False}.get(text, text)
    if kind == "uuid":
        return uuid.UUID(text) if re.fullmatch("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}", text) else text
    if kind == "date":
        found = re.fullmatch(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{3}|\.\d{6})?Z", text, re.ASCII)
        try:
            return datetime.datetime.fromisoformat(found[1] + (found[2] or "") + "+00:00") if found else text
        except ValueError:
            return text
    return text


class Comparison:
    def __init__(self):
        self.counts = collections.Counter()
        self.differences = []
        self.difference_count = self.sets = self.count = self.skipped = 0

    def attempt(self, body):
        try:
            return {"link": body()}
        except self.module.UnprintableLink as error:
            return {"problem": str(error), "parameter": error.parameter}

    def compare(self, route, values, form, expected, actual):
        is_refused = "problem" in expected
        self.counts[f"{form} {'refusals' if is_refused else 'links'}"] += 1
        if is_refused and "problem" in actual:
            return
        link = expected.get("link", expected.get("value"))
        if not is_refused and "problem" not in actual and link == actual["link"]:
            return
        # Only the app knows which texts are values of a type that it declares in Swift.
        types = [self.types[parameter["valueType"]]["kind"] for parameter in route["parameters"]]
        if "problem" not in actual and "type" in types:
            self.counts["refusals of declared types"] += 1
            return
        self.difference_count += 1
        if len(self.differences) < 3:
            shown = [json.dumps(one, ensure_ascii=False)[:2000] for one in (values, expected, actual)]
            self.differences.append(
                f"{route['name']} {shown[0]}\n  {form}\n  the app: {shown[1]}\n  Python:  {shown[2]}\n"
                f"  in {route['pattern']}, {self.module.__file__}")

    def read_line(self, text):
        line = json.loads(text)
        if "set" in line:
            self.sets += 1
            self.types = line["set"]["valueTypes"]
            self.routes = {route["name"]: route for route in line["set"]["routes"]}
            self.module = load(line["files"]["python"])
            return
        route, values = self.routes[line["route"]], line["values"]
        if route["unlinked"]:
            return
        self.count += 1
        given = {}
        for parameter in route["parameters"]:
            name, form, value_type = parameter["name"], parameter["form"], self.types[parameter["valueType"]]
            if name not in values:
                continue
            value = values[name]
            if "separator" in value_type and isinstance(value, str):
                value = value.split(value_type["separator"])
            if form == "dictionary":
                given[name] = {key: one for key, one in value}
                is_repeated = len(value) > len(given[name])
            elif form == "listDictionary":
                given[name] = {pair[0]: [] for pair in value}
                for key, *one in value:
                    given[name][key] += one
                is_repeated = False
            else:
                is_list = isinstance(value, list)
                given[name] = [value_of(one, value_type) for one in value] if is_list else value_of(value, value_type)
                is_repeated = False
            texts = value if isinstance(value, list) else [value]
            # A `datetime` has no nanoseconds, and no year 0.
            is_finer = value_type["kind"] == "date" and any(
                re.search(r"\.[0-9]{7,}|^0000", one) for one in texts if isinstance(one, str))
            keys = given[name] if isinstance(given[name], dict) else {}
            is_alike = len({unicodedata.normalize("NFC", key) for key in keys}) < len(keys)
            if is_finer or is_alike or is_repeated:
                self.skipped += 1
                return
        make = self.module.links
        for name in line["route"].split("."):
            make = member(make, name)
        arguments = zip(route["parameters"], inspect.signature(make).parameters)
        given = {argument: given[parameter["name"]] for parameter, argument in arguments if parameter["name"] in given}
        try:
            made = self.attempt(lambda: make(**given))
        except TypeError as error:
            # An argument that is missing.
            made = {"problem": str(error)}
        if "parameter" in line:
            self.compare(route, values, "wrong", {"problem": line["parameter"]}, made)
            return
        for form in FORMS:
            actual = made if "problem" in made else self.attempt(lambda: self.printed(made["link"], form))
            self.compare(route, values, form, line[form], actual)

    @staticmethod
    def printed(link, form):
        return link.payload() if form == "payload" else link.web() if form == "web" else getattr(link, form)


def member(parent, name):
    """The member of a class for the name of a group or a route; a reserved name has `_` at its end."""
    text = re.sub("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])", "_", name).lower()
    return getattr(parent, text, None) or getattr(parent, text + "_")


comparison = Comparison()
for text in sys.stdin.read().split("\n"):
    if text:
        comparison.read_line(text)
print(f"Python: {comparison.sets} route sets, {comparison.count} values, {comparison.skipped} skipped, "
      f"{comparison.difference_count} different")
print(", ".join(f"{name} {number}" for name, number in sorted(comparison.counts.items())))
for difference in comparison.differences:
    print(f"DIFFERENCE: {difference}")
few = [name for form in FORMS for name in (f"{form} links", f"{form} refusals")
       if comparison.counts[name] * 20 <= comparison.count]
for name in few:
    print(f"FAILED: too few {name}")
sys.exit(1 if comparison.difference_count or few else 0)
