extension DiagnosticCode {
  package static let requiredBool = DiagnosticCode("RG419", "required-bool", .warning)
}

/// A `Bool` in a query without a default.
///
/// A link without the key does not open the route, although most people mean `false` then.
///
///     /search?{q}&{exact: Bool}    // RG419
struct RequiredBools: Lint {
  static let code = DiagnosticCode.requiredBool

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for member in model.declared where member.hasLinks {
      let parameters = member.declaration.parameters
      for slot in member.ownQuery.compactMap(\.slot) {
        let parameter = parameters[slot]
        if parameter.type.kind == .bool, !parameter.mayBeAbsent {
          let span = parameter.span
          let end = Span(file: span.file, start: span.end - 1, end: span.end - 1)
          bag.report(
            Diagnostic(
              Self.code,
              "a link without the key '\(parameter.name)' does not open this route", at: span,
              note: "with ' = false', a link without the key means 'false'"
            )
            .propose("add the default 'false'", replace: end, with: " = false"))
        }
      }
    }
  }
}
