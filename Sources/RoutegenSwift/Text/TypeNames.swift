import RoutegenModel

/// How the types and cases of a route set are written in Swift.
///
/// Those of the standard library are written in full, so that a group called `string` does no harm.
struct TypeNames {
  private let model: RouteModel

  /// The types whose values only generated code can tell, by their numbers in the table.
  let opaque: [ValueType.Kind]

  /// What stands before the names of the file's enums.
  private var scope = ""

  init(_ model: RouteModel) {
    self.model = model
    var opaque: [ValueType.Kind] = []
    for parameter in model.routes.flatMap(\.parameters) {
      let kind = parameter.type.kind
      switch kind {
      case .date, .url, .external: if !opaque.contains(kind) { opaque.append(kind) }
      case .string, .int, .uint, .double, .bool, .uuid, .enumeration, .openEnumeration: break
      }
    }
    self.opaque = opaque
  }

  var routeSet: SwiftIdentifier { SwiftIdentifier(model.name) }

  /// The same for code that stands outside of the route enum.
  var qualified: TypeNames {
    var types = self
    types.scope = "\(routeSet)."
    return types
  }

  var access: String { model.access.rawValue }

  func name(of kind: ValueType.Kind) -> String {
    switch kind {
    case .string: "Swift.String"
    case .int: "Swift.Int"
    case .uint: "Swift.UInt"
    case .double: "Swift.Double"
    case .bool: "Swift.Bool"
    case .uuid: "Foundation.UUID"
    case .date: "Foundation.Date"
    case .url: "Foundation.URL"
    case .enumeration(let index), .openEnumeration(let index):
      scope + SwiftIdentifier(model.enumerations[index].name).description
    case .external(let index): SwiftIdentifier(model.externalTypes[index].name).description
    }
  }

  /// The type of the case's value, `Swift.Int?`.
  func name(of parameter: Parameter) -> String {
    let name = name(of: parameter.type.kind)
    switch parameter.form {
    case .single: return name
    case .optional: return name + "?"
    case .list, .rest: return "[\(name)]"
    case .dictionary: return "[Swift.String: \(name)]"
    }
  }

  /// The case as a `switch` takes it apart: `.detail(let id)`.
  func pattern(_ caseName: String, _ names: [String]) -> String {
    let bindings = names.map { "let \(SwiftIdentifier($0))" }.joined(separator: ", ")
    return ".\(SwiftIdentifier(caseName))" + (names.isEmpty ? "" : "(\(bindings))")
  }

  /// The default as Swift writes it: `20`, `"text"`, `.newest`; `nil` where there is none.
  func defaultValue(of parameter: Parameter) -> String? {
    guard let text = parameter.defaultValue else { return nil }
    switch parameter.type.kind {
    case .enumeration(let index):
      let value = model.enumerations[index].value(of: text, ==)
      return value.map { ".\(SwiftIdentifier($0.caseName))" }
    case .openEnumeration(let index):
      let value = model.enumerations[index].value(of: text, ==)
      return value.map { ".\(SwiftIdentifier($0.caseName))" } ?? ".other(\(SwiftLiteral(text)))"
    case .string: return SwiftLiteral(text).description
    default: return text
    }
  }
}
