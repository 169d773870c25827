/// Emits the route enum, with the enums of its groups and of its parameters inside.
///
///     /// Links into the app.
///     nonisolated public enum AppRoute: RoutegenRuntime.Route {
///       /// One recipe.
///       ///
///       /// `/recipe?{id}`
///       case recipe(id: Swift.String)
///     }
struct EnumEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.documentation(model.documentation)
    out.block("nonisolated \(types.access) enum \(types.routeSet): RoutegenRuntime.Route") { out in
      emit(model.members, of: types.routeSet.description, to: &out)
      for enumeration in model.enumerations where !enumeration.isMounted {
        out.separator()
        ParameterEnumEmitter(enumeration: enumeration, model: model, access: types.access)
          .emit(to: &out)
      }
      for type in model.externalTypes where type.mounted == nil {
        guard let rule = type.rest else { continue }
        out.separator()
        TextTypeEmitter(type: type, rule: rule, access: types.access).emit(to: &out)
      }
      if !model.requirements.isEmpty { emitRequirements(to: &out) }
    }
  }

  /// Emits the members of one level: its cases, its handler protocol and the enums of its groups.
  private func emit(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    emitCases(members, to: &out)
    if model.handlers != .none {
      out.separator()
      HandlerProtocolEmitter(model: model, types: types).emit(members, of: level, to: &out)
    }
    for case .group(let group) in members where group.mount == nil {
      out.separator()
      out.documentation(group.documentation)
      let name = SwiftIdentifier(group.typeName)
      out.block("nonisolated \(types.access) enum \(name): RoutegenRuntime.RouteGroup") { out in
        emit(group.members, of: "\(level).\(name)", to: &out)
        out.separator()
        out.line("\(types.access) typealias _RouteSet = \(types.routeSet)")
      }
    }
  }

  // MARK: Cases

  /// Emits the cases of one level, with a blank line around a case that has documentation.
  private func emitCases(_ members: [Member], to out: inout SwiftWriter) {
    var isPlain = true
    for member in members {
      let wasPlain = isPlain
      let documentation = documentation(of: member)
      isPlain = documentation.isEmpty && member.attributes.deprecation == nil
      if !(wasPlain && isPlain) { out.separator() }
      out.documentation(documentation)
      emitAvailability(member.attributes, to: &out)
      out.line(declaration(member).after("case "))
    }
  }

  private func documentation(of member: Member) -> [String] {
    switch member {
    case .route(let route):
      let written = route.documentation.isEmpty ? [] : route.documentation + [""]
      let examples = route.examples.filter(\.opens).map { "- Example: `\($0.link)`" }
      let pattern = "`\(route.pattern.text)`" + (route.isUnlinked ? ", which no link opens" : "")
      return written + [pattern] + (examples.isEmpty ? [] : [""] + examples)
    case .group(let group): return group.documentation
    }
  }

  private func emitAvailability(_ attributes: Attributes, to out: inout SwiftWriter) {
    guard let reason = attributes.deprecation else { return }
    let message = reason.isEmpty ? [] : ["message: \(SwiftLiteral(reason))"]
    out.enclosed(SwiftTerm("@available", list: ["*", "deprecated"] + message))
  }

  /// Returns a case with its associated values: `recipe(id: Swift.String)`, `shop(id: Swift.Int,
  /// Shop = .index)`.
  private func declaration(_ member: Member) -> SwiftTerm {
    switch member {
    case .route(let route):
      return SwiftTerm(
        "\(SwiftIdentifier(route.caseName))", list: route.ownParameters.map(declaration))
    case .group(let group):
      let next =
        SwiftIdentifier(group.typeName).description
        + (group.defaultMember.map { " = .\(call($0))" } ?? "")
      return SwiftTerm(
        "\(SwiftIdentifier(group.caseName))", list: group.parameters.map(declaration) + [next])
    }
  }

  /// A case whose parameters all have defaults: `index`, or `index()` if it has parameters.
  private func call(_ route: Route) -> String {
    "\(SwiftIdentifier(route.caseName))" + (route.ownParameters.isEmpty ? "" : "()")
  }

  private func declaration(_ parameter: Parameter) -> String {
    let type = "\(SwiftIdentifier(parameter.name)): \(types.name(of: parameter))"
    if let value = types.defaultValue(of: parameter) { return "\(type) = \(value)" }
    switch parameter.form {
    case .optional: return type + (parameter.isJoined ? " = []" : " = nil")
    case .list, .optionalRest: return type + (parameter.mayBeAbsent ? " = []" : "")
    case .dictionary, .listDictionary: return type + " = [:]"
    case .single, .rest: return type
    }
  }

  // MARK: Requirements

  private func emitRequirements(to out: inout SwiftWriter) {
    out.separator()
    out.documentation(["The conditions that must be met before some of the routes open."])
    let inherited = ["Swift.String", "Swift.CaseIterable", "Swift.Sendable"]
    out.enumeration("nonisolated \(types.access) enum Requirement", inherited) { out in
      for requirement in model.requirements { out.line("case \(SwiftIdentifier(requirement))") }
    }
  }
}
