import RoutegenCompiler

/// The types of parameters in Kotlin.
struct KotlinTypes {
  private let plan: BuilderPlan
  private let enumNames: [String]

  /// The enums of parameters, without those of placeholders without a name.
  private let usedEnums: [Int]
  private var model: RouteModel { plan.model }

  /// So many values of an enum have a class: one method of the class makes all of them.
  private static let mostConstants = 1_000

  /// - Parameter classes: The names of the classes beside those of the enums.
  init(_ plan: BuilderPlan, avoiding classes: [String]) {
    self.plan = plan
    usedEnums = plan.usedEnums
    let classes = Set(classes.map { $0.lowercased() })
    let reserved = plan.model.enumerations.map(\.name).filter { name in
      Kotlin.isReserved(type: name) || classes.contains(name.lowercased())
    }
    enumNames = plan.enumNames(avoiding: Set(reserved)).map(Kotlin.identifier)
  }

  // MARK: Declarations

  /// The classes of enums.
  var declarations: [[String]] {
    usedEnums.filter(hasClass).map { index in
      let enumeration = model.enumerations[index]
      return Kotlin.comment(enumeration.documentation)
        + (enumeration.isOpen
          ? openEnum(enumNames[index], enumeration) : enumClass(enumNames[index], enumeration))
    }
  }

  private func enumClass(_ name: String, _ enumeration: Enumeration) -> [String] {
    ["public enum class \(name)(public val text: String) {"]
      + constants(of: enumeration).map { "    \($0)(\($1))," }
      + ["    ;", "", "    override fun toString(): String = text", "}"]
  }

  private func openEnum(_ name: String, _ enumeration: Enumeration) -> [String] {
    ["@JvmInline", "public value class \(name)(public val text: String) {"]
      + ["    override fun toString(): String = text", "", "    public companion object {"]
      + constants(of: enumeration).map { "        public val \($0): \(name) = \(name)(\($1))" }
      + ["    }", "}"]
  }

  /// The names of the values, and their texts as literals.
  private func constants(of enumeration: Enumeration) -> [(name: String, text: String)] {
    let names = Kotlin.constantNames(enumeration.values.map(\.caseName))
    return Array(zip(names, enumeration.values.map { Kotlin.literal($0.text) }))
  }

  private func hasClass(_ index: Int) -> Bool {
    usedEnums.contains(index) && model.enumerations[index].values.count <= Self.mostConstants
  }

  // MARK: In classes

  /// `val limit: Long = 20`.
  func property(_ parameter: Parameter) -> String {
    let type = name(of: parameter)
    let declaration = "val \(Kotlin.identifier(parameter.name)): \(type)"
    if let value = parameter.defaultValue {
      return
        "\(declaration) = \(self.value(model.printed(value, as: parameter.type), parameter.type))"
    }
    if type.hasPrefix("Map<") { return declaration + " = emptyMap()" }
    guard parameter.mayBeAbsent else { return declaration }
    return type.hasPrefix("List<") ? declaration + " = emptyList()" : declaration + "? = null"
  }

  private func name(of parameter: Parameter) -> String {
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
    case .string, .text, .url: "String"
    case .uuid: "UUID"
    case .int: "Long"
    case .uint: "ULong"
    case .double: "Double"
    case .bool: "Boolean"
    case .date: "Instant"
    case .enumeration(let index), .openEnumeration(let index):
      hasClass(index) ? enumNames[index] : "String"
    case .external(let index): mappedType(index) ?? "String"
    }
  }

  /// The class for a declared Swift type.
  private func mappedType(_ index: Int) -> String? {
    plan.options.types[model.externalTypes[index].name].map { "\($0.module).\($0.name)" }
  }

  /// The value of a text.
  private func value(_ text: String, _ type: ValueType) -> String {
    if let separator = type.separator {
      let elements = text.split(separator: separator, omittingEmptySubsequences: false).map {
        value(String($0), type.element)
      }
      return "listOf(\(elements.joined(separator: ", ")))"
    }
    let literal = Kotlin.literal(text)
    switch type.kind {
    case .string, .text, .url: return literal
    case .bool: return text
    case .int: return Int64(text).map { $0 == .min ? "Long.MIN_VALUE" : "\($0)" } ?? text
    case .uint: return (UInt64(text).map { "\($0)" } ?? text) + "u"
    case .double: return Self.double(text)
    case .uuid: return "UUID.fromString(\(literal))"
    case .date: return "Instant.parse(\(literal))"
    case .enumeration(let index) where hasClass(index):
      let constants = constants(of: model.enumerations[index])
      return "\(enumNames[index]).\(constants.first { $0.text == literal }?.name ?? literal)"
    case .openEnumeration(let index) where hasClass(index): return "\(enumNames[index])(\(literal))"
    case .enumeration, .openEnumeration: return literal
    case .external(let index): return mappedType(index).map { "\($0)(\(literal))" } ?? literal
    }
  }

  /// A number that is a `Double` in Kotlin: `2` → `2.0`.
  private static func double(_ text: String) -> String {
    text.contains { ".eE".contains($0) } ? text : text + ".0"
  }

  // MARK: In the table

  /// The classes of enums and of declared types, with which values are made.
  func classes(in interface: String) -> [[String]] {
    let enums = usedEnums.filter(hasClass).map { index in
      let name = "\(interface).\(enumNames[index])"
      return model.enumerations[index].isOpen
        ? "open(\(index)) { \(name)(it) }" : "values(\(index), \(name).values().toList())"
    }
    let types = plan.usedTypes.compactMap { name in
      plan.options.types[name].map { type in
        "type(\(Kotlin.literal(name))) { \(type.module).\(type.name)(it) }"
      }
    }
    return (enums + types).map { [$0] }
  }
}
