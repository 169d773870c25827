import RoutegenCompiler

/// Searches the forest of two versions for links that the new version may read as another answer.
struct LinkCandidates {
  let forest: VersionForest
  private var pairs: PatternPairs

  /// The number of patterns that are tried for a proof of a change of all links.
  static let mostPatterns = 100

  init(_ forest: VersionForest) {
    self.forest = forest
    pairs = PatternPairs(forest.tree)
  }

  /// Links of a pattern that no pattern of the new version matches; one for each beginning at most.
  ///
  /// - Parameter patterns: The pattern, and perhaps its way as it is printed.
  func lostLinks(
    of patterns: [PatternPath], from origins: ComparedOrigins
  ) throws(SearchBudget.Exceeded) -> [WitnessLink] {
    var starts: [LinkStart] = []
    for origin in origins[patterns[0].root] where !origin.isGone {
      starts.insertMinimal(origin.start(before: patterns[0].root, avoiding: origin.newRoots))
    }
    var found: [WitnessLink] = []
    for start in starts {
      let link = try forest.tree.link(of: patterns, from: start.text, avoiding: start.earlierRoots)
      if let link { found.append(link) }
    }
    return found
  }

  /// Links that are those of a pattern of the old version, and of one of the new version.
  ///
  /// - Parameters:
  ///   - withItemsOfAll: Whether the links may have items that only the second pattern names.
  ///   - comparesPathsAlone: Whether the second pattern may refuse the items of the links.
  ///   - isReversed: Whether that of the new version is the first pattern in this.
  mutating func links(
    of pattern: PatternPath, and other: PatternPath, from origins: ComparedOrigins,
    withItemsOfAll: Bool, comparesPathsAlone: Bool = false, isReversed: Bool = false
  ) throws(SearchBudget.Exceeded) -> [WitnessLink] {
    guard try pairs.mayMeet(pattern, other) else { return [] }
    var starts: [LinkStart] = []
    for origin in origins[pattern.root] where origin.newRoots.contains(other.root) {
      let earlier = origin.newRoots.prefix { $0 != other.root }
      starts.insertMinimal(origin.start(before: pattern.root, avoiding: earlier))
    }
    var found: [WitnessLink] = []
    for start in starts {
      let link = try forest.tree.link(
        of: isReversed ? [other, pattern] : [pattern, other], from: start.text,
        avoiding: start.earlierRoots,
        withItemsOfAll: withItemsOfAll, comparesPathsAlone: comparesPathsAlone)
      if let link { found.append(link) }
    }
    return found
  }

  /// The query that a pattern requires, with the mark before it.
  func query(of pattern: PatternPath) -> String {
    let link = try? forest.tree.link(of: [pattern], from: "", avoiding: [])
    let text = link.map { WitnessLink(path: [], items: .init(query: $0.items.query)).text } ?? ""
    return String(text.drop { $0 != "?" })
  }

  /// Links of a pattern with a beginning, whatever the new version makes of them.
  func link(of pattern: PatternPath, _ origin: ComparedOrigin) -> WitnessLink? {
    let start = origin.start(before: pattern.root, avoiding: [])
    return try? forest.tree.link(of: [pattern], from: start.text, avoiding: start.earlierRoots)
  }
}

extension [LinkStart] {
  /// Inserts a beginning, unless another one has fewer earlier trees.
  fileprivate mutating func insertMinimal(_ start: LinkStart) {
    let earlier = Set(start.earlierRoots)
    // A path alone has no empty first segment, so it does not replace whole links.
    if contains(where: { Set($0.earlierRoots).isSubset(of: earlier) }) { return }
    if !start.text.isEmpty { removeAll { earlier.isSubset(of: $0.earlierRoots) } }
    append(start)
  }
}
