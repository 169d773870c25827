import RoutegenSource

/// The beginning that the patterns in a group have from the groups around them.
struct PatternPrefix {
  var segments: [Segment] = []
  var segmentSpans: [Span] = []

  /// As people write it: `/users/{id: Int}`.
  var text = ""

  /// The query items of the groups, which every pattern has after its own.
  var items: [GroupItem] = []

  /// The innermost `also` to which the prefix belongs; `nil` for the own patterns of the groups.
  var span: Span?

  /// The host or scheme with which the prefix begins; `nil` if it accepts the links of its block.
  var origin: OriginConstraint?

  /// Whether the file has the first segment after the `//` of a custom scheme.
  var hasAuthority = false

  /// The texts after `with`, by slot.
  var constants: [Int: String] = [:]

  /// Whether links are printed with the prefix: no `also` is in place of a group's own pattern.
  var isPrinted = true

  /// Whether segments that may be missing are left out.
  var isShorter = false

  /// The memory that each pattern needs because of it, in bytes, roughly.
  var size: Int { text.utf8.count + 64 * segments.count + 128 * items.count }

  /// The prefix of patterns whose placeholders have no slots.
  var withoutSlots: PatternPrefix {
    var prefix = self
    prefix.segments = segments.map(\.withoutSlots)
    prefix.items = []
    return prefix
  }

  /// The path with its origin, as people write links: `myapp://product/{id}`.
  var writtenText: String {
    let path = text.isEmpty ? "/" : text
    return (origin?.linkText ?? "") + (hasAuthority ? String(path.dropFirst()) : path)
  }

  /// Returns the text of the whole pattern whose own text is `own`.
  ///
  /// `/users` and the pattern `/` or `/?q` have no slash between them.
  ///
  /// - Parameter hasPath: Whether the pattern has a path.
  func text(followedBy own: String, hasPath: Bool = true) -> String {
    let text = (text + own).adding(items.map(\.text))
    return text.hasPrefix("/") || !hasPath ? text : "/" + text
  }
}

extension PatternPrefix {
  /// The `also` of a group.
  ///
  /// - Parameters:
  ///   - text: The whole path, as people write it.
  ///   - items: The items of the group and of those around it.
  init(_ alias: Alias, text: String, items: [GroupItem]) {
    let slots = alias.pattern.segments.flatMap(\.placeholderSlots).compactMap { $0 }
    let given = Set(slots + alias.constants.keys)
    (segments, segmentSpans) = (alias.pattern.segments, alias.pattern.segmentSpans)
    (self.text, span) = (text, alias.pattern.span)
    self.items = items.filter { $0.item.slot.map { !given.contains($0) } ?? true }
    isPrinted = false
    (origin, hasAuthority, constants) = (alias.origin, alias.hasAuthority, alias.constants)
  }

  /// Returns a prefix that continues `outer` with this one in place of it.
  func replacing(_ outer: PatternPrefix, in inner: PatternPrefix) -> PatternPrefix {
    var prefix = self
    prefix.segments += inner.segments.dropFirst(outer.segments.count)
    prefix.segmentSpans += inner.segmentSpans.dropFirst(outer.segments.count)
    prefix.text += inner.text.utf8Suffix(after: outer.text)
    let left = slots(leftFrom: outer)
    prefix.items = inner.items.filter { $0.item.slot.map { !left.contains($0) } ?? true }
    prefix.span = inner.span ?? span
    prefix.isPrinted = isPrinted && inner.isPrinted
    prefix.isShorter = isShorter || inner.isShorter
    prefix.constants.merge(inner.constants) { own, _ in own }
    return prefix
  }

  /// Returns a pattern that continues `outer` with this prefix in place of it.
  ///
  /// - Parameter own: The text of the pattern after the prefix.
  func replacing(_ outer: PatternPrefix, in alias: Alias, own: String) -> Alias {
    let (left, inner) = (slots(leftFrom: outer), alias.pattern)
    var pattern = Pattern(
      segments: segments + inner.segments.dropFirst(outer.segments.count),
      query: inner.query.filter { $0.slot.map { !left.contains($0) } ?? true },
      fragment: inner.fragment, text: text(followedBy: own),
      spans: Pattern.Spans(
        pattern: span ?? inner.span,
        segments: segmentSpans + inner.segmentSpans.dropFirst(outer.segments.count)),
      requiredSlots: inner.requiredSlots, plusLiteralSlots: inner.plusLiteralSlots,
      filledSlots: inner.filledSlots)
    pattern.isPrinted = isPrinted && inner.isPrinted
    return Alias(
      pattern: pattern, origin: origin ?? alias.origin,
      hasAuthority: origin == nil ? alias.hasAuthority && segments.isEmpty : hasAuthority,
      constants: constants.merging(alias.constants) { own, _ in own }, isInherited: true,
      isShorter: isShorter || alias.isShorter)
  }

  /// The slots of the items that this prefix does not have, because it has values for them.
  private func slots(leftFrom outer: PatternPrefix) -> Set<Int> {
    Set(outer.items.compactMap(\.item.slot)).subtracting(items.compactMap(\.item.slot))
  }
}

extension String {
  /// The text after a prefix.
  fileprivate func utf8Suffix(after prefix: String) -> Substring {
    self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }
}
