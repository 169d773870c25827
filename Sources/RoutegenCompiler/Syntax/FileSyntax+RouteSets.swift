extension FileSyntax {
  /// The name after `routes`.
  package var routesName: String? { routesLine?.name.text }

  /// The first line that names the route set.
  package var routesLine: RoutesSyntax? {
    for case .routes(let routes) in declarations { return routes }
    return nil
  }

  /// The names after `mount`.
  package var mountedNames: [String] { declarations.flatMap(\.mountedNames) }
}

extension DeclarationSyntax {
  /// The names after `mount` in the declaration and its block.
  fileprivate var mountedNames: [String] {
    switch self {
    case .route(let route):
      (route.mount.map { [$0.text] } ?? []) + (route.block ?? []).flatMap(\.mountedNames)
    case .origins(let block): block.block.flatMap(\.mountedNames)
    case _:
      []
    }
  }
}
