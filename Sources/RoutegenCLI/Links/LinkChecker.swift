import RoutegenGenerate
package import RoutegenLinks
package import RoutegenModel
package import RoutegenSource

/// Looks up the links of texts in route sets.
package struct LinkChecker: Sendable {
  /// The schemes and hosts of all route sets.
  package let origins: DeclaredOrigins
  private let sets: [LinkedSet]

  /// - Parameter now: The current time in seconds since 1970; `nil` if there is no clock.
  package init(_ models: [RouteModel], now: Double?) {
    origins = DeclaredOrigins(models)
    sets = models.map { LinkedSet($0, now: now) }.filter { !$0.origins.isEmpty }
  }

  /// Returns what is wrong with the links of a file, in their order; the comments of the file silence it.
  ///
  /// - Parameter links: The links of the file, from `foundLinks(in:to:)`.
  package func findings(about links: [FoundLink], in file: SourceFile) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for link in links {
      // Of a file with very many findings, the rest is counted, and not shown.
      let proposes = findings.count < ShownDiagnostics.mostOfFile
      if let found = finding(about: link, in: file, proposes) { findings.append(found) }
    }
    return findings.isEmpty ? [] : LinkSilencing(of: file).shown(findings)
  }

  /// Returns what is wrong with a link; `nil` if a route set opens it as it is, or if that is not decided.
  private func finding(
    about link: FoundLink, in file: SourceFile, _ proposes: Bool
  ) -> Diagnostic? {
    guard !link.isOnlyOrigin else { return nil }
    let found = sets.filter { $0.declares(link) }.map { ($0, $0.verdict(on: link)) }
    guard let (set, verdict) = found.min(by: { $0.1.rank < $1.1.rank }) else { return nil }
    return LinkFinding(link, set, in: file, proposes: proposes).diagnostic(of: verdict)
  }
}
