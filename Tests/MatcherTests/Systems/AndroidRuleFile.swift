import RoutegenExport
@testable import RoutegenExplain
@testable import RoutegenModel

/// The dynamic rules of a host, and what the system makes of them.
struct AndroidRuleFile: SystemFile {
  static let comparesPrintedLinks = true

  let claims: Claims
  let rules: AndroidRules
  let matcher: AndroidRuleMatcher
  private let app: ExplainingMatcher

  /// - Returns: `nil` if Android discards the rules, because a text is empty.
  init?(_ matcher: ExplainingMatcher, _ host: String) {
    app = matcher
    claims = Claims(matcher, host: host)
    rules = AndroidRules(claims)
    guard let system = AndroidRuleMatcher(rules.rules) else { return nil }
    self.matcher = system
  }

  static func file(of matcher: ExplainingMatcher, host: String) -> AndroidRuleFile? {
    guard let file = AndroidRuleFile(matcher, host) else {
      fatalError("Android discards the rules of '\(matcher.model.name)'")
    }
    return file
  }

  func shouldOpen(_ link: String) -> Bool { Claims.opens(link, app) }

  func opens(_ link: String) -> Bool { matcher.opens(link) }

  func residue(_ link: String, isOpen: Bool) -> String? {
    AndroidRuleResidue(link, isOpen: isOpen, self, app)?.rawValue
  }

  /// The pattern whose rule decides about the link.
  func claim(decidingOn link: String) -> Claim? {
    matcher.decidingRule(of: link).flatMap { rules.claims[$0] }
  }

  /// Whether the path of the rule that decides has the form of a date, a UUID or a URL, whose wildcards may
  /// match a slash.
  func hasForm(decidingOn link: String) -> Bool {
    matcher.decidingRule(of: link).map { number in
      ["??", "http*"].contains { rules.rules[number].path.contains($0) }
    } ?? false
  }

  func isWide(_ claim: Claim) -> Bool {
    rules.wideClaims.contains(where: claim.hasPattern)
  }

  /// Whether no rule can express the pattern.
  func isMissing(_ candidate: Candidate) -> Bool {
    (rules.omittedClaims + rules.lostExclusions).contains { $0.pattern === candidate }
  }

  /// The rules, for messages.
  var text: String {
    rules.rules.map { rule in
      let items = rule.items.isEmpty ? "" : " \(rule.items)"
      let fragment = rule.fragment.map { " #\($0)" } ?? ""
      return (rule.excludes ? "  except " : "  ") + rule.path + items + fragment
    }.joined(separator: "\n")
  }
}
