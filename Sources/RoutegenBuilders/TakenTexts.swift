import RoutegenModel

/// The values with which a link of a route is one of another pattern, where only literal texts decide that.
///
/// A function then compares its values with these texts, and needs no code that reads links.
struct TakenTexts {
  private let route: Route
  private let readBack: ReadBack
  private let model: RouteModel

  init(_ route: Route, _ readBack: ReadBack, _ model: RouteModel) {
    self.route = route
    self.readBack = readBack
    self.model = model
  }

  /// The texts by the positions of their parameters, a dictionary for each way to another pattern; `nil` if only
  /// reading the link tells.
  var texts: [[Int: String]]? {
    let pattern = route.printedPattern
    let hasRestOfLink = pattern.query.contains { item in
      if case .restOfLink = item.value { true } else { false }
    }
    let hasSingleValues = route.parameters.allSatisfy { $0.form == .single || $0.form == .optional }
    let isPlain = pattern.segments.allSatisfy { segment in
      switch segment {
      case .literal: !segment.isFragmentMark
      case .parameter, .mixed: true
      case .rest: false
      }
    }
    let scopes = readBack.scopes + readBack.payloadScopes
    guard hasSingleValues, !hasRestOfLink, isPlain, pattern.fragment == nil,
      route.printedPatterns.count == 1,
      scopes.allSatisfy({ $0.origin == nil }), readBack.scopes.count == 1
    else { return nil }
    let paths = readBack.scopes[0].paths
    // The keys of a payload are no literal texts.
    let isSameInPayload = readBack.payloadScopes.allSatisfy { scope in
      scope.paths.map { $0.map(\.pattern.text) } == paths.map { $0.map(\.pattern.text) }
        && !scope.paths.joined().contains(where: \.isForPayloads)
    }
    guard isSameInPayload else { return nil }
    var texts: [[Int: String]] = []
    for path in paths {
      guard let taken = path.contains(where: isOwn) ? emptyTexts(path) : pathTexts(path) else {
        return nil
      }
      texts += taken
    }
    return texts
  }

  private func isOwn(_ candidate: Candidate) -> Bool {
    candidate.route == route.index && candidate.isPrinted
  }

  /// Whether the values of a segment may be divided in another way.
  static func mayDivideSegments(of route: Route) -> Bool {
    route.printedPattern.segments.contains { segment in
      if case .mixed = segment { segment.placeholderSlots.count > 1 } else { false }
    }
  }

  /// The empty texts with which a pattern that is tried later matches, because they count as missing.
  private func emptyTexts(_ path: [Candidate]) -> [[Int: String]]? {
    let others = path.drop { !isOwn($0) }.dropFirst()
    guard isOwn(path[0]), others.allSatisfy({ $0.route != route.index }) else { return nil }
    var texts: [[Int: String]] = []
    for item in route.printedPattern.query {
      guard let slot = item.slot, !route.parameters[slot].mayBeAbsent,
        route.parameters[slot].type.kind.isText, route.parameters[slot].type.bounds != .filled
      else { continue }
      let first = others.first { !requiresText($0, of: item.key) }
      guard let first else { continue }
      guard matchesAnyItems(first) else { return nil }
      texts.append([slot: ""])
    }
    return texts
  }

  /// Whether the empty text of an item is missing for a pattern, too.
  private func requiresText(_ candidate: Candidate, of key: String) -> Bool {
    zip(candidate.parameters, candidate.sources).contains { parameter, source in
      source == .query(key: key, others: []) && !parameter.mayBeAbsent && parameter.type.isText
        && parameter.form == .single
    }
  }

  /// The texts of segments with which a link has the path of patterns that are tried before.
  private func pathTexts(_ path: [Candidate]) -> [[Int: String]]? {
    guard path.contains(where: matchesAnyItems) else { return nil }
    let segments = path[0].pattern.segments
    guard segments.count == route.printedPattern.segments.count else { return nil }
    var texts: [Int: String] = [:]
    for (own, other) in zip(route.printedPattern.segments, segments) {
      switch (own, other) {
      case (.literal, .literal): continue
      case (.parameter(let slot?, _), .literal(let text)): texts[slot] = text
      case (.literal, .parameter(_, let type)), (.parameter, .parameter(_, let type)):
        guard type == ValueType(.string) else { return nil }
      case (.parameter, _), (.literal, _), (.rest, _), (.mixed, _): return nil
      }
    }
    return texts.isEmpty ? nil : [texts]
  }

  /// Whether a pattern matches each link of the route with its path, because it needs no items, and the link has none
  /// of those that it reads.
  private func matchesAnyItems(_ candidate: Candidate) -> Bool {
    let keys = Set(route.printedPattern.query.flatMap(\.keys).map(model.folded))
    let names = Set(route.parameters.map { model.folded($0.name) })
    return candidate.route != route.index && candidate.literals.isEmpty
      && candidate.fragmentLiterals.isEmpty && candidate.target != .envelope
      && zip(candidate.parameters, candidate.sources).allSatisfy { parameter, source in
        switch source {
        case .path, .constant, .absent: true
        case .query(let key, let others):
          parameter.mayBeAbsent
            && keys.isDisjoint(with: ([key] + others).map(model.folded))
            && names.isDisjoint(with: ([key, parameter.name] + others).map(model.folded))
        case .restOfLink, .otherItems, .fragment, .fragmentItem, .host, .payload: false
        }
      }
  }
}
