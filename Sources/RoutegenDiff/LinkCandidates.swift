import RoutegenModel

/// Searches the forest of two versions for links that the new version may read as another answer.
struct LinkCandidates {
  let forest: VersionForest
  private let limits: LinkLimits
  private var pairs: PatternPairs

  /// The number of patterns that are tried for a proof of a change of all links.
  static let mostPatterns = 100

  init(_ forest: VersionForest) {
    self.forest = forest
    var limits = LinkLimits(allowsRepeats: true)
    limits.allowsEmptyTexts = true
    limits.naming = .firstPattern
    self.limits = limits
    pairs = PatternPairs(forest.tree)
  }

  /// Links of a pattern that no pattern of the new version matches; one for each beginning at most.
  ///
  /// - Parameter patterns: The pattern, and perhaps its way as it is printed.
  func lostLinks(
    of patterns: [PatternPath], from origins: [ComparedOrigin]
  ) throws(SearchBudget.Exceeded) -> [WitnessLink] {
    let root = patterns[0].root
    var prefixes: [LinkPrefix] = []
    for origin in origins where origin.oldRoots.contains(root) && !origin.isGone {
      prefixes.insertMinimal(origin.prefix(before: root, avoiding: origin.newRoots))
    }
    return try links(patterns, prefixes, limits)
  }

  /// Links that are those of a pattern of the old version, and of one of the new version.
  ///
  /// - Parameters:
  ///   - naming: The patterns that name the items of the links.
  ///   - comparesPathsAlone: Whether the second pattern may refuse the items of the links.
  mutating func links(
    of pattern: PatternPath, and other: PatternPath, from origins: [ComparedOrigin],
    naming: LinkLimits.Naming, comparesPathsAlone: Bool = false
  ) throws(SearchBudget.Exceeded) -> [WitnessLink] {
    forest.tree.budget.beginQuestion()
    guard try pairs.meet(pattern, other) else { return [] }
    var prefixes: [LinkPrefix] = []
    for origin in origins
    where origin.oldRoots.contains(pattern.root) && origin.newRoots.contains(other.root) {
      let earlier = origin.newRoots.prefix { $0 != other.root }
      prefixes.insertMinimal(origin.prefix(before: pattern.root, avoiding: earlier))
    }
    var limits = limits
    (limits.naming, limits.comparesPathsAlone) = (naming, comparesPathsAlone)
    return try links([pattern, other], prefixes, limits)
  }

  /// Links of a pattern with a beginning, whatever the new version makes of them.
  func link(of pattern: PatternPath, _ origin: ComparedOrigin) -> WitnessLink? {
    forest.tree.budget.beginQuestion()
    let prefix = origin.prefix(before: pattern.root, avoiding: [])
    return (try? links([pattern], [prefix], limits))?.first
  }

  private func links(
    _ patterns: [PatternPath], _ prefixes: [LinkPrefix], _ limits: LinkLimits
  ) throws(SearchBudget.Exceeded) -> [WitnessLink] {
    var found: [WitnessLink] = []
    for prefix in prefixes {
      forest.tree.budget.beginQuestion()
      var search = LinkSearch(forest.tree, patterns, after: prefix, limits)
      if let link = try search.run() { found.append(link) }
    }
    return found
  }
}

extension [LinkPrefix] {
  /// Inserts a beginning, unless another one has fewer earlier trees.
  fileprivate mutating func insertMinimal(_ prefix: LinkPrefix) {
    let earlier = Set(prefix.earlierRoots)
    // A path alone has no empty first segment, so it does not replace whole links.
    if contains(where: { Set($0.earlierRoots).isSubset(of: earlier) }) { return }
    if prefix.firstSegment == .any { removeAll { earlier.isSubset(of: $0.earlierRoots) } }
    append(prefix)
  }
}
