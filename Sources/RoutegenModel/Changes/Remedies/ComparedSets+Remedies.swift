import RoutegenSource

extension ComparedSets {
  /// What could keep the links of a change of a pattern, the best remedy first.
  func remedies(for candidate: Candidate, _ reading: LinkReading?) -> [ChangeRemedy] {
    guard let reading, let difference = reading.difference, let index = candidate.route else {
      return []
    }
    let route = old.model.routes[index]
    guard let newIndex = pairs.newIndices[index] else {
      return [RemovedRouteText(route, old.model, replacement: replacement(reading.after)).remedy]
    }
    var isValue = false
    if case .value = difference { isValue = true }
    let alias = OldPatternText(candidate, self, requiresItems: isValue)?.alias
    return widened(candidate, newIndex) + (alias.map { [$0] } ?? [])
  }

  private func replacement(_ answer: ExplainingMatcher.Answer) -> String? {
    guard case .route(let index, _) = answer else { return nil }
    return new.model.routes[index].qualifiedName
  }

  /// The remedies for parameters that accept fewer texts than before, or have another default.
  private func widened(_ candidate: Candidate, _ newIndex: Int) -> [ChangeRemedy] {
    guard let index = candidate.route else { return [] }
    let route = new.model.routes[newIndex]
    return old.model.routes[index].parameters.indices.compactMap { slot in
      guard let newSlot = pairs.slot(of: slot, ofRoute: index) else { return nil }
      let (before, after) = (old.model.routes[index].parameters[slot], route.parameters[newSlot])
      return values(before.type, after.type) ?? placeholder(before, after)
    }
  }

  /// The values of an enum that are gone.
  private func values(_ before: ValueType, _ after: ValueType) -> ChangeRemedy? {
    guard case .enumeration(let old) = before.kind, case .enumeration(let new) = after.kind else {
      return nil
    }
    let known = Set(self.new.model.enumerations[new].values.map { Array($0.text.utf8) })
    let gone = self.old.model.enumerations[old].values.filter {
      !known.contains(Array($0.text.utf8))
    }
    return gone.isEmpty ? nil : .enumValues(enumeration: new, values: gone)
  }

  /// The old range and the old default of a parameter.
  private func placeholder(_ before: Parameter, _ after: Parameter) -> ChangeRemedy? {
    let isOther =
      after.type.bounds != nil && after.type.bounds != before.type.bounds
      || before.defaultValue != nil && before.defaultValue != after.defaultValue
    guard isOther, before.type.kind == after.type.kind, !after.type.kind.hasListedValues else {
      return nil
    }
    var type = old.model.typeText(ValueType(before.type.kind))
    if after.form == .list { type = "[\(type)]" } else if after.form == .optional { type += "?" }
    let range = before.type.bounds.map { " in \($0.text)" } ?? ""
    let value = (before.defaultValue ?? after.defaultValue).map { " = \($0.asDefault)" } ?? ""
    return .placeholder(after.span, "{\(after.name): \(type)\(range)\(value)}")
  }
}
