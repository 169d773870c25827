/// A callback that has to wait, or that has no link.
///
///     @callback    // RG111
///     @requires(login)
///     /signed-in?{code}
struct DelayedCallbacks: Rule {
  static let code = DiagnosticCode.invalidAttribute

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    var reported: Set<Span> = []
    for member in model.declared {
      if case .group(let group) = member, group.mount == nil { continue }
      for route in member.routes {
        guard let callback = route.attributes.callback else { continue }
        // A mounted set is correct itself, so what is around it makes the mistake.
        let place = callback.file == model.nameSpan.file ? callback : member.nameSpan
        if let problem = problem(of: route, in: model, at: place), reported.insert(place).inserted {
          bag.report(problem)
        }
      }
    }
  }

  private func problem(of route: Route, in model: RouteModel, at place: Span) -> Diagnostic? {
    if route.isUnlinked {
      return Diagnostic(
        Self.code, "'\(route.qualifiedName)' is '@unlinked', so a browser cannot return to it",
        at: place,
        note: "remove '@callback', or '@unlinked' if a link opens the route")
    }
    let names = model.requirements(of: route)
    if names.isEmpty { return nil }
    let attribute = "@requires(\(names.joined(separator: ", ")))"
    return Diagnostic(
      Self.code, "'\(route.qualifiedName)' opens at once, so its '\(attribute)' would never be met",
      at: place,
      note: "remove '@callback' if the link has to wait; if it does not, remove '@requires', or "
        + "write the route outside of the group that has it")
  }
}
