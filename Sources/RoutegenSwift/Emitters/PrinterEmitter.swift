import RoutegenModel

/// Emits what writes a route as a link, level by level.
///
///     nonisolated extension AppRoute {
///       public func _write(to _writer: inout RoutegenRuntime.LinkWriter) {
///         switch self {
///         case .recipe(let id):
///           _writer.path("/recipe")
///           _writer.item("id", id)
///           _writer.end(0)
///         }
///       }
///     }
struct PrinterEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    emit(model.members, of: types.routeSet.description, to: &out)
  }

  private func emit(_ members: [Member], of type: String, to out: inout SwiftWriter) {
    out.block("nonisolated extension \(type)") { out in
      out.documentation(["Writes the part of the link that this level and those below stand for."])
      out.block("\(types.access) func _write(to _writer: inout RoutegenRuntime.LinkWriter)") {
        out in
        if members.isEmpty { return }
        out.line("switch self {")
        for member in members { emit(member, to: &out) }
        out.line("}")
      }
    }
    out.line()
    for case .group(let group) in members where group.mount == nil {
      emit(group.members, of: "\(type).\(SwiftIdentifier(group.typeName))", to: &out)
    }
  }

  private func emit(_ member: Member, to out: inout SwiftWriter) {
    switch member {
    case .route(let route):
      out.line("case \(types.pattern(route.caseName, route.ownParameters.map(\.name))):")
      let lines =
        route.ownParameters.compactMap(check)
        + path(route.ownSegments, route.parameters)
        + route.pattern.query.flatMap { writes($0, route.parameters) }
        + writes(route.pattern.fragment, route.parameters)
      for line in lines { out.line("  _writer.\(line)") }
      out.line("  _writer.end(\(route.index))")
    case .group(let group):
      out.line("case \(types.pattern(group.caseName, group.parameters.map(\.name) + ["_next"])):")
      for check in group.parameters.compactMap(check) { out.line("  _writer.\(check)") }
      for line in path(group.segments, group.allParameters) {
        out.line("  _writer.\(line)")
      }
      if let mount = group.mount {
        out.line("  _writer.mount(\(model.mounts[mount].firstRoute))")
      }
      out.line("  _next._write(to: &_writer)")
    }
  }

  private func check(_ parameter: Parameter) -> String? {
    let range: String
    switch parameter.type.bounds {
    // The greatest number of this machine need not be one of the device's.
    case .int(let low, let high)?:
      let least = low == .min ? "Swift.Int.min" : "(\(low))"
      range = least + "..." + (high == .max ? "Swift.Int.max" : "(\(high))")
    case .uint(let low, let high)?:
      range = "\(low)..." + (high == .max ? "Swift.UInt.max" : "\(high)")
    case .double(let low, let high)?: range = "(\(low))...(\(high))"
    case .hosts(let hosts)?:
      let list = hosts.map { SwiftLiteral($0.description).description }.joined(separator: ", ")
      return "check(\(named(parameter)), on: \(list))"
    case nil: return nil
    }
    return
      "check(\(SwiftLiteral(parameter.name)), \(SwiftIdentifier(parameter.name)), in: \(range))"
  }

  /// What writes the segments, literal texts joined as far as they go.
  private func path(_ segments: some Sequence<Segment>, _ parameters: [Parameter]) -> [String] {
    var lines: [String] = []
    var text = ""
    func end(_ line: String) {
      if !text.isEmpty { lines.append("path(\(SwiftLiteral(text)))") }
      text = ""
      lines.append(line)
    }
    for segment in segments {
      switch segment {
      case .literal(let literal): text += "/" + PercentEncoded.segment(literal)
      case .parameter(let slot?, _): end("segment(\(value(parameters[slot])))")
      case .rest(let slot?): end("rest(\(named(parameters[slot])))")
      case .mixed(let pieces):
        text += "/"
        for piece in pieces {
          switch piece {
          case .literal(let literal): text += PercentEncoded.segment(literal)
          case .parameter(let slot?, _): end("piece(\(value(parameters[slot])))")
          case .parameter:
            preconditionFailure("every placeholder of a printed pattern has a parameter")
          }
        }
      case .parameter, .rest:
        preconditionFailure("every placeholder of a printed pattern has a parameter")
      }
    }
    return lines + (text.isEmpty ? [] : ["path(\(SwiftLiteral(text)))"])
  }

  private func writes(_ item: QueryItem, _ parameters: [Parameter]) -> [String] {
    switch item.value {
    case .literal(let text): return ["item(\(literal(item.key, text)))"]
    case .parameter(let slot):
      let parameter = parameters[slot]
      switch parameter.form {
      case .dictionary: return ["otherItems(\(named(parameter)))"]
      case .list, .rest: return ["items(\(keyed(item.key, parameter)))"]
      case .single, .optional:
        let key = PercentEncoded.query(item.key)
        return (key == parameter.name ? [] : ["key(\(SwiftLiteral(key)))"])
          + ["item(\(value(parameter)))"]
      }
    case .restOfLink(let slot): return ["restOfLink(\(keyed(item.key, parameters[slot])))"]
    case .any: preconditionFailure("every placeholder of a printed pattern has a parameter")
    }
  }

  private func writes(_ fragment: Fragment?, _ parameters: [Parameter]) -> [String] {
    switch fragment {
    case .whole(let slot)?:
      return ["fragment(\(named(parameters[slot]))\(orDefault(parameters[slot])))"]
    case .items(let items)?:
      return items.map { item in
        switch item.value {
        case .literal(let text): "fragmentItem(\(literal(item.key, text)))"
        case .parameter(let slot), .restOfLink(let slot):
          "fragmentItem(\(keyed(item.key, parameters[slot])))"
        case .any: preconditionFailure("every placeholder of a printed pattern has a parameter")
        }
      }
    case nil: return []
    }
  }

  private func literal(_ key: String, _ text: String) -> SwiftLiteral {
    let key = PercentEncoded.query(key)
    return SwiftLiteral(text.isEmpty ? key : key + "=" + PercentEncoded.query(text))
  }

  private func keyed(_ key: String, _ parameter: Parameter) -> String {
    "\(SwiftLiteral(PercentEncoded.query(key))), \(named(parameter))\(orDefault(parameter))"
  }

  private func named(_ parameter: Parameter) -> String {
    "\(SwiftLiteral(parameter.name)), \(SwiftIdentifier(parameter.name))"
  }

  /// The name and the value, with its default.
  ///
  /// An enum of the file goes by its text, which is known to read back.
  private func value(_ parameter: Parameter) -> String {
    guard case .enumeration(let index) = parameter.type.kind else {
      return named(parameter) + orDefault(parameter)
    }
    let mark = parameter.form == .optional ? "?" : ""
    let text = parameter.defaultValue.flatMap { model.enumerations[index].value(of: $0, ==)?.text }
    let orDefault = text.map { ", default: \(SwiftLiteral($0))" } ?? ""
    return named(parameter) + mark + ".rawValue" + orDefault
  }

  private func orDefault(_ parameter: Parameter) -> String {
    types.defaultValue(of: parameter).map { ", default: \($0)" } ?? ""
  }
}
