"""Writes the workload as hand-written code: an enum, `URLComponents` and a `switch` over strings."""
from workload import GROUP, HOST, SCHEME

PRELUDE = f"""import Foundation

func item(_ key: String, _ items: [URLQueryItem]) -> String? {{
  items.first {{ $0.name == key }}?.value
}}

func number(_ key: String, _ items: [URLQueryItem]) -> Int? {{
  item(key, items).flatMap {{ Int($0) }}
}}
"""


class Writer:
    def __init__(self, table, name, conformances="Sendable"):
        self.table, self.name, self.conformances = table, name, conformances

    def case(self, route):
        fields = ", ".join(f"{n}: {kind}{'?' if optional else ''}" for n, kind, optional in route.parameters)
        return f"case {route.name}" + (f"({fields})" if fields else "")

    def enum(self):
        if not self.table.groups:
            return [f"public enum {self.name}: {self.conformances} {{"] + [
                f"  {self.case(r)}" for r in self.table.routes] + ["}"]
        lines = [f"public enum {self.name}: {self.conformances} {{"]
        lines += [f"  case g{g}(G{g})" for g in range(len(self.table.groups))]
        for g in range(len(self.table.groups)):
            lines.append(f"  public enum G{g}: {self.conformances} {{")
            lines += [f"    {self.case(r)}" for r in self.table.routes[g * GROUP:(g + 1) * GROUP]]
            lines.append("  }")
        return lines + ["}"]

    def arrive(self, route, indent):
        lines, labels = [], []
        for key in route.keys:
            reader = "number" if key.type == "Int" else "item"
            call = f'{reader}("{key.name}", items)'
            if not key.optional:
                lines.append(f"{indent}guard let {key.name} = {call} else {{ return nil }}")
            labels.append(f"{key.name}: {call if key.optional else key.name}")
        labels = [f"{n}: {n}" for kind, n in route.segments if kind != "word"] + labels
        values = f"({', '.join(labels)})" if labels else ""
        return lines + [f"{indent}return .{route.name}{values}"]

    def node(self, node, depth, indent, name):
        lines = []
        if node.route is not None:
            lines.append(f"{indent}if segments.count == {depth} {{")
            lines += self.arrive(self.table.routes[node.route], indent + "  ")
            lines.append(f"{indent}}}")
        if not node.words and not node.child:
            return lines + [f"{indent}return nil"]
        lines += [f"{indent}guard segments.count > {depth} else {{ return nil }}", f"{indent}switch segments[{depth}] {{"]
        for text, child in sorted(node.words.items()):
            lines.append(f'{indent}case "{text}":')
            lines += self.node(child, depth + 1, indent + "  ", name)
        lines.append(f"{indent}default:")
        if node.child:
            parameter = "abc"[name]
            value = {"Int": f"Int(segments[{depth}])", "UUID": f"UUID(uuidString: segments[{depth}])"}.get(node.type)
            if value:
                lines.append(f"{indent}  guard let {parameter} = {value} else {{ return nil }}")
            else:
                lines.append(f"{indent}  let {parameter} = segments[{depth}]")
            lines += self.node(node.child, depth + 1, indent + "  ", name + 1)
        else:
            lines.append(f"{indent}  return nil")
        return lines + [f"{indent}}}"]

    def read(self, owner, node, depth):
        head = [f"extension {owner} {{", f"  static func read(_ segments: [String], _ items: [URLQueryItem]) -> {owner}? {{"]
        return head + self.node(node, depth, "    ", 0) + ["  }", "}"]

    def parser(self):
        lines = [
            f"extension {self.name} {{",
            "  public init?(_ link: String) {",
            "    guard let components = URLComponents(string: link) else { return nil }",
            '    var segments = components.path.split(separator: "/").map(String.init)',
            "    switch components.scheme {",
            f'    case "{SCHEME}": segments.insert(components.host ?? "", at: 0)',
            f'    case "https": guard components.host == "{HOST}" else {{ return nil }}',
            "    default: return nil",
            "    }",
            "    guard !segments.isEmpty else { return nil }",
            "    guard let route = Self.read(segments, components.queryItems ?? []) else { return nil }",
            "    self = route",
            "  }",
            "}",
        ]
        if not self.table.groups:
            return lines + self.read(self.name, self.table.root, 0)
        lines += [f"extension {self.name} {{",
                  f"  static func read(_ segments: [String], _ items: [URLQueryItem]) -> {self.name}? {{",
                  "    switch segments[0] {"]
        for g, text in enumerate(self.table.groups):
            lines.append(f'    case "{text}": return G{g}.read(segments, items).map {{ .g{g}($0) }}')
        lines += ["    default: return nil", "    }", "  }", "}"]
        for g, text in enumerate(self.table.groups):
            lines += self.read(f"{self.name}.G{g}", self.table.root.words[text], 1)
        return lines

    def write(self):
        enum = "\n".join(self.enum())
        prelude = PRELUDE.replace("import", "public import", 1) if "UUID" in enum else PRELUDE
        return prelude + enum + "\n" + "\n".join(self.parser()) + "\n"

    # Printing

    def bindings(self, route):
        names = ", ".join(f"let {n}" for n, _, _ in route.parameters)
        return f"case .{route.name}" + (f"({names}):" if names else ":")

    def appended(self, route):
        lines, text = [], f"{SCHEME}:/"
        for kind, name in route.segments:
            if kind == "word":
                text += "/" + name
                continue
            lines.append(f'link += "{text}/"')
            lines.append({"Int": f"link += String({name})", "UUID": f"link += {name}.uuidString"}.get(
                kind, f"link.appendEscaped({name})"))
            text = ""
        if text:
            lines.append(f'link += "{text}"')
        if route.keys:
            lines.append('var mark = "?"')
        for key in route.keys:
            write = f"String({key.name})" if key.type == "Int" else key.name
            call = f'link.appendItem("{key.name}", {write}, &mark)'
            lines.append(f"if let {key.name} {{ {call} }}" if key.optional else call)
        return lines

    def composed(self, route):
        path = "".join(
            "/" + (n if kind == "word" else f"\\({n}.uuidString)" if kind == "UUID" else f"\\({n})")
            for kind, n in route.segments[1:])
        lines = [f'components.host = "{route.segments[0][1]}"', f'components.path = "{path}"']
        if route.keys:
            lines.append("var items: [URLQueryItem] = []")
        for key in route.keys:
            value = f"String({key.name})" if key.type == "Int" else key.name
            call = f'items.append(URLQueryItem(name: "{key.name}", value: {value}))'
            lines.append(f"if let {key.name} {{ {call} }}" if key.optional else call)
        if route.keys:
            lines.append("if !items.isEmpty { components.queryItems = items }")
        return lines

    def printers(self):
        lines = ["import Foundation"]
        kinds = [("append", "to link: inout String", "to: &link", self.appended),
                 ("compose", "_ components: inout URLComponents", "&components", self.composed)]
        for name, parameter, argument, body in kinds:
            groups = [(f"{self.name}.G{g}", self.table.routes[g * GROUP:(g + 1) * GROUP])
                      for g in range(len(self.table.groups))] or [(self.name, self.table.routes)]
            for owner, routes in groups:
                lines += [f"extension {owner} {{", f"  func {name}({parameter}) {{", "    switch self {"]
                for route in routes:
                    lines += ["    " + self.bindings(route)] + ["      " + line for line in body(route)]
                lines += ["    }", "  }", "}"]
            if self.table.groups:
                lines += [f"extension {self.name} {{", f"  func {name}({parameter}) {{", "    switch self {"]
                lines += [f"    case .g{g}(let group): group.{name}({argument})" for g in range(len(self.table.groups))]
                lines += ["    }", "  }", "}"]
        lines += [PRINTERS % (self.name, SCHEME)]
        return "\n".join(lines) + "\n"


PRINTERS = """
extension %s {
  /// The link, assembled by appending texts.
  public func appended() -> String {
    var link = ""
    append(to: &link)
    return link
  }

  /// The link, composed by Foundation.
  public func composed() -> String? {
    var components = URLComponents()
    components.scheme = "%s"
    compose(&components)
    return components.string
  }
}

extension String {
  fileprivate mutating func appendItem(_ key: String, _ value: String, _ mark: inout String) {
    self += mark
    mark = "&"
    self += key
    self += "="
    appendEscaped(value)
  }

  fileprivate mutating func appendEscaped(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0.isPlain }
    guard !isPlain else { return self += text }
    for byte in text.utf8 {
      if byte.isPlain {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        self += byte < 16 ? "%%0" : "%%"
        self += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case 48...57, 65...90, 97...122, 45, 46, 95, 126: true
    default: false
    }
  }
}
"""
