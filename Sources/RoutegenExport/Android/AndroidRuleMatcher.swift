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

    func matches(_ link: AndroidLink) -> Bool {
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
    let link = AndroidLink(link)
    return rules.firstIndex { $0.matches(link) }
  }
}
