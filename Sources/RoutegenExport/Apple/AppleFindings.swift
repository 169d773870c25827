import RoutegenExplain
import RoutegenModel
import RoutegenSource

/// The diagnostics of an association file: what Apple's patterns cannot say about a route set.
struct AppleFindings {
  private let association: AppleAssociation
  private let matcher: ExplainingMatcher
  private let host: String
  private let system: AppleMatcher

  init(_ association: AppleAssociation, _ matcher: ExplainingMatcher, host: String) {
    (self.association, self.matcher, self.host) = (association, matcher, host)
    system = AppleMatcher(
      association.components, variables: association.variables,
      isCaseSensitive: association.isCaseSensitive)
  }

  var all: [Diagnostic] {
    var findings = association.omittedClaims.map { Diagnostic.notExpressible($0.candidate) }
    findings += association.wideClaims.map(finding)
    if association.isRefinedInPart {
      findings.append(.numbersNotRefined(matcher.model, host: host))
    }
    if !association.claims.contains(where: { $0?.opens == true }) {
      findings.append(.hostWithoutLinks(matcher.model, host: host))
    }
    return findings
  }

  /// The finding about a claim that is wider than its pattern, with a link that shows it.
  private func finding(about claim: Claim) -> Diagnostic {
    for link in NearbyLinks(claim, matcher.model, host: host).all {
      let isOpened = system.opens(link)
      guard isOpened != Claims.opens(link, matcher), let index = system.decidingComponent(of: link),
        association.claims[index]?.candidate === claim.candidate
      else { continue }
      return .claimsTooMuch(claim.candidate, link, isOpened: isOpened)
        .note("the component '\(association.components[index].path)' matches it")
    }
    return .mayClaimTooMuch(claim.candidate)
  }
}

extension Diagnostic {
  fileprivate static func notExpressible(_ candidate: Candidate) -> Diagnostic {
    Diagnostic(
      .notExpressible, "links to '\(candidate.writtenText)' do not open the app on Apple's systems",
      at: candidate.pattern.span
    )
    .note("'$(' begins a variable in an association file, and there is no escape for it")
  }

  fileprivate static func claimsTooMuch(
    _ candidate: Candidate, _ link: String, isOpened: Bool
  ) -> Diagnostic {
    Diagnostic(
      .claimsTooMuch,
      isOpened
        ? "Apple's systems will open the app with '\(link)', which the app refuses"
        : "Apple's systems will not open the app with '\(link)', which the app accepts",
      at: candidate.pattern.span)
  }

  fileprivate static func mayClaimTooMuch(_ candidate: Candidate) -> Diagnostic {
    Diagnostic(
      .claimsTooMuch, "Apple's systems may open the app with links that this pattern refuses",
      at: candidate.pattern.span)
  }

  fileprivate static func numbersNotRefined(_ model: RouteModel, host: String) -> Diagnostic {
    Diagnostic(
      .numbersNotRefined,
      "there are too many numbers to exclude every text that is no number, such as '007'",
      at: model.nameSpan
    )
    .note("a range of at most 200 numbers, such as 'Int in 1...50', needs no exclusions")
  }

  static func hostWithoutLinks(_ model: RouteModel, host: String) -> Diagnostic {
    Diagnostic(.hostWithoutLinks, "no link of '\(host)' opens the app", at: model.nameSpan)
  }
}
