import RoutegenSource

@testable import RoutegenModel

/// What becomes of every small link, found by trying them all.
///
/// It has nothing in common with the finder but what the specification has: which texts a segment
/// takes, whether a pattern's query is satisfied, and the rank of a segment.
struct BruteForce {
  private let matcher: ExplainingMatcher
  private let patterns: [(candidate: Candidate, segments: [Segment], rank: [EdgeRank])]

  /// The patterns that win no link, and those that tie with an earlier one, by the start of their
  /// span.
  private(set) var unreachable: Set<Int> = []
  private(set) var ambiguous: Set<Int> = []

  init(_ model: RouteModel, _ cache: inout [String: [Bool]]) {
    matcher = ExplainingMatcher(model)
    patterns = matcher.patterns
    let paths = paths(&cache)
    let tails = tails
    var won: Set<Int> = []
    for path in paths {
      for tail in tails {
        let best = best(path, tail)
        won.formUnion(best)
        guard !tail.hasRepeats else { continue }
        let starts = best.map { patterns[$0].candidate.pattern.span.start }
        ambiguous.formUnion(starts.filter { $0 != starts.min() })
      }
    }
    unreachable = Set(
      patterns.indices.filter { !won.contains($0) }
        .map { patterns[$0].candidate.pattern.span.start })
  }

  // MARK: Links

  /// Which patterns the path of a link has the segments of; each such set once.
  private func paths(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    let longest = patterns.map { path in path.segments.count }.max() ?? 0
    var paths: Set<[Bool]> = []
    let texts = distinctTexts(&cache)
    var level: [[[Bool]]] = [[]]
    for length in 0...longest + 1 {
      for path in level { paths.insert(patterns.map { takes(path, $0.segments) }) }
      guard length <= longest else { break }
      level = level.flatMap { path in texts.map { path + [$0] } }
    }
    return paths
  }

  /// For each text that differs from others, which of all segments of all patterns take it.
  private func distinctTexts(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    let segments = patterns.flatMap(\.segments)
    var rows: [[Bool]] = []
    for segment in segments { rows.append(row(segment, &cache)) }
    return Set(Self.texts.indices.map { text in rows.map { $0[text] } })
  }

  private func row(_ segment: Segment, _ cache: inout [String: [Bool]]) -> [Bool] {
    let key = "\(segment.withoutSlots)\(matcher.model.isCaseless)"
    if let known = cache[key] { return known }
    let row = Self.texts.map { text -> Bool in
      if case .rest = segment { return true }
      guard !text.isEmpty, let link = try? LinkParts("/\(text)", isPath: true),
        let captured = matcher.capture([segment], link)
      else { return false }
      return captured.firstUnreadable == nil
    }
    cache[key] = row
    return row
  }

  /// Whether a path whose segments are taken by the marked segments is that of a pattern.
  private func takes(_ path: [[Bool]], _ segments: [Segment]) -> Bool {
    let start = firstPlace(of: segments)
    for (place, segment) in segments.enumerated() {
      if case .rest = segment { return path.count > place }
      guard place < path.count, path[place][start + place] else { return false }
    }
    return path.count == segments.count
  }

  private func firstPlace(of segments: [Segment]) -> Int {
    var place = 0
    for pattern in patterns {
      if pattern.segments.withUnsafeBufferPointer({ $0.baseAddress })
        == segments.withUnsafeBufferPointer({ $0.baseAddress }) { return place }
      place += pattern.segments.count
    }
    return place
  }

  /// A query and a fragment, as far as the patterns tell them from others.
  private struct Tail: Hashable {
    /// The patterns that take it, with empty texts and without.
    let loose: [Bool]
    let strict: [Bool]

    /// The patterns that it names a key twice for.
    let repeated: [Bool]
    let hasRepeats: Bool
  }

  private var tails: Set<Tail> {
    let keys = Set(
      patterns.flatMap { $0.candidate.pattern.query.map { matcher.model.folded($0.key) } })
    let fragments = patterns.contains { $0.candidate.pattern.fragment != nil }
    var tails: Set<Tail> = []
    for k in keys.contains("k") ? Self.queries("k") : [""] {
      for j in keys.contains("j") ? Self.queries("j") : [""] {
        for fragment in fragments ? Self.fragments : [""] {
          let query = [k, j].filter { !$0.isEmpty }.joined(separator: "&")
          tails.insert(tail("/?\(query)\(fragment)"))
        }
      }
    }
    return tails
  }

  private func tail(_ text: String) -> Tail {
    guard case .success(let link) = matcher.link(text, isPath: true) else {
      preconditionFailure("'\(text)' is no link")
    }
    let captured = Captured(texts: Array(repeating: ["1"], count: 9))
    func takes(_ candidate: Candidate, _ allowsEmpty: Bool) -> Bool {
      if case .route = matcher.values(of: candidate, captured, link, allowsEmpty) { true } else {
        false
      }
    }
    let keys = link.query.map(\.key)
    return Tail(
      loose: patterns.map { takes($0.candidate, true) },
      strict: patterns.map { takes($0.candidate, false) },
      repeated: patterns.map { matcher.repeatedKey([$0.candidate], link) != nil },
      hasRepeats: Set(keys).count < keys.count)
  }

  // MARK: Ranking

  /// The patterns that take a link, and none before them.
  private func best(_ path: [Bool], _ tail: Tail) -> [Int] {
    let onPath = patterns.indices.filter { path[$0] }
    let takers = onPath.filter { pattern in
      let others = onPath.filter { patterns[$0].rank == patterns[pattern].rank }
      return tail.strict[pattern]
        || (tail.loose[pattern] && !others.contains { tail.strict[$0] })
    }
    return takers.filter { taker in
      let isMalformed = onPath.contains {
        tail.repeated[$0]
          && (patterns[$0].rank == patterns[taker].rank || isBefore($0, taker, byItems: false))
      }
      return !isMalformed && !takers.contains { isBefore($0, taker, byItems: true) }
    }
  }

  /// Rules 1 and 2.
  private func isBefore(_ left: Int, _ right: Int, byItems: Bool) -> Bool {
    let (first, second) = (patterns[left], patterns[right])
    for (rank, other) in zip(first.rank, second.rank) where rank != other {
      return rank.isMoreSpecific(than: other)
    }
    let routes = matcher.model.routes
    return byItems && first.rank == second.rank
      && first.candidate.specificity(in: routes) > second.candidate.specificity(in: routes)
  }
}

extension BruteForce {
  /// Every text of the letters that matter up to a length, then texts of the types with literal text
  /// around.
  fileprivate static let texts: [String] = {
    let letters = ["a", "b", "1", "2", "-", "x"]
    let twos = letters.flatMap { a in letters.map { a + $0 } }
    let short = letters + twos + twos.flatMap { a in letters.map { a + $0 } }
    let values = ["true", "false", "1", "2", "3", "a", "b", "x", "-1"]
    let pairs = values.flatMap { a in values.flatMap { ["\(a)-\($0)", "\(a)a\($0)"] } }
    let around = (values + pairs).flatMap { ["a\($0)", "\($0)b", "a\($0)b"] }
    return ["", "A", "Ab", "TRUE"] + short + values + pairs + around
  }()

  /// The ways to name a key, without it, once and up to twice.
  fileprivate static func queries(_ key: String) -> [String] {
    let values = ["", "1", "2", "a", "b", "x", "true", "7"]
    let once = values.map { "\(key)=\($0)" }
    return [""] + once + once.flatMap { first in once.map { "\(first)&\($0)" } }
      + ["\(key)=1&\(key)=a&\(key)=x", "\(key)=2&\(key)=1&\(key)=a"]
  }

  fileprivate static let fragments = [
    "", "#", "#x", "#1", "#7", "#f", "#f=", "#f=1", "#f=2", "#f=x", "#1&f=1", "#1&f=2", "#1&f=x",
    "#1&f=", "#y&f=", "#y&f=1", "#y&f=2", "#y&f=x",
  ]
}

extension Segment {
  /// The same for every place in a pattern.
  fileprivate var withoutSlots: [String] {
    switch self {
    case .literal(let text): ["literal", text]
    case .parameter(_, let type): ["\(type)"]
    case .rest: ["rest"]
    case .affix(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let text): "literal \(text)"
        case .parameter(_, let type): "\(type)"
        }
      }
    }
  }
}
