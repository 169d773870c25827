@testable import RoutegenCompiler

/// The paths of all small links.
extension BruteForce {
  /// Which patterns a path has the segments of; each such set once.
  func paths(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    let texts = distinctTexts(&cache)
    let longest = patterns.map { $0.steps.count }.max() ?? 0
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
      let steps = patterns[index].steps
      defer { first += steps.count }
      guard path[index] else { return false }
      if place < steps.count { return accepted[first + place] }
      return patterns[index].hasRest && accepted[first + steps.count - 1]
    }
  }

  /// For each text that differs from others, which of all segments of all patterns accept it.
  private func distinctTexts(_ cache: inout [String: [Bool]]) -> Set<[Bool]> {
    var rows: [[Bool]] = []
    for step in patterns.flatMap(\.steps) { rows.append(row(step, &cache)) }
    return Set(Self.texts.indices.map { text in rows.map { $0[text] } })
  }

  private func row(_ step: Step, _ cache: inout [String: [Bool]]) -> [Bool] {
    let key =
      "\(step.segment.withoutSlots)\(step.part.map(String.init) ?? "")\(matcher.model.isCaseless)"
    if let known = cache[key] { return known }
    let row = Self.texts.map { link -> Bool in
      let segment = step.segment
      if case .rest(_, .link(let type)) = segment, let part = step.part {
        let text = link?.shownSegments[0] ?? ""
        if part == 2 { return matcher.model.reads("https://" + text, as: type, inPath: false) }
        return part == 0 ? ["http:", "https:"].contains(text) : text.isEmpty
      }
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
    let values = ["true", "false", "1", "2", "3", "a", "b", "x", "-1", "00", "01", "02", "12"]
    let pairs = values.flatMap { a in values.flatMap { ["\(a)-\($0)", "\(a)a\($0)"] } }
    let around = (values + pairs).flatMap { ["a\($0)", "\($0)b", "a\($0)b"] }
    let padded = (0...22).map { $0 < 10 ? "0\($0)" : "\($0)" } + ["4", "9", "001", "012"]
    let links = [
      "http:", "https:", "a.com", "www.b.com", "https:%2F%2Fa.com", "https:%2F%2Fwww.b.com",
    ]
    let texts = ["A", "Ab", "TRUE"] + links + padded + short + values + pairs + around
    let mark = try? LinkParts("/#", isPath: true).readingFragmentAsPath(plusIsSpace: true)
    return [nil, mark] + Set(texts).sorted().map { try? LinkParts("/\($0)", isPath: true) }
  }()
}

extension BruteForce.Pattern {
  fileprivate var hasRest: Bool { if case .rest? = segments.last { true } else { false } }

  /// Whether a path of the pattern's segments may have this length.
  fileprivate func ends(at length: Int) -> Bool {
    hasRest
      ? length >= steps.count - (segments.last?.isRestOfLink == true ? 1 : 0)
      : length == steps.count
  }

  /// The segments, and in place of the rest of a link its scheme, the empty segment, its host, and what follows.
  fileprivate var steps: [BruteForce.Step] {
    guard let last = segments.last, last.isRestOfLink else {
      return segments.map { BruteForce.Step(segment: $0) }
    }
    return segments.dropLast().map { BruteForce.Step(segment: $0) }
      + [0, 1, 2, nil].map { BruteForce.Step(segment: last, part: $0) }
  }
}

extension BruteForce {
  /// What one segment of a path is compared with.
  fileprivate struct Step {
    let segment: Segment
    var part: Int?
  }
}

extension Segment {
  /// The same for every place in a pattern.
  fileprivate var withoutSlots: [String] {
    switch self {
    case .literal(let text): ["literal", text]
    case .parameter(_, let type): ["\(type)"]
    case .rest(_, .link(let type)): ["rest of a link \(type)"]
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
