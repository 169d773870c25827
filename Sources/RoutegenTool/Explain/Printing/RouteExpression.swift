package import RoutegenCompiler

/// A route with its values as people write it: `user(id: 7).posts(page: 2)`.
package struct RouteExpression: Sendable {
  /// The names of the groups and of the route.
  private let names: [String]

  /// The values of all levels.
  private let values: [(name: String, text: String)]

  /// The reason why a text is not a route with values.
  package struct Problem: Error, Hashable, Sendable {
    package let message: String
  }

  package init(_ text: String) throws(Problem) {
    var names: [String] = []
    var values: [(name: String, text: String)] = []
    for level in try Self.levels(text) {
      let expected = ExpectedValues(level)
      guard Names.isIdentifier(expected.name) else {
        throw Problem(message: "'\(level)' is not a route such as 'user(id: 7)'")
      }
      names.append(expected.name)
      for value in expected.values {
        guard !value.text.isEmpty else {
          throw Problem(message: "'\(value.name)' is not a value such as 'id: 7'")
        }
        if values.contains(where: { $0.name == value.name }) {
          throw Problem(message: "the parameter '\(value.name)' has two values")
        }
        values.append(value)
      }
    }
    (self.names, self.values) = (names, values)
  }

  /// Splits a text at the dots outside of parentheses, brackets and quotation marks.
  private static func levels(_ text: String) throws(Problem) -> [String] {
    var levels = [""]
    var open: [Character] = []
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      switch character {
      case "(" where !isQuoted: open.append(")")
      case "[" where !isQuoted: open.append("]")
      case ")" where !isQuoted, "]" where !isQuoted:
        guard open.popLast() == character else {
          throw Problem(message: "'\(character)' closes nothing in '\(text)'")
        }
      case "." where !isQuoted && open.isEmpty:
        levels.append("")
        continue
      default: break
      }
      levels[levels.count - 1].append(character)
    }
    if isQuoted { throw Problem(message: "a quotation mark is missing in '\(text)'") }
    if let mark = open.last { throw Problem(message: "'\(mark)' is missing in '\(text)'") }
    return levels
  }

  /// Looks up the route, and its values as texts of a link.
  package func resolve(in model: RouteModel) throws(Problem) -> (route: Route, values: [[String]]) {
    let route = try route(in: model)
    for value in values where !route.parameters.contains(where: { $0.name == value.name }) {
      let known = route.parameters.map(\.name)
      let hint =
        known.isEmpty
        ? "; it has none" : Self.hint(value.name, among: known, "its parameters")
      throw Problem(
        message: "'\(route.qualifiedName)' has no parameter '\(value.name)'\(hint)")
    }
    var texts: [[String]] = []
    for parameter in route.parameters { texts.append(try self.texts(of: parameter, model)) }
    return (route, texts)
  }

  private func route(in model: RouteModel) throws(Problem) -> Route {
    let name = names.joined(separator: ".")
    let routes = model.routes
    if let route = routes.first(where: { $0.qualifiedName == name }) { return route }
    if let route = routes.first(where: { $0.qualifiedName == "\(name).index" }) { return route }
    let short = routes.filter { $0.caseName == name }
    if short.count == 1 { return short[0] }
    if short.count > 1 {
      let list = short.map(\.qualifiedName).joined(separator: ", ")
      throw Problem(message: "several routes are called '\(name)': \(list)")
    }
    throw Problem(
      message: "there is no route '\(name)'"
        + Self.hint(name, among: routes.map(\.qualifiedName), "the routes"))
  }

  private static func hint(_ name: String, among names: [String], _ plural: String) -> String {
    if let guess = closest(to: name, among: names) { return "; did you mean '\(guess)'?" }
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    return "; \(plural) are \(names.prefix(10).joined(separator: ", "))\(more)"
  }

  private static func type(of parameter: Parameter, _ model: RouteModel) -> String {
    model.typeText(of: parameter) + parameter.type.boundsText + parameter.type.separatorText
  }

  private func texts(of parameter: Parameter, _ model: RouteModel) throws(Problem) -> [String] {
    guard let value = values.first(where: { $0.name == parameter.name }) else {
      guard parameter.mayBeAbsent else {
        throw Problem(
          message: "the parameter '\(parameter.name)' has no value; "
            + "its type is \(Self.type(of: parameter, model))")
      }
      return []
    }
    if value.text == "nil", parameter.mayBeAbsent { return [] }
    let texts = ExpectedValues.texts(of: value.text, parameter, model)
    if let separator = parameter.type.separator, texts.isEmpty, value.text != "[]" {
      throw Problem(
        message:
          "an element of '\(parameter.name)' contains '\(separator)', which is between elements")
    }
    let type = parameter.type
    let isDictionary = parameter.form.isDictionary
    if let text = texts.first(where: {
      !isDictionary && model.canonicalText(of: $0, as: type) == nil
    }) {
      let known = model.writtenValues(of: type.kind)
      let hint =
        model.beginning(of: type).map { ", which \($0)" }
        ?? (known.isEmpty ? "" : Self.hint(text, among: known, "its values"))
      throw Problem(
        message: "'\(text)' is not a value of the parameter '\(parameter.name)', "
          + "whose type is \(Self.type(of: parameter, model))\(hint)")
    }
    return texts
  }
}
