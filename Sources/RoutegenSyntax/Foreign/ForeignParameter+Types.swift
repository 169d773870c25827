/// Types in other forms.
extension ForeignParameter {
  // `{Int}`
  static func typeAlone(_ contents: Contents) -> ForeignParameter? {
    let types = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL"]
    let (type, value) =
      contents.text.cut(at: "=").map { ($0.before, " = \($0.after)") } ?? (contents.text, "")
    guard types.contains(String(type)) else { return nil }
    return ForeignParameter(
      "'\(type)' is a type, and the name of the parameter is missing",
      "\(value.isEmpty ? "id" : "page"): \(type)\(value)")
  }

  // `{id:}`
  static func missingType(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, type.isEmpty, contents.name.isIdentifier else { return nil }
    return ForeignParameter(
      "a type is missing after ':'", "\(contents.name)",
      note: "a parameter without a type is a 'String'")
  }

  // `Array<String>`, `String[]`, `Optional<Int>`, `Map<String, String>`, `[String?]`, `Int!`
  static func genericType(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, let (written, isSame) = translated(type) else { return nil }
    return ForeignParameter(
      "the type is written '\(written)' here", "\(contents.name): \(written)", isSame: isSame,
      note: type.hasSuffix("!")
        ? "a parameter without '?' is never 'nil', so it needs no '!'" : nil,
      at: type)
  }

  private static func translated(_ type: Substring) -> (String, isSame: Bool)? {
    if type.hasSuffix("[]"), type.dropLast(2).isIdentifier {
      return ("[\(here(type.dropLast(2)))]", true)
    }
    if type.hasSuffix("!"), type.dropLast().isIdentifier { return (here(type.dropLast()), false) }
    if type.hasPrefix("["), type.hasSuffix("?]"), type.dropFirst().dropLast(2).isIdentifier {
      return ("[\(here(type.dropFirst().dropLast(2)))]", true)
    }
    guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else { return nil }
    let arguments = type[type.index(after: open)...].dropLast().split(separator: ",")
      .map { here($0.trimmed) }
    guard arguments.allSatisfy({ $0[...].isIdentifier }), let first = arguments.first else {
      return nil
    }
    switch type[..<open].lowercased() {
    case "array", "list", "arraylist", "vector", "sequence": return ("[\(first)]", true)
    case "set", "hashset": return ("[\(first)]", false)
    case "optional", "maybe", "option": return ("\(first)?", true)
    case "dictionary", "map", "hashmap", "record":
      return arguments.count == 2 ? ("[\(first): \(arguments[1])]", true) : nil
    default: return nil
    }
  }

  /// The name that a type has here.
  private static func here(_ name: Substring) -> String {
    ForeignType.meaning(of: String(name))?.name ?? String(name)
  }

  // `newest|top`
  static func alternatives(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type else { return nil }
    let isBlock = type.hasPrefix("enum") && type.hasSuffix("}")
    let isCall = type.hasPrefix("enum(") && type.hasSuffix(")") || isBlock
    let (bare, defaultValue) = isBlock ? (type, "") : type.withoutDefault
    let opening = isBlock ? "{" : "("
    let list = isCall ? type.drop { String($0) != opening }.dropFirst().dropLast() : bare
    let values = list.split(separator: isCall ? "," : "|", omittingEmptySubsequences: false)
      .map(\.unquoted)
    guard values.count > 1, values.allSatisfy({ !$0.isEmpty && $0.isIdentifier }) else {
      return nil
    }
    let known = ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL"]
    if values.allSatisfy({ known.contains(String($0)) }) {
      return ForeignParameter(
        "a parameter can have only one type",
        note: "write a route for each type, and give each of them a name with 'as'", at: type)
    }
    let name = contents.name.prefix(1).uppercased() + contents.name.dropFirst()
    return ForeignParameter(
      "a list of values is an enum", "\(contents.name): \(name)\(defaultValue)",
      note: "declare it: 'enum \(name) { \(values.joined(separator: ", ")) }'", at: type)
  }

  // `\d+`, `[0-9]+`, `[a-z-]+`
  static func regularExpression(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, type.isRegularExpression else { return nil }
    let isNumber = type.contains("\\d") || type.hasPrefix("[0-9]")
    return ForeignParameter(
      "a parameter takes a type, not a regular expression",
      isNumber ? "\(contents.name): Int" : "\(contents.name)",
      note:
        "a list of values is an 'enum'; for other forms, 'type' names a Swift type that reads them",
      at: type)
  }
}

extension Substring {
  /// The text before ` = `, and the rest.
  fileprivate var withoutDefault: (text: Substring, rest: String) {
    cut(at: "=").map { ($0.before, " = \($0.after)") } ?? (self, "")
  }

  fileprivate var unquoted: Substring {
    let text = trimmed
    guard text.count > 1, let first = text.first, first == text.last, "\"'".contains(first) else {
      return text
    }
    return text.dropFirst().dropLast()
  }

  fileprivate var isRegularExpression: Bool {
    if contains("\\") { return true }
    let isClass = hasPrefix("[") && contains("-") || hasPrefix("(") || hasPrefix("^")
    return isClass && !contains(":") || self == ".*" || self == ".+"
  }
}
