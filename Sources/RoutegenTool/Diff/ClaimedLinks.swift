import RoutegenCompiler

/// The web links that open the app in a version of a route set, as the association files of its hosts say.
final class ClaimedLinks {
  private let matcher: ExplainingMatcher
  private var files: [String: File] = [:]

  /// The files by the patterns and the base of which they are made: hosts of one block have the same.
  private var filesOfPatterns: [Patterns: File] = [:]

  private struct Patterns: Hashable {
    let patterns: [PatternID]
    let base: [String]
  }

  /// What the file of a host says.
  private final class File {
    let association: AppleAssociation
    private(set) lazy var matcher = association.matcher

    init(_ association: AppleAssociation) { self.association = association }
  }

  init(_ matcher: ExplainingMatcher) {
    self.matcher = matcher
  }

  /// Whether the file of the link's host opens the app for it.
  func opens(_ link: String) -> Bool { file(of: Self.host(of: link)).matcher.opens(link) }

  /// Whether the file of an origin is the same in another version.
  func haveSameFile(_ other: ClaimedLinks, at origin: ComparedOrigin) -> Bool {
    let host = Self.host(of: origin.text)
    let (file, otherFile) = (file(of: host).association, other.file(of: host).association)
    return file.components == otherFile.components && file.variables == otherFile.variables
      && file.isCaseSensitive == otherFile.isCaseSensitive
  }

  /// Links near a pattern that a file opens because of it, whether the pattern matches them or not.
  func links(near candidate: Candidate, at origin: ComparedOrigin) -> [String] {
    let host = Self.host(of: origin.text)
    let file = file(of: host)
    let base = matcher.model.bases.base(ofHost: host)
    guard let claim = Claim(candidate, behind: base, matcher.model) else { return [] }
    return NearbyLinks(claim, matcher.model, host: host).all.filter { link in
      let deciding = file.matcher.decidingComponent(of: link).flatMap {
        file.association.claims[$0]
      }
      return deciding.map { $0.hasPattern(of: claim) } ?? false
    }
  }

  /// The units of work to find out whether the file of the link's host opens links near a pattern.
  func work(near link: String) -> Int {
    file(of: Self.host(of: link)).association.components.reduce(0) { $0 + $1.path.utf8.count } / 4
  }

  private func file(of host: String) -> File {
    if let known = files[host] { return known }
    let claims = Claims(matcher, host: host)
    let patterns = Patterns(
      patterns: claims.all.map { PatternID($0.candidate) },
      base: matcher.model.bases.base(ofHost: host))
    let file = filesOfPatterns[patterns] ?? File(AppleAssociation(claims))
    (files[host], filesOfPatterns[patterns]) = (file, file)
    return file
  }

  private static func host(of link: String) -> String {
    let rest = link.drop { $0 != "/" }.dropFirst(2)
    return String(rest.prefix { !"/?#".contains($0) })
  }
}
