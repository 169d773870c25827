/// An exception for all paths with an item or a fragment, before which routes are tried.
///
///     /buy/{id}
///     except /{_...}#no_universal_links    // RG427
struct LateExceptions: Lint {
  static let code = DiagnosticCode("RG427", "late-exception", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    guard model.candidates.contains(where: \.candidate.excludesWholeBranch) else { return }
    var reported: Set<Span> = []
    for scope in ExplainingMatcher(model).scopes {
      let patterns = scope.patterns.map(\.candidate)
      for (number, exception) in patterns.enumerated() where exception.excludesWholeBranch {
        let earlier = patterns[..<number].first { $0.isRoute(inBranchOf: exception, model) }
        // A mounted route set is checked in its own file.
        guard let earlier, exception.pattern.span.file == model.nameSpan.file,
          reported.insert(exception.pattern.span).inserted
        else { continue }
        let isOfAnyPath = scope.origin == nil && exception.pattern.segments.count == 1
        bag.report(late(exception, earlier, model, isOfAnyPath: isOfAnyPath))
      }
    }
  }

  private func late(
    _ exception: Candidate, _ earlier: Candidate, _ model: RouteModel, isOfAnyPath: Bool
  ) -> Diagnostic {
    let items = exception.pattern.writtenItems
    let path = earlier.pattern.writtenPath
    let problem = Diagnostic(
      Self.code,
      "links with '\(items)' still open \(earlier.name(in: model)), whose pattern is tried first",
      at: exception.pattern.span,
      note: "an exception with the route's own path comes before it: 'except \(path)\(items)'")
    guard isOfAnyPath, let end = exception.pattern.segmentSpans.first?.end else { return problem }
    let span = exception.pattern.span
    return problem.propose(
      "remove the path: 'except \(items)' comes before all routes",
      replace: Span(file: span.file, start: span.start, end: end), with: "")
  }
}

extension Candidate {
  /// Whether it is an exception for any rest of a path that has an item or a fragment.
  fileprivate var excludesWholeBranch: Bool {
    guard target == .exception, case .rest? = pattern.segments.last else { return false }
    return !literals.isEmpty || !fragmentLiterals.isEmpty
  }

  /// Whether links of a route may have the path of an exception, and need not have its items.
  fileprivate func isRoute(inBranchOf exception: Candidate, _ model: RouteModel) -> Bool {
    let branch = exception.pattern.segments.dropLast()
    guard case .route = target, pattern.segments.count > branch.count,
      !(literals + fragmentLiterals).contains(where: {
        (exception.literals + exception.fragmentLiterals).map(\.key).contains($0.key)
      })
    else { return false }
    return zip(branch, pattern.segments).allSatisfy { segment, own in
      guard case .literal(let text) = segment else { return true }
      if case .literal(let other) = own { return model.isSame(text, other) }
      return false
    }
  }
}
