import RoutegenCompiler

/// The diagnostics of an association file: what Apple's patterns cannot say about a route set.
struct AppleFindings {
  private let association: AppleAssociation
  private let claims: Claims
  private let matcher: ExplainingMatcher
  private let host: String
  private let system: AppleMatcher

  init(_ association: AppleAssociation, _ claims: Claims, _ matcher: ExplainingMatcher) {
    (self.association, self.claims, self.matcher) = (association, claims, matcher)
    host = claims.host
    system = association.matcher
  }

  var all: [Diagnostic] {
    var findings = association.omittedClaims.map {
      Diagnostic.notExpressible(
        $0.candidate, by: "Apple's systems",
        because: "'$(' begins a variable in an association file, and there is no escape for it")
    }
    findings += association.wideClaims.map(finding)
    findings += association.lostExclusions.compactMap(lost)
    let told = association.wideClaims + association.omittedClaims + association.lostExclusions
    findings += claims.differences(besides: told, decision: decision).map {
      .claimsTooMuch($0.candidate, $0.link, isOpened: $0.isOpened, by: "Apple's systems")
    }
    if association.isRefinedInPart {
      findings.append(.numbersNotRefined(matcher.model, host: host))
    }
    if !association.claims.contains(where: { $0?.opens == true }) {
      findings.append(.hostWithoutLinks(matcher.model, host: host))
    }
    return findings
  }

  private func decision(_ link: String) -> (opens: Bool, claim: Claim?) {
    let component = system.decidingComponent(of: link)
    return (
      component.map { !association.components[$0].excludes } ?? false,
      component.flatMap { association.claims[$0] }
    )
  }

  /// The finding about a pattern that closes no links, unless no other pattern opens them.
  private func lost(_ claim: Claim) -> Diagnostic? {
    NearbyLinks(claim, matcher.model, host: host).all
      .first { system.opens($0) && !Claims.opens($0, matcher) }
      .map { .exclusionLost(claim.candidate, $0, by: "Apple's systems") }
  }

  /// The finding about a claim that is wider than its pattern, with a link that shows it.
  private func finding(about claim: Claim) -> Diagnostic {
    for link in NearbyLinks(claim, matcher.model, host: host).all {
      let isOpened = system.opens(link)
      guard isOpened != Claims.opens(link, matcher), let index = system.decidingComponent(of: link),
        association.claims[index]?.hasPattern(of: claim) == true
      else { continue }
      return .claimsTooMuch(claim.candidate, link, isOpened: isOpened, by: "Apple's systems")
        .note("the component '\(association.components[index].path)' matches it")
    }
    return Diagnostic(
      .claimsTooMuch, "Apple's systems may open the app with links that this pattern refuses",
      at: claim.candidate.pattern.span)
  }
}

extension Diagnostic {
  fileprivate static func numbersNotRefined(_ model: RouteModel, host: String) -> Diagnostic {
    Diagnostic(
      .numbersNotRefined,
      "there are too many numbers to exclude every text that is no number, such as '007'",
      at: model.nameSpan,
      note: "a range of at most 200 numbers, such as 'Int in 1...50', needs no exclusions")
  }
}
