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
      out.line("switch \(text) {")
      for value in enumeration.values {
        let label = "case \(SwiftLiteral(model.folded(value.text, saysCaseless: isCaseless))):"
        out.line(label, continuedBy: SwiftTerm("self = .\(SwiftIdentifier(value.caseName))"))
      }
      out.line("default: self = .other(text)")
      out.line("}")
    }
  }

  /// Emits the conversion to text, with a case for each value: `case .topSites: return
  /// "top-sites"`.
  private func emitWriting(to out: inout SwiftWriter) {
    out.documentation(["The text of the value."])
    out.block("\(access) var routeValue: Swift.String") { out in
      out.line("switch self {")
      for value in enumeration.values {
        let label = "case .\(SwiftIdentifier(value.caseName)):"
        out.line(label, continuedBy: SwiftTerm("return \(SwiftLiteral(value.text))"))
      }
      out.line("case .other(let text): return text")
      out.line("}")
    }
  }
}
