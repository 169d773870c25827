import RoutegenExplain
package import RoutegenModel
package import RoutegenSource

/// Compares a deployed `assetlinks.json` file with the app.
///
/// Without dynamic rules, the file names only the app: the manifest lists the links.
package struct AssetLinksComparison {
  private let deployed: DeployedAssetLinks
  private let matcher: ExplainingMatcher
  private let claims: Claims

  package init(_ deployed: DeployedAssetLinks, _ matcher: ExplainingMatcher, host: String) {
    (self.deployed, self.matcher) = (deployed, matcher)
    claims = Claims(matcher, host: host)
  }

  /// The problems of the file, and links that its rules and the app treat differently.
  package var findings: [Diagnostic] {
    guard let rules = deployed.rules, let system = AndroidRuleMatcher(rules) else {
      return deployed.problems
    }
    let exported = AndroidRuleMatcher(AndroidRules(claims).rules)
    let comparison = LinkComparison(
      matcher: matcher,
      decision: { link in
        let rule = system.decidingRule(of: link)
        return LinkDecision(
          opensApp: rule.map { !rules[$0].excludes } ?? false,
          place: rule.map { deployed.places[$0] })
      },
      exportOpens: { exported?.opens($0) ?? false }, noun: "rule",
      place: deployed.places.last ?? deployed.span([]))
    let links = claims.nearbyLinks + rules.map { link(of: $0) } + claims.writtenLinks
    return deployed.problems + comparison.differences(of: links, examples: claims.examples)
  }

  /// A link that a rule matches.
  private func link(of rule: AndroidRule) -> String {
    let plain = { (text: String) in
      text.replacing("*", with: "some").replacing("?", with: "x")
        .percentEncoded(keeping: LinkMarks.segment + "/")
    }
    let query = rule.items.sorted { $0.key < $1.key }
      .map { "\(plain($0.key))=\(plain($0.value))" }.joined(separator: "&")
    let path = plain(rule.path)
    return "https://\(claims.host)\(path.hasPrefix("/") ? "" : "/")\(path)"
      + (query.isEmpty ? "" : "?" + query) + (rule.fragment.map { "#" + plain($0) } ?? "")
  }
}
