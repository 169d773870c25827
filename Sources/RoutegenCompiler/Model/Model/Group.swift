/// A group of routes: a nested enum whose patterns continue the group's.
///
/// A class for the same reason as ``Route``.
package final class Group: Declared {
  package let declaration: Declaration

  /// The group's own segments, without those of the enclosing groups.
  package let segments: [Segment]

  /// The group's own query items; the pattern of every route in it has them, too.
  package let items: [QueryItem]

  /// The path from the root, as people write it.
  package let patternText: String

  /// The paths after its `also`, from the root, as people write them.
  package let aliasTexts: [String]

  /// The enum that the group is in Swift.
  package let typeName: String
  package let members: [Member]

  /// The index in ``RouteModel/mounts`` of the route set that is mounted here; `nil` for a block.
  package let mount: Int?

  init(
    _ declaration: Declaration, segments: [Segment], items: [QueryItem], patternText: String,
    aliasTexts: [String], typeName: String, _ members: [Member], mount: Int?
  ) {
    self.declaration = declaration
    self.segments = segments
    self.items = items
    self.patternText = patternText
    self.aliasTexts = aliasTexts
    (self.typeName, self.members, self.mount) = (typeName, members, mount)
  }

  /// The parameters of the enclosing groups and its own; a `slot` is an index in here.
  package var allParameters: [Parameter] { declaration.parameters }

  /// The number of `allParameters` that the enclosing groups declare.
  package var outerParameterCount: Int { declaration.enclosure.parameterCount }
  package var parameters: ArraySlice<Parameter> { allParameters[outerParameterCount...] }

  /// Returns the same group with other members.
  package func with(_ members: [Member]) -> Group {
    Group(
      declaration, segments: segments, items: items, patternText: patternText,
      aliasTexts: aliasTexts, typeName: typeName, members, mount: mount)
  }

  /// The case that represents the group itself: the route `/`, if none of its parameters is required.
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

/// A route or a group of routes.
package enum Member: Declared {
  case route(Route)
  case group(Group)

  package var declaration: Declaration {
    switch self {
    case .route(let route): route.declaration
    case .group(let group): group.declaration
    }
  }
}

extension Group {
  /// The routes in the group and in its groups.
  package var allRoutes: [Route] { members.flatMap(\.routes) }
}

extension Member {
  /// The members of a group; a route has none.
  var members: [Member] {
    switch self {
    case .route: []
    case .group(let group): group.members
    }
  }

  /// The route, or all routes of the group, in the order of their indices.
  var routes: [Route] {
    switch self {
    case .route(let route): [route]
    case .group(let group): group.allRoutes
    }
  }

  /// Whether the member, or one in it, is deprecated.
  var hasDeprecation: Bool {
    attributes.deprecation != nil || members.contains(where: \.hasDeprecation)
  }
}
