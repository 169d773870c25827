import RoutegenModel

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
        out.line()
        if enumeration.isOpen {
          OpenEnumEmitter(enumeration: enumeration, model: model, access: types.access).emit(
            to: &out)
        } else {
          emit(enumeration, to: &out)
        }
      }
      if !model.requirements.isEmpty { emitRequirements(to: &out) }
    }
  }

  private func emit(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    for member in members {
      switch member {
      case .route(let route):
        emitDocumentation(of: route, to: &out)
        emitAvailability(route.attributes, to: &out)
        let values = route.ownParameters.map(declaration)
        out.line("case \(SwiftIdentifier(route.caseName))\(list(values))")
      case .group(let group):
        out.documentation(group.documentation)
        emitAvailability(group.attributes, to: &out)
        let next =
          SwiftIdentifier(group.typeName).description
          + (group.defaultMember.map { " = .\(call($0))" } ?? "")
        let values = group.parameters.map(declaration) + [next]
        out.line("case \(SwiftIdentifier(group.caseName))\(list(values))")
      }
    }
    if model.handlers != .none {
      HandlerEmitter(model: model, types: types).emitProtocol(members, of: level, to: &out)
    }
    for case .group(let group) in members where group.mount == nil {
      out.line()
      out.documentation(group.documentation)
      let name = SwiftIdentifier(group.typeName)
      out.block("nonisolated \(types.access) enum \(name): RoutegenRuntime.RouteGroup") { out in
        emit(group.members, of: "\(level).\(name)", to: &out)
      }
    }
  }

  private func emitAvailability(_ attributes: Attributes, to out: inout SwiftWriter) {
    guard let reason = attributes.deprecation else { return }
    let message = reason.isEmpty ? "" : ", message: \(SwiftLiteral(reason))"
    out.line("@available(*, deprecated\(message))")
  }

  private func emitRequirements(to out: inout SwiftWriter) {
    out.line()
    out.documentation(["What has to be met before some of the routes are opened."])
    let conformances = "Swift.String, Swift.CaseIterable, Swift.Sendable"
    out.block("nonisolated \(types.access) enum Requirement: \(conformances)") { out in
      for requirement in model.requirements { out.line("case \(SwiftIdentifier(requirement))") }
    }
  }

  /// A case whose parameters all have defaults: `index`, or `index()` if there are any.
  private func call(_ route: Route) -> String {
    "\(SwiftIdentifier(route.caseName))" + (route.ownParameters.isEmpty ? "" : "()")
  }

  private func emitDocumentation(of route: Route, to out: inout SwiftWriter) {
    let written = route.documentation.isEmpty ? [] : route.documentation + [""]
    let examples = route.examples.filter(\.opens).map { "- Example: `\($0.link)`" }
    out.documentation(
      written + ["`\(route.pattern.text)`"] + (examples.isEmpty ? [] : [""] + examples))
  }

  private func list(_ values: [String]) -> String {
    values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
  }

  private func declaration(_ parameter: Parameter) -> String {
    let type = "\(SwiftIdentifier(parameter.name)): \(types.name(of: parameter))"
    if let value = types.defaultValue(of: parameter) { return "\(type) = \(value)" }
    switch parameter.form {
    case .optional: return type + " = nil"
    case .list: return type + " = []"
    case .dictionary: return type + " = [:]"
    case .single, .rest: return type
    }
  }

  // MARK: Parameter types

  private func emit(_ enumeration: Enumeration, to out: inout SwiftWriter) {
    out.documentation(enumeration.documentation)
    let name = SwiftIdentifier(enumeration.name)
    let conformances = "Swift.String, RoutegenRuntime.RouteValue, Swift.CaseIterable"
    out.block("nonisolated \(types.access) enum \(name): \(conformances)") { out in
      for value in enumeration.values {
        let raw = value.text == value.caseName ? "" : " = \(SwiftLiteral(value.text))"
        out.line("case \(SwiftIdentifier(value.caseName))\(raw)")
      }
      out.line()
      emitOrdinal(enumeration, to: &out)
    }
  }

  /// The value at a place of the table: a switch over numbers, where `init(rawValue:)` is one over
  /// strings.
  private func emitOrdinal(_ enumeration: Enumeration, to out: inout SwiftWriter) {
    out.block("fileprivate static func _value(at ordinal: Swift.Int) -> Self") { out in
      out.line("switch ordinal {")
      for (ordinal, value) in enumeration.values.enumerated().dropFirst() {
        out.line("case \(ordinal): return .\(SwiftIdentifier(value.caseName))")
      }
      out.line("default: return .\(SwiftIdentifier(enumeration.values.first?.caseName ?? ""))")
      out.line("}")
    }
  }
}
