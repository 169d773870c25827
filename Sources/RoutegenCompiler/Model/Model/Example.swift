/// A link below a route that must open the route, or must not.
package struct Example: Sendable {
  package let opens: Bool
  package let link: String

  /// The text after `->`, the route and its values; empty if there is none.
  package let expected: String
  package let span: Span
  package let expectedSpan: Span
}
