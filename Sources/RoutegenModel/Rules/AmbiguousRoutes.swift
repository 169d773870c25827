import RoutegenSource

/// Two patterns that the same link satisfies equally well.
///
/// Which of the two such a link is would depend on the order of the lines, and it must not.
///
///     /recipe?{id}
///     /recipe?{slug} as bySlug    // RG301
struct AmbiguousRoutes: OverlapRule {
  static let code = DiagnosticCode.ambiguousRoutes

  func check(_ finder: inout OverlapFinder, of model: RouteModel, into bag: inout DiagnosticBag) {
    for overlap in finder.overlaps() where !model.isOfOneSet(overlap) {
      bag.report(.ambiguous(overlap, model))
    }
  }
}

extension RouteModel {
  /// Whether the patterns are of one mounted route set, whose own file is where that is told.
  ///
  /// What only meets because this file is `caseless` is told here.
  fileprivate func isOfOneSet(_ overlap: Overlap) -> Bool {
    let (left, right) = (mount(of: overlap.pattern), mount(of: overlap.other))
    guard let left, let right, left.nameSpan == right.nameSpan else { return false }
    return left.isCaseless || !isCaseless
  }
}

extension Diagnostic {
  fileprivate static func ambiguous(_ overlap: Overlap, _ model: RouteModel) -> Diagnostic {
    let (a, b) = (overlap.other.name(in: model), overlap.pattern.name(in: model))
    let isOne = overlap.other.target == overlap.pattern.target && overlap.pattern.route != nil
    let message =
      isOne
      ? "\(a) has another pattern that takes the same links"
      : "a link can be both \(a) and \(b), and nothing decides which"
    var problem = Diagnostic(
      AmbiguousRoutes.code, message, at: model.place(of: overlap.pattern, overlap.other))
    for pattern in [overlap.other.pattern, overlap.pattern.pattern]
    where pattern.span != problem.span {
      problem = problem.also(pattern.span, "this pattern takes such a link too")
    }
    return problem.note("such a link is '\(overlap.link.text)'")
  }
}
