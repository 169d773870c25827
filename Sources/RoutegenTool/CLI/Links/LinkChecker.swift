package import RoutegenCompiler

/// Looks up the links of texts in route sets.
package struct LinkChecker: Sendable {
  /// The schemes and hosts of all route sets.
  package let origins: DeclaredOrigins
  private let sets: [LinkedSet]

  /// The number of links of a file that open nothing and for which a similar link is looked up; the cost of each grows
  /// with the number of patterns.
  private static let mostSearches = 1000

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
    var searches = 0
    for link in links where !link.isExpectedToOpenNothing(in: file) {
      // Of a file with very many findings, the rest is counted, and not shown.
      let proposes = findings.count < ShownDiagnostics.mostOfFile && searches < Self.mostSearches
      guard let (set, verdict) = verdict(on: link) else { continue }
      if verdict.opensNothing { searches += 1 }
      findings += LinkFinding(link, set, in: file, proposes: proposes).diagnostics(of: verdict)
    }
    return findings.isEmpty ? [] : LinkSilencing(of: file).shown(findings)
  }

  /// Returns the best verdict of a route set that declares the link; `nil` if there is nothing to decide.
  private func verdict(on link: FoundLink) -> (LinkedSet, LinkVerdict)? {
    let meant = link.meant
    guard !meant.isOnlyOrigin else { return nil }
    let found = sets.filter { $0.declares(meant) }.map { ($0, $0.verdict(on: meant)) }
    return found.min { $0.1.rank < $1.1.rank }
  }
}

/// A text file with links.
struct LinkedFile: BaselinedFile {
  let source: SourceFile
  let path: AbsolutePath
  let settings: Settings
}

/// What a link of a text is for one route set.
enum LinkVerdict {
  /// It opens a route, or it is not known whether it does.
  case good

  /// It opens a route, which prints it otherwise.
  case nonCanonical(route: Int, canonical: String)
  case deprecated(route: Int)

  /// Its time has passed.
  case expired(MatchReport)

  /// No route has it, and the browser opens it.
  case website

  /// Nothing opens it.
  case dead

  /// Whether no route has the link.
  var opensNothing: Bool {
    switch self {
    case .good, .nonCanonical, .deprecated, .expired: false
    case .website, .dead: true
    }
  }

  /// The order in which the verdicts of several route sets are preferred.
  var rank: Int {
    switch self {
    case .good: 0
    case .nonCanonical: 1
    case .deprecated: 2
    case .expired: 3
    case .website: 4
    case .dead: 5
    }
  }
}

extension FoundLink {
  /// Whether the link is an argument of `expectLink(_:opensNothingIn:)`, in a test.
  fileprivate func isExpectedToOpenNothing(in file: SourceFile) -> Bool {
    file.bytes[range.upperBound...].drop { "\"#, \t\r\n".utf8.contains($0) }
      .starts(with: "opensNothingIn:".utf8)
  }
}
