import RoutegenModel

/// The beginning of links, and the trees of both versions in which they are looked up.
struct ComparedOrigin {
  /// The text before the path; empty for a path alone.
  let text: String

  /// The declaration of one version that accepts the links; `nil` for a path alone.
  let declaration: OriginConstraint?

  /// Whether these are links with `http`.
  let isHTTP: Bool

  /// The roots of the old version's trees in match order, then of the new version's.
  let oldRoots: [Int]
  let newRoots: [Int]

  /// Whether no link of the origin opens a route of the new version any more.
  var isGone: Bool { newRoots.isEmpty }

  /// - Parameter origin: The scheme and the host, which is empty for a custom scheme; `nil` for a path alone.
  init(
    _ origin: (scheme: String, host: String, declaration: OriginConstraint)?, in tree: OverlapTree
  ) {
    text = origin.map { "\($0.scheme)://\($0.host)" } ?? ""
    declaration = origin?.declaration
    isHTTP = origin?.scheme == "http"
    let place = origin.map { ($0.scheme, $0.host) }
    oldRoots = tree.roots(ofPart: 0, at: place)
    newRoots = tree.roots(ofPart: 1, at: place)
  }

  /// The origins of links that the old version accepts.
  static func all(of tree: OverlapTree) -> [ComparedOrigin] {
    let whole = tree.origins.map { ComparedOrigin($0, in: tree) }
    return whole.filter { !$0.oldRoots.isEmpty } + [ComparedOrigin(nil, in: tree)]
  }

  /// The beginning for links of a tree of the old version that nothing matches which is tried before,
  /// and no pattern below `others`.
  func start(before root: Int, avoiding others: some Sequence<Int>) -> LinkStart {
    LinkStart(text: text, earlierRoots: Array(oldRoots.prefix { $0 != root }) + others)
  }
}

/// The beginning of links, and the trees in which no pattern matches them.
struct LinkStart {
  /// The text before the path; empty for a path alone.
  let text: String
  let earlierRoots: [Int]
}
