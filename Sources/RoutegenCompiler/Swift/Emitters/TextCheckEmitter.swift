/// Emits `_reads`, which parses values of the types that only generated code can name.
///
///     public static func _reads(_ type: Swift.Int, _ text: Swift.String) -> Swift.Bool {
///       switch type {
///       case 0: return Foundation.URL(routeValue: text) != nil
///       default: return false
///       }
///     }
struct TextCheckEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.documentation(["Returns whether the text is a value of the type with this number."])
    let term = SwiftTerm(
      "\(types.access) static func _reads", list: ["_ type: Swift.Int", "_ text: Swift.String"])
    out.function(SwiftFunction(term: term, result: "Swift.Bool")) { out in
      if types.opaque.isEmpty { return out.line("return false") }
      out.line("switch type {")
      for (number, kind) in types.opaque.enumerated() {
        out.line("case \(number):", continuedBy: SwiftTerm("return \(check(kind))"))
      }
      out.line("default: return false")
      out.line("}")
    }
  }

  /// Returns the expression that parses a value: `Foundation.URL(routeValue: text) != nil`.
  ///
  /// A type of a mounted route set is checked by that set, so this module need not import the
  /// type's module. The initializer of a declared type may be one that never fails, and Swift warns of
  /// comparing its result with `nil`.
  private func check(_ kind: ValueType.Kind) -> String {
    let name = types.name(of: kind)
    guard case .external(let index) = kind else { return "\(name)(routeValue: text) != nil" }
    guard let place = model.externalTypes[index].mounted else {
      return "(\(name)(routeValue: text) as \(name)?) != nil"
    }
    let set = model.mounts[place.mount].model
    let number = TypeNames(set).opaque.firstIndex(of: .external(place.index)) ?? 0
    return "\(SwiftIdentifier(set.name))._reads(\(number), text)"
  }
}
