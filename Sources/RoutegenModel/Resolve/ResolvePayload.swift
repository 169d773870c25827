import RoutegenSource
import RoutegenSyntax

extension Resolver {
  mutating func resolvePayload(_ syntax: PayloadSyntax) {
    guard model.payloads.isEmpty else { return }
    if syntax.entries.isEmpty { report(.emptyPayload(at: syntax.span)) }
    if syntax.entries.count > Self.mostEntries {
      return report(.longPayload(syntax, Self.mostEntries))
    }
    for entry in syntax.entries {
      switch entry {
      case .type(let key): model.payloads.append(.type(key: key.text))
      case .link(let key): model.payloads.append(.link(key: key.text))
      case .when(let key, let pattern):
        if let target = target(of: pattern) {
          model.payloads.append(.when(key: key.text, target))
        }
      case .otherwise(let pattern):
        if let target = target(of: pattern) { model.payloads.append(.otherwise(target)) }
      }
    }
  }

  /// Every line is compared with every route, and tried for every payload.
  private static let mostEntries = 256

  /// The route that the pattern of a payload leads to: the one with most of its text in common.
  private mutating func target(of syntax: PatternSyntax) -> PayloadTarget? {
    let decorated = syntax.binder.first {
      $0.type != nil || $0.isRest || $0.range != nil || $0.defaultValue != nil
    }
    if let decorated {
      report(.decorated(decorated))
      return nil
    }
    let matches = model.routes.compactMap { route in
      ([route.pattern] + route.aliases.map(\.pattern))
        .compactMap { PayloadMatch(syntax, of: $0, to: route, in: model) }
        .max { $0.rank < $1.rank }
    }
    guard let best = matches.max(by: { $0.rank < $1.rank }) else {
      report(.noSuchRoute(syntax))
      return nil
    }
    if let parameter = best.missing {
      report(.missingInPayload(parameter, of: syntax))
      return nil
    }
    return PayloadTarget(
      route: best.route.index, keys: best.keys.mapValues(\.text), constants: best.constants)
  }
}

extension PatternSyntax {
  /// Every parameter of the path and the query.
  fileprivate var binder: [ParameterSyntax] {
    let inPath = segments.flatMap(\.pieces).compactMap { piece in
      if case .parameter(let placeholder) = piece { placeholder } else { nil }
    }
    return inPath
      + query.compactMap { item in
        if case .parameter(let placeholder) = item.value { placeholder } else { nil }
      }
  }
}

/// How a payload's pattern and the pattern of a route fall together.
private struct PayloadMatch {
  let route: Route
  var keys: [Int: NameSyntax] = [:]
  var constants: [Int: String] = [:]
  private var sharedTexts = 0

  /// `nil` if they are different paths, or if the payload's pattern names a query item that the
  /// route does not have.
  init?(_ syntax: PatternSyntax, of pattern: Pattern, to route: Route, in model: RouteModel) {
    self.route = route
    guard syntax.segments.count == pattern.segments.count, syntax.fragment == nil else {
      return nil
    }
    for (written, segment) in zip(syntax.segments, pattern.segments) {
      guard written.pieces.count == 1, match(written.pieces[0], segment, in: model) else {
        return nil
      }
    }
    for item in syntax.query {
      guard match(item, in: pattern, model) else { return nil }
    }
  }

  private mutating func match(
    _ piece: PieceSyntax, _ segment: Segment, in model: RouteModel
  ) -> Bool {
    switch (piece, segment) {
    case (.literal(let written), .literal(let text)):
      sharedTexts += 1
      return model.isSame(written.text, text)
    case (.literal(let written), .parameter(let slot?, let type)):
      constants[slot] = model.canonicalText(of: written.text, as: type)
      return constants[slot] != nil
    case (.parameter(let placeholder), .parameter(let slot?, _)):
      keys[slot] = placeholder.name
      return true
    default: return false
    }
  }

  private mutating func match(_ item: ItemSyntax, in pattern: Pattern, _ model: RouteModel) -> Bool
  {
    let key: String
    switch item.value {
    case .literal(let text): key = item.key?.text ?? text.text
    case .parameter(let placeholder): key = item.key?.text ?? placeholder.name.text
    }
    guard let declared = pattern.query.first(where: { model.isSame($0.key, key) }) else {
      return false
    }
    switch (declared.value, item.value) {
    case (.parameter(let slot), .parameter(let placeholder)),
      (.restOfLink(let slot), .parameter(let placeholder)):
      keys[slot] = placeholder.name
    case (.parameter(let slot), .literal(let text)):
      constants[slot] = model.canonicalText(of: text.text, as: route.parameters[slot].type)
      return constants[slot] != nil
    case (.literal(let text), .literal(let written)): return model.isSame(text, written.text)
    case (.literal, .parameter), (.any, _), (.restOfLink, .literal): return false
    }
    return true
  }

  /// A parameter that has to be given and is not.
  var missing: Parameter? {
    route.parameters.enumerated().first {
      keys[$0.offset] == nil && constants[$0.offset] == nil && !$0.element.mayBeAbsent
    }?.element
  }

  /// Complete ones first, then those that share most text, then the earlier route.
  var rank: (Int, Int, Int) { (missing == nil ? 1 : 0, sharedTexts, -route.index) }
}

extension Diagnostic {
  fileprivate static func emptyPayload(at span: Span) -> Diagnostic {
    Diagnostic(.unmatchedPayloadPattern, "the block has no lines", at: span)
      .note("a line of it is 'type KEY', 'link KEY', 'when KEY PATTERN' or 'else PATTERN'")
  }

  fileprivate static func longPayload(_ payload: PayloadSyntax, _ most: Int) -> Diagnostic {
    Diagnostic(
      .unmatchedPayloadPattern,
      "a payload has at most \(most) lines, and here are \(payload.entries.count)",
      at: payload.span)
  }

  fileprivate static func noSuchRoute(_ pattern: PatternSyntax) -> Diagnostic {
    Diagnostic(
      .unmatchedPayloadPattern, "no route has this pattern", at: pattern.span
    )
    .note("write the pattern of a route, with names of payload keys in its '{…}'")
  }

  fileprivate static func decorated(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .unmatchedPayloadPattern, "in a payload, a '{…}' holds the name of a key and nothing more",
      at: placeholder.span
    )
    .note("the route's own pattern says the type")
    .fix(
      "make it '{\(placeholder.name.text)}'", replace: placeholder.span,
      with: "{\(placeholder.name.text)}")
  }

  fileprivate static func missingInPayload(
    _ parameter: Parameter, of pattern: PatternSyntax
  ) -> Diagnostic {
    Diagnostic(
      .unmatchedPayloadPattern, "this pattern gives no value to '\(parameter.name)'",
      at: pattern.span
    )
    .also(parameter.span, "the route declares it here")
    .note("put the payload key that has it where the route has '{\(parameter.name)}'")
  }
}
