/// A type with the name of a type of Swift's standard library.
///
/// Inside the generated enum, and next to it for the route set itself, the name then means the new type.
///
///     enum Result { found, missing }    // RG417
struct ShadowedTypes: Lint {
  static let code = DiagnosticCode("RG417", "shadowed-type", .warning)

  /// Types of the standard library that code of an app names.
  private static let names: Set<String> = [
    "Actor", "Array", "ArraySlice", "AsyncSequence", "AsyncStream", "Character", "Clock",
    "ClosedRange", "Codable", "Collection", "Comparable", "Decodable", "Decoder", "Dictionary",
    "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher",
    "Identifiable", "Int8", "Int16", "Int32", "Int64", "Iterator", "KeyPath", "MainActor", "Mirror",
    "Never", "Optional", "Range", "RawRepresentable", "Regex", "Result", "Sendable", "Sequence",
    "Set",
    "Slice", "StaticString", "Substring", "Task", "TaskGroup", "UInt8", "UInt16", "UInt32",
    "UInt64",
    "Unicode", "Void",
  ]

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let types =
      [(model.name, model.nameSpan)] + model.enumerations.map { ($0.name, $0.nameSpan) }
      + model.externalTypes.map { ($0.name, $0.span) }
    for (name, span) in types where Self.names.contains(name) && span.file == model.nameSpan.file {
      bag.report(
        Self.code, "'\(name)' hides the type '\(name)' of Swift's standard library",
        at: span,
        note: "choose another name; code near the routes would have to write 'Swift.\(name)'")
    }
  }
}
