/// A parameter with both a `?` and a default.
///
/// If the link does not contain the parameter, its value is the default, so it is never `nil`.
///
///     /list?{page: Int? = 1}    // RG409
struct OptionalWithDefault: Lint {
  static let code = DiagnosticCode(
    "RG409", "optional-with-default", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for parameter in model.declared.flatMap(\.ownParameters) {
      if let mark = parameter.needlessMark {
        bag.report(
          Diagnostic(
            Self.code, "'\(parameter.name)' has a default, so it is never 'nil'",
            at: mark
          )
          .fix("remove the '?'", replace: mark, with: ""))
      }
    }
  }
}
