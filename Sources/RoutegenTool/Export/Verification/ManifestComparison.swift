package import RoutegenCompiler

/// Compares a deployed `AndroidManifest.xml` with the app.
package struct ManifestComparison {
  package private(set) var findings: [Diagnostic]

  private let deployed: DeployedManifest
  private let matcher: ExplainingMatcher
  private let exported: AndroidManifest

  package init(_ deployed: DeployedManifest, _ matcher: ExplainingMatcher) {
    (self.deployed, self.matcher) = (deployed, matcher)
    exported = AndroidManifest(matcher)
    findings = deployed.problems
    guard !findings.contains(where: { $0.code == .invalidDeployedFile }) else { return }
    for filter in exported.filters {
      for scheme in filter.schemes {
        if filter.hosts.isEmpty { compare(scheme) }
        for host in filter.hosts { compare(scheme, host, filter) }
      }
    }
    findUnneeded()
  }

  // MARK: Links

  private mutating func compare(_ scheme: String) {
    let accepting = deployed.filters.filter { $0.accepts(scheme: scheme) }
    guard !accepting.isEmpty else {
      return missing("the scheme '\(scheme)'") { $0.schemes.contains(where: \.isPlaceholder) }
    }
    compare(Claims(matcher, scheme: scheme).nearbyLinks, accepting) { _ in true }
  }

  /// - Parameters:
  ///   - scheme: `https`, or `http` if the routes accept it.
  ///   - filter: The exported filter that has the host.
  private mutating func compare(_ scheme: String, _ host: String, _ filter: AndroidIntentFilter) {
    guard let pattern = HostPattern(host) else { return }
    let example = matcher.model.exampleHost(of: pattern)
    let start = AndroidLink("\(scheme)://\(example)")
    let accepting = deployed.filters.filter { $0.accepts(start) }
    guard !accepting.isEmpty else {
      return missing("the host '\(host)' with the scheme '\(scheme)'") {
        ($0.hosts + $0.schemes).contains(where: \.isPlaceholder)
      }
    }
    // Other schemes have the same paths.
    guard scheme == "https" else { return }
    let paths = accepting.flatMap { $0.paths.flatMap(\.pattern.examples) }
    let own = paths.filter { $0.utf8.first == UInt8(ascii: "/") }.map { path in
      "https://\(example)" + path.percentEncoded(keeping: LinkMarks.segment + "/")
    }
    let filters = exported.filters.filter { $0.hosts.contains(host) }
    compare(Claims(matcher, host: example).nearbyLinks + own, accepting) { link in
      let path = AndroidLink(link).path
      return filters.contains { $0.opens(path: path) }
    }
  }

  /// - Parameter filters: The filters that accept the scheme and the host of the links.
  private mutating func compare(
    _ links: [String], _ filters: [DeployedIntentFilter],
    exportOpens: @escaping (String) -> Bool
  ) {
    let comparison = LinkComparison(
      matcher: matcher,
      decision: { text in
        let link = AndroidLink(text)
        let place = filters.lazy.compactMap { $0.place(opening: link) }.first
        return LinkDecision(opensApp: place != nil, place: place)
      },
      exportOpens: exportOpens, noun: "intent filter",
      place: filters.last?.span ?? deployed.span)
    // Hosts may share a filter.
    findings += comparison.differences(of: links).filter { new in
      !findings.contains { $0.code == new.code && $0.span == new.span }
    }
  }

  // MARK: Entries

  /// - Parameter mayHave: Whether a filter may have the entry in the place of a placeholder.
  private mutating func missing(
    _ entry: String, unless mayHave: (DeployedIntentFilter) -> Bool
  ) {
    guard !deployed.filters.contains(where: mayHave) else { return }
    findings.append(.missingEntry("no intent filter has \(entry)", at: deployed.span))
  }

  private mutating func findUnneeded() {
    let model = matcher.model
    for filter in deployed.filters {
      for scheme in filter.schemes
      where !scheme.isPlaceholder && !["https", "http"].contains(scheme.text)
        && !model.customSchemes.contains(scheme.text.lowercased())
      {
        findings.append(
          .unneededEntry("the routes have no scheme '\(scheme.text)'", at: scheme.span))
      }
      for host in filter.hosts
      where filter.accepts(scheme: "https") && !host.isPlaceholder && !isDeclared(host.text) {
        findings.append(.unneededEntry("the routes have no host '\(host.text)'", at: host.span))
      }
    }
  }

  private func isDeclared(_ text: String) -> Bool {
    guard let host = HostPattern(text) else { return false }
    return matcher.model.hasHost(host)
  }
}

extension RouteModel {
  /// Whether the routes have the host, a wildcard for it, or a host that it includes.
  func hasHost(_ host: HostPattern) -> Bool {
    declaredHosts.contains { $0.includes(host) || host.includes($0) }
      || !host.isWildcard && mayOpen(host: host.domain)
  }
}
