import RoutegenModel
import RoutegenSource

extension ComparedSets {
  /// What could keep the links of a change of a pattern, the best remedy first.
  func remedies(for candidate: Candidate, _ reading: LinkReading?) -> [ChangeRemedy] {
    guard let reading, let difference = reading.difference else { return [] }
    guard let index = candidate.route else { return envelope(candidate) }
    let route = old.model.routes[index]
    guard let newIndex = pairs.newIndices[index] else {
      return RemovedRouteText(route, self, replacement: replacement(reading.after)).remedies
    }
    var isValue = false
    if case .value = difference { isValue = true }
    let texts = ([candidate] + shorter(than: candidate, route)).compactMap {
      OldPatternText($0, self, requiresItems: isValue)
    }
    if let group = moved.group(of: index, candidate.writtenText, isLost: true)?.0,
      let name = group.new?.nameSpan
    {
      let lines = texts.compactMap { $0.line(of: group) }.withoutRepetitions
      if !lines.isEmpty { return [.groupAlias(name, lines: lines)] }
    }
    let lines = texts.compactMap(\.line)
    return constants(candidate, newIndex) + enumTexts(candidate, reading)
      + widened(candidate, newIndex)
      + [lines, Array(lines.prefix(1))].withoutRepetitions.filter { !$0.isEmpty }
      .map { .alias(route: newIndex, lines: $0) }
  }

  /// The patterns that the line of a pattern is without segments that may be missing.
  private func shorter(than candidate: Candidate, _ route: Route) -> [Candidate] {
    if candidate.isShorter(in: old.model) { return [] }
    return route.aliases.filter { $0.isShorter && $0.pattern.span == candidate.pattern.span }
      .map { alias in
        Candidate(
          alias.pattern, given: alias.constants.mapValues(Candidate.Source.constant), to: route)
      }
  }

  /// The `unwrap` that is gone; in a block, it would need the block.
  private func envelope(_ candidate: Candidate) -> [ChangeRemedy] {
    let envelopes = old.model.envelopes.filter { $0.pattern.span == candidate.pattern.span }
    guard let envelope = envelopes.first, envelope.origins.isEmpty else { return [] }
    return [.declaration("unwrap " + candidate.writtenText)]
  }

  /// The old texts after `with`, where the pattern has others.
  private func constants(_ candidate: Candidate, _ newIndex: Int) -> [ChangeRemedy] {
    let route = new.model.routes[newIndex]
    let texts = route.aliases.filter {
      $0.pattern.text.utf8.elementsEqual(candidate.pattern.text.utf8)
    }
    guard let index = candidate.route, let alias = texts.first else { return [] }
    return candidate.sources.enumerated().compactMap { slot, source in
      guard case .constant(let text) = source, let newSlot = pairs.slot(of: slot, ofRoute: index),
        let other = alias.constants[newSlot], other != text
      else { return nil }
      return .constant(
        alias.pattern.span, parameter: route.parameters[newSlot].name, text: text.asDefault)
    }
  }

  /// An `also` with the old text of a case in place of the parameter, and the case after `with`.
  private func enumTexts(_ candidate: Candidate, _ reading: LinkReading) -> [ChangeRemedy] {
    guard case .route(let index, let values) = reading.before else { return [] }
    return values.enumerated().compactMap { slot, texts in
      guard texts.count == 1, let newIndex = pairs.newIndices[index],
        let newSlot = pairs.slot(of: slot, ofRoute: index),
        let enums = enums(ofRoute: index, slot, newIndex, newSlot),
        let name = enums.old.value(of: texts[0], ==)?.caseName,
        let value = enums.new.value(ofCase: name),
        !value.text.utf8.elementsEqual(texts[0].utf8)
      else { return nil }
      let fixed = OldPatternText.FixedValue(slot: slot, text: texts[0], newText: value.text)
      return OldPatternText(candidate, self, fixed: fixed)?.line
        .map { .alias(route: newIndex, lines: [$0]) }
    }
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
        return renamedSlot(slot, candidate, route).flatMap { otherKeys(slot, candidate, $0, route) }
      }
      let (before, after) = (old.model.routes[index].parameters[slot], route.parameters[newSlot])
      return words(before.type, after.type) ?? values(before.type, after.type)
        ?? placeholder(before, after, also: route.otherKeys(of: newSlot))
        ?? otherKeys(slot, candidate, newSlot, route)
    }
  }

  /// The words of an enum that accepted other texts or other case.
  private func words(_ before: ValueType, _ after: ValueType) -> ChangeRemedy? {
    guard let oldIndex = before.enumeration, let index = after.enumeration else { return nil }
    let (old, new) = (old.model.enumerations[oldIndex], new.model.enumerations[index])
    // 'caseless' on a line of its own is a change of its own.
    let isCaseless = new.isCaseless || old.isCaseless && !self.old.model.isCaseless
    guard old.isOpen && !new.isOpen || isCaseless != new.isCaseless else { return nil }
    let words = [isCaseless ? "caseless" : nil, old.isOpen || new.isOpen ? "open" : nil, "enum"]
    return .enumWords(
      enumeration: index, words.compactMap(\.self).joined(separator: " "))
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

  /// The old type and the old default of a parameter.
  ///
  /// - Parameter keys: The other names of the item in the new version.
  private func placeholder(
    _ before: Parameter, _ after: Parameter, also keys: [String]
  ) -> ChangeRemedy? {
    let isAbsence =
      before.mayBeAbsent
      && (!after.mayBeAbsent
        || old.model.defaultText(of: before) != new.model.defaultText(of: after))
    let isRange = after.type.bounds != nil && after.type.bounds != before.type.bounds
    let isElse = before.ignoresUnreadable && !after.ignoresUnreadable
    let saysPlus = before.type.saysPlusLiteral && !after.type.saysPlusLiteral
    let type = old.model.typeName(before.type.kind)
    let isOther =
      type != new.model.typeName(after.type.kind) || before.form == .list
      || before.isJoined
    guard isAbsence || isRange || isOther || isElse || saysPlus else { return nil }
    return .placeholder(
      after.span,
      after.placeholder(
        type, before.type.bounds, as: isAbsence || isOther || isElse ? before : after,
        saysPlus: saysPlus, also: keys))
  }

  /// The only new item of the type of one that is gone.
  private func renamedSlot(_ slot: Int, _ candidate: Candidate, _ route: Route) -> Int? {
    let type = old.model.typeText(of: candidate.parameters[slot])
    let others = route.pattern.query.compactMap(\.slot).filter { other in
      candidate.route.map { pairs.oldSlot(of: other, ofRoute: $0) == nil } ?? false
        && new.model.typeText(of: route.parameters[other]) == type
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The old keys of an item as other names of the new one; `nil` if it has them.
  private func otherKeys(
    _ slot: Int, _ candidate: Candidate, _ newSlot: Int, _ route: Route
  ) -> ChangeRemedy? {
    guard case .query = candidate.sources[slot],
      let item = route.pattern.query.first(where: { $0.slot == newSlot })
    else { return nil }
    let gone = candidate.sources[slot].keys.filter { key in
      !item.keys.contains { new.model.isSame($0, key) }
    }
    let parameter = route.parameters[newSlot]
    let text = parameter.placeholder(
      new.model.typeName(parameter.type.kind), parameter.type.bounds, as: parameter,
      also: item.otherKeys + gone)
    return gone.isEmpty ? nil : .otherKeys(parameter.span, text)
  }
}

extension Route {
  /// The other names of the item that has a parameter.
  fileprivate func otherKeys(of slot: Int) -> [String] {
    pattern.query.first { $0.slot == slot }?.otherKeys ?? []
  }
}

extension Parameter {
  /// A placeholder with the name of the parameter, and the form and the default of another one.
  ///
  /// - Parameter keys: Other names of the item.
  fileprivate func placeholder(
    _ type: String, _ bounds: Bounds?, as other: Parameter, saysPlus: Bool = false,
    also keys: [String]
  ) -> String {
    var type = type + (bounds == .filled ? "+" : "")
    if other.form == .list || other.isJoined {
      let isFilled = other.isFilledList || other.isJoined && !other.mayBeAbsent
      type = "[\(type)]" + (isFilled ? "+" : "")
    } else if other.form == .optional {
      type += "?"
    }
    let range = ValueType(other.type.kind, bounds: bounds).boundsText + other.type.separatorText
    let plus = self.type.saysPlusLiteral || saysPlus ? " plus literal" : ""
    return "{\(name): \(type)\(range)\(plus)\(keys.asOtherKeys)\(other.defaultText)}"
  }
}

extension ValueType {
  /// The index of the enum, which may accept other texts; `nil` for any other type.
  fileprivate var enumeration: Int? {
    switch kind {
    case .enumeration(let index), .openEnumeration(let index): index
    case _: nil
    }
  }
}

extension Array where Element: Equatable {
  /// The elements, of those that are equal the first.
  package var withoutRepetitions: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
