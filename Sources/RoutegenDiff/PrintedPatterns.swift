import RoutegenExplain
import RoutegenModel

/// The patterns with which links of the first version of a forest are printed, by route.
struct PrintedPatterns {
  /// The pattern of a printed link, and its way as it is printed, if it has placeholders without a name.
  typealias Way = (pattern: PatternPath, printed: PatternPath?)

  private var ways: [Int: [Way]] = [:]

  init(_ forest: VersionForest) {
    let (tree, part) = (forest.tree, forest.tree.parts[0])
    let written = Dictionary(
      grouping: part.roots.flatMap { tree.patterns(below: $0, printed: true) }
    ) { tree.candidate(of: $0).route }
    for pattern in forest.oldPatterns {
      let candidate = tree.candidate(of: pattern)
      guard let index = candidate.route,
        part.model.routes[index].pattern.span == candidate.pattern.span
      else { continue }
      let printed = (written[index] ?? []).filter { $0.root == pattern.root }
      ways[index, default: []] +=
        part.model.routes[index].unnamedTexts.isEmpty
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
  /// - Parameter printed: The scheme and the host, which is empty for a custom scheme; `nil` for a path
  ///   alone.
  init(printed: RoutePrinter.Origin?, in tree: OverlapTree) {
    let (old, new) = (tree.parts[0], tree.parts[1])
    guard let printed else {
      self.init(
        text: "", declaration: nil, isHTTP: false, oldRoots: [old.roots[0]],
        newRoots: [new.roots[0]])
      return
    }
    self.init(
      text: "\(printed.scheme)://\(printed.host)", declaration: printed.declaration,
      isHTTP: printed.scheme == "http",
      oldRoots: old.roots(scheme: printed.scheme, host: printed.host),
      newRoots: new.roots(scheme: printed.scheme, host: printed.host))
  }
}
