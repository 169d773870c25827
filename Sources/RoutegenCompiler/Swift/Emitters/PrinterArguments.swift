/// The arguments of the calls that print the parameters of a route or group.
struct PrinterArguments {
  let model: RouteModel
  let types: TypeNames
  let parameters: [Parameter]

  /// The name and the printed value of a parameter: `"id", id`, or
  /// `"month", RoutegenRuntime.WrittenValue.padded(month, digits: 2)`.
  func named(_ slot: Int) -> [String] {
    let parameter = parameters[slot]
    let name = "\(SwiftIdentifier(parameter.name))"
    guard let whole = wrapped(name, parameter.type), let each = wrapped("$0", parameter.type) else {
      return named(parameter)
    }
    let isWhole = parameter.form == .single && !parameter.isJoined
    return ["\(SwiftLiteral(parameter.name))", isWhole ? whole : "\(name).map { \(each) }"]
  }

  /// The value in the type of the runtime that prints it; `nil` if it is printed as it is.
  private func wrapped(_ value: String, _ type: ValueType) -> String? {
    if type.kind == .text { return "RoutegenRuntime.WrittenValue.multiline(\(value))" }
    guard let width = type.bounds?.padding?.width else { return nil }
    return "RoutegenRuntime.WrittenValue.padded(\(value), digits: \(width))"
  }

  private func named(_ parameter: Parameter) -> [String] {
    ["\(SwiftLiteral(parameter.name))", "\(SwiftIdentifier(parameter.name))"]
  }

  /// The default of a parameter: `default: 20`; no argument for a parameter without a default.
  func fallback(_ slot: Int) -> [String] {
    guard let value = types.defaultValue(of: parameters[slot]) else { return [] }
    return ["default: \(wrapped(value, parameters[slot].type) ?? value)"]
  }

  /// The name, the value and the default of a parameter: `"limit", limit, default: 20`.
  ///
  /// A value of a closed enum is printed as its raw value, which is known to parse as the same
  /// value.
  func value(_ slot: Int) -> [String] {
    let parameter = parameters[slot]
    guard case .enumeration(let index) = parameter.type.kind,
      parameter.form == .single || parameter.form == .optional
    else { return named(slot) + fallback(slot) }
    let mark = parameter.form == .optional ? "?" : ""
    let text = parameter.defaultValue.flatMap { model.enumerations[index].value(of: $0, ==)?.text }
    return [
      "\(SwiftLiteral(parameter.name))", "\(SwiftIdentifier(parameter.name))\(mark).rawValue",
    ] + (text.map { ["default: \(SwiftLiteral($0))"] } ?? [])
  }

  /// The places of values in a link; the cases are those of `LinkPlace` in the runtime.
  enum Place: String {
    case segment, piece, restOfPath, item, itemPiece, restOfLink, fragment, fragmentPiece,
      fragmentItem
  }

  /// Returns the call that prints a parameter: `add(.item, "limit", limit, default: 20)`, or
  /// `add(.segment, "ids", ids, by: ",")` for a list in one text.
  func call(_ place: Place, _ slot: Int) -> SwiftTerm {
    let separator = parameters[slot].type.separator
    let value = separator.map { named(slot) + ["by: \(SwiftLiteral($0))"] } ?? value(slot)
    return SwiftTerm("add", list: [".\(place)"] + value)
  }

  /// Returns the calls that print a parameter with a key, which is the name unless there is a call for another:
  /// `key("q")`.
  func keyed(_ place: Place, _ key: String, _ slot: Int) -> [SwiftTerm] {
    let parameter = parameters[slot]
    if parameter.form == .dictionary || parameter.form == .listDictionary {
      return [SwiftTerm("otherItems", list: named(slot))]
    }
    let key = PercentEncoded.query(key)
    let own = key == parameter.name ? [] : [SwiftTerm("key(\(SwiftLiteral(key)))")]
    return own + [call(place, slot)]
  }

  /// Returns the call that prints a literal item: `add(.item, literal: "sort=newest")`.
  func literal(_ place: Place, _ key: String, _ text: String) -> SwiftTerm {
    SwiftTerm("add", list: [".\(place)", "literal: \(SwiftLiteral(Self.item(key, text)))"])
  }

  private static func item(_ key: String, _ text: String) -> String {
    let key = PercentEncoded.query(key)
    return text.isEmpty ? key : key + "=" + PercentEncoded.query(text)
  }

  /// Returns the calls that check a parameter's bounds or prefix, if its type has any.
  ///
  ///     check("page", page, in: (1)...(9))
  ///     check("next", [next.routeValue], on: "example.com", "*.example.com")
  ///     check("user", [user.routeValue], beginning: "@")
  ///     check("text", text.utf8.count, in: 1...Swift.Int.max)
  func checks(_ parameter: Parameter) -> [SwiftTerm] {
    let value = "\(SwiftIdentifier(parameter.name))"
    var checks = parameter.type.bounds == .filled ? [] : [check(parameter)].compactMap { $0 }
    let isFilledList = parameter.isFilledList || parameter.isJoined && !parameter.mayBeAbsent
    if isFilledList { checks.append(check(parameter, count: "\(value).count")) }
    guard parameter.type.bounds == .filled else { return checks }
    let count = parameter.type.kind.isString ? "utf8.count" : "routeValue.utf8.count"
    let mark = parameter.form == .optional ? "?" : ""
    let counted = parameter.isArray ? "\(value).map(\\.\(count))" : "\(value)\(mark).\(count)"
    return checks + [check(parameter, count: counted)]
  }

  private func check(_ parameter: Parameter, count: String) -> SwiftTerm {
    SwiftTerm(
      "check", list: ["\(SwiftLiteral(parameter.name))", count, "in: 1...Swift.Int.max"])
  }

  private func check(_ parameter: Parameter) -> SwiftTerm? {
    var (value, bounds) = ("\(SwiftIdentifier(parameter.name))", [String]())
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
      value = self.texts(of: parameter)
      bounds = texts.prefix(1).map { "on: \($0)" } + texts.dropFirst()
    case .filled?, nil:
      let type = parameter.type.element
      guard let prefix = model.prefix(of: type), !model.knowsTexts(of: type) else { return nil }
      value = self.texts(of: parameter)
      bounds = ["beginning: \(SwiftLiteral(prefix))"]
    }
    return SwiftTerm("check", list: ["\(SwiftLiteral(parameter.name))", value] + bounds)
  }

  /// The texts of a parameter: `[next.routeValue]`, `tags.map(\.routeValue)`.
  private func texts(of parameter: Parameter) -> String {
    let value = "\(SwiftIdentifier(parameter.name))"
    if parameter.isArray { return "\(value).map(\\.routeValue)" }
    return "[\(value)\(parameter.form == .optional ? "?" : "").routeValue]"
  }
}
