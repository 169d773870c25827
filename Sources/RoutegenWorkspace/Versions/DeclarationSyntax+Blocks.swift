import RoutegenDiff
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

extension [DeclarationSyntax] {
  /// The routes, groups and mounts, also those in blocks.
  var routes: [RouteSyntax] {
    flatMap { declaration -> [RouteSyntax] in
      switch declaration {
      case .route(let route): return [route] + (route.block?.routes ?? [])
      case .origins(let block): return block.block.routes
      case _: return []
      }
    }
  }

  /// Returns the group or mount with a name or, without one, a pattern at a place.
  func group(named span: Span) -> RouteSyntax? {
    routes.first { ($0.name?.span ?? $0.pattern.span) == span }
  }

  /// The brace that closes the block of a place; `nil` if there is no such block.
  func closingBrace(of place: RoutePlace) -> Span? {
    for declaration in self {
      switch declaration {
      case .route(let route):
        if place == .group(route.name?.span ?? route.pattern.span) { return route.closingBrace }
        if let found = route.block?.closingBrace(of: place) { return found }
      case .origins(let block):
        if case .origins(let origins) = place, Set(origins.map(\.text)) == block.texts {
          return block.closingBrace
        }
        if let found = block.block.closingBrace(of: place) { return found }
      case _:
        break
      }
    }
    return nil
  }
}

extension OriginsSyntax {
  /// The origins as the model writes them: `host example.org`.
  fileprivate var texts: Set<String> {
    let kind = kind == .hosts ? "host" : "scheme"
    return Set(names.map { "\(kind) \($0.text.lowercased())" })
  }
}
