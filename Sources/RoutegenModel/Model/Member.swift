package import RoutegenSource

/// A route or a group of routes.
package enum Member: Sendable {
  case route(Route)
  case group(Group)

  package var caseName: String {
    switch self {
    case .route(let route): route.caseName
    case .group(let group): group.caseName
    }
  }

  package var nameSpan: Span {
    switch self {
    case .route(let route): route.nameSpan
    case .group(let group): group.nameSpan
    }
  }

  package var hasWrittenName: Bool {
    switch self {
    case .route(let route): route.hasWrittenName
    case .group(let group): group.hasWrittenName
    }
  }
}
