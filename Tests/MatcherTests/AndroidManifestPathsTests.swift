import Foundation
import RoutegenExport
import TestSupport
import Testing

@testable import RoutegenModel

/// The paths that an Android manifest opens are those of which the app opens some link, except for what no
/// manifest can say.
@Suite struct AndroidManifestPathsTests {
  private static let hosts = ["example.com", "b.wild.example", "a.wild.example", "other.example"]

  @Test func openThePathsOfTheApp() {
    var tally: [AndroidPathResidue: Int] = [:]
    var (open, closed, failures) = (0, 0, 0)
    for seed in 0..<UInt64(AssociationFigures.setCount) {
      guard let model = AssociationFigures.routeSet(seed) else { continue }
      let matcher = ExplainingMatcher(model)
      let manifest = AndroidManifest(matcher)
      for host in Self.hosts {
        guard let paths = AndroidHostPaths(matcher, manifest, host) else { continue }
        var links = GuidedLink(model, seed: seed, origin: "https://" + host)
        for _ in 0..<AssociationFigures.linksPerHost {
          let link = links.text()
          guard link.isOn(host), let parts = matcher.parts(of: link) else { continue }
          let isOpen = paths.decidingClaim(of: parts)?.opens ?? false
          if isOpen { open += 1 } else { closed += 1 }
          let path = paths.path(of: link)
          guard isOpen != paths.opens(path) else { continue }
          if let residue = AndroidPathResidue(path, parts, paths) {
            tally[residue, default: 0] += 1
            continue
          }
          Issue.record(
            "\(seed) \(isOpen ? "left out" : "opened wrongly"): \(link)\n\(paths.decidingClaim(of: parts)?.candidate.pattern.text ?? "-")\n\(paths.text)"
          )
          failures += 1
          if failures > 15 { return }
        }
      }
    }
    if AssociationFigures.isCampaign {
      print("manifest: \(open) paths to open, \(closed) others; what no manifest can say: \(tally)")
    }
    #expect(open > 500 && closed > 500)
  }
}

/// The filters of a manifest for one host, and the patterns that decide about its paths in the app.
struct AndroidHostPaths {
  let matcher: ExplainingMatcher
  let manifest: AndroidManifest
  let claims: Claims
  private let filters: [AndroidIntentFilter]

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
  func path(of link: String) -> String {
    let rest = link.unicodeScalars.dropFirst("https://".count)
      .drop { !"/?#".unicodeScalars.contains($0) }
    let path = String(rest.prefix { $0 != "?" && $0 != "#" })
    return path.removingPercentEncoding ?? path
  }

  func opens(_ path: String) -> Bool { filters.contains { $0.opens(path: path) } }

  /// The patterns of which a filter opens the path.
  func claims(opening path: String) -> [Claim] {
    filters.flatMap(\.paths).filter {
      AndroidPathPattern($0.pattern, .advancedGlob)?.matches(path) ?? false
    }.map(\.claim)
  }

  /// The pattern that decides about the path: the first one that opens a link with it, or closes all.
  func decidingClaim(of parts: LinkParts) -> Claim? {
    claims.all.first { claim in
      guard let path = matcher.captures(of: claim.segments, parts), path.firstUnreadable == nil
      else { return false }
      return claim.opens || !claim.candidate.requiresItems
    }
  }

  /// Whether a pattern has a number or a date in the place of a text of digits that is none of its type.
  func hasNumber(_ claim: Claim, _ parts: LinkParts) -> Bool {
    guard let path = matcher.captures(of: claim.segments, parts), let index = path.firstUnreadable
    else { return false }
    return path.texts[index][0].allSatisfy { "-.:TZ+0123456789".contains($0) }
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

/// The reasons for which a manifest opens a path wrongly or leaves it out, because no manifest can say it.
enum AndroidPathResidue: String, Hashable {
  /// The path has two slashes in a row.
  case slashes

  /// A segment has an escaped slash, and Android decodes the path.
  case divider

  /// A text of digits is no number or date, or none of its type.
  case number

  /// The type has no pattern, which RG602 says.
  case wide

  /// The pattern that closes the links cannot be said, which RG605 says.
  case lostExclusion

  /// The pattern cannot be said, which RG601 says.
  case omitted

  /// - Returns: `nil` if there is none of these reasons.
  init?(_ path: String, _ parts: LinkParts, _ paths: AndroidHostPaths) {
    let deciding = paths.decidingClaim(of: parts)
    let opening = paths.claims(opening: path)
    if opening.contains(where: { paths.isWide($0, parts) }) {
      self = .wide
    } else if let deciding, paths.manifest.lostExclusions.has(deciding) {
      self = .lostExclusion
    } else if let deciding, paths.manifest.omittedClaims.has(deciding) {
      self = .omitted
    } else if parts.hasEmptySegment {
      self = .slashes
    } else if parts.segments.contains(where: { $0.contains(UInt8(ascii: "/")) }) {
      self = .divider
    } else if !opening.isEmpty, opening.allSatisfy({ paths.hasNumber($0, parts) }) {
      self = .number
    } else {
      return nil
    }
  }
}

extension [Claim] {
  fileprivate func has(_ claim: Claim) -> Bool { contains { $0.candidate === claim.candidate } }
}

extension Candidate {
  /// Whether a link must have more than the path.
  fileprivate var requiresItems: Bool { !requiredKeys.isEmpty || readsWholeFragment }
}
