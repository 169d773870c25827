/// What a route, a group or a mount declares itself, without what the groups around it declare.
extension Member {
  /// The noun for the member in messages.
  var noun: String {
    switch self {
    case .route: "route"
    case .group: "group"
    }
  }

  var ownParameters: ArraySlice<Parameter> {
    switch self {
    case .route(let route): route.ownParameters
    case .group(let group): group.parameters
    }
  }

  /// The items of the query.
  var ownQuery: [QueryItem] {
    switch self {
    case .route(let route): route.ownItems(of: route.pattern)
    case .group(let group): group.items
    }
  }

  /// The items of the query, and those of a fragment that is written like a query.
  var ownItems: [QueryItem] {
    guard case .route(let route) = self else { return ownQuery }
    return ownQuery + (route.pattern.fragment?.items ?? [])
  }

  /// Whether links open the route, or a route of the group.
  var hasLinks: Bool {
    switch self {
    case .route(let route): !route.isUnlinked
    case .group(let group): group.members.contains(where: \.hasLinks)
    }
  }

  /// The whole pattern, from the root, as people write it.
  var patternText: String {
    switch self {
    case .route(let route): route.pattern.text
    case .group(let group): group.patternText
    }
  }
}
