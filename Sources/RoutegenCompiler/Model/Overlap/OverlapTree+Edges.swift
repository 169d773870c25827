extension OverlapTree {
  /// The children of a node to which a text leads that has each of the `required` forms.
  func children(of node: Int, for text: String, _ required: [TextForm]) -> [Int] {
    literalChild(of: node, for: text)
      + children(nodes[node].placeholderEdges, for: text, required)
  }

  /// The same by edges that are more specific than that to `child`; by all if `child` is `nil`.
  func children(
    of node: Int, before child: Int?, for text: String, _ required: [TextForm]
  ) -> [Int] {
    if isLiteral(child) { return [] }
    return literalChild(of: node, for: text)
      + children(placeholderEdges(of: node, before: child), for: text, required)
  }

  /// The edges with placeholders that are more specific than that to `child`; all if it is `nil`.
  func placeholderEdges(of node: Int, before child: Int?) -> [Edge] {
    guard let child, let edge = edges[child] else { return nodes[node].placeholderEdges }
    if edge.isLiteral { return [] }
    return nodes[node].placeholderEdges.filter { $0.rank.isMoreSpecific(than: edge.rank) }
  }

  /// Whether the edge to `child` is literal text.
  func isLiteral(_ child: Int?) -> Bool {
    child.flatMap { edges[$0] }?.isLiteral ?? false
  }

  /// Whether it is certain which texts of the `required` forms the form accepts.
  ///
  /// Nothing is known of a declared Swift type except that it accepts its own values.
  func isKnown(_ form: TextForm, _ required: [TextForm]) -> Bool {
    !form.isUnknown || required.contains { $0.hasSameTexts(as: form) }
  }

  private func children(
    _ edges: [Edge], for text: String, _ required: [TextForm]
  ) -> [Int] {
    edges.filter { isKnown($0.form, required) && $0.form.accepts(text) }.map(\.child)
  }

  private func literalChild(of node: Int, for text: String) -> [Int] {
    nodes[node].literals[model(of: node).folded(text).utf8Key].map { [$0] } ?? []
  }
}

extension OverlapTree {
  /// Whether a cheap look shows that no pattern of the tree accepts all links of the pattern; it does
  /// for most patterns.
  ///
  /// Beside a type with unlimited values, literal text accepts only some of the values.
  func hasNoRivals(_ pattern: PatternPath) -> Bool {
    let terminals = nodes[pattern.terminal].terminals
    guard pattern.rest == nil, let first = terminals.specificities.first,
      terminals.specificities[pattern.index] == first
    else { return false }
    return zip(pattern.nodes, pattern.nodes.dropFirst()).allSatisfy { node, child in
      guard let edge = edges[child], !edge.isLiteral else { return true }
      guard let type = edge.form.type else { return false }
      return nodes[node].placeholderEdges.first?.child == child
        && (type.isUnlimited || nodes[node].literals.isEmpty)
    }
  }
}

extension ValueType {
  /// Whether the type is known to have more values than a file can list.
  fileprivate var isUnlimited: Bool {
    switch kind {
    case .string, .text, .openEnumeration, .int, .uint, .double, .uuid, .date, .url:
      bounds == nil
    case .bool, .enumeration, .external: false
    }
  }
}
