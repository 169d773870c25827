@testable import RoutegenCompiler

/// Declared types, of which only the app knows the values.
///
/// A link is a proof if a pattern, or two, may match it, and no pattern before them certainly does. The
/// value of a declared type is certain for a pattern with the same type at the same place.
extension BruteForce {
  mutating func lookAtPairs(_ path: [Bool], _ tail: Tail, _ scopes: Set<Int>) {
    let onPath = patterns.indices.filter { path[$0] && scopes.contains(patterns[$0].scope) }
    for first in onPath {
      let id = patterns[first].id
      if mayWin([first], onPath, tail) {
        unreachable.remove(id)
        if !tail.hasRepeats { findPrinted(id, path, tail) }
      }
      guard !tail.hasRepeats else { continue }
      for second in onPath where patterns[second].isLater(than: patterns[first]) {
        let makesNoDifference = patterns[first].candidate.isInterchangeable(
          with: patterns[second].candidate)
        if !makesNoDifference, mayWin([first, second], onPath, tail) {
          ambiguous.insert(patterns[second].id)
        }
      }
    }
  }

  private func mayWin(_ targets: [Int], _ onPath: [Int], _ tail: Tail) -> Bool {
    let certain = onPath.filter { targets.contains($0) || isPathCertain(of: $0, beside: targets) }
    let isItemCertain = Dictionary(
      uniqueKeysWithValues: certain.map {
        ($0, targets.contains($0) || areItemsCertain(of: $0, beside: targets))
      })
    func accepts(_ pattern: Int, _ all: [Bool], _ known: [Bool]) -> Bool {
      isItemCertain[pattern] == true ? all[pattern] : known[pattern]
    }
    func isStrict(_ pattern: Int) -> Bool { accepts(pattern, tail.strict, tail.knownStrict) }
    let matches = certain.filter { pattern in
      isStrict(pattern)
        || accepts(pattern, tail.loose, tail.knownLoose)
          && !certain.contains { areOfOnePath($0, pattern) && isStrict($0) }
    }
    return targets.allSatisfy { target in
      let isMalformed = certain.contains {
        tail.repeated[$0]
          && (areOfOnePath($0, target) || isBefore($0, target, byItems: false))
      }
      return !isMalformed && matches.contains(target)
        && !matches.contains { isBefore($0, target, byItems: true) }
    }
  }

  /// Whether the path of a pattern is certain where the path is that of the targets.
  private func isPathCertain(of pattern: Int, beside targets: [Int]) -> Bool {
    patterns[pattern].segments.enumerated().allSatisfy { place, segment in
      !segment.isDeclared
        || targets.contains { target in
          let segments = patterns[target].segments
          return place < segments.count && segments[place].forms == segment.forms
        }
    }
  }

  private func areItemsCertain(of pattern: Int, beside targets: [Int]) -> Bool {
    patterns[pattern].candidate.declaredItems.allSatisfy { item in
      targets.contains { target in
        patterns[target].candidate.declaredItems.contains {
          matcher.model.isSame($0.key, item.key) && $0.type == item.type
        }
      }
    }
  }
}

extension BruteForce.Pattern {
  var hasDeclaredType: Bool {
    segments.contains(where: \.isDeclared) || !candidate.declaredItems.isEmpty
  }
}

extension Candidate {
  /// The query items whose values are of a declared type.
  var declaredItems: [(key: String, type: ValueType, mayBeAbsent: Bool)] {
    zip(sources, parameters).compactMap { source, parameter in
      guard case .query(let key) = source, parameter.type.isDeclared else { return nil }
      return (key, parameter.type, parameter.mayBeAbsent)
    }
  }
}

extension ValueType {
  fileprivate var isDeclared: Bool { if case .external = kind { true } else { false } }
}

extension Segment {
  /// The types and the literal text, without the parameters' slots.
  fileprivate var forms: [String] {
    switch self {
    case .literal(let text): [text]
    case .parameter(_, let type): ["\(type)"]
    case .rest: []
    case .mixed(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let text): text
        case .parameter(_, let type): "\(type)"
        }
      }
    }
  }

  fileprivate var isDeclared: Bool {
    switch self {
    case .literal, .rest: false
    case .parameter(_, let type): type.isDeclared
    case .mixed(let pieces):
      pieces.contains { if case .parameter(_, let type) = $0 { type.isDeclared } else { false } }
    }
  }
}
