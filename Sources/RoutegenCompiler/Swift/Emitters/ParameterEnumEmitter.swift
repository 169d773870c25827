/// Emits an enum of a file, the type of parameters; an open one by ``emitOpen(to:)``.
///
///     nonisolated public enum Sort: Swift.String, RoutegenRuntime.RouteValue, Swift.CaseIterable {
///       case newest
///       case topSites = "top-sites"
///
///       fileprivate static func _value(at ordinal: Swift.Int) -> Self { … }
///     }
struct ParameterEnumEmitter {
  let enumeration: Enumeration
  let model: RouteModel
  let access: String

  func emit(to out: inout SwiftWriter) {
    if enumeration.isOpen { return emitOpen(to: &out) }
    out.documentation(enumeration.documentation)
    let head = "nonisolated \(access) enum \(SwiftIdentifier(enumeration.name))"
    let inherited = ["Swift.String", "RoutegenRuntime.RouteValue", "Swift.CaseIterable"]
    out.enumeration(head, inherited) { out in
      for value in enumeration.values {
        let name = "case \(SwiftIdentifier(value.caseName))"
        if value.text == value.caseName {
          out.line(name)
        } else {
          out.line(name + " =", continuedBy: SwiftTerm("\(SwiftLiteral(value.text))"))
        }
      }
      out.line()
      emitOrdinal(to: &out)
    }
  }

  /// Emits the conversion from the number of a value in the table.
  ///
  ///     fileprivate static func _value(at ordinal: Swift.Int) -> Self {
  ///       switch ordinal {
  ///       case 1: return .topSites
  ///       default: return .newest
  ///       }
  ///     }
  ///
  /// `init(rawValue:)` would compare strings.
  private func emitOrdinal(to out: inout SwiftWriter) {
    out.block("fileprivate static func _value(at ordinal: Swift.Int) -> Self") { out in
      out.line("switch ordinal {")
      for (ordinal, value) in enumeration.values.enumerated().dropFirst() {
        out.line("case \(ordinal): return .\(SwiftIdentifier(value.caseName))")
      }
      out.line("default: return .\(SwiftIdentifier(enumeration.values.first?.caseName ?? ""))")
      out.line("}")
    }
  }
}
