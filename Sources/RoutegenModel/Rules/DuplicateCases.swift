import RoutegenSource

/// Two routes of an enum with the same name.
///
/// The name of a route becomes the name of an enum case. The name of a group becomes the name of a
/// case and a type. Both must be unique in the enum.
///
///     /recipe?{id}
///     /recipe?{country}    // RG204
struct DuplicateCases: Rule {
  static let code = DiagnosticCode.duplicateCase

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (_, _, members) in model.enums where !bag.isFull {
      var first: [String: Member] = [:]
      var occupied = Set(members.flatMap(names))
      for member in members where !bag.isFull {
        for name in names(of: member) {
          if let original = first[name] {
            let proposal = self.name(for: member, unlike: occupied)
            occupied.insert(proposal)
            bag.report(.duplicate(member, name, of: original, proposing: proposal))
            break
          }
          first[name] = member
        }
      }
    }
  }

  /// A free name: `recipeByCountry` for `/recipe?{country}`, or `recipe2` without a parameter.
  private func name(for member: Member, unlike occupied: Set<String>) -> String {
    let parameters =
      switch member {
      case .route(let route): route.ownParameters
      case .group(let group): group.parameters
      }
    let byParameter = parameters.map { member.caseName + "By" + Names.typeName(of: $0.name) }
    let isFree: (String) -> Bool = {
      !occupied.contains($0) && !occupied.contains(Names.typeName(of: $0))
    }
    if let name = byParameter.first(where: isFree) { return name }
    let numbered = (2...occupied.count + 2).lazy.map { "\(member.caseName)\($0)" }
    return numbered.first(where: isFree) ?? member.caseName
  }

  private func names(of member: Member) -> [String] {
    switch member {
    case .route(let route): [route.caseName]
    case .group(let group):
      group.mount == nil ? [group.caseName, group.typeName] : [group.caseName]
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicate(
    _ member: Member, _ name: String, of original: Member, proposing proposal: String
  ) -> Diagnostic {
    let span = member.nameSpan
    let end = Span(file: span.file, start: span.end, end: span.end)
    let problem = Diagnostic(
      DuplicateCases.code, "there is already a route called '\(name)' here", at: span
    )
    .also(original.nameSpan, "the first one is here")
    return member.hasWrittenName
      ? problem.propose("change it to '\(proposal)'", replace: span, with: proposal)
      : problem.propose("name it with 'as \(proposal)'", replace: end, with: " as \(proposal)")
  }
}
