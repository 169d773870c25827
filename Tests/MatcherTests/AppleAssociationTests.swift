import RoutegenCLI
import RoutegenExport
import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenModel

/// The components for Apple's systems open the links that the app opens, and no others, except for what
/// no association file can say.
@Suite struct AppleAssociationTests {
  private static let hosts = ["example.com", "b.wild.example", "a.wild.example", "other.example"]

  @Test func opensWhatTheAppOpens() {
    var tally: [AppleResidue: Int] = [:]
    var (open, closed) = (0, 0)
    var failures = 0
    for seed in 0..<UInt64(AssociationFigures.setCount) {
      guard let model = AssociationFigures.routeSet(seed) else { continue }
      let matcher = ExplainingMatcher(model)
      for host in Self.hosts {
        let file = AppleFile(matcher, host)
        var links = GuidedLink(model, seed: seed, origin: "https://" + host)
        for number in 0..<AssociationFigures.linksPerHost {
          var link = links.text()
          // Most links are spelled as they are printed.
          if number % 8 != 0, let parts = matcher.parts(of: link) { link = parts.printed }
          guard link.isOn(host) else { continue }
          let isOpen = Claims.opens(link, matcher)
          if isOpen { open += 1 } else { closed += 1 }
          guard isOpen != file.matcher.opens(link) else { continue }
          guard let residue = AppleResidue(link, isOpen: isOpen, file, matcher) else {
            Issue.record(
              "\(isOpen ? "left out" : "opened wrongly"): \(link)\n\(matcher.match(link))\n\(file.claim(decidingOn: link)?.candidate.pattern.text ?? "-")\n\(file.text)"
            )
            failures += 1
            if failures > 15 { return }
            continue
          }
          tally[residue, default: 0] += 1
        }
      }
    }
    if AssociationFigures.isCampaign {
      print("\(open) links to open, \(closed) others; what no file can say: \(tally)")
    }
    #expect(open > 500 && closed > 500)
  }
}

extension String {
  /// Whether the text begins like an `https` link of the host.
  func isOn(_ host: String) -> Bool {
    let start = "https://" + host
    guard hasPrefix(start) else { return false }
    return dropFirst(start.count).first.map { "/?#".contains($0) } ?? true
  }
}
