import RoutegenExport
import RoutegenModel

/// The types of parameters in Python, and the calls that check their values.
struct PythonTypes {
  private let plan: BuilderPlan
  private let enumNames: [String]
  private var model: RouteModel { plan.model }

  init(_ plan: BuilderPlan) {
    self.plan = plan
    let functions = Set(plan.routes.map(\.functionName))
    enumNames = plan.enumNames(avoiding: Python.reservedTypes.union(functions))
  }

  // MARK: In signatures

  /// The types that other modules have.
  var imports: [String] {
    Set(plan.usedTypes).sorted().compactMap { name in
      plan.options.types[name].map { "from \($0.module) import \($0.name)" }
    }
  }

  /// The types of enums.
  var declarations: [String] {
    plan.usedEnums.map { index in
      let enumeration = model.enumerations[index]
      let texts = enumeration.values.map { Python.literal($0.text) }.joined(separator: ", ")
      let comment = enumeration.documentation.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
      let type = enumeration.isOpen ? "\"str\"" : "_Literal[\(texts)]"
      let values = enumeration.isOpen ? "  # \(texts), or another text" : ""
      return "\(comment)\(enumNames[index]): _TypeAlias = \(type)\(values)"
    }
  }

  /// The type of a parameter.
  func name(of parameter: Parameter) -> String {
    let type = name(of: parameter.type)
    return switch parameter.form {
    case .single where parameter.isJoined, .optional where parameter.isJoined: "_Sequence[\(type)]"
    case .single, .optional: type
    case .list, .rest, .optionalRest: "_Sequence[\(type)]"
    case .dictionary: "_Mapping[str, \(type)]"
    case .listDictionary: "_Mapping[str, _Sequence[\(type)]]"
    }
  }

  private func name(of type: ValueType) -> String {
    switch type.kind {
    case .string, .text, .url: "str"
    case .uuid: "_UUID"
    case .int, .uint: "int"
    case .double: "float"
    case .bool: "bool"
    case .date: "_datetime"
    case .enumeration(let index), .openEnumeration(let index): enumNames[index]
    case .external(let index): plan.options.types[model.externalTypes[index].name]?.name ?? "str"
    }
  }

  // MARK: In patterns

  /// `_Parameter("limit", _integer("a whole number from 1 to 50", 1, 50), "single", "20")`.
  func parameter(_ parameter: BuilderParameter) -> String {
    var parts = [Python.literal(parameter.name), value(parameter.type)]
    if parameter.form != .single || parameter.defaultText != nil {
      parts.append("\"\(parameter.formWord)\"")
    }
    if let text = parameter.defaultText { parts.append(Python.literal(text)) }
    if parameter.ignoresUnreadable { parts.append("ignores_unreadable=True") }
    let argument = Python.parameterName(parameter.name)
    if argument != parameter.name { parts.append("argument=\(Python.literal(argument))") }
    return "_Parameter(\(parts.joined(separator: ", ")))"
  }

  private func value(_ type: ValueType) -> String {
    let words = Python.literal(model.words(for: type))
    if let separator = type.separator {
      return "_joined(\(words), \(Python.literal(separator)), \(value(type.element)))"
    }
    if type.bounds == .filled { return "_filled(\(words), \(value(ValueType(type.kind))))" }
    switch type.kind {
    case .string: return "_text()"
    case .text: return "_multiline_text()"
    case .bool: return "_bool()"
    case .uuid: return "_uuid()"
    case .date: return "_date()"
    case .int, .uint:
      let (low, high) = type.wholeLimits
      let digits = type.bounds?.padding.map { ", \($0.width)" } ?? ""
      return "_integer(\(words), \(low), \(high)\(digits))"
    case .double:
      let limits = type.bounds?.limits
      let greatest = "1.7976931348623157e308"
      return "_double(\(words), \(limits?.low ?? "-\(greatest)"), \(limits?.high ?? greatest))"
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return "_web_link(\(words))" }
      return "_web_link(\(words), \(Python.tuple(hosts.map { Python.literal($0.description) })))"
    case .enumeration(let index): return "_one_of(\(texts(ofEnumeration: index)))"
    case .openEnumeration(let index): return "_open_enum(\(texts(ofEnumeration: index)))"
    case .external(let index):
      let prefix = Python.literal(model.externalTypes[index].prefix ?? "")
      let isMapped = plan.options.types[model.externalTypes[index].name] != nil
      return "_declared(\(words), \(prefix)\(isMapped ? ", True" : ""))"
    }
  }

  private func texts(ofEnumeration index: Int) -> String {
    let enumeration = model.enumerations[index]
    let texts = enumeration.values.map { Python.literal($0.text) }
    return Python.tuple(texts) + (enumeration.isCaseless ? ", True" : "")
  }
}
