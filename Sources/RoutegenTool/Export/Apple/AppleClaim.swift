/// A claim in the terms of Apple's components.
struct AppleClaim {
  /// The segments, without the rest of the path.
  var path: [AppleShape]

  /// Whether one or more segments may follow, which the pattern has as `{path...}`.
  let hasRest: Bool
  var query: AppleItems
  let fragment: AppleFragment
  let opens: Bool

  /// The claim in the route set.
  let claim: Claim

  /// The segments in which its components match texts that the pattern does not, even if numbers are
  /// refined.
  var wideSegments: Set<Int>

  /// Whether they do so in the query or the fragment.
  let isWideAfterPath: Bool

  var isWide: Bool { isWideAfterPath || !wideSegments.isEmpty }

  /// The number of slashes of its links; for a pattern with a rest, of the shortest ones.
  var depth: Int { path.count + (hasRest ? 1 : 0) }

  /// Whether every segment is literal, so that no wildcard matches a slash before the rest.
  var isLiteral: Bool {
    path.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The claim for paths of this depth; `nil` if it has no such paths.
  func at(depth: Int) -> AppleClaim? {
    guard hasRest else { return path.count == depth ? self : nil }
    guard path.count < depth else { return nil }
    let inner = [AppleShape](repeating: .anyOrEmpty, count: depth - path.count - 1)
    return restricted(to: path + inner + [.any], query)
  }

  /// The claim with any text as a number, which is what its components match.
  var asWritten: AppleClaim {
    restricted(
      to: path.map(\.asWritten),
      AppleItems(values: query.values.mapValues(\.asWritten), keys: query.keys))
  }

  /// The claim with other segments and with more items.
  func restricted(to path: [AppleShape], _ query: AppleItems) -> AppleClaim {
    var claim = self
    claim.path = path
    claim.query = query
    return claim
  }
}

/// The part of a claim or an exclusion on which numbers are refined.
struct AppleRegion {
  let path: [AppleShape]
  let query: AppleItems
}

extension AppleClaim {
  /// The links of the claim in a region of the same depth.
  func meeting(
    _ region: AppleRegion, isSame: (String, String) -> Bool
  ) -> AppleMeeting<AppleClaim> {
    var path: [AppleShape] = []
    for (index, shape) in region.path.enumerated() {
      switch self.path[index].meeting(shape, isSame: isSame) {
      case .value(let common): path.append(common)
      case .nothing: return .nothing
      case .notExpressible: return .notExpressible
      }
    }
    switch query.meeting(region.query, isSame: isSame) {
    case .value(let query): return .value(restricted(to: path, query))
    case .nothing: return .nothing
    case .notExpressible: return .notExpressible
    }
  }
}
