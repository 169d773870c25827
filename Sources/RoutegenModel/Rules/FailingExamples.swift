import RoutegenSource

/// An `example` that does not open its route, or a `nomatch` that does.
///
///     /recipe?{id}
///         example https://bestrecipes.com/recipe?id=1234 -> recipe(id: "1234")
///         nomatch https://bestrecipes.com/recipe?id=7     // RG302
struct FailingExamples: Rule {
  static let code = DiagnosticCode.failingExample

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    // What an example opens is known of a file without mistakes only.
    guard !bag.hasErrors, model.routes.contains(where: { !$0.examples.isEmpty }) else { return }
    let matcher = ExplainingMatcher(model)
    for route in model.routes {
      for example in route.examples {
        check(example, of: route, matcher.match(example.link, isPath: true), model, into: &bag)
      }
    }
  }

  private func check(
    _ example: Example, of route: Route, _ answer: ExplainingMatcher.Answer, _ model: RouteModel,
    into bag: inout DiagnosticBag
  ) {
    guard case .route(route.index, let values) = answer else {
      if example.opens { bag.report(.opensAnother(example, route, answer.text(in: model))) }
      return
    }
    if !example.opens { return bag.report(.opens(example, route)) }
    guard !example.expected.isEmpty else { return }
    let actual = model.text(of: route, values)
    if example.expected != actual,
      !ExpectedValues(example.expected).agree(with: route, values, model)
    {
      bag.report(.otherValues(example, actual))
    }
  }
}

/// The route and the values after `->`: `recipe(id: "1234")`.
private struct ExpectedValues {
  private let name: String
  private let values: [(name: String, text: String)]

  init(_ text: String) {
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    name = String(text[..<opening])
    let list = text[opening...].dropFirst().dropLast()
    values = Self.split(list).map { item in
      let parts = item.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      return (String(parts.first ?? ""), String(parts.count > 1 ? parts[1] : ""))
    }
  }

  /// At the commas that are not between quotation marks or brackets.
  private static func split(_ list: Substring) -> [Substring] {
    var isQuoted = false
    var depth = 0
    return list.split { character in
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      default: break
      }
      return character == "," && !isQuoted && depth == 0
    }
    .map { $0.drop { $0 == " " } }
  }

  func agree(with route: Route, _ actual: [[String]], _ model: RouteModel) -> Bool {
    guard name == route.qualifiedName || name == route.caseName else { return false }
    return values.allSatisfy { expected in
      guard let slot = route.parameters.firstIndex(where: { $0.name == expected.name }) else {
        return false
      }
      let parameter = route.parameters[slot]
      let texts = actual[slot].isEmpty ? parameter.defaultValue.map { [$0] } ?? [] : actual[slot]
      if expected.text == "nil" { return texts.isEmpty }
      let isList = parameter.form == .list || parameter.form == .rest
      let items = isList ? Self.items(of: expected.text) : [expected.text]
      return items.map { canonical($0, parameter, model) }.elementsEqual(texts, by: model.isSame)
    }
  }

  /// `[1, 2]` without its brackets.
  private static func items(of list: String) -> [String] {
    guard list.hasPrefix("["), list.hasSuffix("]"), list.count > 1 else { return [list] }
    return split(list.dropFirst().dropLast()).map(String.init)
  }

  /// Without quotation marks, and for an enum the text of the case.
  private func canonical(_ text: String, _ parameter: Parameter, _ model: RouteModel) -> String {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let bare = isQuoted ? String(text.dropFirst().dropLast()) : text
    let name = bare.hasPrefix(".") && !isQuoted ? String(bare.dropFirst()) : bare
    return model.canonicalText(of: name, as: parameter.type) ?? bare
  }
}

extension RouteModel {
  /// `recipe(id: "1234")`, as people read it.
  package func text(of route: Route, _ values: [[String]]) -> String {
    let items = zip(route.parameters, values).compactMap { parameter, texts -> String? in
      guard !texts.isEmpty || parameter.form == .list else { return nil }
      if parameter.form == .dictionary { return "\(parameter.name): [\(pairs(texts))]" }
      let shown = texts.map { parameter.type.kind == .string ? "\"\($0)\"" : $0 }
      let isList = parameter.form == .list || parameter.form == .rest
      let list = shown.joined(separator: ", ")
      return "\(parameter.name): \(isList ? "[\(list)]" : list)"
    }
    return route.qualifiedName + (items.isEmpty ? "" : "(\(items.joined(separator: ", ")))")
  }
}

/// `"sort": "price"`, of keys and values in turn.
private func pairs(_ texts: [String]) -> String {
  stride(from: 0, to: texts.count - 1, by: 2)
    .map { "\"\(texts[$0])\": \"\(texts[$0 + 1])\"" }
    .joined(separator: ", ")
}

extension ExplainingMatcher.Answer {
  /// What the link is, as the end of a sentence: `the route 'home'`.
  package func text(in model: RouteModel) -> String {
    switch self {
    case .route(let index, let values):
      "it is '\(model.text(of: model.routes[index], values))'"
    case .malformed(let reason): "it is malformed, because \(reason)"
    case .wrongScheme(let scheme): "the scheme '\(scheme)' is not declared"
    case .wrongHost(let host): "the host '\(host)' is not declared"
    case .notFound: "no route has this path"
    case .excluded: "an 'except' says that it leads nowhere"
    case .missing(let parameter): "the parameter '\(parameter)' is missing"
    case .invalidValue(let parameter, let value):
      "'\(value)' is not a value of the parameter '\(parameter)'"
    }
  }
}

extension Diagnostic {
  fileprivate static func opensAnother(
    _ example: Example, _ route: Route, _ reason: String
  ) -> Diagnostic {
    Diagnostic(
      FailingExamples.code, "this link does not open '\(route.qualifiedName)': \(reason)",
      at: example.span)
  }

  fileprivate static func opens(_ example: Example, _ route: Route) -> Diagnostic {
    Diagnostic(
      FailingExamples.code, "this link opens '\(route.qualifiedName)', and should not",
      at: example.span)
  }

  fileprivate static func otherValues(_ example: Example, _ actual: String) -> Diagnostic {
    Diagnostic(
      FailingExamples.code, "this link opens '\(actual)', which is not what stands here",
      at: example.expectedSpan
    )
    .propose("change it to '\(actual)'", replace: example.expectedSpan, with: actual)
  }
}
