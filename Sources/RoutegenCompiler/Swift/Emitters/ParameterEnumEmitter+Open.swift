/// The parts of an `open enum`: the values in the file, and a case for every other text.
///
///     nonisolated public enum Sort: RoutegenRuntime.RouteValue {
///       case newest
///
///       /// Any other text.
///       case other(Swift.String)
///
///       public init(routeValue text: Swift.String) { … }
///       public var routeValue: Swift.String { … }
///     }
extension ParameterEnumEmitter {
  func emitOpen(to out: inout SwiftWriter) {
    out.documentation(enumeration.documentation)
    let name = SwiftIdentifier(enumeration.name)
    out.block("nonisolated \(access) enum \(name): RoutegenRuntime.RouteValue") { out in
      for value in enumeration.values { out.line("case \(SwiftIdentifier(value.caseName))") }
      out.separator()
      out.documentation(["Any other text."])
      out.line("case other(Swift.String)")
      out.line()
      emitReading(to: &out)
      out.line()
      emitWriting(to: &out)
    }
  }

  /// Emits the conversion from text, with a case for each value: `case "top-sites": self =
  /// .topSites`.
  private func emitReading(to out: inout SwiftWriter) {
    out.documentation(["Creates the value with this text."])
    out.block("\(access) init(routeValue text: Swift.String)") { out in
      let isCaseless = model.isCaseless || enumeration.saysCaseless
      let text = isCaseless ? "RoutegenRuntime.RouteTable._foldedASCII(text)" : "text"
      emitSwitch(text, others: "default: self = .other(text)", to: &out) { value in
        let text = SwiftLiteral(model.folded(value.text, saysCaseless: isCaseless))
        return ("case \(text):", "self = .\(SwiftIdentifier(value.caseName))")
      }
    }
  }

  /// Emits the conversion to text, with a case for each value: `case .topSites: return
  /// "top-sites"`.
  private func emitWriting(to out: inout SwiftWriter) {
    out.documentation(["The text of the value."])
    out.block("\(access) var routeValue: Swift.String") { out in
      emitSwitch("self", others: "case .other(let text): return text", to: &out) { value in
        ("case .\(SwiftIdentifier(value.caseName)):", "return \(SwiftLiteral(value.text))")
      }
    }
  }

  private func emitSwitch(
    _ subject: String, others: String, to out: inout SwiftWriter,
    _ entry: (Enumeration.Value) -> (label: String, statement: String)
  ) {
    out.line("switch \(subject) {")
    for (label, statement) in enumeration.values.map(entry) {
      out.line(label, continuedBy: SwiftTerm(statement))
    }
    out.line(others)
    out.line("}")
  }
}
