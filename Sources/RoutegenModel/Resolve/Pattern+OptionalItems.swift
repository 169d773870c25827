extension Alias {
  /// Returns the alias with those items of the route's pattern that may be missing.
  func withOptionalItems(
    of main: Pattern, _ parameters: [Parameter], _ model: RouteModel
  ) -> Alias {
    let sources = pattern.sources(
      of: parameters, given: constants.mapValues(Candidate.Source.constant))
    return Alias(
      pattern: pattern.withOptionalItems(
        of: main, parameters, given: { sources[$0] != .absent }, model),
      origin: origin, hasAuthority: hasAuthority, constants: constants)
  }
}

extension QueryItem {
  /// Whether the items have a key in common.
  func names(aKeyOf other: QueryItem, _ model: RouteModel) -> Bool {
    keys.contains { key in other.keys.contains { model.isSame($0, key) } }
  }
}

extension Pattern {
  /// Returns the pattern of an `also` with those items of the route's pattern that may be missing.
  ///
  /// An item is left out if the `also` names its key, or has a value for its parameter.
  ///
  /// - Parameter given: Whether the `also` has a value for the parameter in a slot.
  fileprivate func withOptionalItems(
    of main: Pattern, _ parameters: [Parameter], given: (Int) -> Bool, _ model: RouteModel
  ) -> Pattern {
    func isTaken(_ item: QueryItem, beside own: [QueryItem]) -> Bool {
      guard let slot = item.slot, parameters[slot].mayBeAbsent, !given(slot) else { return false }
      return parameters[slot].form.isDictionary
        || !own.contains { item.names(aKeyOf: $0, model) }
    }
    var pattern = self
    pattern.query += main.query.filter { isTaken($0, beside: query) }
    switch (fragment, main.fragment) {
    case (nil, .whole(let slot)?):
      if parameters[slot].mayBeAbsent, !given(slot) { pattern.fragment = main.fragment }
    case (nil, .items(let items)?):
      let taken = items.filter { isTaken($0, beside: []) }
      if !taken.isEmpty { pattern.fragment = .items(taken) }
    case (.items(let own)?, .items(let items)?):
      pattern.fragment = .items(own + items.filter { isTaken($0, beside: own) })
    case (.whole?, _), (.items?, .whole?), (_, nil): break
    }
    return pattern
  }
}
