import RoutegenSource

/// A parameter with the name of a Swift keyword.
///
/// It works, but whoever binds the value has to write the name in back-quotes.
///
///     /orders?{in}    // RG410
struct KeywordParameters: Rule {
  static let code = DiagnosticCode.keywordParameter

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for route in model.ownRoutes {
      let inPath = Set(route.pattern.segments.flatMap(\.slots))
      for (slot, parameter) in zip(route.parameters.indices, route.parameters)
      where slot >= route.groupParameterCount && parameter.isKeyword {
        bag.report(.keyword(parameter, key: inPath.contains(slot) ? nil : route.key(of: slot)))
      }
    }
    for parameter in model.groups.flatMap(\.parameters) where parameter.isKeyword {
      bag.report(.keyword(parameter, key: nil))
    }
  }
}

extension Parameter {
  fileprivate var isKeyword: Bool { Names.keywords.contains(name) }
}

extension Route {
  /// The key that the parameter has in the query or the fragment.
  fileprivate func key(of slot: Int) -> String? {
    var items = pattern.query
    if case .items(let more)? = pattern.fragment { items += more }
    return items.first { $0.slot == slot }?.key
  }
}

extension Diagnostic {
  /// No fix: another name is another label in Swift code.
  fileprivate static func keyword(_ parameter: Parameter, key: String?) -> Diagnostic {
    let proposal = "{\(parameter.name)Value}"
    return Diagnostic(
      KeywordParameters.code,
      "'\(parameter.name)' is a keyword of Swift, so code has to write it in back-quotes",
      at: parameter.span
    )
    .note("another name takes the same links: '\(key.map { "\($0.asWritten)=" } ?? "")\(proposal)'")
  }
}
