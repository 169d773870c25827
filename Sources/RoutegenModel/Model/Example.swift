package import RoutegenSource

/// A link under a route that has to open it, or must not.
package struct Example: Sendable {
  package let opens: Bool
  package let link: String

  /// The text after `->`, which says the route and its values; empty where there is none.
  package let expected: String
  package let span: Span
  package let expectedSpan: Span
}
