import RoutegenModel
import RoutegenSource

/// The arguments of the calls that print the parameters of a route or group.
struct PrinterArguments {
  let model: RouteModel
  let types: TypeNames
  let parameters: [Parameter]

  /// The name and the printed value of a parameter: `"id", id`, or
  /// `"month", RoutegenRuntime.PaddedNumber(month, digits: 2)`.
  func named(_ slot: Int) -> [String] {
    let parameter = parameters[slot]
    let name = "\(SwiftIdentifier(parameter.name))"
    guard let whole = wrapped(name, parameter.type), let each = wrapped("$0", parameter.type) else {
      return named(parameter)
    }
    let value =
      switch parameter.form {
      case .single where !parameter.isJoined: whole
      case .single, .optional, .list, .rest, .optionalRest, .dictionary, .listDictionary:
        "\(name).map { \(each) }"
      }
    return ["\(SwiftLiteral(parameter.name))", value]
  }

  /// The value in the type of the runtime that prints it; `nil` if it is printed as it is.
  private func wrapped(_ value: String, _ type: ValueType) -> String? {
    if type.kind == .text { return "RoutegenRuntime.MultilineText(\(value))" }
    guard let width = type.bounds?.padding?.width else { return nil }
    return "RoutegenRuntime.PaddedNumber(\(value), digits: \(width))"
  }

  private func named(_ parameter: Parameter) -> [String] {
    ["\(SwiftLiteral(parameter.name))", "\(SwiftIdentifier(parameter.name))"]
  }

  /// The default of a parameter: `default: 20`; no argument for a parameter without a default.
  func fallback(_ slot: Int) -> [String] {
    guard let value = types.defaultValue(of: parameters[slot]) else { return [] }
    return ["default: \(wrapped(value, parameters[slot].type) ?? value)"]
  }

  /// The key, the name, the value and the default of a parameter: `"q", "text", text`.
  func keyed(_ key: String, _ slot: Int) -> [String] {
    ["\(SwiftLiteral(PercentEncoded.query(key)))"] + named(slot) + fallback(slot)
  }

  /// The name, the value and the default of a parameter: `"limit", limit, default: 20`.
  ///
  /// A value of a closed enum is printed as its raw value, which is known to parse as the same
  /// value.
  func value(_ slot: Int) -> [String] {
    let parameter = parameters[slot]
    guard case .enumeration(let index) = parameter.type.kind else {
      return named(slot) + fallback(slot)
    }
    let mark = parameter.form == .optional ? "?" : ""
    let text = parameter.defaultValue.flatMap { model.enumerations[index].value(of: $0, ==)?.text }
    return [
      "\(SwiftLiteral(parameter.name))", "\(SwiftIdentifier(parameter.name))\(mark).rawValue",
    ] + (text.map { ["default: \(SwiftLiteral($0))"] } ?? [])
  }

  /// Returns the call that prints a parameter in one text: `item("limit", limit, default: 20)`, or
  /// `segment("ids", ids, by: ",")` for a list.
  func call(_ name: String, _ slot: Int) -> SwiftTerm {
    guard let separator = parameters[slot].type.separator else {
      return SwiftTerm(name, list: value(slot))
    }
    return SwiftTerm(name, list: named(slot) + ["by: \(SwiftLiteral(separator))"])
  }

  /// Returns the call that prints a literal item: `item("sort=newest")`.
  func literal(_ name: String, _ key: String, _ text: String) -> SwiftTerm {
    SwiftTerm("\(name)(\(SwiftLiteral(Self.item(key, text))))")
  }

  /// The same for an item of a fragment.
  func fragmentLiteral(_ key: String, _ text: String) -> SwiftTerm {
    SwiftTerm("fragmentItem(\(SwiftLiteral(Self.item(key, text))))")
  }

  private static func item(_ key: String, _ text: String) -> String {
    let key = PercentEncoded.query(key)
    return text.isEmpty ? key : key + "=" + PercentEncoded.query(text)
  }

  /// Returns the calls that check a parameter's bounds or prefix, if its type has any.
  ///
  ///     check("page", page, in: (1)...(9))
  ///     check("next", next, on: "example.com", "*.example.com")
  ///     check("user", user, beginning: "@")
  ///     check("text", text.utf8.count, in: 1...Swift.Int.max)
  func checks(_ parameter: Parameter) -> [SwiftTerm] {
    let value = "\(SwiftIdentifier(parameter.name))"
    var checks = parameter.type.bounds == .filled ? [] : [check(parameter)].compactMap { $0 }
    let isFilledList = parameter.isFilledList || parameter.isJoined && !parameter.mayBeAbsent
    if isFilledList { checks.append(check(parameter, count: "\(value).count")) }
    guard parameter.type.bounds == .filled else { return checks }
    let count = parameter.type.kind.isString ? "utf8.count" : "routeValue.utf8.count"
    let counted =
      switch parameter.form {
      case .single where parameter.isJoined, .optional where parameter.isJoined, .list, .rest,
        .optionalRest:
        "\(value).map(\\.\(count))"
      case .optional: "\(value)?.\(count)"
      case .single, .dictionary, .listDictionary: "\(value).\(count)"
      }
    return checks + [check(parameter, count: counted)]
  }

  private func check(_ parameter: Parameter, count: String) -> SwiftTerm {
    SwiftTerm(
      "check", list: ["\(SwiftLiteral(parameter.name))", count, "in: 1...Swift.Int.max"])
  }

  private func check(_ parameter: Parameter) -> SwiftTerm? {
    let bounds: [String]
    switch parameter.type.bounds {
    // `Int` may have fewer bits on the device than on this machine.
    case .int(let low, let high)?:
      let least = low == .min ? "Swift.Int.min" : "(\(low))"
      bounds = ["in: \(least)..." + (high == .max ? "Swift.Int.max" : "(\(high))")]
    case .uint(let low, let high)?:
      bounds = ["in: \(low)..." + (high == .max ? "Swift.UInt.max" : "\(high)")]
    case .double(let low, let high)?: bounds = ["in: (\(low))...(\(high))"]
    case .padded(let range)?: bounds = ["in: \(range.low)...\(range.high)"]
    case .hosts(let hosts)?:
      let texts = hosts.map { "\(SwiftLiteral($0.description))" }
      bounds = texts.prefix(1).map { "on: \($0)" } + texts.dropFirst()
    case .filled?, nil:
      guard let prefix = model.prefix(of: parameter.type.element) else { return nil }
      bounds = ["beginning: \(SwiftLiteral(prefix))"]
    }
    return SwiftTerm("check", list: named(parameter) + bounds)
  }
}
