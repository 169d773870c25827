import RoutegenExport
import Testing

@testable import RoutegenModel

/// The dynamic rules of a host, and what the system makes of them.
struct AndroidRuleFile {
  let claims: Claims
  let rules: AndroidRules
  let matcher: AndroidRuleMatcher

  init(_ matcher: ExplainingMatcher, _ host: String) throws {
    claims = Claims(matcher, host: host)
    rules = AndroidRules(claims)
    self.matcher = try #require(AndroidRuleMatcher(rules.rules), "an empty text")
  }

  /// The pattern whose rule decides about the link.
  func claim(decidingOn link: String) -> Claim? {
    matcher.decidingRule(of: link).flatMap { rules.claims[$0] }
  }

  func isWide(_ candidate: Candidate) -> Bool {
    rules.wideClaims.contains { $0.candidate === candidate }
  }

  /// Whether no rule can express the pattern.
  func isMissing(_ candidate: Candidate) -> Bool {
    (rules.omittedClaims + rules.lostExclusions).contains { $0.candidate === candidate }
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
