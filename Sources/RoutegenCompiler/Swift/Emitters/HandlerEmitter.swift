/// Emits the functions that pass a link from one handler to the next.
///
///     nonisolated extension AppRoute: RoutegenHandling.HandledRoute {
///       public typealias _Handler = any Handler
///
///       @_Concurrency.MainActor public func _step(_ _handler: any Handler) -> RoutegenHandling.LinkStep {
///         switch self {
///         case .home, .recipe:
///           return .open { try await self._open0(_handler) }
///         }
///       }
///
///       @_Concurrency.MainActor private func _open0(
///         _ _handler: some Handler
///       ) async throws -> RoutegenHandling.LinkOutcome<Self> {
///         switch self {
///         case .home:
///           return try await _handler.home()
///         case .recipe(let id):
///           return try await _handler.recipe(id: id)
///         }
///       }
///     }
///
/// With a closure for each route, there would be half as much code again. Swift would take quadratic
/// time for one function for all routes, because it copies an `async` function for each `await` in it.
///
/// ``HandlerProtocolEmitter`` emits the protocols.
struct HandlerEmitter {
  /// The greatest number of routes in one `async` function.
  ///
  /// With 16, 1,000 routes have 8 % less code, but a debug build needs 1.7 instead of 1 GB.
  private static let routesPerFunction = 8

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
    out.block("nonisolated extension \(types.routeSet): RoutegenHandling.HandledRoute") { out in
      out.line("\(types.access) typealias _Handler = any Handler")
      out.line()
      emitStep(model.members, isOutermost: true, to: &out)
    }
    out.line()
    if model.handlers == .optional {
      protocols.emitDefaults(model.members, of: types.routeSet.description, to: &out)
    }
    for (type, members) in types.levels(model.members).dropFirst() {
      out.block("nonisolated extension \(type)") { out in
        emitStep(members, isOutermost: false, to: &out)
      }
      out.line()
      if model.handlers == .optional { protocols.emitDefaults(members, of: type, to: &out) }
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
      "@_Concurrency.MainActor \(types.access) func _step",
      list: ["_ _handler: any Handler"] + first)
    let checker = isOutermost ? "_handler" : "_first"
    let parts = parts(members)
    out.function(SwiftFunction(term: term, result: "RoutegenHandling.LinkStep")) { out in
      out.line("switch self {")
      for case .group(let group) in members { emit(group, checker, to: &out) }
      for (number, routes) in parts.enumerated() {
        emit(routes, part: number, checker, to: &out)
      }
      out.line("}")
    }
    for (number, routes) in parts.enumerated() {
      emitOpen(routes, part: number, isWhole: routes.count == members.count, to: &out)
    }
  }

  /// The routes among the members, in parts of which each has a function.
  private func parts(_ members: [Member]) -> [ArraySlice<Route>] {
    let routes = members.compactMap { if case .route(let route) = $0 { route } else { nil } }
    return stride(from: 0, to: routes.count, by: Self.routesPerFunction).map {
      routes[$0...].prefix(Self.routesPerFunction)
    }
  }

  /// Emits the steps of routes that have one function.
  ///
  /// All routes without requirements have the same step.
  ///
  /// - Parameter first: The outermost handler, which checks requirements.
  private func emit(
    _ routes: ArraySlice<Route>, part: Int, _ first: String, to out: inout SwiftWriter
  ) {
    let call = SwiftTerm("try await self._open\(part)(_handler)")
    let free = routes.filter(\.attributes.requirements.isEmpty)
    if !free.isEmpty {
      out.cases(free.map { ".\(SwiftIdentifier($0.caseName))" })
      out.indented { out in emitStep("open", [], call, to: &out) }
    }
    for route in routes where !route.attributes.requirements.isEmpty {
      out.cases([".\(SwiftIdentifier(route.caseName))"])
      out.indented { out in
        emitStep("open", requiring(route.attributes, first), call, to: &out)
      }
    }
  }

  private func emit(_ group: Group, _ first: String, to out: inout SwiftWriter) {
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

  /// Emits the function that calls the handler's methods for some routes.
  ///
  /// - Parameter isWhole: Whether these are all cases of the enum.
  private func emitOpen(
    _ routes: ArraySlice<Route>, part: Int, isWhole: Bool, to out: inout SwiftWriter
  ) {
    out.line()
    let term = SwiftTerm(
      "@_Concurrency.MainActor private func _open\(part)", list: ["_ _handler: some Handler"])
    let function = SwiftFunction(
      term: term, effects: "async throws", result: "RoutegenHandling.LinkOutcome<Self>")
    out.function(function) { out in
      out.line("switch self {")
      for route in routes {
        let names = route.ownParameters.map(\.name)
        out.line(types.pattern(route.caseName, names).after("case "), ":")
        out.indented { out in out.line(call(route.caseName, names).after("return ")) }
      }
      // `_step` calls the function for no other case.
      if !isWhole { out.line("default: return .rejected(\"\")") }
      out.line("}")
    }
  }

  /// Emits a step with its arguments and its closure.
  ///
  /// The arguments are the number of segments that a group covers, the checks of requirements, and
  /// how to make a route of this level.
  ///
  ///     return .open(
  ///       requiring: {
  ///         try await _handler.require(.login)
  ///         try await _handler.require(.admin)
  ///       }
  ///     ) {
  ///       try await self._open0(_handler)
  ///     }
  private func emitStep(
    _ name: String, _ arguments: [StepArgument], _ body: SwiftTerm, to out: inout SwiftWriter
  ) {
    if arguments.isEmpty { return out.closure("return .\(name)", body) }
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

extension StepArgument {
  init(stringLiteral text: String) { self.init(label: "", lines: [SwiftTerm(text)]) }
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
