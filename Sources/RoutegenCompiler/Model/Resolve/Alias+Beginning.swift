/// A pattern as the beginning of those in a group.
extension Alias {
  /// The beginning of patterns outside of groups, which is empty and has no place.
  static let root = Alias(
    pattern: Pattern(
      PatternParts(path: ""),
      Pattern.Spans(pattern: Span(file: FileID(0), start: 0, end: 0), segments: []), isPrinted: true
    ))

  /// The text of the path as another pattern continues it: `/users`, and nothing for `/`.
  var beginning: String { pattern.parts.path ?? "" }

  /// The path with its origin, as people write links: `myapp://product/{id}`.
  var writtenPath: String {
    originText + (hasAuthority ? String(pattern.writtenPath.dropFirst()) : pattern.writtenPath)
  }

  /// The memory that each pattern needs because of it, in bytes, roughly.
  var size: Int {
    beginning.utf8.count + 64 * pattern.segments.count + 128 * pattern.query.count
  }

  /// Returns the pattern that continues this one.
  ///
  /// - Parameter isGroup: Whether it is that of a group, and so the beginning of others.
  func followed(by inner: Alias, isGroup: Bool = false) -> Alias {
    let (outer, own) = (pattern, inner.pattern)
    // The place is that of the innermost `also` of a group, if there is one.
    let isOwnPlace = isGroup ? !own.isPrinted : outer.isPrinted
    var alias = inner
    alias.pattern = Pattern(
      segments: outer.segments + own.segments, query: own.query.adding(outer.query),
      fragment: own.fragment, outer.parts.followed(by: own.parts, isPrinted: outer.isPrinted),
      Pattern.Spans(
        pattern: isOwnPlace ? own.span : outer.span,
        segments: outer.segmentSpans + own.segmentSpans),
      isPrinted: outer.isPrinted && own.isPrinted, changes: own.changes)
    (alias.origin, alias.base) = origin.map { ($0, base) } ?? (inner.origin, inner.base)
    alias.hasAuthority = origin == nil ? inner.hasAuthority && outer.segments.isEmpty : hasAuthority
    alias.constants.merge(constants) { own, _ in own }
    alias.isInherited = isInherited || inner.isInherited
    alias.isImplied = isImplied || inner.isImplied
    return alias
  }

  /// Returns the `also` of a group with the items of the group, without those of parameters for which it has a value.
  func inherited(with items: [GroupItem]) -> Alias {
    let slots = pattern.segments.flatMap(\.placeholderSlots).compactMap { $0 }
    let given = Set(slots + constants.keys)
    let items = items.filter { $0.item.slot.map { !given.contains($0) } ?? true }
    var alias = self
    var parts = pattern.parts
    parts.items = items.map(\.text)
    alias.pattern = Pattern(
      segments: pattern.segments, query: items.map(\.item), parts, pattern.spans, isPrinted: false)
    alias.isInherited = true
    return alias
  }

  /// The beginning of patterns without a route, whose placeholders have no slots.
  var withoutSlots: Alias {
    var alias = self
    var parts = pattern.parts
    parts.items = []
    alias.pattern = Pattern(
      segments: pattern.segments.map { $0.mapping(slot: { _ in nil }) }, parts, pattern.spans,
      isPrinted: pattern.isPrinted)
    return alias
  }
}

extension PatternParts {
  fileprivate func followed(by own: PatternParts, isPrinted: Bool) -> PatternParts {
    let path = (isPrinted ? nil : own.pathInAlias) ?? own.path
    let isRest = own.items.last?.hasSuffix("...}") ?? false
    return PatternParts(
      path: path.map { (self.path ?? "") + $0 },
      items: own.items.inserting(items, beforeLast: isRest), fragment: own.fragment)
  }
}

extension [QueryItem] {
  /// Returns the items with those of the groups after them, or before an item that is the rest of the link.
  fileprivate func adding(_ outer: [QueryItem]) -> [QueryItem] {
    let isRest = if case .restOfLink? = last?.value { true } else { false }
    return inserting(outer, beforeLast: isRest)
  }
}

extension Array {
  fileprivate func inserting(_ others: [Element], beforeLast: Bool) -> [Element] {
    others.isEmpty ? self : dropLast(beforeLast ? 1 : 0) + others + suffix(beforeLast ? 1 : 0)
  }
}
