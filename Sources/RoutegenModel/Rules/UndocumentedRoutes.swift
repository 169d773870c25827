import RoutegenSource

/// A route or group without documentation.
///
/// The rule is off by default.
///
///     /// The home feed.
///     /home
///     /recipe?{id}    // RG404
struct UndocumentedRoutes: Rule {
  static let code = DiagnosticCode.undocumentedRoute

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (_, _, members) in model.enums {
      for member in members where member.documentation.isEmpty {
        bag.report(.undocumented(member))
      }
    }
  }
}

extension Member {
  fileprivate var documentation: [String] {
    switch self {
    case .route(let route): route.documentation
    case .group(let group): group.documentation
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
