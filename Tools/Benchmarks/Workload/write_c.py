"""Writes the workload as nested C switches over the lengths and 8-byte chunks of segments and keys.

The code does not validate or decode links and creates no values from texts. It is the lower bound for comparison."""
from workload import HOST, SCHEME


def low(text):
    return int.from_bytes(text.encode()[:8].ljust(8, b"\0"), "little")


def high(text):
    return int.from_bytes(text.encode()[-8:], "little") if len(text) > 8 else low(text)


def test(text, segment):
    tests = [f"{segment}.low == 0x{low(text):x}u"]
    if len(text) > 8:
        tests.append(f"{segment}.high == 0x{high(text):x}u")
    if len(text) > 16:
        tests.append(f'memcmp({segment}.start + 8, "{text[8:-8]}", {len(text) - 16}) == 0')
    return " && ".join(tests)


def switch(texts, action, segment, indent="  "):
    """Returns a switch over lengths; texts of the same length have an inner switch over the first chunk."""
    lines = [f"{indent}switch ({segment}.length) {{"]
    for length in sorted({len(text) for text in texts}):
        lines.append(f"{indent}case {length}:")
        same = [text for text in texts if len(text) == length]
        if length <= 8 and len(same) > 2:
            lines.append(f"{indent}  switch ({segment}.low) {{")
            for text in same:
                lines.append(f"{indent}  case 0x{low(text):x}u: {action(text)} break;")
            lines.append(f"{indent}  }}")
        else:
            for text in same:
                lines.append(f"{indent}  if ({test(text, segment)}) {{ {action(text)} }}")
        lines.append(f"{indent}  break;")
    return lines + [f"{indent}}}"]


class Writer:
    def __init__(self, table):
        self.table = table
        self.lines = ['#include "reference.h"', ""]
        self.nodes = 0

    def node(self, node):
        """Writes the function of the node after those of its children, and returns its number."""
        words = {text: self.node(child) for text, child in sorted(node.words.items())}
        child = self.node(node.child) if node.child else None
        number = self.nodes
        self.nodes += 1
        lines = [f"static int n{number}(const uint8_t *p, Match *m, int k) {{"]
        if node.route is None:
            lines.append("  if (isEnd(p)) return -1;")
        else:
            found = self.query(self.table.routes[node.route])
            lines.append(f"  if (isEnd(p)) {{ if (*p == '/') p++; return {found}; }}")
        if words or node.child:
            lines.append("  Segment s = segment(p + 1);")
        if words:
            go_on = lambda text: f"{{ int r = n{words[text]}(s.end, m, k); if (r >= 0) return r; }}"
            lines += switch(list(words), go_on, "s")
        if node.child:
            reader = {"Int": "readInt", "UUID": "readUUID", "String": "readText"}[node.type]
            lines.append(f"  if ({reader}(s, &m->path[k])) return n{child}(s.end, m, k + 2);")
        self.lines += lines + ["  return -1;", "}"]
        return number

    def query(self, route):
        """Writes the function that reads the query of a route, and returns the call of the function."""
        if not route.keys:
            return route.id
        lines = [f"static int q{route.id}(const uint8_t *p, Match *m) {{", "  unsigned seen = 0;"]
        lines += ["  while (*p == '?' || *p == '&') {", "    Segment s = key(p + 1), v = value(s);", "    p = v.end;"]
        index = {key.name: i for i, key in enumerate(route.keys)}

        def take(text):
            key = route.keys[index[text]]
            bit = 1 << index[text]
            reader = "readInt" if key.type == "Int" else "readText"
            return f"if (seen & {bit} || !{reader}(v, &m->items[{2 * index[text]}])) return -1; seen |= {bit};"

        lines += switch([key.name for key in route.keys], take, "s", "    ")
        required = sum(1 << i for i, key in enumerate(route.keys) if not key.optional)
        self.lines += lines + ["  }", f"  return (seen & {required}) == {required} ? {route.id} : -1;", "}"]
        return f"q{route.id}(p, m)"

    def write(self):
        root = self.node(self.table.root)
        count = self.table.count
        self.lines += [
            f"int match_{count}(const uint8_t *link, Match *m) {{",
            f'  static const char web[] = "https://{HOST}", app[] = "{SCHEME}:/";',
            "  const uint8_t *p;",
            "  if (memcmp(link, web, sizeof web - 1) == 0) p = link + sizeof web - 1;",
            "  else if (memcmp(link, app, sizeof app - 1) == 0) p = link + sizeof app - 1;",
            "  else return -1;",
            f"  return n{root}(p, m, 0);",
            "}",
        ]
        return "\n".join(self.lines) + "\n"


def matchers_header(counts):
    return '#pragma once\n#include "reference.h"\n' + "".join(
        f"int match_{count}(const uint8_t *link, Match *match);\n" for count in counts)
