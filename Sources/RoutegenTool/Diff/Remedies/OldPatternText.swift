import RoutegenCompiler

/// Writes a pattern of the old version as a line of the new one.
///
/// Placeholders have the names that the parameters have in the new version, and no types: in an `also`, the
/// types are those of the route.
struct OldPatternText {
  private let candidate: Candidate
  private let sets: ComparedSets
  private let old: Route
  private let new: Route

  /// Whether the items are required of which the route of the new version has another form.
  private let requiresItems: Bool

  /// The origin of a block that is gone, with which the line begins; `nil` if it begins with its path.
  private let block: OriginConstraint?

  /// The segments of the pattern, with a rest that may be empty.
  private let segments: [Segment]

  init?(
    _ candidate: Candidate, _ sets: ComparedSets, requiresItems: Bool = false,
    at block: OriginConstraint? = nil
  ) {
    guard let index = candidate.route, let newIndex = sets.pairs.newIndices[index] else {
      return nil
    }
    (self.candidate, self.sets, self.requiresItems) = (candidate, sets, requiresItems)
    self.block = block
    (old, new) = (sets.old.model.routes[index], sets.new.model.routes[newIndex])
    let pattern = candidate.pattern
    let whole = ([old.pattern] + old.aliases.map(\.pattern)).first {
      $0.span == pattern.span && $0.text.utf8.elementsEqual(pattern.text.utf8)
    }
    segments = (pattern.omitsRest ? whole : nil)?.segments ?? pattern.segments
  }

  /// The pattern as an `also` of its route; `nil` if the route is in a group that begins differently.
  var line: String? {
    let group = new.pattern.segments.prefix(new.groupSegmentCount)
    let segments = segments.map(text)
    guard let path = origin(of: segments) ?? continuation(segments, of: group) else { return nil }
    let query = items(of: candidate.pattern.query, unless: new.pattern.query)
    let text = path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    return "also " + text + fragment + constants
  }

  /// The path after the host or scheme of an `also` that has its own; `nil` for any other pattern.
  private func origin(of segments: [String]) -> String? {
    let path = segments.joinedAsPath
    if let block { return block.linkText + path }
    guard let alias = aliasWithOrigin else { return nil }
    return alias.originText + (alias.hasAuthority ? String(path.dropFirst()) : path)
  }

  /// The beginning of the pattern as an `also` of a group that begins differently, for all of its routes.
  func line(of moved: MovedGroup) -> String? {
    guard let oldGroup = moved.old, let newGroup = moved.new else { return nil }
    let omitted = candidate.omittedNames(in: old)
    let rest = old.pattern.segments.dropFirst(oldGroup.segmentCount).filter { segment in
      !segment.placeholderSlots.contains { slot in
        slot.map { omitted.contains(old.parameters[$0].name) } ?? false
      }
    }
    let count = segments.count - rest.count
    guard count >= 0, Set(oldGroup.origins) == Set(newGroup.origins) else { return nil }
    let segments = segments.prefix(count).map(text)
    let outer = new.pattern.segments.prefix(newGroup.declaration.enclosure.segmentCount)
    guard let path = origin(of: segments) ?? continuation(segments, of: outer) else { return nil }
    return "also " + path + constants
  }

  /// The `also` that begins with a host or scheme; `nil` for any other pattern.
  private var aliasWithOrigin: Alias? {
    let pattern = candidate.pattern
    return old.aliases.first {
      $0.origin != nil && $0.pattern.span == pattern.span && same($0.pattern.text, pattern.text)
    }
  }

  /// The path of a line in a group; `nil` if it does not begin as the group does.
  private func continuation(_ segments: [String], of group: ArraySlice<Segment>) -> String? {
    let group = group.map(ownText)
    guard segments.count >= group.count, zip(segments, group).allSatisfy({ same($0, $1) }) else {
      return nil
    }
    let path = segments.dropFirst(group.count).joinedAsPath
    return path.isEmpty ? "/" : path
  }

  private func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  // MARK: Segments

  /// A segment of the old version.
  private func text(of segment: Segment) -> String {
    text(of: segment, sets.old.model, name)
  }

  /// A segment of the new version's route.
  private func ownText(of segment: Segment) -> String {
    text(of: segment, sets.new.model) { new.parameters[$0].name }
  }

  /// A segment of a version, with the names that parameters have in the new one.
  private func text(
    of segment: Segment, _ model: RouteModel, _ name: (Int) -> String?
  ) -> String {
    switch segment {
    case .rest(let slot, .link(let type)):
      "{\(slot.flatMap(name) ?? "_"): URL...\(type.boundsText)}"
    case .rest(let slot, let rest):
      "{\(slot.flatMap(name) ?? "_")...\(rest == .segmentsOrNone ? "?" : "")}"
    case .literal, .parameter, .mixed:
      segment.pieces.map { piece in
        switch piece {
        case .literal(let text): text.asSegment
        case .parameter(let slot, let type):
          slot.flatMap(name).map { "{\($0)}" } ?? model.placeholderText(of: type)
        }
      }.joined()
    }
  }

  /// The name of a parameter of the old version in the new one; `nil` if the parameter is gone.
  private func name(of slot: Int) -> String? { newSlot(of: slot).map { new.parameters[$0].name } }

  /// The new slot of a parameter or, if no parameter has its name or place, of the only new one with its
  /// type.
  private func newSlot(of slot: Int) -> Int? {
    if let known = sets.pairs.slot(of: slot, ofRoute: old.index) { return known }
    let type = sets.old.model.typeText(of: old.parameters[slot])
    let others = new.parameters.indices.filter { other in
      sets.pairs.oldSlot(of: other, ofRoute: old.index) == nil
        && sets.new.model.typeText(of: new.parameters[other]) == type
    }
    return others.count == 1 ? others[0] : nil
  }

  // MARK: Items

  /// The items, without those that an `also` has because its route has them.
  private func items(of items: [QueryItem], unless own: [QueryItem]) -> [String] {
    items.compactMap { item in
      let key = item.key.asWritten
      switch item.value {
      case .literal(let text):
        return text.isEmpty ? key : key + "=" + text.asWritten
      case .any: return key + "={_}"
      case .mixed(let pieces): return text(of: pieces).map { "\(key)=\($0)" }
      case .restOfLink(let slot): return name(of: slot).map { "\(key)={\($0)...}" }
      case .parameter(let slot): return text(of: slot, item, own: own)
      }
    }
  }

  /// The text of an item or a fragment with parameters; `nil` if one of them is gone.
  private func text(of pieces: [Piece]) -> String? {
    let texts = pieces.map { piece -> String? in
      switch piece {
      case .literal(let text): text.asWritten
      case .parameter(let slot, _): slot.flatMap(name).map { "{\($0)}" }
      }
    }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
  }

  /// An item with a parameter; `nil` if the route's own item reads what it did, or the parameter is gone.
  private func text(of slot: Int, _ item: QueryItem, own: [QueryItem]) -> String? {
    guard let newSlot = self.newSlot(of: slot) else { return nil }
    let parameter = new.parameters[newSlot]
    let isKept = own.contains { own in
      own.slot == newSlot && item.keys.allSatisfy { key in own.keys.contains { same($0, key) } }
    }
    if isKept, parameter.mayBeAbsent { return nil }
    let isRequired = requiresItems || !candidate.parameters[slot].mayBeAbsent
    let key = same(parameter.name, item.key) ? "" : "\(item.key.asWritten)="
    return key + "{\(parameter.name)\(isRequired ? type(ofRequired: parameter) : "")"
      + "\(item.otherKeys.asOtherKeys)}"
  }

  /// The type with which a parameter that may be absent is required; empty for any other.
  private func type(ofRequired parameter: Parameter) -> String {
    guard parameter.mayBeAbsent else { return "" }
    let type = sets.new.model.typeText(parameter.type)
    return parameter.form == .list ? ": [\(type)]+" : ": \(type)"
  }

  private var fragment: String {
    switch candidate.pattern.fragment {
    case nil: return ""
    case .whole(let slot):
      var isKept = false
      if case .whole(let own)? = new.pattern.fragment { isKept = new.parameters[own].mayBeAbsent }
      guard !isKept, let newSlot = newSlot(of: slot) else { return "" }
      let parameter = new.parameters[newSlot]
      return "#{\(parameter.name)\(requiresItems ? type(ofRequired: parameter) : "")}"
    case .mixed(let pieces): return text(of: pieces).map { "#" + $0 } ?? ""
    case .items(let items):
      var own: [QueryItem] = []
      if case .items(let items)? = new.pattern.fragment { own = items }
      let texts = self.items(of: items, unless: own)
      return texts.isEmpty ? "" : "#" + texts.joined(separator: "&")
    }
  }

  /// The values after `with`.
  private var constants: String {
    let values = candidate.sources.enumerated().compactMap { slot, source -> String? in
      // The block supplies the value of its host.
      if slot == old.hostValue?.slot, aliasWithOrigin == nil { return nil }
      guard case .constant(let text) = source else { return nil }
      return name(of: slot).map { "\($0) = \(text.asDefault)" }
    }
    return values.isEmpty ? "" : " with " + values.joined(separator: ", ")
  }
}
