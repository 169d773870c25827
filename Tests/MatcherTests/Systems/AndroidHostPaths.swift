import Foundation
@testable import RoutegenCompiler
@testable import RoutegenTool

/// The filters of a manifest for one host, and the patterns that decide about its paths in the app.
struct AndroidHostPaths: SystemFile {
  static let comparesPrintedLinks = false

  let matcher: ExplainingMatcher
  let manifest: AndroidManifest
  let claims: Claims
  private let filters: [AndroidIntentFilter]

  static func file(of matcher: ExplainingMatcher, host: String) -> AndroidHostPaths? {
    AndroidHostPaths(matcher, AndroidManifest(matcher), host)
  }

  /// Whether the app opens some link with the path.
  func shouldOpen(_ link: String) -> Bool {
    matcher.parts(of: link).flatMap(decidingClaim)?.opens ?? false
  }

  func opens(_ link: String) -> Bool { opens(path: path(of: link)) }

  func residue(_ link: String, isOpen: Bool) -> String? {
    guard let parts = matcher.parts(of: link) else { return "malformed" }
    return AndroidPathResidue(path(of: link), parts, self)?.rawValue
  }

  /// - Returns: `nil` if the file does not name the host, which only `host *` may accept.
  init?(_ matcher: ExplainingMatcher, _ manifest: AndroidManifest, _ host: String) {
    self.matcher = matcher
    self.manifest = manifest
    claims = Claims(matcher, host: host)
    filters = manifest.filters.filter { filter in
      filter.hosts.contains { HostPattern($0)?.covers(host) ?? false }
    }
    if filters.isEmpty,
      !manifest.hostsWithoutLinks.contains(where: { HostPattern($0)?.covers(host) ?? false })
    {
      return nil
    }
  }

  /// The path of a link, decoded.
  private func path(of link: String) -> String {
    let rest = link.unicodeScalars.dropFirst("https://".count)
      .drop { !"/?#".unicodeScalars.contains($0) }
    let path = String(rest.prefix { $0 != "?" && $0 != "#" })
    return path.removingPercentEncoding ?? path
  }

  private func opens(path: String) -> Bool { filters.contains { $0.opens(path: path) } }

  /// The patterns of which a filter opens the path.
  func claims(opening path: String) -> [Claim] {
    filters.flatMap(\.paths).filter { $0.glob.matches(path) }.map(\.claim)
  }

  /// The pattern that decides about the path: the first one that opens a link with it, or closes all.
  func decidingClaim(of parts: LinkParts) -> Claim? {
    claims.all.first { claim in
      guard let path = matcher.captures(of: claim.segments, parts), path.firstUnreadable == nil
      else { return false }
      return claim.opens || !claim.candidate.requiresItems
    }
  }

  /// Whether a pattern has a number in the place of a text of so many digits that it does not fit.
  func hasNumber(_ claim: Claim, _ parts: LinkParts) -> Bool {
    guard let path = matcher.captures(of: claim.segments, parts), let index = path.firstUnreadable
    else { return false }
    return path.texts[index][0].count(where: { "0123456789".contains($0) }) >= 19
  }

  /// Whether the path matches a pattern in all but the types, and the manifest says that it is wide.
  func isWide(_ claim: Claim, _ parts: LinkParts) -> Bool {
    manifest.wideClaims.has(claim) && matcher.captures(of: claim.segments, parts) != nil
  }

  /// The paths, for messages.
  var text: String {
    filters.flatMap(\.paths).map { "  \($0.pattern)  \($0.claim.candidate.pattern.text)" }
      .joined(separator: "\n")
  }
}

extension [Claim] {
  func has(_ claim: Claim) -> Bool { contains(where: claim.hasPattern) }
}

extension Candidate {
  /// Whether a link must have more than the path.
  fileprivate var requiresItems: Bool { !requiredKeys.isEmpty || readsWholeFragment }
}
