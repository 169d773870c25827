import RoutegenExport
import RoutegenModel

/// The types of parameters in TypeScript.
struct TypeScriptTypes {
  private let model: RouteModel
  private let options: BuilderOptions

  /// The enums of parameters, and those of all placeholders that the table has.
  private let usedEnums: [Int]
  private let usedTypes: [String]
  private let enumNames: [String]

  /// The type of the routes with their values.
  let routesName: String

  init(_ plan: BuilderPlan) {
    model = plan.model
    options = plan.options
    usedEnums = plan.usedEnums
    usedTypes = plan.usedTypes
    let name = model.name
    routesName = TypeScript.reservedTypes.contains(name) ? name + "_" : name
    enumNames = plan.enumNames(avoiding: TypeScript.reservedTypes.union([routesName]))
  }

  // MARK: In signatures

  /// The types that other modules have.
  var imports: [String] {
    Set(usedTypes).sorted().compactMap { name in
      options.types[name].map { type in
        "import type { \(type.name) } from \(TypeScript.literal(type.module));"
      }
    }
  }

  /// The texts of the enums that code names, and the types of those that parameters have.
  func declarations(for code: [[String]]) -> [[String]] {
    let words = Set(
      code.joined().flatMap { $0.split { !($0.isLetter || $0.isNumber || "_$".contains($0)) } })
    let named = model.enumerations.indices.filter { index in
      usedEnums.contains(index) || words.contains("$$\(enumNames[index])")
    }
    return named.map { index in
      let enumeration = model.enumerations[index]
      let texts = TypeScriptCode.texts(enumeration.values.map(\.text))
      let list = "$$\(enumNames[index])"
      let type = "(typeof \(list))[number]" + (enumeration.isOpen ? " | (string & {})" : "")
      let comment = enumeration.documentation
      return texts.lines("const \(list) = ", " as const;")
        + (usedEnums.contains(index)
          ? (comment.isEmpty ? [] : TypeScript.comment(comment))
            + ["export type \(enumNames[index]) = \(type);"] : [])
    }
  }

  /// The type of a parameter of a function.
  func name(of parameter: Parameter) -> String {
    name(of: parameter, name(of: parameter.type))
  }

  /// The type of the value that is read for a parameter.
  func valueName(of parameter: Parameter) -> String {
    let element = valueName(of: parameter.type)
    let isAbsent =
      parameter.form == .optional && parameter.defaultValue == nil && !parameter.isJoined
    return name(of: parameter, element) + (isAbsent ? " | undefined" : "")
  }

  private func name(of parameter: Parameter, _ type: String) -> String {
    let element = type.contains(" ") ? "(\(type))" : type
    return switch parameter.form {
    case .single where parameter.isJoined, .optional where parameter.isJoined:
      "readonly \(element)[]"
    case .single, .optional: type
    case .list, .rest, .optionalRest: "readonly \(element)[]"
    case .dictionary: "{ readonly [key: string]: \(type) }"
    case .listDictionary: "{ readonly [key: string]: readonly \(element)[] }"
    }
  }

  private func name(of type: ValueType) -> String {
    switch type.kind {
    case .string, .text, .uuid, .url: "string"
    case .int, .uint: "number | bigint"
    case .double: "number"
    case .bool: "boolean"
    case .date: "Date"
    case .enumeration(let index), .openEnumeration(let index): enumNames[index]
    case .external(let index): options.types[model.externalTypes[index].name]?.name ?? "string"
    }
  }

  /// A number is a `bigint` only where it is not exact otherwise, and a value of a declared type is its text.
  private func valueName(of type: ValueType) -> String {
    let (low, high) = type.wholeLimits
    switch type.kind {
    case .int, .uint:
      let limit = 1 << 53 - 1
      let isSafe = (Int(low) ?? .min) >= -limit && (Int(high) ?? .max) <= limit
      return isSafe ? "number" : name(of: type)
    case .external: return "string"
    case .string, .text, .uuid, .url, .double, .bool, .date, .enumeration, .openEnumeration:
      return name(of: type)
    }
  }

  // MARK: In the table

  /// `{ name: "limit", kind: $.int, low: "1", high: "50", fallback: "20" }`.
  func parameter(_ parameter: BuilderParameter) -> TypeScriptCode {
    let form = parameter.formWord
    return .object(
      [("name", .literal(parameter.name))] + type(parameter.type)
        + (form == "single" ? [] : [("form", .literal(form))])
        + (parameter.defaultText.map { [("fallback", .literal($0))] } ?? [])
        + (parameter.ignoresUnreadable ? [("ignoresUnreadable", .text("true"))] : []))
  }

  /// The fields of a type.
  func type(_ type: ValueType) -> [(String, TypeScriptCode)] {
    var fields = kind(type)
    if case .hosts(let hosts)? = type.bounds {
      fields.append(("hosts", .texts(hosts.map(\.description))))
    }
    let limits = type.bounds?.limits
    if let low = limits?.low { fields.append(("low", .literal(low))) }
    if let high = limits?.high { fields.append(("high", .literal(high))) }
    if let width = type.bounds?.padding?.width { fields.append(("digits", .text("\(width)"))) }
    if type.bounds == .filled { fields.append(("isFilled", .text("true"))) }
    if let separator = type.separator { fields.append(("separator", .literal(separator))) }
    return fields
  }

  private func kind(_ type: ValueType) -> [(String, TypeScriptCode)] {
    let (name, more): (String, [(String, TypeScriptCode)]) =
      switch type.kind {
      case .string: ("text", [])
      case .text: ("lines", [])
      case .int: ("int", [])
      case .uint: ("uint", [])
      case .double: ("double", [])
      case .bool: ("bool", [])
      case .uuid: ("uuid", [])
      case .date: ("date", [])
      case .url: ("url", [])
      case .enumeration(let index): ("oneOf", texts(ofEnumeration: index))
      case .openEnumeration(let index): ("openEnum", texts(ofEnumeration: index))
      case .external(let index):
        (
          "declared",
          [("typeName", .literal(model.externalTypes[index].name))]
            + (model.externalTypes[index].prefix.map { [("begins", .literal($0))] } ?? [])
        )
      }
    return [("kind", .text("$.\(name)"))] + more
  }

  private func texts(ofEnumeration index: Int) -> [(String, TypeScriptCode)] {
    [("texts", .text("$$\(enumNames[index])"))]
      + (model.enumerations[index].isCaseless ? [("isCaseless", .text("true"))] : [])
  }
}
