/// The texts with which links are printed at the placeholders of a route that have no name:
/// `/{_ = home}/artist/{id}?ref={_ = mail}`.
///
/// The pattern has these placeholders without a slot, and it is matched with them.
package struct UnnamedTexts: Sendable {
  /// Those of the path, from the left; one for the rest of a path is its segments, with `/` between them.
  package var path: [String] = []

  /// Those of query items, by key.
  package var query: [String: String] = [:]

  /// Those of a fragment that is written like a query, by key.
  package var fragment: [String: String] = [:]

  package var isEmpty: Bool { path.isEmpty && query.isEmpty && fragment.isEmpty }

  /// The texts of a group, followed by those of a pattern in it.
  static func + (outer: Self, inner: Self) -> Self {
    UnnamedTexts(
      path: outer.path + inner.path, query: outer.query.merging(inner.query) { $1 },
      fragment: outer.fragment.merging(inner.fragment) { $1 })
  }
}
