package import RoutegenSource

extension DiagnosticCode {
  package static let keywordParameter = DiagnosticCode("RG410", "keyword-parameter", .off)
}

/// A parameter with the name of a Swift keyword.
///
/// The name is valid, but code that binds the value must escape it with backticks.
///
///     /orders?{in}    // RG410
struct KeywordParameters: Lint {
  static let code = DiagnosticCode.keywordParameter

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for member in model.declared {
      let parameters = member.ownParameters
      for (slot, parameter) in zip(parameters.indices, parameters) where parameter.isKeyword {
        bag.report(.keyword(parameter, key: member.ownItems.first { $0.slot == slot }?.key))
      }
    }
  }
}

extension Parameter {
  fileprivate var isKeyword: Bool { Names.keywords.contains(name) }
}

extension Diagnostic {
  /// The diagnostic has no fix, because another name changes the label in the user's code.
  fileprivate static func keyword(_ parameter: Parameter, key: String?) -> Diagnostic {
    let proposal = "{\(parameter.name)Value}"
    return Diagnostic(
      KeywordParameters.code,
      "'\(parameter.name)' is a Swift keyword, so code must escape it with backticks",
      at: parameter.span
    )
    .note(
      "another name matches the same links: '\(key.map { "\($0.asWritten)=" } ?? "")\(proposal)'")
  }
}
