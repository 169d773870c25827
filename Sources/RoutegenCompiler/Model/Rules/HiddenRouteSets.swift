/// A group, enum or type with the name of a route set that the file mounts.
///
/// Generated code writes a mounted set without its module, which a type may hide. So the nearest type with the
/// set's name must be the set.
///
///     /shop {    // RG207
///         /sale mount Shop
///     }
struct HiddenRouteSets: Rule {
  static let code = DiagnosticCode.reservedName

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if model.mounts.isEmpty { return }
    var types: [String: Diagnostic] = [:]
    for enumeration in model.enumerations where !enumeration.isMounted {
      types[enumeration.name] = hiding(enumeration.name, by: "enum", at: enumeration.nameSpan)
    }
    for type in model.externalTypes where type.mounted == nil {
      types[type.name] = hiding(type.name, by: "type", at: type.span)
    }
    let mounted = Set(model.mounts.map(\.model.name))
    for member in model.members where mounted.contains(member.caseName) {
      types[member.caseName] = hiding(member, called: member.caseName)
    }
    var reported: Set<Span> = []
    for problem in problems(of: model.members, below: types)
    where reported.insert(problem.span).inserted {
      bag.report(problem)
    }
  }

  /// The mistakes of the declarations that hide sets mounted among the members or below.
  ///
  /// - Parameter outer: The mistake that each type of the enclosing enums would be.
  private func problems(of members: [Member], below outer: [String: Diagnostic]) -> [Diagnostic] {
    var types = outer
    for case .group(let group) in members where group.mount == nil {
      types[group.typeName] = hiding(.group(group), called: group.typeName)
    }
    return members.flatMap { member -> [Diagnostic] in
      guard case .group(let group) = member else { return [] }
      if group.mount == nil { return problems(of: group.members, below: types) }
      return types[group.typeName].map { [$0] } ?? []
    }
  }

  private func hiding(_ name: String, by noun: String, at span: Span) -> Diagnostic {
    Diagnostic(
      Self.code, "the \(noun) '\(name)' hides the route set '\(name)', which is mounted",
      at: span)
  }

  private func hiding(_ member: Member, called name: String) -> Diagnostic {
    let span = member.nameSpan
    let proposal = "\(Names.caseName(of: [name]) ?? name)Routes"
    return Diagnostic(
      Self.code,
      "the \(member.noun)'s name in Swift would be '\(name)', which hides the mounted route set "
        + "'\(name)'", at: span
    )
    .name(proposal, at: span, isWritten: member.hasWrittenName)
  }
}
