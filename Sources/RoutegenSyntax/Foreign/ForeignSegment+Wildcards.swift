/// The notations of choices, optional parts and wildcards, each with the tools that have it.
extension ForeignSegment {
  // `?q=*`
  static func anyValue(_ text: String, of key: String) -> ForeignSegment? {
    guard text == "*" || text == ".*" else { return nil }
    return ForeignSegment("any value", key.isName ? "{\(key)}" : "{value}")
  }

  // `?tab=info|posts`
  static func choice(_ text: String, of key: String) -> ForeignSegment? {
    let values = text.split(separator: "|", omittingEmptySubsequences: false)
    guard values.count > 1, values.allSatisfy(\.isPlain), key.isName else { return nil }
    let type = key.prefix(1).uppercased() + key.dropFirst()
    return ForeignSegment(
      "a choice of values", "{\(key): \(type)}",
      note: "declare the values: 'enum \(type) { \(values.joined(separator: ", ")) }'")
  }

  // Rails, AASA: `(a|b)`, `(/start)`, `(start)`
  static func parentheses(_ text: String) -> ForeignSegment? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let before = text[..<open]
    let inner = text[text.index(after: open)...].dropLast()
    if inner.contains("|"), !inner.contains(where: { "\\[(?*+".contains($0) }) {
      let patterns = inner.split(separator: "|").map { "\(before)\($0)" }
      let others = patterns.dropFirst().map { "'also /\($0)'" }.joined(separator: " and ")
      return ForeignSegment(
        "a choice of texts", patterns.first,
        note: "the other pattern is a line of its own: \(others)")
    }
    if let found = optionalParts(text, before: String(before)) { return found }
    guard inner.allSatisfy({ $0.isLetter || $0.isNumber || "/:_-{}".contains($0) }) else {
      return nil
    }
    if let name = inner.parameterName {
      var found = ForeignSegment(
        "an optional part", String(before).isEmpty ? nil : String(before))
      found.note =
        "for one route with and without it, write '/\(before)?{\(name): String?}', "
        + "and below it 'also /\(before)/{\(name)}'"
      return found
    }
    if inner.hasPrefix("/") {
      let whole = "/\(before)\(inner)"
      return ForeignSegment(
        "an optional part", String(before).isEmpty ? nil : String(before),
        note: "a pattern with the part is another line: 'also \(whole)'")
    }
    guard before.isEmpty else { return nil }
    return ForeignSegment(
      "an optional part", String(inner), note: "for links without it, 'also' adds another pattern")
  }

  // `users(/:id)(/edit)`
  private static func optionalParts(_ text: String, before: String) -> ForeignSegment? {
    let parts = text.dropFirst(before.count).split(separator: "(")
    guard parts.count > 1, parts.allSatisfy({ $0.hasPrefix("/") && $0.hasSuffix(")") }) else {
      return nil
    }
    return ForeignSegment(
      "text with optional parts", before.isEmpty ? nil : before,
      note: "each pattern is a line of its own: 'also' adds patterns to a route")
  }

  // `home|start`
  static func alternatives(_ text: String) -> ForeignSegment? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy(\.isPlain) else { return nil }
    let others = parts.dropFirst().map { "'also /\($0)'" }.joined(separator: " and ")
    return ForeignSegment(
      "a choice of texts", String(parts[0]),
      note: "the other pattern is a line of its own: \(others)")
  }

  // Globs: `*`, `**`, `*path`, `*.html`
  static func star(_ text: String, isLast: Bool) -> ForeignSegment? {
    let name = String(text.drop { $0 == "*" })
    guard text.hasPrefix("*") else {
      return text == "..." ? ForeignSegment("the rest of the path", "{path...}") : nil
    }
    if name.isEmpty {
      if !isLast, text.count > 1 {
        return ForeignSegment(
          "any number of segments", "{name}",
          note: "only the end of a path can be any number of segments: '{path...}'")
      }
      let isRest = isLast
      return ForeignSegment(
        isRest ? "the rest of the path" : "a wildcard for a segment",
        isRest ? "{path...}" : "{name}")
    }
    if name.isName { return ForeignSegment("the rest of the path", "{\(name)...}") }
    return name.hasPrefix(".") ? ForeignSegment("a wildcard for a segment", "{name}\(name)") : nil
  }

  // Regular expressions: `\d+`, `([0-9]+)`, `.*`, `home$`
  static func regularExpression(_ text: String) -> ForeignSegment? {
    let meaning = "a regular expression"
    if [".*", ".+", "(.*)", "(.+)"].contains(text) { return ForeignSegment(meaning, "{path...}") }
    if text.matchesDigits { return ForeignSegment(meaning, "{id: Int}") }
    if text.contains("\\w") || text.contains("[a-z") || text.contains("[^/]") {
      return ForeignSegment(meaning, "{name}")
    }
    if text.hasSuffix("$"), text.dropLast().isPlain {
      return ForeignSegment(meaning, String(text.dropLast()))
    }
    if text.hasPrefix("^"), text.dropFirst().isPlain {
      return ForeignSegment(meaning, String(text.dropFirst()))
    }
    return nil
  }

  // An optional segment: `archive?/2024`; at the end, the `?` may begin an unfinished query.
  static func optional(_ text: String, isLast: Bool) -> ForeignSegment? {
    guard text.hasSuffix("?"), text.dropLast().isPlain, !isLast else { return nil }
    let name = String(text.dropLast())
    return ForeignSegment(
      "an optional part", name, note: "for links without '/\(name)', 'also' adds another pattern")
  }

  // A browser changes `\` to `/`, so no link has it.
  static func backslash(_ text: String) -> ForeignSegment? {
    guard text.contains("\\"), !text.contains("(") else { return nil }
    return ForeignSegment("a '/'", String(text.map { $0 == "\\" ? "/" : $0 }))
  }
}

extension Substring {
  /// The name in `/:id`, `/{id}` and `/<id>`.
  fileprivate var parameterName: Substring? {
    guard hasPrefix("/"), let mark = dropFirst().first, ":{<".contains(mark) else { return nil }
    let name = dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = dropFirst(2 + name.count)
    return name.isEmpty || !["", "}", ">"].contains(rest) ? nil : name
  }
}
