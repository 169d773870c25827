import RoutegenModel

/// Emits the handler protocols, and what takes a link from one handler to the next.
///
///     @MainActor public protocol Handler {
///       /// One recipe.
///       ///
///       /// `/recipe?{id}`
///       func recipe(id: Swift.String) async throws -> RoutegenRuntime.LinkHandling<AppRoute>
///     }
///
///     nonisolated extension AppRoute: RoutegenRuntime.HandledRoute {
///       public typealias _Handler = any Handler
///
///       @MainActor public func _step(_ _handler: any Handler) -> RoutegenRuntime.LinkStep {
///         switch self {
///         case .recipe(let id): return .open(1) { try await _handler.recipe(id: id) }
///         }
///       }
///     }
///
/// The protocol stands inside the enum of its level, where names mean what they mean in its cases.
struct HandlerEmitter {
  private let model: RouteModel
  private let types: TypeNames

  init(model: RouteModel, types: TypeNames) {
    self.model = model
    self.types = types.qualified
  }

  // MARK: Protocols

  /// The protocol of one level, `SOPT` or `SOPT.Home`.
  func emitProtocol(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    out.line()
    out.documentation(["Opens the links of `\(level)`."])
    out.block("@MainActor \(types.access) protocol Handler") { out in
      for (number, member) in members.enumerated() {
        if number > 0 { out.line() }
        emitRequirement(member, of: level, to: &out)
      }
      if level == types.routeSet.description, !model.requirements.isEmpty {
        out.line()
        out.documentation([
          "Returns once the requirement is met; throws if it is not, with a `LinkRejection` for the",
          "reason.",
        ])
        out.line("func require(_ requirement: Requirement) async throws")
      }
    }
  }

  private func emitRequirement(_ member: Member, of level: String, to out: inout SwiftWriter) {
    let (documentation, about) =
      switch member {
      case .route(let route): (route.documentation, "`\(route.pattern.text)`")
      case .group(let group):
        (
          group.documentation, "Gives the handler of the links below `\(group.patternText)`."
        )
      }
    out.documentation(documentation + (documentation.isEmpty ? [] : [""]) + [about])
    out.line("func \(method(member)) async throws -> \(answer(member, of: level))")
  }

  /// `detail(id: Swift.String)`.
  private func method(_ member: Member) -> String {
    let parameters =
      switch member {
      case .route(let route): route.ownParameters
      case .group(let group): group.parameters
      }
    let list = parameters.map { "\(SwiftIdentifier($0.name)): \(types.name(of: $0))" }
    return "\(SwiftIdentifier(member.caseName))(\(list.joined(separator: ", ")))"
  }

  private func answer(_ member: Member, of level: String) -> String {
    switch member {
    case .route: "RoutegenRuntime.LinkHandling<\(level)>"
    case .group(let group):
      "any \(group.mount == nil ? level + "." : "")\(SwiftIdentifier(group.typeName)).Handler"
    }
  }

  /// What rejects the links of methods that are not written: the file says `handlers optional`.
  ///
  /// What links require is not among them: that nobody asks must not mean that all is well.
  private func emitDefaults(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    if members.isEmpty { return }
    out.block("@MainActor extension \(level).Handler") { out in
      for (number, member) in members.enumerated() {
        if number > 0 { out.line() }
        let reason = SwiftLiteral("\(level).Handler has no '\(member.caseName)' yet")
        out.documentation(["Rejects the link: the handler does not have this method yet."])
        out.block(
          "\(types.access) func \(method(member)) throws -> \(answer(member, of: level))"
        ) {
          out in
          out.line("throw RoutegenRuntime.LinkRejection(\(reason))")
        }
      }
    }
    out.line()
  }

  // MARK: The way through them

  func emit(to out: inout SwiftWriter) {
    let conformance = "\(types.routeSet): RoutegenRuntime.HandledRoute"
    out.block("nonisolated extension \(conformance)") { out in
      out.line("\(types.access) typealias _Handler = any Handler")
      out.line()
      emitStep(model.members, isOutermost: true, to: &out)
    }
    out.line()
    if model.handlers == .optional {
      emitDefaults(model.members, of: types.routeSet.description, to: &out)
    }
    emitGroups(model.members, of: types.routeSet.description, to: &out)
  }

  private func emitGroups(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    for case .group(let group) in members where group.mount == nil {
      let name = "\(level).\(SwiftIdentifier(group.typeName))"
      out.block("nonisolated extension \(name)") { out in
        emitStep(group.members, isOutermost: false, to: &out)
      }
      out.line()
      if model.handlers == .optional { emitDefaults(group.members, of: name, to: &out) }
      emitGroups(group.members, of: name, to: &out)
    }
  }

  private func emitStep(_ members: [Member], isOutermost: Bool, to out: inout SwiftWriter) {
    out.documentation(["The next step of a link on its way through the handlers."])
    let first = isOutermost || model.requirements.isEmpty ? "" : ", first _first: \(outermost)"
    out.block(
      "@MainActor \(types.access) func _step(_ _handler: any Handler\(first)) "
        + "-> RoutegenRuntime.LinkStep"
    ) { out in
      out.line("switch self {")
      for member in members { emit(member, isOutermost ? "_handler" : "_first", to: &out) }
      out.line("}")
    }
  }

  private var outermost: String { "any \(types.routeSet).Handler" }

  /// - Parameter first: The outermost handler, which is asked what links require.
  private func emit(_ member: Member, _ first: String, to out: inout SwiftWriter) {
    switch member {
    case .route(let route):
      let names = route.ownParameters.map(\.name)
      out.line("case \(types.pattern(route.caseName, names)):")
      let arguments = arguments(route.ownSegments.count, route.attributes, first)
      out.line("  return .open(\(arguments)) { try await \(call(route.caseName, names)) }")
    case .group(let group):
      let names = group.parameters.map(\.name)
      out.line("case \(types.pattern(group.caseName, names + ["_next"])):")
      let arguments = arguments(group.segments.count, group.attributes, first)
      let below = group.mount == nil && !model.requirements.isEmpty ? ", first: \(first)" : ""
      let handler = "try await \(call(group.caseName, names))"
      out.line("  return .pass(\(arguments)) { _next._step(\(handler)\(below)) }")
    }
  }

  /// How many segments further the node is, and what asks for what it requires.
  private func arguments(_ segments: Int, _ attributes: Attributes, _ first: String) -> String {
    let questions = attributes.requirements.map {
      "try await \(first).require(.\(SwiftIdentifier($0)))"
    }
    return "\(segments)"
      + (questions.isEmpty ? "" : ", requiring: { \(questions.joined(separator: "; ")) }")
  }

  private func call(_ name: String, _ parameters: [String]) -> String {
    let list = parameters.map { "\(SwiftIdentifier($0).label): \(SwiftIdentifier($0))" }
    return "_handler.\(SwiftIdentifier(name))(\(list.joined(separator: ", ")))"
  }
}
