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
    // Two routes of one name are the mistake that `DuplicateCases` tells of.
    let overlaps = OverlapFinder(model).overlaps.filter { overlap in
      guard let left = overlap.left.route, let right = overlap.right.route else { return true }
      return left == right || !model.haveOneName(left, right)
    }
    guard !overlaps.isEmpty else { return }
    let matcher = ExplainingMatcher(model)
    for overlap in overlaps {
      bag.report(.ambiguous(overlap, model.link(of: overlap, matcher), model))
    }
  }
}

extension RouteModel {
  fileprivate func haveOneName(_ left: Int, _ right: Int) -> Bool {
    routes[left].qualifiedName == routes[right].qualifiedName
  }
}

extension Candidate {
  /// What messages call it: `'home'`, `an exception`.
  fileprivate func name(in model: RouteModel) -> String {
    switch target {
    case .route(let index): "'\(model.routes[index].qualifiedName)'"
    case .exception: "an exception"
    case .envelope: "an envelope"
    }
  }
}

extension Diagnostic {
  fileprivate static func ambiguous(
    _ overlap: Overlap, _ link: String?, _ model: RouteModel
  ) -> Diagnostic {
    let (left, right) = (overlap.left, overlap.right)
    let isInOrder = left.pattern.span.start <= right.pattern.span.start
    let (first, second) = isInOrder ? (left, right) : (right, left)
    let (a, b) = (first.name(in: model), second.name(in: model))
    let message =
      first.target == second.target
      ? "\(a) has another pattern that takes the same links"
      : "a link can be both \(a) and \(b), and nothing decides which"
    let problem = Diagnostic(AmbiguousRoutes.code, message, at: second.pattern.span)
      .also(first.pattern.span, "this pattern takes such a link too")
    return link.map { problem.note("such a link is '\($0)'") } ?? problem
  }
}
