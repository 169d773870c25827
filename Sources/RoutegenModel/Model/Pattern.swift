package import RoutegenSource

/// The form of the links to a route, from the root of the route set.
package struct Pattern: Sendable {
  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Fragment?

  /// The pattern as people write it: `/users/{id: Int}?{page: Int = 1}`.
  package let text: String
  package let spans: Spans

  /// Whether the pattern has a path, which only that of an `except` may lack.
  package var hasPath: Bool { text.hasPrefix("/") }

  /// Whether the last segments are those of a fragment that is written like a path.
  package var hasFragmentPath: Bool { segments.contains(where: \.isFragmentMark) }

  /// Whether these are the paths that end before the pattern's rest, `{path...?}`.
  package var omitsRest = false

  /// Whether the links of a route are printed with it: it is the route's own pattern, perhaps without
  /// segments that may be missing.
  package var isPrinted = false

  /// The slots of parameters whose items this pattern of an `also` requires, although the route says
  /// that they may be missing.
  var requiredSlots: Set<Int> = []

  /// The slots of parameters of which this pattern of an `also` says `plus literal`, although the route
  /// does not.
  var plusLiteralSlots: Set<Int> = []

  /// The slots of parameters whose text is not empty in this pattern of an `also`, although the route does
  /// not say so.
  var filledSlots: Set<Int> = []

  /// The parameters of a route as this pattern reads them.
  func parameters(of route: [Parameter]) -> [Parameter] {
    route.requiring(requiredSlots).sayingPlusLiteral(plusLiteralSlots)
      .sayingFilled(filledSlots)
  }

  /// The places of a pattern in its file.
  package struct Spans: Sendable {
    /// The pattern without those of the enclosing groups.
    package let pattern: Span

    /// Each segment, those of the enclosing groups included.
    package let segments: [Span]
  }

  package var span: Span { spans.pattern }
  package var segmentSpans: [Span] { spans.segments }
}
