import RoutegenSource

/// Two patterns that the same link satisfies equally well.
///
/// Which of the two such a link is would depend on the order of the lines, and it must not.
///
///     /recipe?{id}
///     /recipe?{slug} as bySlug    // RG301
struct AmbiguousRoutes: Rule {
  static let code = DiagnosticCode.ambiguousRoutes

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    var finder = OverlapFinder(model)
    for overlap in finder.overlaps() { bag.report(.ambiguous(overlap, model)) }
  }
}

extension Diagnostic {
  fileprivate static func ambiguous(_ overlap: Overlap, _ model: RouteModel) -> Diagnostic {
    let (first, second) = (overlap.other, overlap.pattern)
    let (a, b) = (model.routes[first.route], model.routes[second.route])
    let message =
      first.route == second.route
      ? "the route '\(a.qualifiedName)' has another pattern that takes the same links"
      : "a link can be both '\(a.qualifiedName)' and '\(b.qualifiedName)', and nothing decides which"
    return Diagnostic(AmbiguousRoutes.code, message, at: second.pattern.span)
      .also(first.pattern.span, "this pattern takes such a link too")
      .note("such a link is '\(overlap.link.text)'")
  }
}
