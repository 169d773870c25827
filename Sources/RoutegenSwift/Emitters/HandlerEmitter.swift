import RoutegenModel

/// Emits the functions that pass a link from one handler to the next.
///
///     nonisolated extension AppRoute: RoutegenRuntime.HandledRoute {
///       public typealias _Handler = any Handler
///
///       @MainActor public func _step(_ _handler: any Handler) -> RoutegenRuntime.LinkStep {
///         switch self {
///         case .recipe(let id):
///           return .open(1) { try await _handler.recipe(id: id) }
///         }
///       }
///     }
///
/// ``HandlerProtocolEmitter`` emits the protocols.
struct HandlerEmitter {
  private let model: RouteModel
  private let types: TypeNames
  private let protocols: HandlerProtocolEmitter

  init(model: RouteModel, types: TypeNames) {
    self.model = model
    self.types = types
    protocols = HandlerProtocolEmitter(model: model, types: types)
  }

  func emit(to out: inout SwiftWriter) {
    out.block("nonisolated extension \(types.routeSet): RoutegenRuntime.HandledRoute") { out in
      out.line("\(types.access) typealias _Handler = any Handler")
      out.line()
      emitStep(model.members, isOutermost: true, to: &out)
    }
    out.line()
    if model.handlers == .optional {
      protocols.emitDefaults(model.members, of: types.routeSet.description, to: &out)
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
      if model.handlers == .optional { protocols.emitDefaults(group.members, of: name, to: &out) }
      emitGroups(group.members, of: name, to: &out)
    }
  }

  private func emitStep(_ members: [Member], isOutermost: Bool, to out: inout SwiftWriter) {
    out.documentation(["The next step of a link on its way through the handlers."])
    let first =
      isOutermost || model.requirements.isEmpty
      ? [] : ["first _first: any \(types.routeSet).Handler"]
    let term = SwiftTerm(
      "@MainActor \(types.access) func _step", list: ["_ _handler: any Handler"] + first)
    out.function(SwiftFunction(term, returns: "RoutegenRuntime.LinkStep")) { out in
      out.line("switch self {")
      for member in members { emit(member, isOutermost ? "_handler" : "_first", to: &out) }
      out.line("}")
    }
  }

  /// - Parameter first: The outermost handler, which checks requirements.
  private func emit(_ member: Member, _ first: String, to out: inout SwiftWriter) {
    switch member {
    case .route(let route):
      let names = route.ownParameters.map(\.name)
      out.line(types.pattern(route.caseName, names).after("case "), ":")
      let body = call(route.caseName, names)
      out.indented { out in
        emitStep(
          "open", route.ownSegments.count, checks(route.attributes, first), body, to: &out)
      }
    case .group(let group):
      let names = group.parameters.map(\.name)
      out.line(types.pattern(group.caseName, names + ["_next"]).after("case "), ":")
      let isLevel = group.mount == nil && !model.requirements.isEmpty
      let body = SwiftTerm(
        "_next._step",
        list: [call(group.caseName, names)] + (isLevel ? [SwiftTerm("first: \(first)")] : []))
      out.indented { out in
        emitStep("pass", group.segments.count, checks(group.attributes, first), body, to: &out)
      }
    }
  }

  /// Emits a step: how many segments of the path it covers, the checks of requirements, and its
  /// closure.
  ///
  ///     return .open(
  ///       1,
  ///       requiring: {
  ///         try await _handler.require(.login)
  ///         try await _handler.require(.admin)
  ///       }
  ///     ) {
  ///       try await _handler.profile()
  ///     }
  private func emitStep(
    _ name: String, _ segments: Int, _ checks: [String], _ body: SwiftTerm,
    to out: inout SwiftWriter
  ) {
    if checks.isEmpty { return out.closure("return .\(name)(\(segments))", body) }
    if checks.count == 1, out.fits("return .\(name)(\(segments), requiring: { \(checks[0]) }) {") {
      return out.closure("return .\(name)(\(segments), requiring: { \(checks[0]) })", body)
    }
    out.line("return .\(name)(")
    out.indented { out in
      out.line("\(segments),")
      out.block("requiring:") { out in
        for check in checks { out.line(check) }
      }
    }
    out.block(")") { out in out.line(body) }
  }

  /// Returns the calls that check requirements: `try await _handler.require(.login)`.
  private func checks(_ attributes: Attributes, _ first: String) -> [String] {
    attributes.requirements.map { "try await \(first).require(.\(SwiftIdentifier($0)))" }
  }

  /// Returns the call of a handler's method: `try await _handler.recipe(id: id)`.
  private func call(_ name: String, _ parameters: [String]) -> SwiftTerm {
    SwiftTerm(
      call: "try await _handler.\(SwiftIdentifier(name))",
      parameters.map { SwiftTerm("\(SwiftIdentifier($0).label): \(SwiftIdentifier($0))") })
  }
}
