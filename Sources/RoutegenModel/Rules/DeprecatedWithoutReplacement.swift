package import RoutegenSource

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
      bag.report(.unreplaced(at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreplaced(at span: Span) -> Diagnostic {
    Diagnostic(
      DeprecatedWithoutReplacement.code, "'@deprecated' does not name a replacement",
      at: span
    )
    .note("name it in a text, as in '@deprecated(\"use /recipe\")'")
  }
}

extension DeprecatedWithoutReplacement {
  package static let explanation = Explanation(
    "a deprecated route or group that does not name a replacement",
    """
    `@deprecated` makes Swift warn where the route is used. Without a text, the
    warning names no replacement, and everyone has to find it for themselves.
    """,
    wrong: """
      routes App

      @deprecated
      /cook/{id: Int}
      /recipe/{id: Int}
      """,
    right: """
      routes App

      @deprecated("use /recipe")
      /cook/{id: Int}
      /recipe/{id: Int}
      """,
    silencing: """
      Silence it if there is no replacement. A text that says so is even better:
      `@deprecated("the feature is gone")`.
      """)
}
