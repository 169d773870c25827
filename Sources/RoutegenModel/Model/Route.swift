package import RoutegenSource

/// A destination: one case of an enum.
///
/// Nothing in it changes, so it is a class: it is handed on and kept everywhere, and to copy fourteen
/// fields each time is slow to run and slower to compile.
package final class Route: Sendable {
  package let index: Int
  package let caseName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]
  package let attributes: Attributes

  /// The hosts or schemes of the block that it stands in; none outside of blocks.
  package let origins: [OriginConstraint]

  /// The cases that lead here from the top, this one left out.
  package let groupNames: [String]

  /// Every parameter in order, those of the groups first; a `slot` is a place in here.
  package let parameters: [Parameter]

  /// How many of `parameters` belong to the groups.
  package let groupParameterCount: Int

  /// The whole pattern, from the root; the one that is printed.
  package let pattern: Pattern

  /// How many of the pattern's segments belong to the groups.
  package let groupSegmentCount: Int

  /// Other patterns that lead here.
  package let aliases: [Alias]

  /// Links that have to open it, or must not.
  package let examples: [Example]

  init(
    index: Int, caseName: String, nameSpan: Span, hasWrittenName: Bool, documentation: [String],
    attributes: Attributes, origins: [OriginConstraint], groupNames: [String],
    parameters: [Parameter],
    groupParameterCount: Int, pattern: Pattern, groupSegmentCount: Int, aliases: [Alias] = [],
    examples: [Example] = []
  ) {
    self.index = index
    self.caseName = caseName
    self.nameSpan = nameSpan
    self.hasWrittenName = hasWrittenName
    self.documentation = documentation
    self.attributes = attributes
    self.origins = origins
    self.groupNames = groupNames
    self.parameters = parameters
    self.groupParameterCount = groupParameterCount
    self.pattern = pattern
    self.groupSegmentCount = groupSegmentCount
    self.aliases = aliases
    self.examples = examples
  }

  package var ownParameters: ArraySlice<Parameter> { parameters[groupParameterCount...] }
  package var ownSegments: ArraySlice<Segment> { pattern.segments[groupSegmentCount...] }
  package var isIndex: Bool { ownSegments.isEmpty }

  /// `home.soptamp.entireRanking`, for people.
  package var qualifiedName: String { (groupNames + [caseName]).joined(separator: ".") }
}
