import RoutegenSource

/// An enum with one value.
///
/// A text that is always the same is no parameter: the pattern can have it as it is.
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
      SingleValueEnums.code, "the enum '\(enumeration.name)' has one value",
      at: enumeration.nameSpan
    )
    .note(
      "a text that is always the same stands in the pattern itself: '/\(text)' or '?key=\(text)'")
  }
}
