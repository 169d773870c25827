import RoutegenSource
import RoutegenSyntax

extension Resolver {
  /// The whole pattern: `prefix` is what the groups around it give.
  mutating func pattern(
    _ syntax: PatternSyntax, after prefix: EnclosingScope, binder: inout ParameterBinder
  ) -> Pattern {
    let own = segments(syntax.segments, binder: &binder)
    let items = items(syntax.query, at: .query, binder: &binder)
    return Pattern(
      segments: prefix.segments + own,
      query: items,
      fragment: syntax.fragment.flatMap { fragment($0, binder: &binder) },
      text: prefix.text(followedBy: model.text(of: syntax, in: binder.parameters)),
      span: syntax.span,
      segmentSpans: prefix.segmentSpans + syntax.segments.map(\.span))
  }

  /// Links have so many segments and items of a query at the most, and no case has more parameters.
  private static let largestCount = 256

  /// Links are no longer than this, in bytes.
  private static let longestLink = 16_384

  /// Whether a link may be as large as the pattern; if not, that is reported.
  ///
  /// Nobody looks into a pattern that is larger, so that a pattern has a greatest cost.
  mutating func isOfSize(_ syntax: PatternSyntax, after prefix: EnclosingScope) -> Bool {
    let length = prefix.patternText.utf8.count + syntax.span.end - syntax.span.start
    if prefix.segments.count + syntax.segments.count > Self.largestCount {
      report(.tooLong(syntax, Self.largestCount, "segments"))
    } else if max(syntax.query.count, syntax.fragmentItems.count) > Self.largestCount {
      report(.tooLong(syntax, Self.largestCount, "items of a query"))
    } else if prefix.parameters.count + syntax.holeCount > Self.largestCount {
      report(.tooManyParameters(syntax, Self.largestCount))
    } else if length > Self.longestLink {
      report(.tooLong(syntax, Self.longestLink, "bytes"))
    } else if !expand(by: prefix.size) {
      // Of thousands of patterns that are as large, one is enough to say it.
      if !isIncomplete { report(.expandsTooFar(syntax)) }
      isIncomplete = true
    } else {
      return true
    }
    return false
  }

  /// What groups and mounts give to patterns is copied to each, and small files could be as large as
  /// one likes because of that; in bytes.
  private static let largestExpansion = 1 << 26

  /// Whether there is room for so much more.
  mutating func expand(by size: Int) -> Bool {
    guard model.expandedSize + size <= Self.largestExpansion else { return false }
    model.expandedSize += size
    return true
  }

  mutating func segments(_ syntax: [SegmentSyntax], binder: inout ParameterBinder) -> [Segment] {
    var segments: [Segment] = []
    for (place, segment) in syntax.enumerated() {
      guard let resolved = self.segment(segment, binder: &binder) else { continue }
      if case .rest = resolved, place != syntax.count - 1 {
        report(.restInTheMiddle(segment))
        continue
      }
      segments.append(resolved)
    }
    return segments
  }

  private mutating func segment(_ syntax: SegmentSyntax, binder: inout ParameterBinder) -> Segment?
  {
    if syntax.pieces.count == 1 {
      switch syntax.pieces[0] {
      case .literal(let literal):
        checkLinkable(literal, in: literal.text)
        return .literal(literal.text)
      case .parameter(let placeholder):
        guard let placeholder = self.placeholder(placeholder, at: .segment, in: &binder) else {
          return nil
        }
        return placeholder.form == .rest
          ? .rest(slot: placeholder.slot) : .parameter(slot: placeholder.slot, placeholder.type)
      }
    }
    return affix(syntax.pieces, binder: &binder)
  }

  private mutating func affix(_ pieces: [PieceSyntax], binder: inout ParameterBinder) -> Segment? {
    let segment = pieces.map(\.standIn).joined()
    var resolved: [Piece] = []
    var isBroken = false
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        checkLinkable(literal, in: segment)
        resolved.append(.literal(literal.text))
      case .parameter(let placeholder):
        if case .parameter? = resolved.last { report(.adjacentParameters(placeholder)) }
        guard let placeholder = self.placeholder(placeholder, at: .mixed, in: &binder) else {
          isBroken = true
          continue
        }
        resolved.append(.parameter(slot: placeholder.slot, placeholder.type))
      }
    }
    return isBroken ? nil : .mixed(resolved)
  }

  private mutating func items(
    _ syntax: [ItemSyntax], at place: PlaceholderPosition, binder: inout ParameterBinder
  ) -> [QueryItem] {
    var items: [QueryItem] = []
    var keys: [String: Span] = [:]
    var dictionary: Span?
    for item in syntax {
      guard let resolved = self.item(item, at: place, binder: &binder) else { continue }
      if let slot = resolved.slot, binder.parameters[slot].form == .dictionary {
        if let first = dictionary {
          report(.secondDictionary(at: item.span, first: first))
        } else {
          dictionary = item.span
          items.append(resolved)
        }
        continue
      }
      let key = model.folded(resolved.key)
      if let original = keys[key] {
        report(.repeatedKey(resolved.key, at: item.span, first: original))
        continue
      }
      keys[key] = item.span
      if let last = items.last, case .restOfLink = last.value { report(.itemAfterRest(item)) }
      items.append(resolved)
    }
    return items
  }

  private mutating func item(
    _ syntax: ItemSyntax, at place: PlaceholderPosition, binder: inout ParameterBinder
  ) -> QueryItem? {
    if let key = syntax.key { checkLinkable(key) }
    switch syntax.value {
    case .literal(let text):
      checkLinkable(text)
      return QueryItem(key: syntax.key?.text ?? text.text, value: .literal(text.text))
    case .parameter(let written):
      let key = syntax.key?.text ?? written.name.text
      guard let placeholder = self.placeholder(written, at: place, in: &binder) else { return nil }
      if syntax.key == nil, written.isUnnamed {
        report(.missingKey(written))
        return nil
      }
      if syntax.key != nil, placeholder.form == .dictionary {
        report(.keyOfDictionary(written))
        return nil
      }
      guard let slot = placeholder.slot else { return QueryItem(key: key, value: .any) }
      let isRest = written.isRest && place == .query
      return QueryItem(key: key, value: isRest ? .restOfLink(slot: slot) : .parameter(slot: slot))
    }
  }

  private mutating func fragment(_ syntax: FragmentSyntax, binder: inout ParameterBinder)
    -> Fragment?
  {
    switch syntax {
    case .whole(let written):
      if let placeholder = self.placeholder(written, at: .fragment, in: &binder) {
        if let slot = placeholder.slot { return .whole(slot: slot) }
        report(.missingKey(written))
      }
      return nil
    case .items(let items): return .items(self.items(items, at: .fragment, binder: &binder))
    }
  }

  /// Reports text that every link refuses, so that nothing could ever match it.
  ///
  /// The dots of `/v{major}.{minor}` are fine, those of a whole segment are not; in a query,
  /// where there is no segment, all are.
  private mutating func checkLinkable(_ literal: NameSyntax, in segment: String = "") {
    let hasControl = literal.text.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    let hasDots = segment.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0 == "." || $0 == ".." }
    if hasControl || hasDots { report(.unprintable(literal)) }
  }
}

extension PatternSyntax {
  fileprivate var holeCount: Int {
    let inPath = segments.reduce(0) { count, segment in
      count + segment.pieces.count { if case .parameter = $0 { true } else { false } }
    }
    return inPath
      + (query + fragmentItems).count { if case .parameter = $0.value { true } else { false } }
  }

  fileprivate var fragmentItems: [ItemSyntax] {
    if case .items(let items)? = fragment { items } else { [] }
  }
}

extension PieceSyntax {
  /// The literal text, or something that is no dot for a parameter.
  fileprivate var standIn: String {
    switch self {
    case .literal(let literal): literal.text
    case .parameter: "_"
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLong(
    _ syntax: PatternSyntax, _ count: Int, _ noun: String
  ) -> Diagnostic {
    Diagnostic(
      .unprintablePattern, "no link has more than \(count) \(noun)", at: syntax.span)
  }

  fileprivate static func tooManyParameters(
    _ syntax: PatternSyntax, _ count: Int
  ) -> Diagnostic {
    Diagnostic(.unprintablePattern, "no route has more than \(count) parameters", at: syntax.span)
  }

  fileprivate static func expandsTooFar(_ syntax: PatternSyntax) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "from here on, the groups give more to their patterns than can be compiled",
      at: syntax.span
    )
    .note("every pattern has what is written in front of its block; shorten that")
  }

  fileprivate static func restInTheMiddle(_ segment: SegmentSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' takes the rest of the path, so nothing can follow", at: segment.span)
  }

  fileprivate static func itemAfterRest(_ item: ItemSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' takes the rest of the link, so no item can follow", at: item.span)
  }

  fileprivate static func missingKey(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(.unnamedPlaceholder, "'{_}' does not say which key it means", at: placeholder.span)
      .note("write 'key={_}' for an item of any value")
  }

  fileprivate static func keyOfDictionary(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType,
      "a dictionary takes every item that nothing else names, so it has no key",
      at: placeholder.span
    )
    .note("write '{\(placeholder.name.text): [String: String]}' alone")
  }

  fileprivate static func adjacentParameters(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .adjacentParameters,
      "nothing separates '\(placeholder.name.text)' from the parameter before it",
      at: placeholder.span
    )
    .note("put text between the two, such as '-', or '/' to make them two segments")
  }

  fileprivate static func secondDictionary(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "one dictionary takes every item that nothing else names already",
      at: span
    )
    .also(first, "it is here")
  }

  fileprivate static func repeatedKey(_ key: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(.duplicateKey, "the pattern already names the key '\(key)'", at: span)
      .also(first, "the first one is here")
  }

  fileprivate static func unprintable(_ literal: NameSyntax) -> Diagnostic {
    Diagnostic(.unprintablePattern, "no link may hold this text", at: literal.span)
      .note("control characters and the segments '.' and '..' make a link malformed")
  }
}
