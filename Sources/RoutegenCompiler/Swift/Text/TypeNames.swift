/// The names of a route set's types and cases in Swift.
///
/// Types of the standard library are qualified (`Swift.Int`), because a group may be called `int`.
package struct TypeNames {
  private let model: RouteModel

  /// The types whose values only generated code can parse; the index of a type is its number in the
  /// table.
  let opaque: [ValueType.Kind]

  /// The prefix of the names of the set's own enums: empty, or `AppRoute.`.
  private var scope = ""

  package init(_ model: RouteModel) {
    self.model = model
    var opaque: [ValueType.Kind] = []
    for kind in model.routes.flatMap(\.parameters).map(\.type.kind) + model.unnamedKinds {
      switch kind {
      case .date, .url, .external: if !opaque.contains(kind) { opaque.append(kind) }
      case .string, .text, .int, .uint, .double, .bool, .uuid, .enumeration, .openEnumeration: break
      }
    }
    self.opaque = opaque
  }

  var routeSet: SwiftIdentifier { SwiftIdentifier(model.name) }

  /// The names for code outside of the route enum.
  package var qualified: TypeNames {
    var types = self
    types.scope = "\(routeSet)."
    return types
  }

  var access: String { model.access.rawValue }

  package func name(of kind: ValueType.Kind) -> String {
    switch kind {
    case .string, .text: "Swift.String"
    case .int: "Swift.Int"
    case .uint: "Swift.UInt"
    case .double: "Swift.Double"
    case .bool: "Swift.Bool"
    case .uuid: "Foundation.UUID"
    case .date: "Foundation.Date"
    case .url: "Foundation.URL"
    case .enumeration(let index), .openEnumeration(let index):
      scope + SwiftIdentifier(model.enumerations[index].name).description
    case .external(let index):
      (model.externalTypes[index].rest == nil ? "" : scope)
        + SwiftIdentifier(model.externalTypes[index].name).description
    }
  }

  /// The type of an associated value: `Swift.Int?`.
  package func name(of parameter: Parameter) -> String {
    let name = name(of: parameter.type.kind)
    if parameter.isArray { return "[\(name)]" }
    switch parameter.form {
    case .optional: return name + "?"
    case .single, .list, .rest, .optionalRest: return name
    case .dictionary: return "[Swift.String: \(name)]"
    case .listDictionary: return "[Swift.String: [\(name)]]"
    }
  }

  /// The pattern of a case in a `switch`: `.detail(let id)`.
  func pattern(_ caseName: String, _ names: [String]) -> SwiftTerm {
    SwiftTerm(".\(SwiftIdentifier(caseName))", list: names.map { "let \(SwiftIdentifier($0))" })
  }

  /// The default of a parameter in Swift: `20`, `"text"`, `.newest`; `nil` if there is none.
  package func defaultValue(of parameter: Parameter) -> String? {
    guard let text = parameter.defaultValue else { return nil }
    switch parameter.type.kind {
    case .enumeration(let index):
      let value = model.enumerations[index].value(of: text, ==)
      return value.map { ".\(SwiftIdentifier($0.caseName))" }
    case .openEnumeration(let index):
      let value = model.enumerations[index].value(of: text, ==)
      return value.map { ".\(SwiftIdentifier($0.caseName))" } ?? ".other(\(SwiftLiteral(text)))"
    case .string, .text: return SwiftLiteral(text).description
    case .int, .uint:
      // The default of a zero-padded number has its zeros: `05`.
      let digits = text.drop { $0 == "0" }
      return parameter.type.bounds?.padding == nil ? text : digits.isEmpty ? "0" : String(digits)
    case .double, .bool, .uuid, .date, .url, .external: return text
    }
  }
}

extension TypeNames {
  /// The enums of the levels of a route set in its file, each before those in it, with their members.
  func levels(_ members: [Member], of outer: String? = nil) -> [(type: String, members: [Member])] {
    let type = outer ?? routeSet.description
    return [(type, members)]
      + members.flatMap { member in
        guard case .group(let group) = member, group.mount == nil else {
          return [(type: String, members: [Member])]()
        }
        return levels(group.members, of: "\(type).\(SwiftIdentifier(group.typeName))")
      }
  }

  /// Emits an extension of the enum of each level.
  func extendLevels(
    of model: RouteModel, in out: inout SwiftWriter,
    _ body: (_ members: [Member], _ out: inout SwiftWriter) -> Void
  ) {
    for (type, members) in levels(model.members) {
      out.block("nonisolated extension \(type)") { body(members, &$0) }
      out.line()
    }
  }
}
