extension DiagnosticCode {
  package static let manyCases = DiagnosticCode("RG401", "many-cases", .warning)
}

/// An enum with so many cases that it compiles slowly.
///
/// An enum with more than 500 cases is an error, so the lints of its file are not checked.
struct ManyCases: Lint {
  static let code = DiagnosticCode.manyCases
  static let limit = 100

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (name, span, members) in model.enums where members.count >= Self.limit {
      bag.report(
        ManyCases.code,
        "the enum '\(name)' has \(members.count) cases; enums with \(ManyCases.limit) or more compile slowly",
        at: span, note: "group routes with a common beginning: '/users { … }'")
    }
  }
}
