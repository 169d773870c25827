package import RoutegenSource

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
      bag.report(.undocumented(member))
    }
  }
}

extension Diagnostic {
  fileprivate static func undocumented(_ member: Member) -> Diagnostic {
    Diagnostic(
      UndocumentedRoutes.code, "the \(member.noun) '\(member.caseName)' has no documentation",
      at: member.nameSpan
    )
    .note("describe it in a line '/// …' above it")
  }
}

extension UndocumentedRoutes {
  package static let explanation = Explanation(
    "a route or group without documentation",
    """
    A route or group has no `///` lines above it. These lines become the
    documentation of the generated code, and appear in the exports, in which people
    look up the links that they can send.

    This rule is off unless `.routegen.json` turns it on.
    """,
    wrong: """
      routes App

      /home
      """,
    right: """
      routes App

      /// The home feed.
      /home
      """,
    silencing: """
      Silence it for routes that only your own team uses, such as a debug screen.
      """)
}
