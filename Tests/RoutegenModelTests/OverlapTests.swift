import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenModel

/// The finder says of every pattern what trying all small links says.
@Suite struct OverlapTests {
  /// So many sets are tried by each of the three runs of the test.
  private static let setCount: UInt64 = 400

  @Test(arguments: [0, setCount, 2 * setCount]) func saysWhatTryingAllLinksSays(_ first: UInt64) {
    var cache: [String: [Bool]] = [:]
    var (sets, shadowed, overlapping) = (0, 0, 0)
    for seed in first..<first + Self.setCount {
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
      // Of more than two that a link is equally, it is any.
      let ties = Set(overlaps.flatMap { [$0.pattern.target, $0.other.target] })
      for overlap in overlaps { expectProof(overlap, among: ties, matcher, lines) }
      for shadow in shadows { expectProof(shadow, matcher, lines) }
    }
    #expect(sets > Self.setCount / 2)
    #expect(shadowed > sets / 200, "\(shadowed) of \(sets)")
    #expect(overlapping > sets / 20, "\(overlapping) of \(sets)")
    #expect(sets - shadowed - overlapping > sets / 4)
  }

  /// Both take the link by themselves, and none that ties with nothing takes it among all.
  private func expectProof(
    _ overlap: Overlap, among ties: Set<Candidate.Target>, _ matcher: ExplainingMatcher,
    _ lines: String
  ) {
    let (answer, takers) = takers(of: overlap.link.text, matcher)
    #expect(answer.map(ties.contains) == true, "'\(overlap.link.text)' in\n\(lines)")
    for pattern in [overlap.pattern, overlap.other] {
      #expect(takers.contains(pattern.writtenText), "'\(overlap.link.text)' in\n\(lines)")
    }
  }

  /// Each taker takes its link, which the pattern would take by itself.
  private func expectProof(_ shadow: Shadow, _ matcher: ExplainingMatcher, _ lines: String) {
    #expect(!shadow.lost.isEmpty)
    for lost in shadow.lost {
      let (answer, takers) = takers(of: lost.link.text, matcher)
      #expect(answer == lost.taker.target, "'\(lost.link.text)' in\n\(lines)")
      // On a host that an app names the pattern is not asked.
      if lost.link.prefix == "https://host.example" { continue }
      #expect(takers.contains(shadow.pattern.writtenText), "'\(lost.link.text)' in\n\(lines)")
    }
  }

  private func takers(
    of text: String, _ matcher: ExplainingMatcher
  ) -> (answer: Candidate.Target?, [String]) {
    let explanation = matcher.explain(text, isPath: true)
    let ends = explanation.readings.first?.ends ?? []
    let takers = ends.filter { $0.problem == nil }.map(\.pattern)
    guard case .success(let link) = matcher.link(text, isPath: true) else { return (nil, takers) }
    return switch matcher.match(link).found {
    case .envelope: (.envelope, takers)
    case .answer(.route(let route, _)): (.route(route), takers)
    case .answer(.excluded): (.exception, takers)
    case .answer: (nil, takers)
    }
  }
}
