/// A destination: one case of an enum.
///
/// A class, because a route is passed and stored in many places and never changes: copying all of
/// its fields would be slow to run and slower to compile.
package final class Route: Declared {
  /// The index in ``RouteModel/routes``.
  package let index: Int
  package let declaration: Declaration

  /// The whole pattern, from the root; links are printed with it.
  package let pattern: Pattern

  /// The patterns after its `also`, then those without segments that may be missing and those that the
  /// `also` of groups make, each followed by the same with other keys.
  package let aliases: [Alias]

  /// All patterns, that of printed links first.
  var patterns: [Pattern] { [pattern] + aliases.map(\.pattern) }

  /// The patterns with which links are printed: the route's own, and the same without segments that may
  /// be missing.
  package var ownPatterns: [Pattern] { [pattern] + aliases.map(\.pattern).filter(\.isPrinted) }

  /// The other patterns as people write them, without those that the text of another one says.
  package var writtenAliases: [Alias] { aliases.filter { !$0.isImplied } }

  /// The patterns after its own `also`.
  package var ownAliases: [Alias] { aliases.filter { !$0.isInherited } }

  /// Links that must open the route, or must not.
  package let examples: [Example]

  init(
    index: Int, _ declaration: Declaration, _ pattern: Pattern, aliases: [Alias],
    examples: [Example]
  ) {
    self.index = index
    self.declaration = declaration
    self.pattern = pattern
    self.aliases = Array(
      ([Alias(pattern: pattern)] + aliases).flatMap { $0.withOtherKeys(of: declaration.parameters) }
        .dropFirst())
    self.examples = examples
  }

  /// The patterns of which the others are the same with other keys.
  var patternsOfFirstKeys: [Alias] {
    [Alias(pattern: pattern)] + aliases.filter { $0.pattern.keyRank == 0 }
  }

  /// Every parameter in order, those of the groups first; a `slot` is an index in here.
  package var parameters: [Parameter] { declaration.parameters }

  /// The value that is the host if it is a text, which has to be one of a host wherever a link has it.
  package var hostText: HostValue? {
    hostValue.flatMap { parameters[$0.slot].type.kind == .string ? $0 : nil }
  }

  /// The number of `parameters` that the groups declare.
  package var groupParameterCount: Int { declaration.enclosure.parameterCount }

  /// The number of the pattern's segments that the groups declare.
  package var groupSegmentCount: Int { declaration.enclosure.segmentCount }

  package var ownParameters: ArraySlice<Parameter> { parameters[groupParameterCount...] }
  package var ownSegments: ArraySlice<Segment> { pattern.segments[groupSegmentCount...] }

  /// Returns the query items of one of its patterns without those of the groups.
  package func ownItems(of pattern: Pattern) -> [QueryItem] {
    pattern.query.filter { $0.slot.map { $0 >= groupParameterCount } ?? true }
  }

  /// Returns the origins of one of its aliases: its own, or else those of the block.
  package func origins(of alias: Alias) -> [OriginConstraint] {
    alias.origin.map { [$0] } ?? origins
  }

  /// Whether no link and no payload opens the route: shortcuts, activities and the app do.
  package var isUnlinked: Bool { attributes.isUnlinked }
  package var isIndex: Bool { ownSegments.isEmpty }

  /// The name as people write it: `home.soptamp.entireRanking`.
  package var qualifiedName: String { (groupNames + [caseName]).joined(separator: ".") }
}

extension Alias {
  /// The pattern, and the same with other keys.
  fileprivate func withOtherKeys(of parameters: [Parameter]) -> [Alias] {
    pattern.withOtherKeys(of: parameters).map { pattern in
      var alias = self
      alias.pattern = pattern
      if pattern.keyRank > 0 { (alias.isInherited, alias.isImplied) = (true, true) }
      return alias
    }
  }
}
