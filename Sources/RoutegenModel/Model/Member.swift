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
