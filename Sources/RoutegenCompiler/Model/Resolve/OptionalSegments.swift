extension PatternResolver {
  /// Returns the patterns without segments that may be missing, as if the file had each after `also`:
  /// `/users/{id: Int?}` also matches `/users`.
  func shorter(_ pattern: Pattern, _ syntax: PatternSyntax) -> [Alias] {
    syntax.omissions.map { positions in
      var shorter = syntax
      shorter.segments = syntax.segments.omitting(positions)
      return Alias(
        pattern: Pattern(
          segments: pattern.segments.omitting(positions), query: pattern.query,
          fragment: pattern.fragment, model.parts(of: shorter, in: binder.parameters),
          shorter.spans,
          isPrinted: pattern.isPrinted),
        isInherited: true, isImplied: true)
    }
  }
}

extension PatternSyntax {
  /// The positions of segments that may be missing, for each pattern without some of them.
  fileprivate var omissions: [Set<Int>] {
    var omissions: [Set<Int>] = [[]]
    for (index, segment) in segments.enumerated()
    where segment.mayBeMissing && omissions.count <= RouteResolver.mostPatterns {
      omissions += omissions.map { $0.union([index]) }
    }
    return Array(omissions.dropFirst())
  }
}

extension Array {
  /// Returns the elements at all other positions.
  fileprivate func omitting(_ positions: Set<Int>) -> [Element] {
    enumerated().filter { !positions.contains($0.offset) }.map(\.element)
  }
}
