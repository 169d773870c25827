import RoutegenSource

/// A path segment of plain text, at one place of the tree of paths.
struct LiteralSegment: Sendable {
  let text: String

  /// Where it is written first.
  let span: Span

  /// The number of the place above it; segments of one parent are neighbours.
  let parent: Int
}

extension RouteModel {
  /// Every literal segment in the order of the file, once for each place of the tree of paths.
  ///
  /// Aliases are left out: they are there for links as they happen to be.
  var literalSegments: [LiteralSegment] {
    struct Step: Hashable {
      let parent: Int
      let segment: Segment
    }
    var places: [Step: Int] = [:]
    var found: [LiteralSegment] = []
    for pattern in ownRoutes.map(\.pattern) {
      var parent = 0
      for (segment, span) in zip(pattern.segments, pattern.segmentSpans) {
        let step = Step(parent: parent, segment: segment)
        let known = places[step]
        if case .literal(let text) = segment, known == nil {
          found.append(LiteralSegment(text: text, span: span, parent: parent))
        }
        parent = known ?? places.count + 1
        places[step] = parent
      }
    }
    return found
  }
}
