import RoutegenSource

/// A deprecated route or group that does not say what takes its place.
///
///     @deprecated    // RG413
///     /old?{id}
struct DeprecatedWithoutReplacement: Rule {
  static let code = DiagnosticCode.deprecatedWithoutReplacement

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let attributes = model.ownRoutes.map(\.attributes) + model.groups.map(\.attributes)
    for attributes in attributes where attributes.deprecation?.isEmpty == true {
      guard let span = attributes.deprecationSpan else { continue }
      bag.report(.unexplained(at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func unexplained(at span: Span) -> Diagnostic {
    Diagnostic(
      DeprecatedWithoutReplacement.code, "'@deprecated' does not say what to use instead",
      at: span
    )
    .note("write it behind, as in '@deprecated(\"use /recipe\")'")
  }
}
