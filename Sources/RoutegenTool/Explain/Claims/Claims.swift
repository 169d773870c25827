package import RoutegenCompiler

/// The links of one host, or of one custom scheme, that the app opens: every pattern that they may match,
/// in match order.
///
/// The first claim that a link satisfies decides whether it opens the app, and a link that satisfies none
/// does not open it. Association files, which systems read in the same way, are written from this.
package struct Claims: Sendable {
  package let model: RouteModel

  /// The host, such as `example.com`; empty for a custom scheme.
  package let host: String

  /// The claims in match order.
  package let all: [Claim]

  /// The beginning of a link, to which paths are appended.
  private let origin: String

  /// The beginnings of printed links that have a base.
  private let beginnings: [String]
  let matcher: ExplainingMatcher

  package init(_ matcher: ExplainingMatcher, host: String) {
    let base = matcher.model.bases.base(ofHost: host)
    self.init(matcher, scheme: "https", host: host, base, origin: "https://" + host)
  }

  /// The links of a custom scheme, whose host is the first segment of the path.
  package init(_ matcher: ExplainingMatcher, scheme: String) {
    let base = matcher.model.bases.base(of: .scheme(scheme))
    self.init(matcher, scheme: scheme, host: "", base, origin: scheme + ":/")
  }

  private init(
    _ matcher: ExplainingMatcher, scheme: String, host: String, _ base: [String], origin: String
  ) {
    let model = matcher.model
    self.model = model
    self.host = host
    self.origin = origin + base.asBase
    beginnings = model.bases.all.filter { !$0.base.isEmpty }.map {
      model.linkBeginning(of: $0.origin)
    }
    self.matcher = matcher
    all = matcher.scopes(scheme: scheme, host: host).flatMap(\.patterns)
      .compactMap { Claim($0.candidate, behind: base, model) }
  }

  /// Links near the patterns, of which each pattern matches some.
  package var nearbyLinks: [String] {
    all.flatMap { NearbyLinks($0, model, origin: origin).all }
  }

  /// The links of the examples that open a route, each with this origin.
  package var examples: [String] {
    onOrigin(model.routes.flatMap { $0.examples.filter(\.opens).map(\.link) })
  }

  /// The links of the examples, and links with sample values as they are printed, each with this origin.
  package var writtenLinks: [String] {
    let samples = SampleLinks(matcher)
    return onOrigin(
      model.routes.flatMap { route in
        route.examples.map(\.link) + (route.isUnlinked ? [] : samples.samples(of: route))
      })
  }

  private func onOrigin(_ links: [String]) -> [String] {
    links.map(onOrigin).withoutRepetitions
  }

  /// A link or a path with the origin of the claims.
  private func onOrigin(_ link: String) -> String {
    if let own = beginnings.first(where: link.hasPrefix) {
      let rest = link.dropFirst(own.count)
      return origin + (rest.hasPrefix("/") ? "" : "/") + rest
    }
    var rest = Array(link.utf8)[...]
    var slash = "/"
    if LinkParts.cutScheme(&rest) != nil, rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2).drop { !"/?#".utf8.contains($0) }
      slash = ""
    }
    if rest.first == UInt8(ascii: "/") { slash = "" }
    return origin + slash + String(decoding: rest, as: UTF8.self)
  }

  /// Whether a link opens the app: the truth that association files express.
  package static func opens(_ link: String, _ matcher: ExplainingMatcher) -> Bool {
    matcher.verdict(of: link).map(matcher.model.opens) ?? false
  }
}

extension Claims {
  /// A link that the file itself writes, and that a system treats otherwise than the app does.
  package struct Difference {
    package let link: String

    /// Whether the system opens the app for it.
    package let isOpened: Bool

    /// The pattern that the link matches, or else the one for which the system opens it.
    package let candidate: Candidate
  }

  /// The first of the ``writtenLinks`` of each pattern that a system treats otherwise than the app does.
  ///
  /// - Parameters:
  ///   - others: Patterns of which this is known.
  ///   - decision: Whether the system opens the app for a link, and because of which pattern.
  package func differences(
    besides others: [Claim], decision: (String) -> (opens: Bool, claim: Claim?)
  ) -> [Difference] {
    var known = Set(others.map { PatternID($0.candidate) })
    return writtenLinks.compactMap { link in
      let (isOpened, claim) = decision(link)
      guard isOpened != Self.opens(link, matcher),
        let candidate = matcher.candidate(of: link) ?? claim?.candidate,
        known.insert(PatternID(candidate)).inserted
      else { return nil }
      return Difference(link: link, isOpened: isOpened, candidate: candidate)
    }
  }
}
