/// A claim in the terms of Android's patterns.
struct AndroidClaim {
  /// The segments, without the rest of the path.
  var path: [AndroidSegment]

  /// Whether one or more segments may follow, which the pattern has as `{path...}`.
  let hasRest: Bool

  /// Whether links must have items of a query, or a fragment, at which no pattern of Android looks.
  let requiresItems: Bool

  /// Whether a type of the path has texts that its shape does not tell from others.
  var isLooseInPath: Bool

  /// The claim in the route set.
  let claim: Claim

  var opens: Bool { claim.opens }
}

extension AndroidClaim {
  /// The greatest number of patterns for one claim.
  static let patternLimit = 200

  /// The claim with few enough combinations of listed texts to write a pattern for each.
  ///
  /// The longest lists are replaced by any text, and then the segments with the most placeholders.
  func limited() -> AndroidClaim {
    var claim = self
    while claim.combinationCount > Self.patternLimit {
      let shapes = claim.path.joined()
      let longest = shapes.compactMap { $0.isList ? $0.texts?.count : nil }.max() ?? 0
      claim.isLooseInPath = true
      if longest > 1 {
        claim.path = claim.path.map { segment in
          segment.map { $0.isList && $0.texts?.count == longest ? .any : $0 }
        }
        continue
      }
      let segment = claim.path.indices.max { claim.path[$0].count < claim.path[$1].count }
      guard let segment, claim.path[segment].count > 1 else { break }
      claim.path[segment] = [.any]
    }
    return claim
  }

  private var combinationCount: Int {
    let repetitions = path.flatMap { segment in
      segment.indices.map { segment[$0].texts == nil ? segment[($0 + 1)...].repetitionCount : 0 }
    }
    // More than the limit is never multiplied on.
    return (path.joined().map { $0.texts?.count ?? 1 } + repetitions.map { $0 + 1 })
      .reduce(1) { min($0, Self.patternLimit + 1) * $1 }
  }
}
