package import RoutegenSource

/// A block: a nested enum whose patterns continue the group's.
///
/// A class for the reason that ``Route`` is one.
package final class Group: Sendable {
  package let caseName: String
  package let typeName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]
  package let attributes: Attributes

  /// The group's own segments, without those of the groups around it.
  package let segments: [Segment]

  /// The pattern from the root, as people write it.
  package let patternText: String

  /// The parameters of the groups around it and its own; a `slot` is a place in here.
  package let allParameters: [Parameter]

  /// How many of them belong to the groups around it.
  package let outerParameterCount: Int
  package let members: [Member]

  /// The place in ``RouteModel/mounts`` of the route set that this stands for; `nil` for a block.
  package let mount: Int?

  init(
    caseName: String, typeName: String, nameSpan: Span, hasWrittenName: Bool,
    documentation: [String], attributes: Attributes, segments: [Segment], patternText: String,
    allParameters: [Parameter], outerParameterCount: Int, members: [Member], mount: Int? = nil
  ) {
    self.caseName = caseName
    self.typeName = typeName
    self.nameSpan = nameSpan
    self.hasWrittenName = hasWrittenName
    self.documentation = documentation
    self.attributes = attributes
    self.segments = segments
    self.patternText = patternText
    self.allParameters = allParameters
    self.outerParameterCount = outerParameterCount
    self.members = members
    self.mount = mount
  }

  package var parameters: ArraySlice<Parameter> { allParameters[outerParameterCount...] }

  /// The same group with other members.
  package func with(_ members: [Member]) -> Group {
    Group(
      caseName: caseName, typeName: typeName, nameSpan: nameSpan, hasWrittenName: hasWrittenName,
      documentation: documentation, attributes: attributes, segments: segments,
      patternText: patternText, allParameters: allParameters,
      outerParameterCount: outerParameterCount, members: members, mount: mount)
  }

  /// The case that stands for the group itself: the route `/`, where nothing has to be given for it.
  package var defaultMember: Route? {
    for case .route(let route) in members
    where route.isIndex && route.ownParameters.allSatisfy(\.mayBeAbsent)
      && route.attributes.deprecation == nil
    {
      return route
    }
    return nil
  }
}
