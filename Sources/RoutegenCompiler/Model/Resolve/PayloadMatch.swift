/// A payload's pattern that has the form of a route's pattern.
struct PayloadMatch {
  let route: Route

  /// The payload key of a parameter, by slot.
  private(set) var keys: [Int: NameSyntax] = [:]

  /// The text that is written for a parameter, by slot.
  private(set) var constants: [Int: String] = [:]
  private var sharedTexts = 0

  /// Returns `nil` if the paths differ, or if the payload's pattern names a query item that the
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
    case (.literal(let written), .parameter(slot: nil, let type)):
      return model.canonicalText(of: written.text, as: type) != nil
    case (.parameter(let placeholder), .parameter(slot: nil, _)): return placeholder.isUnnamed
    case (.literal, .mixed), (.literal, .rest), (.parameter, .literal), (.parameter, .mixed),
      (.parameter, .rest):
      return false
    }
  }

  private mutating func match(_ item: ItemSyntax, in pattern: Pattern, _ model: RouteModel) -> Bool
  {
    let key: String
    switch item.value {
    case .literal(let text): key = item.key?.text ?? text.text
    case .parameter(let placeholder): key = item.key?.text ?? placeholder.name.text
    case .mixed: return false
    }
    let declared = pattern.query.first { item in item.keys.contains { model.isSame($0, key) } }
    guard let declared else { return false }
    switch (declared.value, item.value) {
    case (.parameter(let slot), .parameter(let placeholder)),
      (.restOfLink(let slot), .parameter(let placeholder)):
      keys[slot] = placeholder.name
    case (.parameter(let slot), .literal(let text)):
      constants[slot] = model.canonicalText(of: text.text, as: route.parameters[slot].type)
      return constants[slot] != nil
    case (.literal(let text), .literal(let written)): return model.isSame(text, written.text)
    case (.any, .literal): return true
    case (.any, .parameter(let placeholder)): return placeholder.isUnnamed
    case (.literal, .parameter), (.restOfLink, .literal), (.mixed, _), (_, .mixed): return false
    }
    return true
  }

  /// The first required parameter without a value.
  var missing: Parameter? {
    route.parameters.enumerated().first {
      keys[$0.offset] == nil && constants[$0.offset] == nil && !$0.element.mayBeAbsent
    }?.element
  }

  /// Greater for a complete match, then for more shared text, then for an earlier route.
  var rank: (Int, Int, Int) { (missing == nil ? 1 : 0, sharedTexts, -route.index) }
}
