import RoutegenCompiler

extension FileSyntax {
  /// Returns the declaration of an enum.
  func enumeration(_ name: String) -> EnumSyntax? {
    for case .enumeration(let syntax) in declarations where syntax.name.text == name {
      return syntax
    }
    return nil
  }
}

extension RouteSyntax {
  /// The offset by which ``Symbol/route(_:)`` and the model know the route.
  var identity: Int { (name?.span ?? pattern.span).start }
}

extension [DeclarationSyntax] {
  /// Returns the route or group whose pattern or name is at an offset.
  func route(at offset: Int) -> RouteSyntax? {
    allRoutes.first { route in
      [route.pattern.span, route.name?.span].contains { span in
        span.map { $0.start <= offset && offset <= $0.end } ?? false
      }
    }
  }

  /// Returns the placeholder that declares a parameter, by the offset of its name.
  func parameter(at offset: Int) -> ParameterSyntax? {
    for route in allRoutes {
      for pattern in [route.pattern] + route.aliases.map(\.pattern) {
        if let found = pattern.parameters.first(where: { $0.name.span.start == offset }) {
          return found
        }
      }
    }
    return nil
  }
}

extension DeclarationSyntax {
  /// The hosts of the declaration.
  var hosts: [NameSyntax] {
    switch self {
    case .hosts(let names): names
    case .origins(let block) where block.kind == .hosts && block.value == nil: block.names
    case _: []
    }
  }

  /// The schemes of the declaration.
  var schemes: [NameSyntax] {
    switch self {
    case .schemes(let names): names
    case .origins(let block) where block.kind == .schemes: block.names
    case _: []
    }
  }
}
