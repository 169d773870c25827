import RoutegenCompiler

/// The diagnostics of a manifest: what Android's patterns cannot say about a route set.
struct AndroidFindings {
  private let matcher: ExplainingMatcher

  /// The host of the links that show a difference.
  private let host: String

  /// Whether Android opens the app for a link of the host.
  private let opens: (String) -> Bool

  private var model: RouteModel { matcher.model }

  private init(
    _ matcher: ExplainingMatcher, host: String, opens: @escaping (String) -> Bool
  ) {
    (self.matcher, self.host, self.opens) = (matcher, host, opens)
  }

  /// The findings about a manifest, with links of the hosts that have filters.
  static func all(of manifest: AndroidManifest, _ matcher: ExplainingMatcher) -> [Diagnostic] {
    let hosts = matcher.model.ownHosts.filter {
      !manifest.hostsWithoutLinks.contains($0.description)
    }
    let none = manifest.hostsWithoutLinks.map {
      Diagnostic.hostWithoutLinks(matcher.model, host: $0)
    }
    guard !hosts.isEmpty else { return none }
    let all = hosts.map { host in
      let filters = manifest.filters.filter { $0.hosts.contains(host.description) }
      return AndroidFindings(matcher, host: matcher.model.exampleHost(of: host)) { link in
        let path = AndroidLink(link).path
        return filters.contains { $0.opens(path: path) }
      }
    }
    let shown = { (claim: Claim) in
      all.lazy.compactMap { $0.witness(of: claim).map(Diagnostic.tooMuch(claim.candidate)) }.first
    }
    let withItems = manifest.claimsWithItems.filter { claim in
      !manifest.wideClaims.contains(where: claim.hasPattern)
    }
    return manifest.omittedClaims.map {
      .notExpressible(
        $0.candidate, by: "Android",
        because: "Android's patterns cannot match these links without matching others")
    }
      + (manifest.wideClaims + withItems).compactMap(shown)
      + manifest.lostExclusions.map { claim in
        Diagnostic.exclusionLost(
          claim.candidate, all.lazy.compactMap { $0.witness(of: claim) }.first, by: "Android")
      } + none
  }

  /// A link near the pattern with which Android opens the app although the app refuses it; `nil` if no
  /// link that is tried shows a difference.
  private func witness(of claim: Claim) -> String? {
    let links = NearbyLinks(claim, model, host: host)
    // A manifest does not look at items, so the path alone shows most differences.
    let shows = { (link: String) in opens(link) && !Claims.opens(link, matcher) }
    return shows(links.pathAlone) ? links.pathAlone : links.all.first(where: shows)
  }
}

extension Diagnostic {
  fileprivate static func tooMuch(_ candidate: Candidate) -> (String) -> Diagnostic {
    { .claimsTooMuch(candidate, $0, isOpened: true, by: "Android") }
  }
}
