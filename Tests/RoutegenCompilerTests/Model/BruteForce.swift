@testable import RoutegenCompiler

/// The unreachable, the ambiguous and the unprintable patterns of a route set, found by trying all small
/// links.
///
/// It shares with the finders only what the specification has: which texts a segment accepts, whether
/// a link has a pattern's query, and the rank of a segment.
struct BruteForce {
  let matcher: ExplainingMatcher
  let patterns: [Pattern]

  /// Whether a pattern has a declared type.
  private let hasDeclaredTypes: Bool

  /// A pattern in one of its scopes.
  struct Pattern {
    let candidate: Candidate
    let rank: [EdgeRank]

    /// The index of its scope, in the order in which they are tried.
    let scope: Int

    var segments: [Segment] { candidate.pattern.segments }
    var id: PatternID { PatternID(candidate) }

    /// Whether the pattern is after another one in the file, or without more of its segments.
    func isLater(than other: Pattern) -> Bool {
      let (pattern, earlier) = (candidate.pattern, other.candidate.pattern)
      if pattern.span.start != earlier.span.start {
        return pattern.span.start > earlier.span.start
      }
      return pattern.text.utf8.lexicographicallyPrecedes(earlier.text.utf8)
    }
  }

  /// The patterns that win no link, and those that tie with an earlier one.
  var unreachable: Set<PatternID> = []
  var ambiguous: Set<PatternID> = []

  /// The patterns that win no link with the texts that they print.
  private(set) var unprintable: Set<PatternID> = []

  init(_ model: RouteModel, _ cache: inout [String: [Bool]]) {
    matcher = ExplainingMatcher(model)
    let matched = matcher.scopes.enumerated().flatMap { place, scope in
      scope.patterns.map { Pattern(candidate: $0.candidate, rank: $0.rank, scope: place) }
    }
    patterns = matched + model.linkedRoutes.flatMap(Self.printedPatterns)
    hasDeclaredTypes = patterns.contains(where: \.hasDeclaredType)
    let paths = paths(&cache)
    let tails = tails
    unreachable = Set(matched.map(\.id))
    unprintable = Set(patterns.filter { $0.scope == Self.noScope }.map(\.id))
    for scopes in origins {
      for path in paths {
        for tail in tails { look(at: path, tail, scopes) }
      }
    }
  }

  /// The scope of the forms of printed links, to which no link belongs.
  private static let noScope = -1

  private static func printedPatterns(of route: Route) -> [Pattern] {
    if route.unnamedTexts.isEmpty { return [] }
    return route.printedPatterns.flatMap(\.matched).map {
      Pattern(candidate: Candidate(printed: $0, of: route), rank: [], scope: noScope)
    }
  }

  private mutating func look(at path: [Bool], _ tail: Tail, _ scopes: Set<Int>) {
    guard !hasDeclaredTypes else { return lookAtPairs(path, tail, scopes) }
    let best = best(path, tail, scopes)
    unreachable.subtract(best.map { patterns[$0].id })
    guard !tail.hasRepeats else { return }
    for index in best { findPrinted(patterns[index].id, path, tail) }
    for later in best {
      let makesNoDifference = best.filter { patterns[later].isLater(than: patterns[$0]) }
        .allSatisfy { patterns[$0].candidate.isInterchangeable(with: patterns[later].candidate) }
      if !makesNoDifference { ambiguous.insert(patterns[later].id) }
    }
  }

  /// Notes that the pattern wins the link, which may be one that it prints.
  mutating func findPrinted(_ id: PatternID, _ path: [Bool], _ tail: Tail) {
    let isPrinted = patterns.indices.contains {
      patterns[$0].scope == Self.noScope && patterns[$0].id == id && path[$0]
        && tail.loose[$0]
    }
    if isPrinted { unprintable.remove(id) }
  }

  private func places(of origins: [OriginConstraint?]) -> Set<Int> {
    Set(matcher.scopes.indices.filter { origins.contains(matcher.scopes[$0].origin) })
  }

  /// For every kind of link the scopes that it belongs to; the last is on a host that the app names.
  private var origins: Set<Set<Int>> {
    let links = [
      "/x", "https://a.com/x", "https://www.b.com/x", "https://c.com/x", "app:///x",
      "https://c.com:8080/x", "other:///x",
    ]
    return Set(
      links.compactMap { link in
        guard let link = try? matcher.classify(link, isPath: true) else { return nil }
        return places(of: link.scopes.map(\.origin))
      } + [places(of: [.anyHost, .scheme("https")])])
  }

  // MARK: Ranking

  /// The patterns that match a link, and no pattern before them.
  private func best(_ path: [Bool], _ tail: Tail, _ scopes: Set<Int>) -> [Int] {
    let onPath = patterns.indices.filter { path[$0] && scopes.contains(patterns[$0].scope) }
    let matches = onPath.filter { pattern in
      let others = onPath.filter { areOfOnePath($0, pattern) }
      return tail.strict[pattern]
        || (tail.loose[pattern] && !others.contains { tail.strict[$0] })
    }
    return matches.filter { match in
      let isMalformed = onPath.contains {
        tail.repeated[$0]
          && (areOfOnePath($0, match) || isBefore($0, match, byItems: false))
      }
      return !isMalformed && !matches.contains { isBefore($0, match, byItems: true) }
    }
  }

  func areOfOnePath(_ left: Int, _ right: Int) -> Bool {
    patterns[left].scope == patterns[right].scope && patterns[left].rank == patterns[right].rank
  }

  /// Rules 0, 1 and 2.
  func isBefore(_ left: Int, _ right: Int, byItems: Bool) -> Bool {
    let (first, second) = (patterns[left], patterns[right])
    if first.scope != second.scope { return first.scope < second.scope }
    for (rank, other) in zip(first.rank, second.rank) where rank != other {
      return rank.isMoreSpecific(than: other)
    }
    return byItems && first.rank == second.rank
      && first.candidate.specificity > second.candidate.specificity
  }
}
