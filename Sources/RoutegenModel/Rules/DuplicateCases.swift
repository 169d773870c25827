import RoutegenSource

/// Two routes of one enum with one name.
///
/// The name of a route becomes the name of an enum case, and that of a group also the name of a
/// type, so both have to be unique among their neighbours.
///
///     /recipe?{id}
///     /recipe?{country}    // RG204
struct DuplicateCases: Rule {
  static let code = DiagnosticCode.duplicateCase

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (_, _, members) in model.enums {
      var first: [String: Member] = [:]
      for member in members {
        for name in names(of: member) {
          if let original = first[name] {
            bag.report(.duplicate(member, name, of: original))
            break
          }
          first[name] = member
        }
      }
    }
  }

  private func names(of member: Member) -> [String] {
    switch member {
    case .route(let route): [route.caseName]
    case .group(let group): [group.caseName, group.typeName]
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicate(
    _ member: Member, _ name: String, of original: Member
  ) -> Diagnostic {
    Diagnostic(
      DuplicateCases.code, "there is already a route called '\(name)' here", at: member.nameSpan
    )
    .also(original.nameSpan, "the first one is here")
    .note("name one of them with 'as'")
  }
}
