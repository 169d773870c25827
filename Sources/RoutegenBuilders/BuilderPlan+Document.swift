import RoutegenExplain
import RoutegenExport
import RoutegenModel

extension BuilderPlan {
  /// The document of `export json` with which generated code reads and prints links, in lines of `width` columns where its
  /// texts allow that.
  ///
  /// `$` and the backtick are escaped in it, so that it is itself in a literal without escapes.
  func document(width: Int) -> [String] {
    let json = tableJSON(model, names: namesInTable, isKept: isKept)
      .replacing("$", with: "\\u0024").replacing("`", with: "\\u0060")
    var lines = [""]
    for item in json.itemsOfJSON {
      if lines[lines.count - 1].count + item.count > width, lines != [""] { lines.append("") }
      lines[lines.count - 1] += item
    }
    return lines
  }

  /// The names of the routes in the table by their indices; those without a function have numbers.
  private var namesInTable: [Int: String] {
    var names = Dictionary(
      uniqueKeysWithValues: routes.map { ($0.route.index, $0.route.qualifiedName) })
    let matcher = ExplainingMatcher(model)
    let kept = (matcher.scopes + [matcher.payloadScope]).flatMap(\.candidatesOfPaths).joined()
      .filter(isKept).compactMap(\.route)
    for route in kept + model.payloads.compactMap(\.target?.route) where names[route] == nil {
      names[route] = "#\(names.count - routes.count)"
    }
    return names
  }

  /// Whether the table has a pattern: not that of a route without a function, unless it may match a link of another route.
  func isKept(_ candidate: Candidate) -> Bool {
    guard let index = candidate.route, !hasFunction(forRoute: index) else { return true }
    return routes.contains { route in
      route.route.printedPatterns.contains { mayMeet($0.segments, candidate.pattern.segments) }
    }
  }

  /// Whether a path may match both, as far as literal segments tell.
  private func mayMeet(_ segments: [Segment], _ others: [Segment]) -> Bool {
    for (one, other) in zip(segments, others) {
      switch (one, other) {
      case (.rest, _), (_, .rest): return true
      case (.literal(let text), .literal(let literal)) where !model.isSame(text, literal):
        return false
      case (.literal(let text), .parameter(_, let type)),
        (.parameter(_, let type), .literal(let text)):
        if !model.reads(text, as: type, inPath: true) { return false }
      case (.literal, _), (.parameter, _), (.mixed, _): continue
      }
    }
    let longer = segments.count > others.count ? segments : others
    if case .rest? = longer.last { return true }
    return segments.count == others.count || longer.contains(where: \.isFragmentMark)
  }
}

extension String {
  /// The parts of JSON, each up to a comma outside of its texts.
  fileprivate var itemsOfJSON: [String] {
    var items = [""]
    var (isInText, isEscaped) = (false, false)
    for scalar in unicodeScalars {
      items[items.count - 1].unicodeScalars.append(scalar)
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isInText.toggle()
      } else if scalar == ",", !isInText {
        items.append("")
      }
    }
    return items
  }
}

extension PayloadRule {
  /// The route that the rule names.
  fileprivate var target: PayloadTarget? {
    switch self {
    case .type, .link: nil
    case .when(_, _, let target), .otherwise(let target): target
    }
  }
}
