import RoutegenModel

/// Emits what makes a route of its number and the values of a link.
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
    emitAvailability(to: &out)
    out.block(signature("\(types.access) static func _make")) { out in
      out.line("switch index / \(Self.chunk) {")
      for number in 0..<count {
        out.line("case \(number): return try _make\(number)(index, _values)")
      }
      out.line("default: throw _values._noRoute")
      out.line("}")
    }
  }

  /// What makes a deprecated route is deprecated, because only there Swift does not warn of it; the
  /// runtime calls it as a requirement of a protocol, which is not.
  private func emitAvailability(to out: inout SwiftWriter) {
    if model.hasDeprecations { out.line("@available(*, deprecated)") }
  }

  private func emitMake(
    _ opening: String, _ routes: ArraySlice<Route>, to out: inout SwiftWriter
  ) {
    emitAvailability(to: &out)
    out.block(signature(opening)) { out in
      if routes.isEmpty { return out.line("throw _values._noRoute") }
      out.line("switch index {")
      var rest = routes
      while let route = rest.first {
        if let mounted = MountedGroup(of: route, in: model) {
          let own = rest.prefix { mounted.routes.contains($0.index) }
          rest = rest.dropFirst(own.count)
          emitMake(mounted, own.startIndex...own.endIndex - 1, to: &out)
          continue
        }
        rest = rest.dropFirst()
        out.line("case \(route.index): return \(expression(route))")
      }
      out.line("default: throw _values._noRoute")
      out.line("}")
    }
  }

  /// A mounted route set makes its routes itself, of the values behind those of the host's groups.
  private func emitMake(
    _ mounted: MountedGroup, _ indices: ClosedRange<Int>, to out: inout SwiftWriter
  ) {
    let count = mounted.groups.last?.allParameters.count ?? 0
    out.line("case \(indices.lowerBound)...\(indices.upperBound):")
    let number = "index - \(mounted.routes.lowerBound)"
    out.line(
      "  let _next = try \(SwiftIdentifier(mounted.typeName))._make(\(number), _values.dropping(\(count)))"
    )
    let (opening, closing) = nesting(mounted.groups)
    out.line("  return \(opening)_next\(closing)")
  }

  /// What stands before and after the value of the innermost of nested groups: `.shop(id: …, `.
  private func nesting(_ groups: [Group]) -> (opening: String, closing: String) {
    var opening = ""
    for group in groups {
      let slots = group.outerParameterCount..<group.allParameters.count
      let list = slots.map { argument(group.allParameters[$0], slot: $0) + ", " }.joined()
      opening += ".\(SwiftIdentifier(group.caseName))(\(list)"
    }
    return (opening, String(repeating: ")", count: groups.count))
  }

  private func argument(_ parameter: Parameter, slot: Int) -> String {
    "\(SwiftIdentifier(parameter.name).label): \(value(parameter, slot: slot))"
  }

  private func signature(_ opening: String) -> String {
    "\(opening)(_ index: Swift.Int, _ _values: borrowing RoutegenRuntime.RouteValues) "
      + "throws(RoutegenRuntime.LinkError) -> Self"
  }

  /// `.home(.soptamp(.entireRanking))`.
  private func expression(_ route: Route) -> String {
    let (opening, closing) = nesting(model.groups(of: route))
    let own = (route.groupParameterCount..<route.parameters.count)
      .map { argument(route.parameters[$0], slot: $0) }.joined(separator: ", ")
    return opening + ".\(SwiftIdentifier(route.caseName))" + (own.isEmpty ? "" : "(\(own))")
      + closing
  }

  /// `_values.int(0)`, `_values.optionalInt(0)`, `_values.int(0, default: 20)`, `try _values.list(0)`.
  ///
  /// What the runtime has read already is a call that cannot fail: a `try` for each value would make
  /// compiling much slower.
  private func value(_ parameter: Parameter, slot: Int) -> String {
    let kind = parameter.type.kind
    switch parameter.form {
    case .dictionary: return "try _values.dictionary(\(slot))"
    case .list, .rest:
      guard case .enumeration = kind else { return "try _values.list(\(slot))" }
      return "_values.ordinals(\(slot)).map(\(types.name(of: kind))._value)"
    case .single, .optional: break
    }
    guard let reader = reader(of: kind) else { return generic(parameter, slot: slot) }
    let isOptional = parameter.form == .optional
    var call = "_values.\(isOptional ? reader.optional : reader.required)(\(slot)"
    if let text = parameter.defaultValue {
      call += ", default: \(ordinal(of: text, kind) ?? types.defaultValue(of: parameter) ?? "")"
    }
    call += ")"
    guard case .enumeration = kind else { return call }
    let convert = types.name(of: kind) + "._value"
    return isOptional ? "\(call).map(\(convert))" : "\(convert)(at: \(call))"
  }

  /// What reads values of a type that the runtime knows.
  private func reader(of kind: ValueType.Kind) -> (required: String, optional: String)? {
    switch kind {
    case .string: ("string", "optionalString")
    case .int: ("int", "optionalInt")
    case .uint: ("uint", "optionalUint")
    case .double: ("double", "optionalDouble")
    case .bool: ("bool", "optionalBool")
    case .uuid: ("uuid", "optionalUUID")
    case .enumeration: ("ordinal", "optionalOrdinal")
    case .openEnumeration, .date, .url, .external: nil
    }
  }

  private func generic(_ parameter: Parameter, slot: Int) -> String {
    let alternative = types.defaultValue(of: parameter).map { " ?? \($0)" } ?? ""
    return parameter.form == .optional || !alternative.isEmpty
      ? "try _values.optional(\(slot))\(alternative)" : "try _values.value(\(slot))"
  }

  /// The place of an enum's default.
  private func ordinal(of text: String, _ kind: ValueType.Kind) -> String? {
    guard case .enumeration(let index) = kind else { return nil }
    let values = model.enumerations[index].values
    return values.firstIndex { $0.text == text }.map { String($0) }
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
        out.line("case \(number): return \(reads(kind))")
      }
      out.line("default: return false")
      out.line("}")
    }
  }

  /// A type of a mounted route set is one that this module need not know.
  private func reads(_ kind: ValueType.Kind) -> String {
    guard case .external(let index) = kind, let place = model.externalTypes[index].mounted else {
      return "\(types.name(of: kind))(routeValue: text) != nil"
    }
    let set = model.mounts[place.mount].model
    let number = TypeNames(set).opaque.firstIndex(of: .external(place.index)) ?? 0
    return "\(SwiftIdentifier(set.name))._reads(\(number), text)"
  }
}

/// The mounted route set that a route belongs to.
private struct MountedGroup {
  /// The groups that lead to it; the last is the one that stands for it.
  let groups: [Group]
  let typeName: String

  /// The numbers of its routes.
  let routes: Range<Int>

  init?(of route: Route, in model: RouteModel) {
    guard !model.mounts.isEmpty else { return nil }
    let groups = model.groups(of: route)
    guard let place = groups.firstIndex(where: { $0.mount != nil }),
      let number = groups[place].mount
    else { return nil }
    let mount = model.mounts[number]
    self.groups = Array(groups[...place])
    typeName = groups[place].typeName
    routes = mount.firstRoute..<mount.firstRoute + mount.model.routes.count
  }
}

extension RouteModel {
  /// The groups around a route, from the outermost.
  fileprivate func groups(of route: Route) -> [Group] {
    var groups: [Group] = []
    var members = members
    for name in route.groupNames {
      for case .group(let group) in members where group.caseName == name {
        groups.append(group)
        members = group.members
        break
      }
    }
    return groups
  }
}
