import RoutegenCompiler

/// The types of parameters in TypeScript.
struct TypeScriptTypes {
  private let model: RouteModel
  private let options: BuilderOptions

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

  /// The types of the enums that parameters have.
  var declarations: [[String]] {
    usedEnums.map { index in
      let enumeration = model.enumerations[index]
      let texts = enumeration.values.map { "  | " + TypeScript.literal($0.text) }
      let lines = texts + (enumeration.isOpen ? ["  | (string & {})"] : [])
      let comment = enumeration.documentation
      return (comment.isEmpty ? [] : TypeScript.comment(comment))
        + ["export type \(enumNames[index]) ="] + lines.dropLast() + [lines[lines.count - 1] + ";"]
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
}
