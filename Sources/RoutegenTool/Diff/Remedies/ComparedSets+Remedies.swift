package import RoutegenCompiler

extension ComparedSets {
  /// What could keep the links of a change of a pattern, the best remedy first.
  func remedies(for candidate: Candidate, _ reading: LinkReading?) -> [ChangeRemedy] {
    guard let reading, let difference = reading.difference else { return [] }
    guard let index = candidate.route else { return envelope(candidate) }
    let route = old.model.routes[index]
    guard let newIndex = pairs.newIndices[index] else {
      return [
        RemovedRouteText(
          route, self, replacement: reading.after.route.map { new.model.routes[$0].qualifiedName }
        ).remedy
      ]
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
    return widened(candidate, newIndex)
      + [lines, Array(lines.prefix(1))].withoutRepetitions.filter { !$0.isEmpty }
      .map { .alias(route: newIndex, lines: $0) }
  }

  /// The patterns that the line of a pattern is without segments that may be missing.
  private func shorter(than candidate: Candidate, _ route: Route) -> [Candidate] {
    if candidate.isImplied(in: old.model) { return [] }
    return route.aliases.filter {
      $0.isImplied && $0.pattern.keyRank == 0 && $0.pattern.span == candidate.pattern.span
    }
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

  /// The remedies for parameters that accept fewer texts than before, or have another default or key.
  private func widened(_ candidate: Candidate, _ newIndex: Int) -> [ChangeRemedy] {
    guard let index = candidate.route else { return [] }
    let (route, other) = (old.model.routes[index], new.model.routes[newIndex])
    return route.parameters.indices.flatMap { slot -> [ChangeRemedy] in
      guard let newSlot = pairs.slot(of: slot, ofRoute: index) else {
        return renamedSlot(slot, candidate, other)
          .flatMap { otherKeys(slot, candidate, $0, other) }.map { [$0] } ?? []
      }
      let (before, after) = (route.parameters[slot], other.parameters[newSlot])
      let placeholder = ChangeRemedy.placeholder(after.span, old: before.span)
      return enumRemedies(before.type, after.type)
        + (otherKeys(slot, candidate, newSlot, other).map { [$0] } ?? [])
        + (before.name == after.name ? [placeholder] : [])
    }
  }

  /// The values of an enum that are gone, and the words before its name.
  private func enumRemedies(_ before: ValueType, _ after: ValueType) -> [ChangeRemedy] {
    guard let oldIndex = before.enumeration, let index = after.enumeration else { return [] }
    let (old, new) = (old.model.enumerations[oldIndex], new.model.enumerations[index])
    let known = Set(new.values.map { Array($0.text.utf8) })
    let gone = old.values.filter { !known.contains(Array($0.text.utf8)) }
    // 'caseless' on a line of its own is a change of its own.
    let hasOtherWords =
      old.isOpen && !new.isOpen
      || new.isCaseless != (new.isCaseless || old.isCaseless && !self.old.model.isCaseless)
    return (hasOtherWords ? [.enumWords(new.nameSpan, old: old.nameSpan)] : [])
      + (gone.isEmpty ? [] : [.enumValues(enumeration: index, values: gone)])
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

  /// The old keys of an item as other keys of the new one; `nil` if it has them.
  private func otherKeys(
    _ slot: Int, _ candidate: Candidate, _ newSlot: Int, _ route: Route
  ) -> ChangeRemedy? {
    guard let own = candidate.pattern.query.first(where: { $0.slot == slot }),
      let item = route.pattern.query.first(where: { $0.slot == newSlot })
    else { return nil }
    let gone = own.keys.filter { key in !item.keys.contains { new.model.isSame($0, key) } }
    return gone.isEmpty ? nil : .otherKeys(route.parameters[newSlot].span, gone)
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

/// A line of the new version's file that could keep the links of a change.
///
/// Whether it does, and whether the file still compiles, is known only after trying it.
package enum ChangeRemedy: Hashable, Sendable {
  /// Lines `also …` below a route of the new version.
  case alias(route: Int, lines: [String])

  /// Lines `also …` of a group or a mount of the new version, which the span identifies: its name or, without
  /// one, its pattern.
  case groupAlias(Span, lines: [String])

  /// The lines of routes that are gone, for the end of the file.
  case routes(names: [String], lines: [String])

  /// A declaration that is gone: `host example.org`, `caseless`, `unwrap /open?link`.
  case declaration(String)

  /// The placeholder of a parameter as the old version has it, such as its old range.
  case placeholder(Span, old: Span)

  /// The old keys of the item with a placeholder, as other keys.
  case otherKeys(Span, [String])

  /// More values for an enum.
  case enumValues(enumeration: Int, values: [Enumeration.Value])

  /// The words before the name of an enum, `caseless open enum`, as the old version has them.
  case enumWords(Span, old: Span)
}
