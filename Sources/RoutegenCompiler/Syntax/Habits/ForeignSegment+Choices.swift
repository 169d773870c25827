/// Choices and optional parts of segments: what they are in a row of habits would be a list.
extension ForeignSegment {
  // Rails, AASA: `(a|b)`, `(/start)`, `(start)`
  static func parentheses(_ text: String) -> ForeignSegment? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let before = text[..<open]
    let inner = text[text.index(after: open)...].dropLast()
    if inner.contains(")(") {
      return ForeignSegment(
        "text with optional parts", before.isEmpty ? nil : String(before),
        note: "each pattern is a line of its own: 'also' adds patterns to a route")
    }
    if let choice = alternatives(String(inner), before: before) { return choice }
    if before.isEmpty, inner.contains(":"), !inner.contains("/") {
      return ForeignSegment(
        "a placeholder",
        PlaceholderReader(String(inner), in: .segment(isLast: false)).replacement)
    }
    guard inner.allSatisfy({ $0.isLetter || $0.isNumber || "/:_-{}".contains($0) }) else {
      return nil
    }
    let name = inner.dropFirst(2).identifier
    if ["/:", "/{", "/<"].contains(inner.prefix(2)), inner.count - name.count < 4 {
      let segment = "{\(name): String?}"
      return ForeignSegment("an optional part", before.isEmpty ? segment : "\(before)/\(segment)")
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

  // `?tab=info|posts`
  static func choice(_ text: String, of key: String) -> ForeignSegment? {
    let values = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard values.count > 1, values.allSatisfy(\.isPlain) else { return nil }
    if key.isEmpty {
      let meant = MeantParameter(name: values[0], otherKeys: Array(values.dropFirst()))
      return ForeignSegment("several keys of an item", meant.text(in: .item))
    }
    let meant = MeantParameter(name: key.isName ? key : "value", values: values)
    let declaration = meant.declaration ?? ""
    return ForeignSegment(
      "a choice of values", "\(declaration)\n\(meant.text(in: .item))",
      note: "declare the values: '\(declaration)'")
  }

  // `home|start`
  static func alternatives(_ text: String, before: Substring = "") -> ForeignSegment? {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy(\.isPlain) else { return nil }
    let others = parts.dropFirst().map { "'also /\(before)\($0)'" }.joined(separator: " and ")
    return ForeignSegment(
      "a choice of texts", "\(before)\(parts[0])",
      note: "the other pattern is a line of its own: \(others)")
  }
}
