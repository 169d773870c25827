import RoutegenSource
import RoutegenSyntax

extension PatternSyntax {
  /// The positions of segments that may be missing, for each pattern without some of them:
  /// `/users/{id: Int?}` also matches `/users`, as if the file had it after `also`.
  fileprivate var omissions: [Set<Int>] {
    var omissions: [Set<Int>] = [[]]
    for (index, segment) in segments.enumerated()
    where segment.mayBeMissing && omissions.count <= RouteResolver.mostPatterns {
      omissions += omissions.map { $0.union([index]) }
    }
    return Array(omissions.dropFirst())
  }

  /// Returns the pattern without some of its segments.
  fileprivate func omitting(_ positions: Set<Int>) -> PatternSyntax {
    var pattern = self
    pattern.segments = segments.omitting(positions)
    return pattern
  }
}

extension SegmentSyntax {
  /// Whether the segment is a placeholder of one value that is written as optional.
  fileprivate var mayBeMissing: Bool {
    guard pieces.count == 1, case .parameter(let placeholder) = pieces[0] else { return false }
    return placeholder.type?.isOptional == true
      || placeholder.defaultValue != nil && !placeholder.isUnnamed
  }
}

extension PatternResolver {
  /// Returns the patterns without segments that may be missing, and what the file would have for each.
  ///
  /// - Parameter main: The pattern, with those of the groups around it.
  func patterns(
    omittingSegmentsOf main: Pattern, _ syntax: PatternSyntax, in scope: EnclosingScope,
    _ parameters: [Parameter]
  ) -> [(syntax: PatternSyntax, alias: Alias)] {
    let (outer, prefix) = (scope.prefix.segments.count, scope.prefix)
    return syntax.omissions.map {
      let (syntax, positions) = (syntax.omitting($0), Set($0.map { $0 + outer }))
      var pattern = Pattern(
        segments: main.segments.omitting(positions), query: main.query, fragment: main.fragment,
        text: prefix.text(followedBy: model.text(of: syntax, in: parameters)),
        spans: Pattern.Spans(
          pattern: main.span, segments: main.segmentSpans.omitting(positions)))
      pattern.isPrinted = main.isPrinted
      var alias = Alias(pattern)
      (alias.isInherited, alias.isShorter) = (true, true)
      return (syntax, alias)
    }
  }

  /// Returns the patterns of a group without segments that may be missing.
  ///
  /// - Parameters:
  ///   - main: The pattern of the group.
  ///   - outer: That of the groups around it.
  func prefixes(
    omittingSegmentsOf main: PatternPrefix, _ syntax: PatternSyntax, after outer: PatternPrefix,
    _ parameters: [Parameter]
  ) -> [PatternPrefix] {
    let count = outer.segments.count
    return syntax.omissions.map {
      let positions = Set($0.map { $0 + count })
      var prefix = main
      prefix.isShorter = true
      prefix.segments = main.segments.omitting(positions)
      prefix.segmentSpans = main.segmentSpans.omitting(positions)
      prefix.text = outer.text + model.pathText(of: syntax.omitting($0), in: parameters)
      return prefix
    }
  }
}

extension Array {
  /// Returns the elements at all other positions.
  fileprivate func omitting(_ positions: Set<Int>) -> [Element] {
    enumerated().filter { !positions.contains($0.offset) }.map(\.element)
  }
}
