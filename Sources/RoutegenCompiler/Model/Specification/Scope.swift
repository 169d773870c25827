extension ExplainingMatcher {
  /// The patterns of one block, or of the top level, in match order.
  package struct Scope: Sendable {
    /// The origin constraint of the block; `nil` for the top level.
    package let origin: OriginConstraint?
    package let patterns: [RankedPattern]

    /// The patterns of each path, which are neighbours, because they have one rank.
    private let paths: [ArraySlice<RankedPattern>]

    /// The indices of the paths that begin with a literal segment, by its folded bytes, and of all others.
    private var literalPaths: [[UInt8]: [Int]] = [:]
    private var otherPaths: [Int] = []

    init(origin: OriginConstraint?, _ patterns: [RankedPattern], _ model: RouteModel) {
      self.origin = origin
      self.patterns = patterns.sorted { left, right in
        left.hasFragmentPath != right.hasFragmentPath
          ? left.hasFragmentPath
          : left.rank == right.rank
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
      for (index, path) in paths.enumerated() {
        if case .literal(let text)? = path.first?.segments.first {
          literalPaths[model.foldedBytes(text), default: []].append(index)
        } else {
          otherPaths.append(index)
        }
      }
    }

    /// The candidates of each path, in match order; those of one path are tried together.
    package var candidatesOfPaths: [[Candidate]] { paths.map { $0.map(\.candidate) } }

    /// The patterns of each path, in match order, without those whose first segment is another literal one.
    ///
    /// Large route sets have many such paths.
    func paths(of link: ClassifiedLink, _ model: RouteModel) -> [ArraySlice<RankedPattern>] {
      let first = [link.parts, link.partsWithFragmentPath].compactMap { $0?.segments.first }
      let literal = Set(first.map { model.foldedBytes(String(decoding: $0, as: UTF8.self)) })
        .flatMap { literalPaths[$0] ?? [] }
      return (literal + otherPaths).sorted().map { paths[$0] }
    }
  }

  /// A pattern with its rank among the patterns of a scope.
  package struct RankedPattern: Sendable {
    package let candidate: Candidate
    package let rank: [EdgeRank]

    /// Whether it is tried before all patterns without a fragment that is written like a path.
    let hasFragmentPath: Bool

    /// The segments that the path must have; for a payload only the literal ones, because the payload's
    /// keys supply the others.
    package let segments: [Segment]

    /// A number that no other pattern of the route set has.
    package let id: Int

    init(_ candidate: Candidate, id: Int, _ model: RouteModel) {
      self.candidate = candidate
      self.id = id
      hasFragmentPath = candidate.pattern.hasFragmentPath
      segments = candidate.pattern.segments.filter { segment in
        if case .literal = segment { true } else { !candidate.isForPayloads }
      }
      rank = segments.map { EdgeRank($0, model) }
    }
  }
}
