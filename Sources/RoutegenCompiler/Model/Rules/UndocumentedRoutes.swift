extension DiagnosticCode {
  package static let undocumentedRoute = DiagnosticCode("RG404", "undocumented-route", .off)
}

/// A route or group without documentation.
///
/// The rule is off by default.
///
///     /// The home feed.
///     /home
///     /recipe?{id}    // RG404
struct UndocumentedRoutes: Lint {
  static let code = DiagnosticCode.undocumentedRoute

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for member in model.declared where member.documentation.isEmpty {
      bag.report(
        UndocumentedRoutes.code, "the \(member.noun) '\(member.caseName)' has no documentation",
        at: member.nameSpan, note: "describe it in a line '/// …' above it")
    }
  }
}
