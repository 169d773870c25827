extension ExplainingMatcher.Answer {
  /// The answer as the end of a sentence, such as `no route has this path`.
  package func text(in model: RouteModel) -> String {
    switch self {
    case .route(let index, let values):
      "it is '\(model.text(of: model.routes[index], values))'"
    case .malformed(let reason): "it is malformed, because \(reason)"
    case .wrongScheme(let scheme): model.lacks("scheme", scheme)
    case .wrongHost(let host): model.lacks("host", host)
    case .notFound: "no route has this path"
    case .excluded: "an 'except' says that it leads nowhere"
    case .missing(let parameter): "the parameter '\(parameter)' is missing"
    case .invalidValue(let parameter, let value):
      "'\(value)' is not a value of the parameter '\(parameter)'"
    }
  }
}

extension ExplainingMatcher.Answer {
  /// Whether the answer is the route that an example has after `->`, with the same values.
  package func agrees(with expected: String, in model: RouteModel) -> Bool {
    guard case .route(let index, let values) = self else { return false }
    let route = model.routes[index]
    return expected == model.text(of: route, values)
      || ExpectedValues(expected).agree(with: route, values, model)
  }
}

extension RouteModel {
  fileprivate func lacks(_ noun: String, _ name: String) -> String {
    condition.map { "builds with '\($0)' have no \(noun) '\(name)'" }
      ?? "the \(noun) '\(name)' is not declared"
  }

  /// A route with its values, such as `recipe(id: "1234")`.
  package func text(of route: Route, _ values: [[String]]) -> String {
    let items = zip(route.parameters, values).compactMap { parameter, texts -> String? in
      guard !texts.isEmpty || parameter.isArray || parameter.form.isDictionary else { return nil }
      return "\(parameter.name): \(text(of: parameter, texts))"
    }
    return route.qualifiedName + (items.isEmpty ? "" : "(\(items.joined(separator: ", ")))")
  }

  /// The text that is read for one of a link: in a `Date`, the space before the zone is a plus sign, and a `Bool`
  /// may be a number or empty.
  package func read(_ text: String, as type: ValueType) -> String {
    switch type.kind {
    case .date: text.replacing(" ", with: "+")
    case .bool: text == "0" ? "false" : text == "1" || text.isEmpty ? "true" : text
    case .enumeration(let index): value(of: text, in: enumerations[index])?.text ?? text
    case .string, .text, .int, .uint, .double, .uuid, .url, .openEnumeration, .external: text
    }
  }

  /// The value of a parameter, such as `"1234"` or `[1, 2]`.
  private func text(of parameter: Parameter, _ texts: [String]) -> String {
    let shown = texts.flatMap(parameter.type.elements).map {
      parameter.type.kind.isString ? "\"\($0)\"" : read($0, as: parameter.type)
    }
    if parameter.isArray { return "[\(shown.joined(separator: ", "))]" }
    if !parameter.form.isDictionary { return shown.joined(separator: ", ") }
    if texts.isEmpty { return "[:]" }
    if parameter.form == .listDictionary { return listDictionary(texts) }
    let pairs = stride(from: 0, to: texts.count - 1, by: 2)
      .map { "\"\(texts[$0])\": \"\(texts[$0 + 1])\"" }
    return "[\(pairs.joined(separator: ", "))]"
  }

  /// Keys and values in turn as `["color": ["red", "blue"]]`, a key where it is first.
  private func listDictionary(_ texts: [String]) -> String {
    var keys: [String] = []
    var values: [String: [String]] = [:]
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      if values[texts[index]] == nil { keys.append(texts[index]) }
      values[texts[index], default: []].append("\"\(texts[index + 1])\"")
    }
    let pairs = keys.map { "\"\($0)\": [\((values[$0] ?? []).joined(separator: ", "))]" }
    return "[\(pairs.joined(separator: ", "))]"
  }
}

extension Candidate {
  /// The pattern as the file writes it, with the key or the `#` of an envelope.
  package var writtenText: String {
    guard target == .envelope, let link = parameters.first else { return pattern.text }
    if case .whole? = pattern.fragment { return pattern.text + "#" }
    let dots = if case .restOfLink? = sources.first { "..." } else { "" }
    return pattern.text + (pattern.query.count > 1 ? "&" : "?") + link.name + dots
  }
}

extension PayloadRule {
  /// The rule as the file writes it, without its pattern.
  package var text: String {
    switch self {
    case .type(let key): "type \(key)"
    case .link(let key): "link \(key)"
    case .when(let key, let value, _): "when \(key)\(value.map { " = \($0.asDefault)" } ?? "")"
    case .otherwise: "else"
    }
  }

  /// The key that decides; `nil` for `else`.
  package var key: String? {
    switch self {
    case .type(let key), .link(let key), .when(let key, _, _): key
    case .otherwise: nil
    }
  }

  /// The route that the line names; `nil` for `type` and `link`.
  package var target: PayloadTarget? {
    switch self {
    case .type, .link: nil
    case .when(_, _, let target), .otherwise(let target): target
    }
  }
}

extension Trigger {
  /// The attribute that names the trigger, as a file writes it.
  package var text: String {
    switch self {
    case .shortcut(let type): "@shortcut(\"\(type)\")"
    case .activity(let type): "@activity(\"\(type)\")"
    }
  }
}
