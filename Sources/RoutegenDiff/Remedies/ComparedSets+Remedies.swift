import RoutegenModel
import RoutegenSource

extension ComparedSets {
  /// What could keep the links of a change of a pattern, the best remedy first.
  func remedies(for candidate: Candidate, _ reading: LinkReading?) -> [ChangeRemedy] {
    guard let reading, let difference = reading.difference, let index = candidate.route else {
      return []
    }
    let route = old.model.routes[index]
    guard let newIndex = pairs.newIndices[index] else {
      return RemovedRouteText(route, self, replacement: replacement(reading.after)).remedies
    }
    var isValue = false
    if case .value = difference { isValue = true }
    let text = OldPatternText(candidate, self, requiresItems: isValue)
    let ofGroup = moved.group(of: index, candidate.writtenText, isLost: true)
      .flatMap { text?.alias(of: $0.0) }
    if let ofGroup { return [ofGroup] }
    let alias = text?.alias
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
      guard let newSlot = pairs.slot(of: slot, ofRoute: index) else {
        return renamedItem(slot, candidate, route)
      }
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

  /// The old range and the old default of a parameter, or the old key of an item.
  private func placeholder(_ before: Parameter, _ after: Parameter) -> ChangeRemedy? {
    let isAbsence =
      before.mayBeAbsent
      && (!after.mayBeAbsent
        || old.model.defaultText(of: before) != new.model.defaultText(of: after))
    let isRange = after.type.bounds != nil && after.type.bounds != before.type.bounds
    let type = old.model.typeName(before.type.kind)
    guard isAbsence || isRange, type == new.model.typeName(after.type.kind) else { return nil }
    return .placeholder(
      after.span, after.placeholder(type, before.type.bounds, as: isAbsence ? before : after))
  }

  /// The old key of a required item, of which the new version has another one; `nil` if the file writes the
  /// new key apart from the placeholder.
  private func renamedItem(_ slot: Int, _ candidate: Candidate, _ route: Route) -> ChangeRemedy? {
    guard case .query(let key) = candidate.sources[slot] else { return nil }
    let parameter = candidate.parameters[slot]
    let type = old.model.typeText(of: parameter)
    let sources = Candidate(route.pattern, constants: [:], to: route).sources
    let others = route.parameters.indices.filter { other in
      guard case .query(let newKey) = sources[other] else { return false }
      return candidate.route.map { pairs.oldSlot(of: other, ofRoute: $0) == nil } ?? false
        && newKey.utf8.elementsEqual(route.parameters[other].name.utf8)
        && new.model.typeText(of: route.parameters[other]) == type
    }
    guard others.count == 1 else { return nil }
    let other = route.parameters[others[0]]
    let text = other.placeholder(
      old.model.typeName(parameter.type.kind), parameter.type.bounds, as: parameter)
    return .placeholder(other.span, "\(key.asWritten)=\(text)")
  }
}

extension Parameter {
  /// A placeholder with the name of the parameter, and the form and the default of another one.
  fileprivate func placeholder(_ type: String, _ bounds: Bounds?, as other: Parameter) -> String {
    var type = type
    if other.form == .list { type = "[\(type)]" } else if other.form == .optional { type += "?" }
    let range = bounds.map { " in \($0.text)" } ?? ""
    let value = other.defaultValue.map { " = \($0.asDefault)" } ?? ""
    return "{\(name): \(type)\(range)\(value)}"
  }
}
