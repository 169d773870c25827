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

  /// Whether a deprecated group contains a mounted set.
  private let embedsDeprecated: Bool

  init(model: RouteModel, types: TypeNames) {
    self.model = model
    self.types = types
    protocols = HandlerProtocolEmitter(model: model, types: types)
    embedsDeprecated =
      !model.mounts.isEmpty && model.members.contains(where: \.embedsDeprecated)
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
    out.documentation(["Returns the next step of a link on its way through the handlers."])
    // Swift warns of their use elsewhere, and not of the runtime's call of a requirement.
    if embedsDeprecated { out.line("@available(*, deprecated)") }
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
        let checks = requiring(route.attributes, first)
        emitStep("open", ["\(route.ownSegments.count)"] + checks, body, to: &out)
      }
    case .group(let group):
      let names = group.parameters.map(\.name)
      out.line(types.pattern(group.caseName, names + ["_next"]).after("case "), ":")
      let isLevel = group.mount == nil && !model.requirements.isEmpty
      let body = SwiftTerm(
        "_next._step",
        list: [call(group.caseName, names)] + (isLevel ? [SwiftTerm("first: \(first)")] : []))
      out.indented { out in
        let arguments = requiring(group.attributes, first) + embedding(group)
        emitStep("pass", ["\(group.segments.count)"] + arguments, body, to: &out)
      }
    }
  }

  /// Emits a step: how many segments of the path it covers, the checks of requirements, how to make
  /// a route of this level, and its closure.
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
    _ name: String, _ arguments: [StepArgument], _ body: SwiftTerm, to out: inout SwiftWriter
  ) {
    let step = "return .\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    if arguments.allSatisfy(\.isShort), arguments.count == 1 || out.fits("\(step) {") {
      return out.closure(step, body)
    }
    out.line("return .\(name)(")
    out.indented { out in
      for (number, argument) in arguments.enumerated() {
        let end = number + 1 < arguments.count ? "," : ""
        if argument.label.isEmpty {
          out.line("\(argument)\(end)")
        } else {
          argument.emit(end, to: &out)
        }
      }
    }
    out.block(")") { out in out.line(body) }
  }

  /// Returns the calls that check requirements: `try await _handler.require(.login)`.
  private func requiring(_ attributes: Attributes, _ first: String) -> [StepArgument] {
    let checks = attributes.requirements.map {
      SwiftTerm("try await \(first).require(.\(SwiftIdentifier($0)))")
    }
    return checks.isEmpty ? [] : [StepArgument(label: "requiring", lines: checks)]
  }

  /// Returns the expression that makes a route of this level from one of a mounted set, if there is
  /// one below: `Self.shop(id: id, $0)`.
  private func embedding(_ group: Group) -> [StepArgument] {
    guard !model.mounts.isEmpty, group.hasMount else { return [] }
    let names = group.parameters.map { SwiftIdentifier($0.name) }
    let values = names.map { SwiftTerm("\($0.label): \($0)") }
    let route = SwiftTerm(
      "Self.\(SwiftIdentifier(group.caseName))", list: values + [SwiftTerm("$0")])
    return [StepArgument(label: "embedding", lines: [route])]
  }

  /// Returns the call of a handler's method: `try await _handler.recipe(id: id)`.
  private func call(_ name: String, _ parameters: [String]) -> SwiftTerm {
    SwiftTerm(
      call: "try await _handler.\(SwiftIdentifier(name))",
      parameters.map { SwiftTerm("\(SwiftIdentifier($0).label): \(SwiftIdentifier($0))") })
  }
}

/// An argument of a step: a number, or a closure with a label.
private struct StepArgument: CustomStringConvertible, ExpressibleByStringInterpolation {
  let label: String
  let lines: [SwiftTerm]

  init(label: String, lines: [SwiftTerm]) {
    self.label = label
    self.lines = lines
  }

  init(stringLiteral text: String) { self.init(label: "", lines: [SwiftTerm(text)]) }

  var isShort: Bool { lines.count == 1 }

  var description: String {
    let text = lines.map(\.description).joined(separator: "; ")
    return label.isEmpty ? text : "\(label): { \(text) }"
  }

  /// Emits the closure, with each of its lines on a line.
  func emit(_ end: String, to out: inout SwiftWriter) {
    out.line("\(label): {")
    out.indented { out in
      for line in lines { out.line(line) }
    }
    out.line("}\(end)")
  }
}

extension Group {
  /// Whether it is a mounted set or contains one.
  fileprivate var hasMount: Bool {
    mount != nil
      || members.contains { member in
        if case .group(let group) = member { group.hasMount } else { false }
      }
  }
}

extension Member {
  /// Whether a deprecated group below contains a mounted set.
  fileprivate var embedsDeprecated: Bool {
    guard case .group(let group) = self, group.hasMount else { return false }
    return group.attributes.deprecation != nil || group.members.contains(where: \.embedsDeprecated)
  }
}
