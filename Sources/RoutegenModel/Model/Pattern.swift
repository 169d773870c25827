package import RoutegenSource

/// The form of the links to a route, from the root of the route set.
package struct Pattern: Sendable {
  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Fragment?

  /// As people write it: `/users/{id: Int}?{page: Int = 1}`.
  package let text: String
  package let span: Span

  /// Where each of `segments` is written, those of the groups included.
  package let segmentSpans: [Span]
}
