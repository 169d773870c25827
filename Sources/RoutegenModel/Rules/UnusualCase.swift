package import RoutegenSource

extension DiagnosticCode {
  package static let unusualCase = DiagnosticCode("RG416", "unusual-case", .warning)
}

/// A name that is not in the case in which Swift's names are written.
///
/// Types begin with an uppercase letter, cases and parameters with a lowercase one, and words are not
/// joined with `_`. Values of enums are the texts of links, and keep their case.
///
///     routes app                               // RG416
///     /users/{id: Int} as UserProfile          // RG416
struct UnusualCase: Lint {
  static let code = DiagnosticCode.unusualCase

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let types =
      [(model.name, model.nameSpan)] + model.enumerations.map { ($0.name, $0.nameSpan) }
      + model.externalTypes.map { ($0.name, $0.span) }
    for (name, span) in types where span.file == model.nameSpan.file && !name.isUpperCamel {
      bag.report(.typeCase(name, at: span, isUsed: span != model.nameSpan))
    }
    for member in model.declared {
      if member.hasWrittenName, !member.caseName.isLowerCamel {
        bag.report(.caseOfName(member.caseName, at: member.nameSpan))
      }
      for parameter in member.ownParameters where parameter.name.first?.isUppercase == true {
        bag.report(.parameter(parameter, of: member))
      }
    }
  }
}

extension String {
  fileprivate var isUpperCamel: Bool { first?.isLowercase != true && !contains("_") }
  fileprivate var isLowerCamel: Bool { first?.isUppercase != true && !contains("_") }
}

extension Diagnostic {
  /// Of a type that parameters name, every use would have to change.
  fileprivate static func typeCase(_ name: String, at span: Span, isUsed: Bool) -> Diagnostic {
    let problem = Diagnostic(
      UnusualCase.code, "type names look like 'AppRoutes', but this one is '\(name)'", at: span)
    guard let proposal = Names.caseName(of: [name]).map(Names.typeName(of:)) else { return problem }
    if isUsed { return problem.note("a usual name is '\(proposal)'") }
    return problem.propose("change it to '\(proposal)'", replace: span, with: proposal)
  }

  fileprivate static func caseOfName(_ name: String, at span: Span) -> Diagnostic {
    let problem = Diagnostic(
      UnusualCase.code, "case names look like 'userProfile', but this one is '\(name)'", at: span)
    guard let proposal = Names.proposal(for: name), proposal != name else { return problem }
    return problem.propose("change it to '\(proposal)'", replace: span, with: proposal)
  }

  /// The names in other patterns of the route would have to change, too.
  fileprivate static func parameter(_ parameter: Parameter, of member: Member) -> Diagnostic {
    let name = parameter.name
    let problem = Diagnostic(
      UnusualCase.code, "parameter names look like 'userID', but this one is '\(name)'",
      at: parameter.span)
    guard let proposal = Names.proposal(for: name), proposal != name else { return problem }
    guard case .route(let route) = member, route.ownAliases.isEmpty else {
      return problem.note("a usual name is '\(proposal)'")
    }
    let isKey = route.pattern.query.contains { item in
      item.slot.map { route.parameters[$0].name == name } ?? false
        && route.pattern.text.contains("{\(name)") && !route.pattern.text.contains("\(item.key)={")
    }
    let start = parameter.span.start
    let span = Span(
      file: parameter.span.file, start: start, end: start + 1 + name.utf8.count)
    let written = isKey ? "\(name)={\(proposal)" : "{\(proposal)"
    return problem.propose("call it '\(proposal)'", replace: span, with: written)
  }
}
