extension ExplainingMatcher {
  /// The patterns of one block, or of the top level, in match order.
  struct Scope: Sendable {
    /// The origin constraint of the block; `nil` for the top level.
    let origin: OriginConstraint?
    let patterns: [RankedPattern]

    /// The patterns of each path, which are neighbours, because they have one rank.
    let paths: [ArraySlice<RankedPattern>]

    /// The outline of each of ``paths``.
    let outlines: [PathOutline]

    init(origin: OriginConstraint?, _ patterns: [RankedPattern], _ model: RouteModel) {
      self.origin = origin
      self.patterns = patterns.sorted { left, right in
        left.rank == right.rank
          ? left.candidate.isBefore(right.candidate, in: model)
          : left.rank.lexicographicallyPrecedes(right.rank)
      }
      var paths: [ArraySlice<RankedPattern>] = []
      var rest = self.patterns[...]
      while let first = rest.first {
        let path = rest.prefix { $0.rank == first.rank }
        paths.append(path)
        rest = rest.dropFirst(path.count)
      }
      self.paths = paths
      outlines = paths.map { PathOutline($0.first?.segments ?? [], model) }
    }
  }

  /// A pattern with its rank among the patterns of a scope.
  struct RankedPattern: Sendable {
    let candidate: Candidate
    let rank: [EdgeRank]

    /// The segments that the path must have; for a payload only the literal ones, because the payload's
    /// keys supply the others.
    let segments: [Segment]

    /// A number that no other pattern of the route set has.
    let id: Int

    init(_ candidate: Candidate, id: Int, _ model: RouteModel) {
      self.candidate = candidate
      self.id = id
      segments = candidate.pattern.segments.filter { segment in
        if case .literal = segment { true } else { !candidate.isForPayloads }
      }
      rank = segments.map { EdgeRank($0, model) }
    }
  }
}
