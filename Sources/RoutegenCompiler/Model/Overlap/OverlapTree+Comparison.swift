/// What a comparison of two versions of a route set asks about their patterns.
extension OverlapTree {
  /// The patterns of a model, or, if `printed`, those of its printed links.
  package func patterns(ofPart part: Int, printed: Bool = false) -> [PatternPath] {
    parts[part].roots.flatMap { patterns(below: $0, printed: printed) }
  }

  /// The schemes and hosts of links to any of the models, the host empty with a custom scheme, each with the
  /// declaration that accepts it.
  package var origins: [(scheme: String, host: String, declaration: OriginConstraint)] {
    SampleOrigin.all(of: parts.map(\.model)).map { ($0.scheme, $0.host, $0.declaration) }
  }

  /// The roots of a model's trees in which links of an origin are looked up, in match order; without an origin,
  /// those of a path alone.
  package func roots(ofPart part: Int, at origin: (scheme: String, host: String)?) -> [Int] {
    guard let origin else { return parts[part].rootsOfPaths }
    return parts[part].roots(scheme: origin.scheme, host: origin.host)
  }

  /// The nodes to which a first segment leads from a root, in match order, and the root itself if the segment may be the
  /// first of a whole path.
  package func nodes(after segment: String, from root: Int) -> [Int] {
    children(of: root, for: segment, []) + (nodes[root].rest == nil ? [] : [root])
  }

  /// The base of an origin in one of the models.
  package func base(ofPart part: Int, at origin: (scheme: String, host: String)) -> [String] {
    let bases = parts[part].model.bases
    return origin.host.isEmpty
      ? bases.base(of: .scheme(origin.scheme)) : bases.base(ofHost: origin.host)
  }

  /// The literal texts of first segments.
  package var literalSegments: [String] {
    Set(parts.flatMap(\.roots).flatMap { nodes[$0].literals.keys.map(\.text) }).sorted()
  }

  /// The origin of the block that has the root of its tree; `nil` for the patterns outside of blocks.
  package func origin(ofRoot root: Int) -> OriginConstraint? {
    nodes[root].part.scopes.origins[root]
  }

  /// A link that all of the patterns match, perhaps with empty texts or a key twice.
  ///
  /// - Parameters:
  ///   - start: The text before the path; empty for a path alone.
  ///   - earlier: The roots of trees in which no pattern matches the link.
  ///   - withItemsOfAll: Whether the link may have items that only another pattern than the first one names.
  ///   - comparesPathsAlone: Whether the patterns after the first one may refuse the items of the link.
  package func link(
    of patterns: [PatternPath], from start: String, avoiding earlier: [Int],
    withItemsOfAll: Bool = false, comparesPathsAlone: Bool = false
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    let limits = LinkLimits(
      allowsRepeats: true, allowsEmptyTexts: true,
      naming: withItemsOfAll ? .patterns : .firstPattern, comparesPathsAlone: comparesPathsAlone)
    let prefix = LinkPrefix(
      text: start, earlierRoots: earlier, firstSegment: start.isEmpty ? .nonEmpty : .any)
    budget.beginQuestion()
    var search = LinkSearch(self, patterns, after: prefix, limits)
    return try search.run()
  }

  /// Texts of an item in the first model that the second model does not read as a type; none if that is not decided.
  package func texts(of type: ValueType, butNotOf other: ValueType) -> [String] {
    let before = TextForm(item: type, in: parts[0])
    let after = TextForm(item: other, in: parts[1])
    if before.isUnknown || after.isUnknown || before.hasSameTexts(as: after) { return [] }
    budget.beginQuestion()
    let found = try? MinimalWitnesses(
      required: [before], rivals: [(0, after)],
      accepting: { after.accepts($0) ? [0] : [] }, budget: budget
    ).witnesses()
    return (found ?? []).map(\.text)
  }
}

extension PatternPairs {
  /// Whether a link may match both patterns, as a question of its own: ``meet(_:_:)``.
  package mutating func mayMeet(
    _ left: PatternPath, _ right: PatternPath
  ) throws(SearchBudget.Exceeded) -> Bool {
    tree.budget.beginQuestion()
    return try meet(left, right)
  }
}
