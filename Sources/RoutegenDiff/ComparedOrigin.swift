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

  /// The origins of links that the old version accepts.
  static func all(of tree: OverlapTree) -> [ComparedOrigin] {
    let (old, new) = (tree.parts[0], tree.parts[1])
    let whole = SampleOrigin.all(of: [old.model, new.model]).map { origin in
      ComparedOrigin(
        text: origin.text, declaration: origin.declaration, isHTTP: origin.scheme == "http",
        oldRoots: old.roots(scheme: origin.scheme, host: origin.host),
        newRoots: new.roots(scheme: origin.scheme, host: origin.host))
    }
    let path = ComparedOrigin(
      text: "", declaration: nil, isHTTP: false, oldRoots: [old.roots[0]],
      newRoots: [new.roots[0]])
    return whole.filter { !$0.oldRoots.isEmpty } + [path]
  }

  /// The beginning for links of a tree of the old version that nothing matches which is tried before,
  /// and no pattern below `others`.
  func prefix(before root: Int, avoiding others: some Sequence<Int>) -> LinkPrefix {
    LinkPrefix(
      text: text, earlierRoots: Array(oldRoots.prefix { $0 != root }) + others,
      firstSegment: text.isEmpty ? .nonEmpty : .any)
  }
}
