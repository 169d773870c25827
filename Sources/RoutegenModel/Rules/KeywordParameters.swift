import RoutegenSource

/// A parameter with the name of a Swift keyword.
///
/// The name is valid, but code that binds the value must escape it with backticks.
///
///     /orders?{in}    // RG410
struct KeywordParameters: Rule {
  static let code = DiagnosticCode.keywordParameter

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for route in model.ownRoutes {
      for slot in route.parameters.indices.dropFirst(route.groupParameterCount)
      where route.parameters[slot].isKeyword {
        let isInPath = route.pattern.segments.contains { $0.slots.contains(slot) }
        bag.report(.keyword(route.parameters[slot], key: isInPath ? nil : route.key(of: slot)))
      }
    }
    for group in model.groups {
      for (slot, parameter) in zip(group.parameters.indices, group.parameters)
      where parameter.isKeyword {
        bag.report(.keyword(parameter, key: group.items.first { $0.slot == slot }?.key))
      }
    }
  }
}

extension Parameter {
  fileprivate var isKeyword: Bool { Names.keywords.contains(name) }
}

extension Route {
  /// The key of the parameter in the query or fragment.
  fileprivate func key(of slot: Int) -> String? {
    var items = pattern.query
    if case .items(let more)? = pattern.fragment { items += more }
    return items.first { $0.slot == slot }?.key
  }
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
