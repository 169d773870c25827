"""Writes the workload as a `.routes` file, as links, and as a table without types."""
import re

from workload import GROUP, HOST, SCHEME


def placeholder(name, kind):
    return "{%s}" % name if kind == "String" else "{%s: %s}" % (name, kind)


def pattern(segments, keys):
    path = "".join("/" + (text if kind == "word" else placeholder(text, kind)) for kind, text in segments)
    items = "&".join(placeholder(key.name, key.type + "?" if key.optional else key.type) for key in keys)
    return (path or "/") + ("?" + items if items else "")


def routes_file(table, name):
    lines = [f"routes {name}", "", f"scheme {SCHEME}", f"host {HOST}", "payload type", ""]
    for group, text in enumerate(table.groups):
        lines.append(f"/{text} as g{group} {{")
        for route in table.routes[group * GROUP:(group + 1) * GROUP]:
            lines.append(f"    {pattern(route.segments[1:], route.keys)} as {route.name}")
        lines.append("}")
    if not table.groups:
        lines += [f"{pattern(route.segments, route.keys)} as {route.name}" for route in table.routes]
    return "\n".join(lines) + "\n"


def links_file(table):
    return "".join(f"{route}\t{link}\n" for link, route in table.links)


def paths_file(table):
    """Returns the paths in the syntax of Hummingbird."""
    return "".join(
        "/".join(text if kind == "word" else "{" + text + "}" for kind, text in route.segments) + "\n"
        for route in table.routes)


def table_only(generated, name):
    """Returns a route set whose values are only the numbers of routes, to measure the cost of matching alone.

    The table is copied from the generated file, because the rest of a large set takes minutes to compile."""
    literal = re.search(r'RouteTable\(\n( *""".*?""")\)\n', generated, re.DOTALL)
    assert literal, "the generated file has a table in another form"
    return f"""public import RoutegenRuntime

/// A table alone: the value of a link is the number of its route.
public enum {name}: RoutegenRuntime.Route {{
  case route(Int)

  public var _number: Int {{ switch self {{ case .route(let number): return number }} }}

  public func _write(to writer: inout LinkWriter) {{}}

  public static func _make(
    _ index: Int, _ values: borrowing RouteValues
  ) throws(LinkError) -> Self {{ .route(index) }}

  public static func _reads(_ type: Int, _ text: String) -> Bool {{ text.utf8.count == 36 }}

  public static let _table = RouteTable(
{literal[1]})
}}
"""
