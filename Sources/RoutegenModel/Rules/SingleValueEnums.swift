package import RoutegenSource

extension DiagnosticCode {
  package static let singleValueEnum = DiagnosticCode("RG405", "single-value-enum", .warning)
}

/// An enum with a single value.
///
/// A text that is always the same need not be a parameter: it can be literal text of the pattern.
///
///     enum Source { newsletter }    // RG405
///     /offers?{source: Source}
struct SingleValueEnums: Lint {
  static let code = DiagnosticCode.singleValueEnum

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let meaningful = model.kindsWithMeaning
    for (index, enumeration) in model.enumerations.enumerated()
    where enumeration.values.count == 1 && !enumeration.isOpen && !enumeration.isMounted
      && !meaningful.contains(.enumeration(index))
    {
      bag.report(.singleValue(enumeration.values[0], of: enumeration))
    }
  }
}

extension RouteModel {
  /// The types of parameters that may be absent or repeated, or whose value follows a `with`.
  ///
  /// Even a single value of such a type says something that literal text does not.
  fileprivate var kindsWithMeaning: Set<ValueType.Kind> {
    var kinds: Set<ValueType.Kind> = []
    for route in routes {
      let triggers = route.attributes.shortcuts + route.attributes.activities
      let constants = route.aliases.map(\.constants) + triggers.map(\.constants)
      for (slot, parameter) in route.parameters.enumerated()
      where parameter.mayBeAbsent && parameter.defaultValue == nil
        || constants.contains(where: { $0[slot] != nil })
      {
        kinds.insert(parameter.type.kind)
      }
    }
    return kinds
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
