import RoutegenExport
import RoutegenModel

/// The types of parameters in Kotlin, and the calls that check their values.
struct KotlinTypes {
  private let plan: BuilderPlan
  private let enumNames: [String]
  private var model: RouteModel { plan.model }

  /// So many values of an enum have a class: one method of the class makes all of them.
  private static let mostConstants = 1_000

  init(_ plan: BuilderPlan) {
    self.plan = plan
    let groups = Set(
      plan.routes.flatMap(\.route.groupNames).map(Kotlin.groupName).map { $0.lowercased() })
    let reserved = plan.model.enumerations.map(\.name).filter { name in
      Kotlin.isReserved(type: name) || groups.contains(name.lowercased())
    }
    enumNames = plan.enumNames(avoiding: Set(reserved)).map(Kotlin.identifier)
  }

  // MARK: In signatures

  /// The classes of enums.
  var declarations: [String] {
    plan.usedEnums.filter(hasClass).map { index in
      let enumeration = model.enumerations[index]
      let documentation = Kotlin.comment(enumeration.documentation)
      return documentation
        + (enumeration.isOpen
          ? openEnum(enumNames[index], enumeration) : enumClass(enumNames[index], enumeration))
    }
  }

  private func enumClass(_ name: String, _ enumeration: Enumeration) -> String {
    let constants = constants(of: enumeration).map { name, text in "    \(name)(\(text)),\n" }
    return """
      public enum class \(name)(public val text: String) {
      \(constants.joined())    ;

          override fun toString(): String = text
      }
      """
  }

  private func openEnum(_ name: String, _ enumeration: Enumeration) -> String {
    let constants = constants(of: enumeration).map { constant, text in
      "        public val \(constant): \(name) = \(name)(\(text))\n"
    }
    return """
      @JvmInline
      public value class \(name)(public val text: String) {
          override fun toString(): String = text

          public companion object {
      \(constants.joined())    }
      }
      """
  }

  /// The names of the values, and their texts as literals.
  private func constants(of enumeration: Enumeration) -> [(name: String, text: String)] {
    let names = Kotlin.constantNames(enumeration.values.map(\.caseName))
    return Array(zip(names, enumeration.values.map { Kotlin.literal($0.text) }))
  }

  private func hasClass(_ index: Int) -> Bool {
    model.enumerations[index].values.count <= Self.mostConstants
  }

  /// The type of a parameter.
  func name(of parameter: Parameter) -> String {
    let type = name(of: parameter.type)
    return switch parameter.form {
    case .single where parameter.isJoined, .optional where parameter.isJoined: "List<\(type)>"
    case .single, .optional: type
    case .list, .rest, .optionalRest: "List<\(type)>"
    case .dictionary: "Map<String, \(type)>"
    case .listDictionary: "Map<String, List<\(type)>>"
    }
  }

  private func name(of type: ValueType) -> String {
    switch type.kind {
    case .string, .text, .url: return "String"
    case .uuid: return "UUID"
    case .int: return "Long"
    case .uint: return "ULong"
    case .double: return "Double"
    case .bool: return "Boolean"
    case .date: return "Instant"
    case .enumeration(let index), .openEnumeration(let index):
      return hasClass(index) ? enumNames[index] : "String"
    case .external(let index):
      let mapped = plan.options.types[model.externalTypes[index].name]
      return mapped.map { "\($0.module).\($0.name)" } ?? "String"
    }
  }

  // MARK: In patterns

  /// `_Parameter("limit", _integer("a whole number from 1 to 50", "1", "50"), "single", "20")`.
  func parameter(_ parameter: BuilderParameter) -> String {
    var parts = [Kotlin.literal(parameter.name), value(parameter.type)]
    if parameter.form != .single || parameter.defaultText != nil {
      parts.append("\"\(parameter.formWord)\"")
    }
    if let text = parameter.defaultText { parts.append(Kotlin.literal(text)) }
    if parameter.ignoresUnreadable { parts.append("ignoresUnreadable = true") }
    return "_Parameter(\(parts.joined(separator: ", ")))"
  }

  private func value(_ type: ValueType) -> String {
    let words = Kotlin.literal(model.words(for: type))
    if let separator = type.separator {
      return "_joined(\(words), \(Kotlin.literal(separator)), \(value(type.element)))"
    }
    if type.bounds == .filled { return "_filled(\(words), \(value(ValueType(type.kind))))" }
    switch type.kind {
    case .string: return "_text()"
    case .text: return "_multilineText()"
    case .bool: return "_bool()"
    case .uuid: return "_uuid()"
    case .date: return "_date()"
    case .int, .uint:
      let (low, high) = type.wholeLimits
      let digits = type.bounds?.padding.map { ", \($0.width)" } ?? ""
      return "_integer(\(words), \"\(low)\", \"\(high)\"\(digits))"
    case .double:
      let limits = type.bounds?.limits
      let low = limits?.low.map(Self.double) ?? "-Double.MAX_VALUE"
      let high = limits?.high.map(Self.double) ?? "Double.MAX_VALUE"
      return "_double(\(words), \(low), \(high))"
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return "_webLink(\(words))" }
      return "_webLink(\(words), \(Kotlin.list(hosts.map { Kotlin.literal($0.description) })))"
    case .enumeration(let index): return "_oneOf(\(texts(ofEnumeration: index)))"
    case .openEnumeration(let index): return "_openEnum(\(texts(ofEnumeration: index)))"
    case .external(let index):
      let prefix = Kotlin.literal(model.externalTypes[index].prefix ?? "")
      return "_declared(\(words), \(prefix))"
    }
  }

  /// A number that is a `Double` in Kotlin: `2` → `2.0`.
  private static func double(_ text: String) -> String {
    text.contains { ".eE".contains($0) } ? text : text + ".0"
  }

  private func texts(ofEnumeration index: Int) -> String {
    let enumeration = model.enumerations[index]
    let texts = enumeration.values.map { Kotlin.literal($0.text) }
    return Kotlin.list(texts) + (enumeration.isCaseless ? ", true" : "")
  }
}
