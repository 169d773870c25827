import RoutegenSource

/// A pattern whose links all are other routes.
///
///     /users/{isAdmin: Bool}    // RG303
///     /users/true
///     /users/false
struct UnreachableRoutes: OverlapRule {
  static let code = DiagnosticCode.unreachableRoute

  func check(_ finder: inout OverlapFinder, of model: RouteModel, into bag: inout DiagnosticBag) {
    // What nothing else takes has a type without values, which is a mistake of its own.
    for shadow in finder.shadows()
    where !shadow.lost.isEmpty && !model.isOfOneName(shadow) {
      bag.report(.unreachable(shadow, model))
    }
  }
}

extension RouteModel {
  /// Two routes of one name are the mistake that `DuplicateCases` tells of.
  fileprivate func isOfOneName(_ shadow: Shadow) -> Bool {
    let name = shadow.pattern.route.map { routes[$0].qualifiedName }
    return shadow.lost.contains { lost in
      guard let taker = lost.taker.route, taker != shadow.pattern.route else { return false }
      return routes[taker].qualifiedName == name
    }
  }
}

extension Diagnostic {
  fileprivate static func unreachable(_ shadow: Shadow, _ model: RouteModel) -> Diagnostic {
    var problem = Diagnostic(
      UnreachableRoutes.code,
      "no link is \(shadow.pattern.name(in: model)) by this pattern, "
        + "because more specific ones take them all",
      at: model.place(of: shadow.pattern))
    var labelled: Set<Span> = [problem.span]
    for (link, taker) in shadow.lost.map({ ($0.link, $0.taker.pattern) })
    where labelled.insert(taker.span).inserted {
      problem = problem.also(taker.span, "this pattern takes '\(link.text)'")
    }
    return problem
  }
}
