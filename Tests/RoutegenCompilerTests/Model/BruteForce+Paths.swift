@testable import RoutegenCompiler

/// The paths of all small links.
extension BruteForce {
  /// Which patterns a path has the segments of; each such set once.
  func paths(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    let texts = distinctTexts(&cache)
    let longest = patterns.map { $0.segments.count }.max() ?? 0
    var paths: Set<[Bool]> = []
    // The patterns that the first segments of a path are those of.
    var begun: Set<[Bool]> = [patterns.map { _ in true }]
    for length in 0...longest + 1 {
      for path in begun {
        paths.insert(zip(path, patterns).map { $0 && $1.ends(at: length) })
      }
      begun = Set(begun.flatMap { path in texts.map { goOn(path, with: $0, at: length) } })
    }
    return paths
  }

  /// The patterns that a path is still that of with another text, which these segments accept.
  private func goOn(_ path: [Bool], with accepted: [Bool], at place: Int) -> [Bool] {
    var first = 0
    return patterns.indices.map { index in
      let segments = patterns[index].segments
      defer { first += segments.count }
      guard path[index] else { return false }
      if place < segments.count { return accepted[first + place] }
      return patterns[index].hasRest && accepted[first + segments.count - 1]
    }
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
    let row = Self.texts.map { link -> Bool in
      if case .rest = segment { return link?.shownSegments != ["#"] }
      guard let link, let path = matcher.captures(of: [segment], link) else { return false }
      return path.firstUnreadable == nil
    }
    cache[key] = row
    return row
  }

  /// The paths of one segment, of which the empty one is no link.
  ///
  /// Every text of the letters that matter up to a length, then texts of the types with literal text
  /// around.
  private static let texts: [LinkParts?] = {
    let letters = ["a", "b", "1", "2", "-", "x"]
    let twos = letters.flatMap { a in letters.map { a + $0 } }
    let short = letters + twos + twos.flatMap { a in letters.map { a + $0 } }
    let values = ["true", "false", "1", "2", "3", "a", "b", "x", "-1", "01", "02", "12"]
    let pairs = values.flatMap { a in values.flatMap { ["\(a)-\($0)", "\(a)a\($0)"] } }
    let around = (values + pairs).flatMap { ["a\($0)", "\($0)b", "a\($0)b"] }
    let padded = (0...22).map { $0 < 10 ? "0\($0)" : "\($0)" } + ["4", "9", "001", "012"]
    let texts = ["A", "Ab", "TRUE"] + padded + short + values + pairs + around
    let mark = try? LinkParts("/#", isPath: true).readingFragmentAsPath(plusIsSpace: true)
    return [nil, mark] + Set(texts).sorted().map { try? LinkParts("/\($0)", isPath: true) }
  }()
}

extension BruteForce.Pattern {
  fileprivate var hasRest: Bool { if case .rest? = segments.last { true } else { false } }

  /// Whether a path of the pattern's segments may have this length.
  fileprivate func ends(at length: Int) -> Bool {
    hasRest ? length >= segments.count : length == segments.count
  }
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
