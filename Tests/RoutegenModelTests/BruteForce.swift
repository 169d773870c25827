import RoutegenSource

@testable import RoutegenModel

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
    var start: Int { candidate.pattern.span.start }
  }

  /// The patterns that win no link, and those that tie with an earlier one, by the start of their
  /// span.
  var unreachable: Set<Int> = []
  var ambiguous: Set<Int> = []

  /// The patterns that win no link with the texts that they print, by the same.
  private(set) var unprintable: Set<Int> = []

  init(_ model: RouteModel, _ cache: inout [String: [Bool]]) {
    matcher = ExplainingMatcher(model)
    let matched = matcher.scopes.enumerated().flatMap { place, scope in
      scope.patterns.map { Pattern(candidate: $0.candidate, rank: $0.rank, scope: place) }
    }
    patterns = matched + model.routes.flatMap(Self.printedPatterns)
    hasDeclaredTypes = patterns.contains(where: \.hasDeclaredType)
    let paths = paths(&cache)
    let tails = tails
    unreachable = Set(matched.map(\.start))
    unprintable = Set(patterns.filter { $0.scope == Self.noScope }.map(\.start))
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
    return route.printedPattern.matched.map {
      Pattern(candidate: Candidate(printed: $0, of: route), rank: [], scope: noScope)
    }
  }

  private mutating func look(at path: [Bool], _ tail: Tail, _ scopes: Set<Int>) {
    guard !hasDeclaredTypes else { return lookAtPairs(path, tail, scopes) }
    let best = best(path, tail, scopes)
    unreachable.subtract(best.map { patterns[$0].start })
    guard !tail.hasRepeats else { return }
    for index in best { findPrinted(patterns[index].start, path, tail) }
    for later in best {
      let makesNoDifference = best.filter { patterns[$0].start < patterns[later].start }
        .allSatisfy { patterns[$0].candidate.isInterchangeable(with: patterns[later].candidate) }
      if !makesNoDifference { ambiguous.insert(patterns[later].start) }
    }
  }

  /// Notes that the pattern with the start wins the link, which may be one that it prints.
  mutating func findPrinted(_ start: Int, _ path: [Bool], _ tail: Tail) {
    let isPrinted = patterns.indices.contains {
      patterns[$0].scope == Self.noScope && patterns[$0].start == start && path[$0]
        && tail.loose[$0]
    }
    if isPrinted { unprintable.remove(start) }
  }

  private func places(of origins: [OriginConstraint?]) -> Set<Int> {
    Set(matcher.scopes.indices.filter { origins.contains(matcher.scopes[$0].origin) })
  }

  /// For every kind of link the scopes that it belongs to; the last is on a host that the app names.
  private var origins: Set<Set<Int>> {
    let links = [
      "/x", "https://a.com/x", "https://www.b.com/x", "https://c.com/x", "app:///x",
      "https://c.com:8080/x",
    ]
    return Set(
      links.compactMap { link in
        guard let link = try? matcher.classify(link, isPath: true) else { return nil }
        return places(of: link.scopes.map(\.origin))
      } + [places(of: [.anyHost, .anyHostAndPort, .scheme("https")])])
  }

  // MARK: Links

  /// Which patterns the path of a link has the segments of; each such set once.
  private func paths(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    let longest = patterns.map { path in path.segments.count }.max() ?? 0
    var paths: Set<[Bool]> = []
    let texts = distinctTexts(&cache)
    var level: [[[Bool]]] = [[]]
    for length in 0...longest + 1 {
      for path in level { paths.insert(patterns.map { accepts(path, $0.segments) }) }
      guard length <= longest else { break }
      level = level.flatMap { path in texts.map { path + [$0] } }
    }
    return paths
  }

  /// For each text that differs from others, which of all segments of all patterns accept it.
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
        let path = matcher.captures(of: [segment], link)
      else { return false }
      return path.firstUnreadable == nil
    }
    cache[key] = row
    return row
  }

  /// Whether a path whose segments are accepted by the marked segments is that of a pattern.
  private func accepts(_ path: [[Bool]], _ segments: [Segment]) -> Bool {
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
        == segments.withUnsafeBufferPointer({ $0.baseAddress })
      {
        return place
      }
      place += pattern.segments.count
    }
    return place
  }

  /// A query and a fragment, as far as the patterns tell them from others.
  struct Tail: Hashable {
    /// The patterns that accept it, with empty texts as required values and without.
    let loose: [Bool]
    let strict: [Bool]

    /// The same if no text is a value of a declared type.
    let knownLoose: [Bool]
    let knownStrict: [Bool]

    /// The patterns that it names a key twice for.
    let repeated: [Bool]
    let hasRepeats: Bool
  }

  private var tails: Set<Tail> {
    let keys = Set(
      patterns.flatMap { $0.candidate.pattern.query.map { matcher.model.folded($0.key) } })
    let hasDictionary = patterns.contains { $0.candidate.sources.contains(.otherItems) }
    var tails: Set<Tail> = []
    for j in keys.contains("j") ? queries("j") : [""] {
      for k in keys.contains("k") || hasDictionary ? queries("k") : [""] {
        for fragment in fragments {
          let query = [j, k].filter { !$0.isEmpty }.joined(separator: "&")
          tails.insert(tail("/?\(query)\(fragment)"))
        }
      }
    }
    return tails
  }

  private var fragments: [String] {
    let sources = Set(patterns.flatMap(\.candidate.sources))
    let literals = patterns.flatMap(\.candidate.fragmentLiterals)
    if sources.contains(.fragmentItem(key: "g")) || literals.contains(where: { $0.key == "g" }) {
      return Self.fragments + Self.fragmentsOfTwoKeys
    }
    let hasItems = sources.contains(.fragmentItem(key: "f")) || !literals.isEmpty
    if hasItems { return Self.fragments }
    return sources.contains(.fragment) ? ["", "#", "#1", "#7", "#a", "#x"] : [""]
  }

  /// The ways to name a key, without it, once and up to three times, with one of all the values that
  /// the patterns do not tell apart.
  private func queries(_ key: String) -> [String] {
    var known: Set<[Bool]> = []
    let values = Self.values.filter { known.insert(readings(of: key, $0)).inserted }
    // One that is not encoded would go on to the end of the link.
    let once = values.map { "\(key)=\($0.replacing("/", with: "%2F"))" }
    let pairs = hasList(key) ? once : Array(once.prefix(1))
    return [""] + once + pairs.flatMap { first in pairs.map { "\(first)&\($0)" } }
      + ["\(key)=1&\(key)=a&\(key)=x", "\(key)=2&\(key)=1&\(key)=a"]
  }

  /// Whether it makes a difference to some pattern which the values are of a key that is there twice.
  private func hasList(_ key: String) -> Bool {
    patterns.contains { pattern in
      zip(pattern.candidate.sources, pattern.candidate.parameters).contains { source, parameter in
        if case .query(let other) = source {
          parameter.form == .list && matcher.model.isSame(other, key)
        } else {
          false
        }
      }
    }
  }

  /// How each pattern reads a value, by itself.
  private func readings(of key: String, _ value: String) -> [Bool] {
    let model = matcher.model
    return [value.isEmpty]
      + patterns.flatMap { pattern -> [Bool] in
        let texts = pattern.candidate.literals.filter { model.isSame($0.key, key) }
        let read = zip(pattern.candidate.sources, pattern.candidate.parameters).map {
          source, parameter in
          switch source {
          case .query(let other), .restOfLink(let other):
            model.isSame(other, key) && model.reads(value, as: parameter.type, inPath: false)
          default: false
          }
        }
        return texts.map { $0.text.map { model.isSame($0, value) } ?? true } + read
      }
  }

  private func tail(_ text: String) -> Tail {
    guard let link = try? matcher.classify(text, isPath: true).parts else {
      preconditionFailure("'\(text)' is not a link")
    }
    let path = CapturedPath(texts: Array(repeating: ["1"], count: 9))
    func accepts(_ candidate: Candidate, _ allowsEmpty: Bool) -> Bool {
      (try? matcher.values(of: candidate, path, link, allowsEmpty: allowsEmpty)) != nil
    }
    func isKnown(_ pattern: Pattern) -> Bool {
      !pattern.candidate.declaredItems.contains {
        !matcher.texts(of: $0.key, in: link.query).isEmpty
      }
    }
    let keys = link.query.map(\.key)
    let loose = patterns.map { accepts($0.candidate, true) }
    let strict = patterns.map { accepts($0.candidate, false) }
    return Tail(
      loose: loose, strict: strict,
      knownLoose: zip(loose, patterns).map { $0 && isKnown($1) },
      knownStrict: zip(strict, patterns).map { $0 && isKnown($1) },
      repeated: patterns.map { matcher.repeatedKey([$0.candidate], link) != nil },
      hasRepeats: Set(keys).count < keys.count)
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

extension BruteForce {
  /// Every text of the letters that matter up to a length, then texts of the types with literal text
  /// around.
  fileprivate static let texts: [String] = {
    let letters = ["a", "b", "1", "2", "-", "x"]
    let twos = letters.flatMap { a in letters.map { a + $0 } }
    let short = letters + twos + twos.flatMap { a in letters.map { a + $0 } }
    let values = ["true", "false", "1", "2", "3", "a", "b", "x", "-1", "01", "02", "12"]
    let pairs = values.flatMap { a in values.flatMap { ["\(a)-\($0)", "\(a)a\($0)"] } }
    let around = (values + pairs).flatMap { ["a\($0)", "\($0)b", "a\($0)b"] }
    let padded = (0...22).map { $0 < 10 ? "0\($0)" : "\($0)" } + ["4", "9", "001", "012"]
    return ["", "A", "Ab", "TRUE"] + padded + short + values + pairs + around
  }()

  fileprivate static let values = [
    "", "0", "1", "2", "a", "b", "x", "true", "7", "https://a.com", "https://b.com",
    "https://www.b.com", "ab", "a1", "00", "01", "02", "11", "12", "21", "23",
  ]

  fileprivate static let fragments = [
    "", "#", "#x", "#1", "#7", "#a", "#f", "#f=", "#f=1", "#f=2", "#f=7", "#f=a", "#f=x", "#1&f=1",
    "#1&f=2", "#1&f=x", "#1&f=", "#1&f=a", "#y&f=", "#y&f=1", "#y&f=2", "#y&f=a", "#y&f=x",
  ]

  fileprivate static let fragmentsOfTwoKeys =
    ["f", "f=", "f=1", "f=2", "f=7", "f=a", "f=x"]
    .flatMap { first in ["", "=", "=1", "=2"].map { "#\(first)&g\($0)" } }
    + ["#g", "#g=1", "#g=2", "#1&f=1&g=1", "#1&g=1"]
}

extension Segment {
  /// The same for every place in a pattern.
  fileprivate var withoutSlots: [String] {
    switch self {
    case .literal(let text): ["literal", text]
    case .parameter(_, let type): ["\(type)"]
    case .rest: ["rest"]
    case .mixed(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let text): "literal \(text)"
        case .parameter(_, let type): "\(type)"
        }
      }
    }
  }
}
