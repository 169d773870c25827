/// The notations of placeholders, each with the tools that have it.
extension ForeignSegment {
  static let placeholder = "a placeholder"

  // Express, Rails, Vue: `:id`, `:id?`, `:id(\d+)`, `:path*`
  static func colon(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix(":") else { return nil }
    let name = text.dropFirst().identifier
    guard !name.isEmpty else { return nil }
    let rest = text.dropFirst(1 + name.count)
    switch rest {
    case "": return ForeignSegment(placeholder, "{\(name)}")
    case "*", "+", "(.*)", "(.*)*": return ForeignSegment("the rest of the path", "{\(name)...}")
    case "?":
      var optional = ForeignSegment("an optional placeholder", "{\(name)}")
      optional.optionalName = String(name)
      return optional
    default:
      if rest.hasPrefix("(.:") || rest.hasPrefix("(/") {
        return ForeignSegment("a placeholder with an optional part", "{\(name)}")
      }
      guard !rest.hasPrefix("(") else {
        let type = rest.matchesDigits ? ": Int" : ""
        return ForeignSegment("a placeholder with a regular expression", "{\(name)\(type)}")
      }
      return mixedColons(text)
    }
  }

  // Regular expressions: `(?<id>\d+)`, `(?P<id>[0-9]+)`
  static func namedGroup(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix("(?"), text.hasSuffix(")"), let open = text.firstIndex(of: "<"),
      let close = text[open...].firstIndex(of: ">")
    else { return nil }
    let name = String(text[text.index(after: open)..<close])
    guard name.isName else { return nil }
    let form = text[text.index(after: close)...].dropLast()
    let type = String(form).matchesDigits ? ": Int" : ""
    return ForeignSegment("a regular expression", "{\(name)\(type)}")
  }

  // Express: `:slug.html`, `:from-:to`
  static func mixedColons(_ text: String) -> ForeignSegment? {
    var replacement = ""
    var rest = text[...]
    while let first = rest.first {
      let name = first == ":" ? rest.dropFirst().identifier : ""
      if first == ":", name.isEmpty { return nil }
      replacement += name.isEmpty ? String(first) : "{\(name)}"
      rest = rest.dropFirst(name.isEmpty ? 1 : 1 + name.count)
    }
    return ForeignSegment("text with placeholders", replacement)
  }

  // Flask, Django: `<id>`, `<int:id>`; others: `<id:int>`
  static func angleBrackets(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ":").map(String.init)
    guard parts.allSatisfy({ $0.isName }), (1...2).contains(parts.count) else { return nil }
    if parts.count == 1 { return ForeignSegment(placeholder, "{\(parts[0])}") }
    let (first, second) = (parts[0], parts[1])
    if first == "path" { return ForeignSegment("the rest of the path", "{\(second)...}") }
    if let type = ForeignType.name(of: first) { return typed(second, type) }
    if let type = ForeignType.name(of: second) { return typed(first, type) }
    return ForeignSegment(placeholder, "{\(second)}")
  }

  static func typed(_ name: String, _ type: String) -> ForeignSegment {
    ForeignSegment(placeholder, type == "String" ? "{\(name)}" : "{\(name): \(type)}")
  }

  // Next.js, Astro: `[id]`, `[...path]`, `[[...path]]`
  static func squareBrackets(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let isOptional = text.hasPrefix("[[") && text.hasSuffix("]]")
    let name = String(text.dropFirst(isOptional ? 2 : 1).dropLast(isOptional ? 2 : 1))
    if name.isName {
      var found = ForeignSegment(
        isOptional ? "an optional placeholder" : placeholder, "{\(name)}")
      if isOptional { found.optionalName = name }
      return found
    }
    guard name.hasPrefix("..."), String(name.dropFirst(3)).isName else { return nil }
    return ForeignSegment(
      "the rest of the path", "{\(name.dropFirst(3))...\(isOptional ? "?" : "")}")
  }

  // Texts with values in them: `$id`, `${id}`, `\(id)`
  static func interpolation(_ text: String) -> ForeignSegment? {
    for (start, end) in [("${", "}"), ("\\(", ")"), ("$(", ")"), ("$", "")] {
      guard text.hasPrefix(start), text.hasSuffix(end) else { continue }
      let name = String(text.dropFirst(start.count).dropLast(end.count))
      guard name.isName else { continue }
      var found = ForeignSegment("string interpolation", "{\(name)}")
      if start == "${" { found.markedPlaceholder = "%24{\(name)}" }
      return found
    }
    return nil
  }

  // printf and NSString: `%d`, `%@`
  static func format(_ text: String) -> ForeignSegment? {
    let types = [
      "%d": "{id: Int}", "%i": "{id: Int}", "%ld": "{id: Int}", "%lld": "{id: Int}",
      "%u": "{id: UInt}", "%f": "{value: Double}", "%s": "{id}", "%@": "{id}", "%1$@": "{id}",
      "%1$s": "{id}", "%1$d": "{id: Int}", "%i$": "{id: Int}",
    ]
    return types[text].map { ForeignSegment("a format specifier", $0) }
  }

  // Laravel-like: `id:Int`
  static func typed(_ text: String) -> ForeignSegment? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0].isName, parts[1].isName, parts[1] != parts[1].lowercased(),
      let type = ForeignType.name(of: parts[1])
    else { return nil }
    return typed(parts[0], type)
  }
}
