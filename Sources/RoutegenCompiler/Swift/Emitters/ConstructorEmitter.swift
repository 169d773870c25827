/// Emits `_make`, which builds a route from its number and the values of a link, and `_reads`.
///
///     nonisolated extension AppRoute {
///       public static func _make(
///         _ index: Swift.Int, _ _values: borrowing RoutegenRuntime.RouteValues
///       ) throws(RoutegenRuntime.LinkError) -> Self {
///         switch index {
///         case 0: return .recipe(id: _values.string(0))
///         default: throw _values._noRoute
///         }
///       }
///     }
///
/// A set of more than 1,024 routes has a function for each 1,024, so that no function is too long for
/// Swift's optimizer. Shorter functions compile in the same time, and cost each link a jump that the
/// processor cannot predict.
struct ConstructorEmitter {
  private static let chunk = 1_024

  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    let chunks = stride(from: 0, to: model.routes.count, by: Self.chunk).map {
      model.routes[$0..<min($0 + Self.chunk, model.routes.count)]
    }
    out.block("nonisolated extension \(types.routeSet)") { out in
      out.documentation(["Makes the route with this number from the values of a link."])
      if chunks.count <= 1 {
        emitMake("\(types.access) static func _make", model.routes[...], to: &out)
      } else {
        emitDispatch(chunks.count, to: &out)
        for (number, routes) in chunks.enumerated() {
          out.line()
          emitMake("private static func _make\(number)", routes, to: &out)
        }
      }
      out.line()
      TextCheckEmitter(model: model, types: types).emit(to: &out)
    }
  }

  /// Emits the function that finds a route's chunk.
  ///
  ///     switch index / 1024 {
  ///     case 0: return try _make0(index, _values)
  ///     default: throw _values._noRoute
  ///     }
  private func emitDispatch(_ count: Int, to out: inout SwiftWriter) {
    emitAvailability(to: &out)
    out.function(signature("\(types.access) static func _make")) { out in
      out.line("switch index / \(Self.chunk) {")
      for number in 0..<count {
        out.line("case \(number): return try _make\(number)(index, _values)")
      }
      out.line("default: throw _values._noRoute")
      out.line("}")
    }
  }

  /// Marks a function as deprecated if it builds deprecated routes.
  ///
  /// Swift warns of their use everywhere else. It does not warn of the runtime's call, because the
  /// requirement of the protocol is not deprecated.
  private func emitAvailability(to out: inout SwiftWriter) {
    if model.hasDeprecations { out.line("@available(*, deprecated)") }
  }

  private func signature(_ name: String) -> SwiftFunction {
    let parameters = ["_ index: Swift.Int", "_ _values: borrowing RoutegenRuntime.RouteValues"]
    return SwiftFunction(
      term: SwiftTerm(name, list: parameters), effects: "throws(RoutegenRuntime.LinkError)",
      result: "Self")
  }

  private func emitMake(
    _ name: String, _ routes: ArraySlice<Route>, to out: inout SwiftWriter
  ) {
    emitAvailability(to: &out)
    out.function(signature(name)) { out in
      if routes.isEmpty { return out.line("throw _values._noRoute") }
      out.line("switch index {")
      var rest = routes
      var (names, groups) = ([String](), [Group]())
      while let route = rest.first {
        if let mounted = MountedGroup(of: route, in: model) {
          let own = rest.prefix { mounted.routes.contains($0.index) }
          rest = rest.dropFirst(own.count)
          emitMake(mounted, own.startIndex...own.endIndex - 1, to: &out)
          continue
        }
        rest = rest.dropFirst()
        if route.groupNames != names {
          (names, groups) = (route.groupNames, model.groups(of: route))
        }
        out.line("case \(route.index):", continuedBy: call(route, in: groups).after("return "))
      }
      out.line("default: throw _values._noRoute")
      out.line("}")
    }
  }

  /// Emits the case for routes of a mounted set, which the set itself builds.
  ///
  ///     case 3...5:
  ///       let _next = try Shop._make(index - 3, _values.dropping(1))
  ///       return .shop(id: _values.int(0), _next)
  private func emitMake(
    _ mounted: MountedGroup, _ indices: ClosedRange<Int>, to out: inout SwiftWriter
  ) {
    let count = mounted.groups.last?.allParameters.count ?? 0
    let arguments = ["index - \(mounted.routes.lowerBound)", "_values.dropping(\(count))"]
    let next = SwiftTerm("\(SwiftIdentifier(mounted.typeName))._make", list: arguments)
    out.line("case \(indices.lowerBound)...\(indices.upperBound):")
    out.indented { out in
      out.line(next.after("let _next = try "))
      out.line(nesting(SwiftTerm("_next"), in: mounted.groups).after("return "))
    }
  }

  /// Returns the expression for a route: `.home(.recipe(id: _values.string(0)))`.
  private func call(_ route: Route, in groups: [Group]) -> SwiftTerm {
    let own = (route.groupParameterCount..<route.parameters.count)
      .map { argument(route.parameters[$0], slot: $0, route.hostValue) }
    let call = SwiftTerm(".\(SwiftIdentifier(route.caseName))", list: own)
    return nesting(call, in: groups)
  }

  /// Returns the expression for a value inside of groups: `.shop(id: _values.int(0), value)`.
  private func nesting(_ value: SwiftTerm, in groups: [Group]) -> SwiftTerm {
    groups.reversed().reduce(value) { inner, group in
      let slots = group.outerParameterCount..<group.allParameters.count
      let arguments = slots.map { argument(group.allParameters[$0], slot: $0, group.hostValue) }
      return SwiftTerm(".\(SwiftIdentifier(group.caseName))", list: arguments + [inner])
    }
  }

  private func argument(_ parameter: Parameter, slot: Int, _ host: HostValue?) -> SwiftTerm {
    var value = ValueEmitter(model: model, types: types).value(parameter, slot: slot)
    if let host, host.slot == slot, parameter.type.kind == .string {
      value = "try _values.host(\(slot), \(SwiftLiteral(host.suffix)))"
    }
    return SwiftTerm("\(SwiftIdentifier(parameter.name).label): \(value)")
  }
}
