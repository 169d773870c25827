package import RoutegenSource

extension DiagnosticCode {
  package static let duplicateDocumentation = DiagnosticCode(
    "RG411", "duplicate-documentation", .warning)
}

/// Two routes with the same documentation.
///
/// Usually, a route was copied and its documentation was not changed.
///
///     /// One recipe.
///     /recipe?{id}
///     /// One recipe.
///     /cook?{id}    // RG411
struct DuplicateDocumentation: Lint {
  static let code = DiagnosticCode.duplicateDocumentation

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    var first: [[String]: Route] = [:]
    for route in model.ownRoutes where route.documentation.contains(where: { !$0.isEmpty }) {
      if let original = first[route.documentation] {
        bag.report(.sameDocumentation(route, as: original))
      } else {
        first[route.documentation] = route
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameDocumentation(_ route: Route, as original: Route) -> Diagnostic {
    Diagnostic(
      DuplicateDocumentation.code,
      "'\(route.qualifiedName)' has the same documentation as '\(original.qualifiedName)'",
      at: route.nameSpan
    )
    .also(original.nameSpan, "this route has the same text")
    .note("describe the difference in the '///' lines")
  }
}
