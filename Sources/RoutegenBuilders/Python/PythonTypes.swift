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

  /// The types that other modules have, by these.
  var modules: [String: [String]] {
    let mapped = Set(plan.usedTypes.compactMap { plan.options.types[$0] })
    return Dictionary(grouping: mapped, by: \.module).mapValues { $0.map(\.name).sorted() }
  }

  /// The types of enums.
  var declarations: [String] {
    plan.usedEnums.flatMap { index -> [String] in
      let enumeration = model.enumerations[index]
      let texts = enumeration.values.map { PythonCode.literal($0.text) }
      let values = texts.map(\.line).joined(separator: ", ") + ", or another text"
      let comment = enumeration.documentation + (enumeration.isOpen ? [values] : [])
      let type = enumeration.isOpen ? PythonCode.text("str") : .items("Literal[", texts, "]")
      return comment.flatMap { $0.wrapped(width: 90) }.map { $0.isEmpty ? "#" : "# \($0)" }
        + type.lines("\(enumNames[index]): TypeAlias = ")
    }
  }

  /// The type of a parameter.
  func name(of parameter: Parameter) -> String {
    let type = name(of: parameter.type)
    return switch parameter.form {
    case .single where parameter.isJoined, .optional where parameter.isJoined: "Sequence[\(type)]"
    case .single, .optional: type
    case .list, .rest, .optionalRest: "Sequence[\(type)]"
    case .dictionary: "Mapping[str, \(type)]"
    case .listDictionary: "Mapping[str, Sequence[\(type)]]"
    }
  }

  private func name(of type: ValueType) -> String {
    switch type.kind {
    case .string, .text, .url: "str"
    case .uuid: "UUID"
    case .int, .uint: "int"
    case .double: "float"
    case .bool: "bool"
    case .date: "datetime"
    case .enumeration(let index), .openEnumeration(let index): enumNames[index]
    case .external(let index): plan.options.types[model.externalTypes[index].name]?.name ?? "str"
    }
  }

  // MARK: In the table

  /// `Parameter("limit", ValueType.integer("a whole number from 1 to 50", 1, 50), "single", "20")`.
  func parameter(_ parameter: BuilderParameter) -> PythonCode {
    let argument = Python.parameterName(parameter.name)
    return .call(
      "Parameter",
      [.literal(parameter.name), value(parameter.type)]
        + (parameter.formWord == "single" ? [] : [.literal(parameter.formWord)])
        + (parameter.defaultText.map { [.named("default", .literal($0))] } ?? [])
        + (parameter.ignoresUnreadable ? [.text("ignores_unreadable=True")] : [])
        + (argument == parameter.name ? [] : [.named("argument", .literal(argument))]))
  }

  private func value(_ type: ValueType) -> PythonCode {
    let words = PythonCode.literal(model.words(for: type))
    if let separator = type.separator {
      return .call("ValueType.joined", [words, .literal(separator), value(type.element)])
    }
    if type.bounds == .filled {
      return .call("ValueType.filled", [words, value(ValueType(type.kind))])
    }
    let isLimited = type.bounds != nil
    func call(_ name: String, _ arguments: [PythonCode] = []) -> PythonCode {
      .call("ValueType." + name, arguments)
    }
    switch type.kind {
    case .string: return call("text")
    case .text: return call("lines")
    case .bool: return call("boolean")
    case .uuid: return call("uuid")
    case .date: return call("date")
    case .int where !isLimited: return call("integer")
    case .int, .uint:
      let (low, high) = type.wholeLimits
      let digits = type.bounds?.padding.map { [PythonCode.text("digits=\($0.width)")] } ?? []
      return call("integer", [words, .text(low), .text(high)] + digits)
    case .double:
      let limits = type.bounds?.limits
      return call(
        "double",
        (isLimited ? [words] : []) + (limits?.low.map { [.text("low=\($0)")] } ?? [])
          + (limits?.high.map { [.text("high=\($0)")] } ?? []))
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return call("web_link") }
      return call("web_link", [words, .texts(hosts.map(\.description))])
    case .enumeration(let index): return call("one_of", texts(ofEnumeration: index))
    case .openEnumeration(let index): return call("open_enum", texts(ofEnumeration: index))
    case .external(let index):
      let type = model.externalTypes[index]
      return call(
        "declared",
        [words] + (type.prefix.map { [.literal($0)] } ?? [])
          + (plan.options.types[type.name] == nil ? [] : [.text("is_object=True")]))
    }
  }

  private func texts(ofEnumeration index: Int) -> [PythonCode] {
    let enumeration = model.enumerations[index]
    return enumeration.values.map { .literal($0.text) }
      + (enumeration.isCaseless ? [.text("is_caseless=True")] : [])
  }
}
