import RoutegenCompiler

/// The patterns with which links of the first version of a forest are printed, by route.
struct PrintedPatterns {
  /// The pattern of a printed link, and its way as it is printed, if it has placeholders without a name.
  typealias Way = (pattern: PatternPath, printed: PatternPath?)

  private var ways: [Int: [Way]] = [:]

  /// - Parameter model: The first version.
  init(_ forest: VersionForest, _ model: RouteModel) {
    let tree = forest.tree
    let written = Dictionary(grouping: tree.patterns(ofPart: 0, printed: true)) {
      tree.candidate(of: $0).route
    }
    for pattern in forest.oldPatterns {
      let candidate = tree.candidate(of: pattern)
      guard let index = candidate.route,
        model.routes[index].pattern.span == candidate.pattern.span
      else { continue }
      let printed = (written[index] ?? []).filter { $0.root == pattern.root }
      ways[index, default: []] +=
        model.routes[index].unnamedTexts.isEmpty
        ? [(pattern, nil)] : printed.map { (pattern, $0) }
    }
  }

  /// The ways of a route's printed links that are looked up at an origin.
  func ways(of route: Int, at origin: ComparedOrigin) -> [Way] {
    (ways[route] ?? []).filter { origin.oldRoots.contains($0.pattern.root) }
  }
}

extension ComparedOrigin {
  /// The origin of links that the first version prints.
  ///
  /// - Parameter printed: The scheme and the host; `nil` for a path alone.
  init(printed: RoutePrinter.Origin?, in tree: OverlapTree) {
    self.init(printed.map { ($0.scheme, $0.host, $0.declaration) }, in: tree)
  }
}
