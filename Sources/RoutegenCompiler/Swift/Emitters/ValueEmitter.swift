/// Emits the expressions that read the values of parameters.
///
///     _values.int(0)
///     _values.optionalInt(0)
///     _values.int(0, default: 20)
///     try _values.list(0)
///
/// Values that the runtime has parsed already are read by calls that cannot fail: a `try` for each
/// value would slow down compilation considerably.
struct ValueEmitter {
  let model: RouteModel
  let types: TypeNames

  /// Returns the expression for the value of a parameter.
  func value(_ parameter: Parameter, slot: Int) -> String {
    let kind = parameter.type.kind
    if parameter.isArray { return list(parameter.type, slot) }
    if parameter.form == .dictionary { return "try _values.dictionary(\(slot))" }
    if parameter.form == .listDictionary { return "_values.listDictionary(\(slot))" }
    guard let reader = reader(of: kind) else { return parsed(parameter, slot: slot) }
    let isOptional = parameter.form == .optional
    var call = "_values.\(isOptional ? reader.optional : reader.required)(\(slot)"
    if let text = parameter.defaultValue {
      call += ", default: \(ordinal(of: text, kind) ?? types.defaultValue(of: parameter) ?? "")"
    }
    call += ")"
    guard case .enumeration = kind else { return call }
    let convert = types.name(of: kind) + "._value"
    return isOptional ? "\(call).map(\(convert))" : "\(convert)(at: \(call))"
  }

  private func list(_ type: ValueType, _ slot: Int) -> String {
    if type.bounds?.padding != nil {
      return "_values.texts(\(slot)).compactMap { \(types.name(of: type.kind))($0) }"
    }
    guard case .enumeration = type.kind else { return "try _values.list(\(slot))" }
    return "_values.ordinals(\(slot)).map(\(types.name(of: type.kind))._value)"
  }

  /// The names of the methods for a type whose values the runtime parses.
  private func reader(of kind: ValueType.Kind) -> (required: String, optional: String)? {
    switch kind {
    case .string, .text: ("string", "optionalString")
    case .int, .enumeration: ("int", "optionalInt")
    case .uint: ("uint", "optionalUint")
    case .double: ("double", "optionalDouble")
    case .bool: ("bool", "optionalBool")
    case .uuid: ("uuid", "optionalUUID")
    case .openEnumeration, .date, .url, .external: nil
    }
  }

  /// Returns the expression for a value that its own type parses: `try _values.value(0)`.
  private func parsed(_ parameter: Parameter, slot: Int) -> String {
    let alternative = types.defaultValue(of: parameter).map { " ?? \($0)" } ?? ""
    guard parameter.form == .optional || !alternative.isEmpty else {
      return "try _values.value(\(slot))"
    }
    let call = "_values.optional(\(slot))"
    // The app's own type may refuse a text that the table accepts.
    if parameter.ignoresUnreadable {
      return alternative.isEmpty ? "try? \(call)" : "(try? \(call))\(alternative)"
    }
    return "try \(call)\(alternative)"
  }

  /// The position of an enum's default among its values.
  private func ordinal(of text: String, _ kind: ValueType.Kind) -> String? {
    guard case .enumeration(let index) = kind else { return nil }
    let values = model.enumerations[index].values
    return values.firstIndex { $0.text == text }.map { String($0) }
  }
}
