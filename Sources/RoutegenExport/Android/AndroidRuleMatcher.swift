/// Decides which links the dynamic rules of an `assetlinks.json` file open, as Android does.
///
/// The rules only narrow what the manifest opens. The first rule that matches a link decides, and a link
/// that no rule matches does not open the app.
package struct AndroidRuleMatcher: Sendable {
  private let rules: [Rule]

  /// A rule with its patterns parsed.
  private struct Rule: Sendable {
    let path: AndroidRulePattern

    /// Patterns of which each must match one of the items of a query, as they are written: `key=value`.
    let items: [AndroidRulePattern]
    let fragment: AndroidRulePattern?
    let excludes: Bool

    init?(_ rule: AndroidRule) {
      guard let path = AndroidRulePattern(rule.path) else { return nil }
      if rule.fragment == "" || rule.items.values.contains("") { return nil }
      self.path = path
      items = rule.items.compactMap { AndroidRulePattern($0.key + "=" + $0.value) }
      fragment = rule.fragment.flatMap { AndroidRulePattern($0) }
      excludes = rule.excludes
    }

    func matches(_ link: Parts) -> Bool {
      guard path.matches(link.path) else { return false }
      if let fragment, !(link.fragment.map(fragment.matches) ?? false) { return false }
      return items.allSatisfy { link.items.contains(where: $0.matches) }
    }
  }

  /// Parses the rules; `nil` if a text is empty, for which Android discards all of them.
  package init?(_ rules: [AndroidRule]) {
    self.rules = rules.compactMap(Rule.init)
    guard self.rules.count == rules.count else { return nil }
  }

  /// Whether the rules open the app for a link of the host.
  package func opens(_ link: String) -> Bool {
    decidingRule(of: link).map { !rules[$0].excludes } ?? false
  }

  /// The index of the first rule that matches the link; `nil` if no rule does.
  package func decidingRule(of link: String) -> Int? {
    let parts = Parts(link)
    return rules.firstIndex { $0.matches(parts) }
  }

  /// The parts of a link, decoded, in UTF-16.
  private struct Parts {
    let path: [UInt16]

    /// The parts of the query, which is decoded before it is split.
    let items: [[UInt16]]
    let fragment: [UInt16]?

    init(_ link: String) {
      var rest = Array(link.utf8)[...]
      // The scheme and the slashes after it, then the host.
      rest = rest.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
      rest = rest.drop { !"/?#".utf8.contains($0) }
      let hash = rest.firstIndex(of: UInt8(ascii: "#"))
      fragment = hash.map { Self.decoded(rest[$0...].dropFirst()) }
      rest = rest[..<(hash ?? rest.endIndex)]
      let mark = rest.firstIndex(of: UInt8(ascii: "?"))
      items = mark.map { Self.items(of: Self.decoded(rest[$0...].dropFirst())) } ?? []
      path = Self.decoded(rest[..<(mark ?? rest.endIndex)])
    }

    /// The items between `&`, or, in a query without any, between `;`.
    private static func items(of query: [UInt16]) -> [[UInt16]] {
      let (ampersand, semicolon) = (UInt16(UInt8(ascii: "&")), UInt16(UInt8(ascii: ";")))
      var items = query.split(separator: ampersand, omittingEmptySubsequences: false)
      while items.last?.isEmpty == true { items.removeLast() }
      return (items.count == 1 ? query.split(separator: semicolon) : items).map { Array($0) }
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt16] {
      var bytes: [UInt8] = []
      var rest = text
      while let byte = rest.popFirst() {
        let digits = rest.prefix(2).map { Character(Unicode.Scalar($0)) }
        if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
          let escaped = UInt8(String(digits), radix: 16)
        {
          bytes.append(escaped)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      }
      return Array(String(decoding: bytes, as: UTF8.self).utf16)
    }
  }
}
