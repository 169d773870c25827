import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenModel

/// The finder says of every pattern what trying all small links says.
@Suite struct OverlapTests {
  private static let setCount = 3000

  @Test func saysWhatTryingAllLinksSays() {
    var cache: [String: [Bool]] = [:]
    var (sets, shadowed, overlapping) = (0, 0, 0)
    for seed in 0..<UInt64(Self.setCount) {
      var random = RandomOverlaps(seed: seed)
      let lines = random.lines()
      let resolved = Resolved(lines)
      guard resolved.codes.allSatisfy({ $0 == .ambiguousRoutes || $0 == .unreachableRoute }) else {
        continue
      }
      sets += 1
      var finder = OverlapFinder(resolved.model)
      let shadows = finder.shadows()
      let overlaps = finder.overlaps()
      if !shadows.isEmpty { shadowed += 1 }
      if !overlaps.isEmpty { overlapping += 1 }
      let expected = BruteForce(resolved.model, &cache)
      let unreachable = Set(shadows.map(\.pattern.pattern.span.start))
      let ambiguous = Set(overlaps.map(\.pattern.pattern.span.start))
      #expect(
        unreachable == expected.unreachable, "unreachable, seed \(seed):\n\(lines)")
      #expect(ambiguous == expected.ambiguous, "ambiguous, seed \(seed):\n\(lines)")
      let matcher = ExplainingMatcher(resolved.model)
      for overlap in overlaps { expectProof(overlap, matcher, lines) }
      for shadow in shadows { expectProof(shadow, matcher, lines) }
    }
    #expect(sets > Self.setCount / 2)
    #expect(shadowed > sets / 20, "\(shadowed) of \(sets)")
    #expect(overlapping > sets / 20, "\(overlapping) of \(sets)")
    #expect(sets - shadowed - overlapping > sets / 4)
  }

  /// Both take the link by themselves, and one of them takes it among all.
  private func expectProof(_ overlap: Overlap, _ matcher: ExplainingMatcher, _ lines: String) {
    let (answer, takers) = takers(of: overlap.link.text, matcher)
    let routes = [overlap.pattern.route, overlap.other.route]
    #expect(routes.contains { $0 == answer }, "'\(overlap.link.text)' in\n\(lines)")
    for pattern in [overlap.pattern, overlap.other] {
      #expect(takers.contains(pattern.pattern.text), "'\(overlap.link.text)' in\n\(lines)")
    }
  }

  /// Each taker takes its link, which the pattern would take by itself.
  private func expectProof(_ shadow: Shadow, _ matcher: ExplainingMatcher, _ lines: String) {
    #expect(!shadow.lost.isEmpty)
    for lost in shadow.lost {
      let (answer, takers) = takers(of: lost.link.text, matcher)
      #expect(answer == lost.taker.route, "'\(lost.link.text)' in\n\(lines)")
      #expect(takers.contains(shadow.pattern.pattern.text), "'\(lost.link.text)' in\n\(lines)")
    }
  }

  private func takers(of link: String, _ matcher: ExplainingMatcher) -> (route: Int?, [String]) {
    let explanation = matcher.explain(link, isPath: true)
    let takers = explanation.attempts.filter { $0.problem == nil }.map(\.pattern)
    if case .route(let route, _) = explanation.answer { return (route, takers) }
    return (nil, takers)
  }
}
