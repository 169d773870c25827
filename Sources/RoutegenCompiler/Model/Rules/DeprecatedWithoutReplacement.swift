extension DiagnosticCode {
  package static let deprecatedWithoutReplacement = DiagnosticCode(
    "RG413", "deprecated-without-replacement", .warning)
}

/// A deprecated route or group that does not name a replacement.
///
///     @deprecated    // RG413
///     /old?{id}
struct DeprecatedWithoutReplacement: Lint {
  static let code = DiagnosticCode.deprecatedWithoutReplacement

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for attributes in model.declared.map(\.attributes)
    where attributes.deprecation?.isEmpty == true {
      guard let span = attributes.deprecationSpan else { continue }
      bag.report(
        DeprecatedWithoutReplacement.code, "'@deprecated' does not name a replacement", at: span,
        note: "name it in a text, as in '@deprecated(\"use /recipe\")'")
    }
  }
}
