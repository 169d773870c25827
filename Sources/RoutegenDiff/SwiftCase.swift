import RoutegenModel
import RoutegenSource

/// A case of a generated enum: a route of the file itself, or a group.
struct SwiftCase {
  /// The names of the groups around the case, then its own.
  let path: [String]
  let span: Span

  /// The index of the route; `nil` for a group.
  let route: Int?

  /// The associated values; the last one of a group is the group's enum.
  let values: [Value]

  /// An associated value.
  struct Value: Hashable {
    let label: String?
    let type: String
    let defaultValue: String?

    var text: String {
      (label.map { "\($0): " } ?? "") + type + (defaultValue.map { " = \($0)" } ?? "")
    }
  }

  var groups: [String] { Array(path.dropLast()) }
  var isGroup: Bool { route == nil }

  /// The name as people write it: `users.posts`.
  var qualifiedName: String { path.joined(separator: ".") }

  /// The declaration: `case recipe(id: String)`.
  var text: String {
    let list = values.map(\.text).joined(separator: ", ")
    return "case \(path.last ?? "")" + (list.isEmpty ? "" : "(\(list))")
  }

  /// Whether code that uses the case no longer compiles with another one in its place.
  func breaks(by other: SwiftCase) -> Bool {
    guard values.count == other.values.count else { return true }
    return zip(values, other.values).contains { old, new in
      old.label != new.label || old.type != new.type
        || old.defaultValue != nil && old.defaultValue != new.defaultValue
    }
  }
}

extension RouteModel {
  /// The cases that the file declares, groups before their members; those of mounted sets are declared in
  /// their own files.
  ///
  /// - Parameter enumNames: Other names for enums of the file.
  func swiftCases(enumNames: [String: String] = [:]) -> [SwiftCase] {
    cases(of: members, in: [], enumNames)
  }

  private func cases(
    of members: [Member], in groups: [String], _ enumNames: [String: String]
  ) -> [SwiftCase] {
    members.flatMap { member -> [SwiftCase] in
      switch member {
      case .route(let route):
        return [
          SwiftCase(
            path: groups + [route.caseName], span: route.pattern.span, route: route.index,
            values: route.ownParameters.map { value(of: $0, enumNames) })
        ]
      case .group(let group):
        let path = groups + [group.caseName]
        let next = SwiftCase.Value(
          label: nil, type: group.typeName,
          defaultValue: group.defaultMember.map { ".\($0.caseName)" })
        let own = SwiftCase(
          path: path, span: group.nameSpan, route: nil,
          values: group.parameters.map { value(of: $0, enumNames) } + [next])
        return [own] + (group.mount == nil ? cases(of: group.members, in: path, enumNames) : [])
      }
    }
  }

  private func value(of parameter: Parameter, _ enumNames: [String: String]) -> SwiftCase.Value {
    let name = swiftName(of: parameter.type.kind, enumNames)
    let (type, absent): (String, String?) =
      switch parameter.form {
      case .single where parameter.isJoined: ("[\(name)]", nil)
      case .optional where parameter.isJoined: ("[\(name)]", "[]")
      case .single: (name, nil)
      case .optional: (name + "?", "nil")
      case .list, .optionalRest: ("[\(name)]", parameter.mayBeAbsent ? "[]" : nil)
      case .rest: ("[\(name)]", nil)
      case .dictionary: ("[String: \(name)]", "[:]")
      case .listDictionary: ("[String: [\(name)]]", "[:]")
      }
    return SwiftCase.Value(
      label: parameter.name, type: type, defaultValue: defaultText(of: parameter) ?? absent)
  }

  private func swiftName(of kind: ValueType.Kind, _ enumNames: [String: String]) -> String {
    switch kind {
    case .text: "String"
    case .enumeration(let index), .openEnumeration(let index):
      enumNames[enumerations[index].name] ?? enumerations[index].name
    case .string, .int, .uint, .double, .bool, .uuid, .date, .url, .external: typeName(kind)
    }
  }
}
