import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// The finders say of every pattern what trying all small links says.
@Suite struct OverlapTests {
  /// So many sets are tried by each of the three runs of the test.
  private static let setCount: UInt64 = rounds(200, short: 8)

  @Test(.tags(.random), arguments: chosen([0, setCount, 2 * setCount], oneIn: 3))
  func saysWhatTryingAllLinksSays(_ first: UInt64) {
    compare(first, RandomOverlaps.init) { $0.lines() }
  }

  /// Segments that may be missing make several patterns of one.
  @Test(.tags(.random), arguments: chosen([0, setCount, 2 * setCount], oneIn: 3))
  func saysWhatTryingAllOptionalSegmentsSays(_ first: UInt64) {
    compare(first, RandomOverlaps.init) { $0.linesWithOptionalSegments() }
  }

  @Test(.tags(.random), arguments: chosen([0, setCount, 2 * setCount], oneIn: 3))
  func findersAgreeAboutFragmentPaths(_ first: UInt64) {
    compare(first, RandomOverlaps.init) { $0.linesWithFragmentPaths() }
  }

  /// Names of one item have one value.
  @Test(.tags(.random), arguments: chosen([0, setCount, 2 * setCount], oneIn: 3))
  func saysWhatTryingAllNamesSays(_ first: UInt64) {
    compare(first, RandomOverlaps.init) { $0.linesWithOtherKeys() }
  }

  /// A plus sign that is not escaped is a space to some of the patterns.
  @Test(.tags(.random), arguments: chosen([0, setCount, 2 * setCount], oneIn: 3))
  func saysWhatTryingAllPlusSignsSays(_ first: UInt64) {
    compare(first, RandomPlusSigns.init) { $0.lines() }
  }

  private func compare<Random>(
    _ first: UInt64, _ random: (_ seed: UInt64) -> Random, _ lines: (inout Random) -> String
  ) {
    var cache: [String: [Bool]] = [:]
    var (sets, shadowedSets, overlappingSets, unprintableSets) = (0, 0, 0, 0)
    for seed in first..<first + Self.setCount {
      var random = random(seed)
      let lines = lines(&random)
      let resolved = Resolved(lines)
      let codes: Set<DiagnosticCode> = [.ambiguousRoutes, .unreachableRoute, .unprintablePattern]
      guard codes.isSuperset(of: resolved.codes) else { continue }
      sets += 1
      let index = OverlapIndex(resolved.model)
      let unreachables = index.unreachable.found
      let overlaps = index.ambiguous.found
      if !unreachables.isEmpty { shadowedSets += 1 }
      if !overlaps.isEmpty { overlappingSets += 1 }
      let expected = BruteForce(resolved.model, &cache)
      let unreachable = Set(unreachables.map { PatternID($0.pattern) })
      let ambiguous = Set(overlaps.map { PatternID($0.pattern) })
      #expect(
        unreachable == expected.unreachable, "unreachable, seed \(seed):\n\(lines)")
      #expect(ambiguous == expected.ambiguous, "ambiguous, seed \(seed):\n\(lines)")
      let unprintables = index.unprintable.found
      #expect(index.undecided.isEmpty, "seed \(seed):\n\(lines)")
      #expect(
        Set(unprintables.map { PatternID($0.pattern) }) == expected.unprintable,
        "unprintable, seed \(seed):\n\(lines)")
      if !unprintables.isEmpty { unprintableSets += 1 }
      let matcher = ExplainingMatcher(resolved.model)
      // Of more than two that a link is equally, it is any.
      let ties = Set(overlaps.flatMap { [$0.pattern.target, $0.other.target] })
      // Some links have a host that no file declares, which only an app accepts: `alsoOn:`.
      for overlap in overlaps where !overlap.link.text.contains("://host.example") {
        expectProof(overlap, among: ties, matcher, lines)
      }
      for pattern in unreachables { expectProof(pattern, matcher, lines) }
    }
    #expect(sets > Self.setCount / 3)
    // A shorter form may have none of what one in a hundred has.
    let isShort = Self.setCount < 200
    #expect(isShort || unprintableSets > sets / 200, "\(unprintableSets) of \(sets)")
    #expect(isShort || shadowedSets > sets / 200, "\(shadowedSets) of \(sets)")
    #expect(isShort || overlappingSets > sets / 40, "\(overlappingSets) of \(sets)")
    #expect(sets - shadowedSets - overlappingSets > sets / 6)
  }

  /// A more specific pattern leaves the link whose required `String` is empty, if that is a value of
  /// the other pattern.
  @Test(arguments: [
    ("&a", false), ("&{a}", true), ("&{a: Int}", true), ("&{a: String?}", false),
    ("&{a: Bool}", false),
  ])
  func anEmptyTextReachesAPattern(_ item: String, _ isUnreachable: Bool) {
    let lines = "enum One { one = \"1\" }\n/x?c=1&{a} as one\n/x?{c: One}\(item) as other"
    #expect(Resolved(lines).codes == (isUnreachable ? [.unreachableRoute] : []))
  }

  /// Both match the link by themselves, and of all patterns one of those that tie wins it.
  private func expectProof(
    _ overlap: Overlap, among ties: Set<Candidate.Target>, _ matcher: ExplainingMatcher,
    _ lines: String
  ) {
    let (answer, matches) = matches(of: overlap.link.text, matcher)
    // The matcher assumes that each text is a value of a declared type.
    let isCertain = !lines.contains(Self.declaredType)
    #expect(!isCertain || answer.map(ties.contains) == true, "'\(overlap.link.text)' in\n\(lines)")
    for pattern in [overlap.pattern, overlap.other] {
      #expect(matches.contains(pattern.writtenText), "'\(overlap.link.text)' in\n\(lines)")
    }
  }

  /// Each winner wins its link, which the pattern would match by itself.
  private func expectProof(
    _ unreachable: UnreachablePattern, _ matcher: ExplainingMatcher, _ lines: String
  ) {
    #expect(!unreachable.counterexamples.isEmpty)
    for counterexample in unreachable.counterexamples {
      let link = counterexample.link
      let (answer, matches) = matches(of: link.text, matcher)
      let isCertain = !lines.contains(Self.declaredType)
      #expect(
        !isCertain || answer == counterexample.winner.target, "'\(link.text)' in\n\(lines)")
      // On a host that an app names the pattern is not asked.
      if link.prefix == "https://host.example" { continue }
      #expect(matches.contains(unreachable.pattern.writtenText), "'\(link.text)' in\n\(lines)")
    }
  }

  private static var declaredType: Regex<(Substring, Substring)> {
    /: \[?(A|AB|B|Bare|Phone)[\]?} ]/
  }

  private func matches(
    of text: String, _ matcher: ExplainingMatcher
  ) -> (answer: Candidate.Target?, [String]) {
    let explanation = matcher.explain(text, isPath: true)
    let ends = explanation.readings.first?.ends ?? []
    let matches = ends.filter { $0.problem == nil }.map(\.pattern)
    guard let link = try? matcher.classify(text, isPath: true) else { return (nil, matches) }
    return switch matcher.match(link) {
    case .envelope: (.envelope, matches)
    case .answer(.route(let route, _), _): (.route(route), matches)
    case .answer(.excluded, _): (.exception, matches)
    case .answer: (nil, matches)
    }
  }
}
