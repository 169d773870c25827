/// A parameter whose item an exception has, so no link with a value of it opens its route.
///
///     /buy/{id}?{no_app: String?}    // RG431
///     except ?no_app={_}
struct DeadParameters: Lint {
  static let code = DiagnosticCode("RG431", "dead-parameter", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let exceptions = model.exceptions.filter { $0.anyKey != nil }
    if exceptions.isEmpty { return }
    for route in model.ownRoutes where !route.isUnlinked {
      for item in route.ownItems(of: route.pattern) {
        guard let slot = item.slot, item.keys.count == 1,
          let exception = exceptions.first(where: { $0.anyKey == item.key && $0.covers(route) }),
          route.parameters[slot].mayBeAbsent
        else { continue }
        bag.report(dead(route.parameters[slot], exception))
      }
    }
  }

  private func dead(
    _ parameter: Parameter, _ exception: ExceptionPattern
  ) -> Diagnostic {
    let problem = Diagnostic(
      Self.code,
      "no link gives '\(parameter.name)' a value, because of 'except \(exception.pattern.text)'",
      at: parameter.span,
      note:
        "without the exception, links with the item open the route; without the item, nothing changes"
    )
    // An exception of the group or of a mounted set is in another place.
    return exception.pattern.span.file == parameter.span.file
      ? problem.also(exception.pattern.span, "links with the item lead nowhere") : problem
  }
}

extension ExceptionPattern {
  /// The key of the only item that a link must have, if its value may be any.
  fileprivate var anyKey: String? {
    guard pattern.query.count == 1, pattern.fragment == nil, case .any = pattern.query[0].value
    else { return nil }
    return pattern.query[0].key
  }

  /// Whether each link of a route's own pattern is one of the exception if it has the item.
  fileprivate func covers(_ route: Route) -> Bool {
    // Without a path, it is for links of any path and of any origin.
    !pattern.hasPath
      || pattern.segments.count == route.pattern.segments.count
        && zip(pattern.segments, route.pattern.segments).allSatisfy { $0 == $1 || $0.isAnyText }
        && (origins.isEmpty || origins == route.origins)
  }
}

extension Segment {
  /// Whether the segment is `{_}`.
  fileprivate var isAnyText: Bool {
    if case .parameter(slot: nil, let type) = self { type.kind == .string } else { false }
  }
}
