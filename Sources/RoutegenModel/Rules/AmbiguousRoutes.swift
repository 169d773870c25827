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
    for node in MatchTree(model).nodes {
      // Not only neighbours: the one between two of them may contradict both.
      for (index, later) in node.candidates.enumerated() {
        let earlier = node.candidates[..<index].last { areEqual($0, later, in: model) }
        if let earlier { bag.report(.ambiguous(later, earlier, model)) }
      }
    }
  }

  private func areEqual(_ left: Candidate, _ right: Candidate, in model: RouteModel) -> Bool {
    // Two routes of one name are the mistake that `DuplicateCases` tells of.
    !left.isForPayloads && !right.isForPayloads
      && (left.route == right.route || !model.haveOneName(left.route, right.route))
      && left.specificity(in: model.routes) == right.specificity(in: model.routes)
      && !contradict(left, right, in: model)
  }

  /// Whether no link can satisfy both: they want different texts for one key, or a text that reads
  /// as two types which have none in common.
  private func contradict(_ left: Candidate, _ right: Candidate, in model: RouteModel) -> Bool {
    let differentTexts = [
      (left.literals, right.literals), (left.fragmentLiterals, right.fragmentLiterals),
    ].contains { left, right in
      left.contains { literal in
        right.contains {
          model.isSame($0.key, literal.key) && !model.isSame($0.text, literal.text)
        }
      }
    }
    let required = right.requiredTypes(in: model)
    let differentTypes = left.requiredTypes(in: model).contains { key, type in
      required.contains { model.isSame($0.key, key) && !model.haveCommonText(type, $0.type) }
    }
    return differentTexts || differentTypes
  }
}

extension RouteModel {
  fileprivate func haveOneName(_ left: Int, _ right: Int) -> Bool {
    routes[left].qualifiedName == routes[right].qualifiedName
  }
}

extension Candidate {
  /// The keys of the query that have to be there, with the types of their values.
  fileprivate func requiredTypes(in model: RouteModel) -> [(key: String, type: ValueType)] {
    zip(sources, model.routes[route].parameters).compactMap { source, parameter in
      guard case .query(let key) = source, !parameter.mayBeAbsent else { return nil }
      return (key, parameter.type)
    }
  }
}

extension Diagnostic {
  fileprivate static func ambiguous(
    _ later: Candidate, _ earlier: Candidate, _ model: RouteModel
  ) -> Diagnostic {
    let (first, second) =
      earlier.pattern.span.start <= later.pattern.span.start ? (earlier, later) : (later, earlier)
    let (a, b) = (model.routes[first.route], model.routes[second.route])
    return Diagnostic(
      AmbiguousRoutes.code,
      "a link can be both '\(a.qualifiedName)' and '\(b.qualifiedName)', and nothing decides which",
      at: second.pattern.span
    )
    .also(first.pattern.span, "this pattern takes the same links")
  }
}
