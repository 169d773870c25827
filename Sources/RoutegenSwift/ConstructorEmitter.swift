import RoutegenModel

/// Emits what makes a route of its number and the values of a link.
///
///     nonisolated extension AppRoute {
///       public static func _make(
///         _ index: Swift.Int, _ _values: borrowing RoutegenRuntime.RouteValues
///       ) throws(RoutegenRuntime.LinkError) -> Self? {
///         switch index {
///         case 0: return try .recipe(id: _values.value(0))
///         default: return nil
///         }
///       }
///     }
///
/// The switch is cut into functions, because Swift takes quadratic time for a long one.
struct ConstructorEmitter {
  private static let chunk = 64

  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    let chunks = stride(from: 0, to: model.routes.count, by: Self.chunk).map {
      model.routes[$0..<min($0 + Self.chunk, model.routes.count)]
    }
    out.block("nonisolated extension \(types.routeSet)") { out in
      out.documentation(["The route of this number."])
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
      emitReads(to: &out)
    }
  }

  private func emitDispatch(_ count: Int, to out: inout SwiftWriter) {
    out.block(signature("\(types.access) static func _make")) { out in
      out.line("switch index / \(Self.chunk) {")
      for number in 0..<count {
        out.line("case \(number): return try _make\(number)(index, _values)")
      }
      out.line("default: return nil")
      out.line("}")
    }
  }

  private func emitMake(
    _ opening: String, _ routes: ArraySlice<Route>, to out: inout SwiftWriter
  ) {
    out.block(signature(opening)) { out in
      if routes.isEmpty { return out.line("return nil") }
      out.line("switch index {")
      for route in routes {
        let tries = route.parameters.isEmpty ? "" : "try "
        out.line("case \(route.index): return \(tries)\(expression(route))")
      }
      out.line("default: return nil")
      out.line("}")
    }
  }

  private func signature(_ opening: String) -> String {
    "\(opening)(_ index: Swift.Int, _ _values: borrowing RoutegenRuntime.RouteValues) "
      + "throws(RoutegenRuntime.LinkError) -> Self?"
  }

  /// `.home(.soptamp(.entireRanking))`.
  private func expression(_ route: Route) -> String {
    var slot = 0
    func arguments(_ count: Int) -> [String] {
      defer { slot += count }
      return (slot..<slot + count).map {
        let label = SwiftIdentifier(route.parameters[$0].name).label
        return "\(label): \(value(route.parameters[$0], slot: $0))"
      }
    }
    var opening = ""
    for group in groups(of: route) {
      let list = arguments(group.parameters.count).map { $0 + ", " }.joined()
      opening += ".\(SwiftIdentifier(group.caseName))(\(list)"
    }
    let own = arguments(route.ownParameters.count).joined(separator: ", ")
    return opening + ".\(SwiftIdentifier(route.caseName))" + (own.isEmpty ? "" : "(\(own))")
      + String(repeating: ")", count: route.groupNames.count)
  }

  private func groups(of route: Route) -> [Group] {
    var groups: [Group] = []
    var members = model.members
    for name in route.groupNames {
      for case .group(let group) in members where group.caseName == name {
        groups.append(group)
        members = group.members
        break
      }
    }
    return groups
  }

  private func value(_ parameter: Parameter, slot: Int) -> String {
    let alternative = types.defaultValue(of: parameter).map { " ?? \($0)" } ?? ""
    let mayBeAbsent = parameter.form == .optional || !alternative.isEmpty
    if case .enumeration = parameter.type.kind {
      let convert = "\(types.name(of: parameter.type.kind))._value"
      switch parameter.form {
      case .list, .rest: return "_values.ordinals(\(slot)).map(\(convert))"
      case .single, .optional:
        return mayBeAbsent
          ? "_values.optionalOrdinal(\(slot)).map(\(convert))\(alternative)"
          : "\(convert)(at: _values.ordinal(\(slot)))"
      }
    }
    switch parameter.form {
    case .list, .rest: return "_values.list(\(slot))"
    case .single, .optional:
      return mayBeAbsent ? "_values.optional(\(slot))\(alternative)" : "_values.value(\(slot))"
    }
  }

  private func emitReads(to out: inout SwiftWriter) {
    out.documentation(["Whether a text is a value of a type that the table cannot describe."])
    out.block(
      "\(types.access) static func _reads(_ type: Swift.Int, _ text: Swift.String) -> Swift.Bool"
    ) {
      out in
      if types.opaque.isEmpty { return out.line("return false") }
      out.line("switch type {")
      for (number, kind) in types.opaque.enumerated() {
        out.line("case \(number): return \(types.name(of: kind))(routeValue: text) != nil")
      }
      out.line("default: return false")
      out.line("}")
    }
  }
}
