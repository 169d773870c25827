import RoutegenSource

/// A pattern whose links all are other routes.
///
///     /users/{isAdmin: Bool}    // RG303
///     /users/true
///     /users/false
struct UnreachableRoutes: Rule {
  static let code = DiagnosticCode.unreachableRoute

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for shadow in OverlapFinder(model).shadows() {
      let name = model.routes[shadow.pattern.route].qualifiedName
      let isOfOneName = shadow.lost.contains {
        $0.taker.route != shadow.pattern.route
          && model.routes[$0.taker.route].qualifiedName == name
      }
      // What nothing else takes has a type without values, which is a mistake of its own. And two
      // routes of one name are the mistake that `DuplicateCases` tells of.
      if !isOfOneName, !shadow.lost.isEmpty { bag.report(.unreachable(shadow, model)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func unreachable(_ shadow: Shadow, _ model: RouteModel) -> Diagnostic {
    let name = model.routes[shadow.pattern.route].qualifiedName
    var problem = Diagnostic(
      UnreachableRoutes.code,
      "no link is '\(name)' by this pattern, because more specific ones take them all",
      at: shadow.pattern.pattern.span)
    var labelled: Set<Span> = []
    for (link, taker) in shadow.lost.map({ ($0.link, $0.taker.pattern) })
    where labelled.insert(taker.span).inserted {
      problem = problem.also(taker.span, "this pattern takes '\(link.text)'")
    }
    return problem
  }
}
