import RoutegenExport
import RoutegenModel

/// The types of parameters in TypeScript, and the calls that check their values.
struct TypeScriptTypes {
  private let model: RouteModel
  private let options: BuilderOptions

  /// The enums that parameters of the functions have.
  private let usedEnums: [Int]
  private let usedTypes: [String]
  private let enumNames: [String]

  init(_ plan: BuilderPlan) {
    model = plan.model
    options = plan.options
    usedEnums = plan.usedEnums
    usedTypes = plan.usedTypes
    enumNames = plan.enumNames(avoiding: TypeScript.reservedTypes)
  }

  // MARK: In signatures

  /// The types that other modules have.
  var imports: [String] {
    let lines = Set(usedTypes).sorted().compactMap { name in
      options.types[name].map { type in
        "import type { \(type.name) } from \(TypeScript.literal(type.module));"
      }
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// The types of enums.
  var declarations: [String] {
    usedEnums.map { index in
      let enumeration = model.enumerations[index]
      let texts = enumeration.values.map { TypeScript.literal($0.text) }
      let others = enumeration.isOpen ? ["(string & {})"] : []
      let comment = enumeration.documentation.map { " * \($0)\n".replacing("*/", with: "*\\/") }
      return (comment.isEmpty ? "" : "/**\n\(comment.joined()) */\n")
        + "export type \(enumNames[index]) = \((texts + others).joined(separator: " | "));"
    }
  }

  /// The type of a parameter.
  func name(of parameter: Parameter) -> String {
    let type = name(of: parameter.type)
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

  // MARK: In patterns

  /// `["limit", $integer("a whole number from 1 to 50", 1n, 50n), "single", "20"]`.
  func parameter(_ parameter: BuilderParameter) -> String {
    var parts = [TypeScript.literal(parameter.name), value(parameter.type)]
    if parameter.form != .single || parameter.defaultText != nil {
      parts.append("\"\(parameter.formWord)\"")
    }
    if let text = parameter.defaultText { parts.append(TypeScript.literal(text)) }
    if parameter.ignoresUnreadable {
      parts += (parameter.defaultText == nil ? ["undefined"] : []) + ["true"]
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func value(_ type: ValueType) -> String {
    let words = TypeScript.literal(model.words(for: type))
    if let separator = type.separator {
      return "$joined(\(words), \(TypeScript.literal(separator)), \(value(type.element)))"
    }
    if type.bounds == .filled { return "$filled(\(words), \(value(ValueType(type.kind))))" }
    switch type.kind {
    case .string: return "$text"
    case .text: return "$multilineText"
    case .bool: return "$bool"
    case .uuid: return "$uuid"
    case .date: return "$date"
    case .int, .uint: return integer(type, words)
    case .double:
      let limits = type.bounds?.limits
      let (low, high) = (limits?.low ?? "-Number.MAX_VALUE", limits?.high ?? "Number.MAX_VALUE")
      return "$double(\(words), \(low), \(high))"
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return "$webLink(\(words))" }
      let list = hosts.map { TypeScript.literal($0.description) }.joined(separator: ", ")
      return "$webLink(\(words), [\(list)])"
    case .enumeration(let index): return "$oneOf(\(texts(ofEnumeration: index)))"
    case .openEnumeration(let index): return "$openEnum(\(texts(ofEnumeration: index)))"
    case .external(let index):
      let prefix = TypeScript.literal(model.externalTypes[index].prefix ?? "")
      let isMapped = options.types[model.externalTypes[index].name] != nil
      return "$declared(\(words), \(prefix)\(isMapped ? ", true" : ""))"
    }
  }

  private func integer(_ type: ValueType, _ words: String) -> String {
    let digits = type.bounds?.padding.map { ", \($0.width)" } ?? ""
    let (low, high) = type.wholeLimits
    return "$integer(\(words), \(low)n, \(high)n\(digits))"
  }

  private func texts(ofEnumeration index: Int) -> String {
    let enumeration = model.enumerations[index]
    let texts = enumeration.values.map { TypeScript.literal($0.text) }.joined(separator: ", ")
    return "[\(texts)]" + (enumeration.isCaseless ? ", true" : "")
  }
}
