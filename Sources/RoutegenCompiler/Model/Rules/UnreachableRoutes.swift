/// A pattern whose links all open other routes.
///
///     /users/{isAdmin: Bool}    // RG303
///     /users/true
///     /users/false
struct UnreachableRoutes: OverlapRule {
  static let code = DiagnosticCode.unreachableRoute

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    // Otherwise the pattern has a type without values, which is another mistake.
    var reported: Set<PatternID> = []
    for unreachable in index.unreachable.found
    where !unreachable.counterexamples.isEmpty && !model.isOfOneName(unreachable) {
      if reported.insert(PatternID(ofLine: unreachable.pattern)).inserted {
        let winners = unreachable.counterexamples.map(\.winner)
        let reason =
          winners.contains(where: \.isOfAnyPath)
          ? "an 'except' without a path matches all of its links"
          : "more specific patterns match all of its links"
        bag.report(
          Diagnostic(
            Self.code,
            "no link reaches this pattern of \(unreachable.pattern.name(in: model)), because \(reason)",
            at: model.place(of: unreachable.pattern)
          )
          .showing(unreachable.counterexamples)
          .note(unreachable.pattern.noteOnSegments(in: model)))
      }
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
