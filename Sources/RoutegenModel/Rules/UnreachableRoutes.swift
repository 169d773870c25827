import RoutegenSource

/// A pattern whose links all open other routes.
///
///     /users/{isAdmin: Bool}    // RG303
///     /users/true
///     /users/false
struct UnreachableRoutes: OverlapRule {
  static let code = DiagnosticCode.unreachableRoute

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    // A pattern without counterexamples has a type without values, which is another mistake.
    for unreachable in index.unreachable.found
    where !unreachable.counterexamples.isEmpty && !model.isOfOneName(unreachable) {
      bag.report(.unreachable(unreachable, model))
    }
  }
}

extension RouteModel {
  /// Whether a route of the same name wins the links, which `DuplicateCases` reports.
  fileprivate func isOfOneName(_ unreachable: UnreachablePattern) -> Bool {
    let name = unreachable.pattern.route.map { routes[$0].qualifiedName }
    return unreachable.counterexamples.contains { counterexample in
      guard let winner = counterexample.winner.route, winner != unreachable.pattern.route else {
        return false
      }
      return routes[winner].qualifiedName == name
    }
  }
}

extension Diagnostic {
  fileprivate static func unreachable(
    _ unreachable: UnreachablePattern, _ model: RouteModel
  ) -> Diagnostic {
    Diagnostic(
      UnreachableRoutes.code,
      "no link reaches this pattern of \(unreachable.pattern.name(in: model)), "
        + "because more specific patterns match all of its links",
      at: model.place(of: unreachable.pattern)
    )
    .showing(unreachable.counterexamples)
  }
}
