import RoutegenSource

/// An enum with a single value.
///
/// A text that is always the same need not be a parameter: it can be literal text of the pattern.
///
///     enum Source { newsletter }    // RG405
///     /offers?{source: Source}
struct SingleValueEnums: Rule {
  static let code = DiagnosticCode.singleValueEnum

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for enumeration in model.enumerations
    where enumeration.values.count == 1 && !enumeration.isOpen && !enumeration.isMounted {
      bag.report(.singleValue(enumeration.values[0], of: enumeration))
    }
  }
}

extension Diagnostic {
  fileprivate static func singleValue(
    _ value: Enumeration.Value, of enumeration: Enumeration
  ) -> Diagnostic {
    let text = value.text.asWritten
    return Diagnostic(
      SingleValueEnums.code, "the enum '\(enumeration.name)' has a single value",
      at: enumeration.nameSpan
    )
    .note("write a text that is always the same in the pattern: '/\(text)' or '?key=\(text)'")
  }
}
