extension DiagnosticCode {
  package static let unusedType = DiagnosticCode("RG406", "unused-type", .warning)
}

/// An enum or a `type` that no parameter uses.
///
///     enum Sort { newest, oldest }    // RG406
///     /list?{page: Int = 1}
struct UnusedTypes: Lint {
  static let code = DiagnosticCode.unusedType

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let used = model.usedTypes
    for (index, enumeration) in model.enumerations.enumerated()
    where !enumeration.isMounted
      && used.isDisjoint(with: [.enumeration(index), .openEnumeration(index)])
    {
      bag.report(unused("enum", enumeration.name, at: enumeration.nameSpan))
    }
    for (index, type) in model.externalTypes.enumerated()
    where type.mounted == nil && !used.contains(.external(index)) {
      bag.report(unused("type", type.name, at: type.span))
    }
  }

  private func unused(_ noun: String, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      Self.code, "no parameter uses the \(noun) '\(name)'", at: span,
      note: "write '{name: \(name)}' where links contain such a value, or remove the declaration")
  }
}

extension RouteModel {
  /// The types of all parameters, and of placeholders without a name, such as `{_: Type}`.
  fileprivate var usedTypes: Set<ValueType.Kind> {
    var used = Set(unnamedKinds)
    for parameter in declared.flatMap(\.ownParameters) { used.insert(parameter.type.kind) }
    // The parameter of a block's host is one of each route in it.
    for parameter in ownRoutes.flatMap(\.parameters) { used.insert(parameter.type.kind) }
    return used
  }
}
