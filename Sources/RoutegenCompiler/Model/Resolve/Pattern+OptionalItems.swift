extension Alias {
  /// Returns the alias with those items of the route's pattern that may be missing.
  ///
  /// An item is left out if the `also` names its key, or has a value for its parameter.
  func withOptionalItems(
    of main: Pattern, _ parameters: [Parameter], _ model: RouteModel
  ) -> Alias {
    let sources = pattern.sources(
      of: parameters, given: constants.mapValues(Candidate.Source.constant))
    func isLeft(_ slot: Int) -> Bool {
      parameters[slot].mayBeAbsent && sources[slot] == .absent
    }
    func taken(_ items: [QueryItem], beside own: [QueryItem]) -> [QueryItem] {
      items.filter { item in
        guard let slot = item.slot, isLeft(slot) else { return false }
        return parameters[slot].form.isDictionary
          || !own.contains { item.names(aKeyOf: $0, model) }
      }
    }
    var alias = self
    alias.pattern.query += taken(main.query, beside: pattern.query)
    switch (pattern.fragment, main.fragment) {
    case (nil, .whole(let slot)?):
      if isLeft(slot) { alias.pattern.fragment = main.fragment }
    case (nil, .items(let items)?):
      let taken = taken(items, beside: [])
      if !taken.isEmpty { alias.pattern.fragment = .items(taken) }
    case (.items(let own)?, .items(let items)?):
      alias.pattern.fragment = .items(own + taken(items, beside: own))
    case (.whole?, _), (.mixed?, _), (_, .mixed?), (.items?, .whole?), (_, nil): break
    }
    return alias
  }
}

extension QueryItem {
  /// Whether the items have a key in common.
  func names(aKeyOf other: QueryItem, _ model: RouteModel) -> Bool {
    keys.contains { key in other.keys.contains { model.isSame($0, key) } }
  }
}
