import RoutegenSource

/// An enum or a `type` that no parameter has.
///
///     enum Sort { newest, oldest }    // RG406
///     /list?{page: Int = 1}
struct UnusedTypes: Rule {
  static let code = DiagnosticCode.unusedType

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let used = model.usedTypes
    for (index, enumeration) in model.enumerations.enumerated()
    where !used.contains(.enumeration(index)) {
      bag.report(.unused("enum", enumeration.name, at: enumeration.nameSpan))
    }
    for (index, name) in model.externalTypes.enumerated() where !used.contains(.external(index)) {
      bag.report(.unused("type", name, at: model.externalTypeSpans[index]))
    }
  }
}

extension RouteModel {
  /// The types of all parameters; `also` and payloads have none of their own.
  fileprivate var usedTypes: Set<ValueType.Kind> {
    Set(
      routes.flatMap(\.ownParameters).map(\.type.kind)
        + groups.flatMap(\.parameters).map(\.type.kind))
  }
}

extension Diagnostic {
  fileprivate static func unused(_ noun: String, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(UnusedTypes.code, "no parameter is of the \(noun) '\(name)'", at: span)
      .note("write '{name: \(name)}' where a link has such a value, or remove the line")
  }
}
