/// A literal path segment at one node of the tree of paths.
struct LiteralSegment: Sendable {
  let text: String

  /// The first place of the segment in the file.
  let span: Span
}

extension RouteModel {
  /// Every literal segment in the order of the file, once for each node of the tree of paths.
  ///
  /// Aliases are left out: their text is that of links which others made. `@unlinked` routes have no
  /// links.
  var literalSegments: [LiteralSegment] {
    struct Step: Hashable {
      let parent: Int
      let segment: Segment
    }
    var places: [Step: Int] = [:]
    var found: [LiteralSegment] = []
    for pattern in linkedRoutes.map(\.pattern) {
      var parent = 0
      for (segment, span) in zip(pattern.segments, pattern.segmentSpans) {
        let step = Step(parent: parent, segment: segment)
        let known = places[step]
        // A mounted route set is checked in its own file, and the line that mounts it in this one.
        if case .literal(let text) = segment, known == nil, span.file == nameSpan.file {
          found.append(LiteralSegment(text: text, span: span))
        }
        parent = known ?? places.count + 1
        places[step] = parent
      }
    }
    return found
  }
}
