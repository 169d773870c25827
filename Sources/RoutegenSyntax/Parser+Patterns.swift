import RoutegenSource

/// Patterns, and the path that they begin with.
extension Parser {
  // Pattern : Path Query? Fragment?
  //
  // Without white space, but each item of the query and the fragment may begin a line.
  mutating func parsePattern() -> PatternSyntax? {
    let start = current
    isPatternBroken = false
    let segments = parsePath()
    guard current != start else { return nil }
    let query = parseQuery()
    let fragment = parseFragment()
    rejectRest()
    guard !isPatternBroken else { return nil }
    return PatternSyntax(
      segments: segments, query: query, fragment: fragment, span: span(from: start))
  }

  // PatternWithHash : Path Query? `#`?
  //
  // Returns whether the `#` is there.
  mutating func parsePatternWithHash() -> (pattern: PatternSyntax, hasHash: Bool)? {
    let start = current
    isPatternBroken = false
    let segments = parsePath()
    guard current != start else { return nil }
    let query = parseQuery()
    let pattern = PatternSyntax(
      segments: segments, query: query, fragment: nil, span: span(from: start))
    let hasHash = at(.hash) && isTouching
    if hasHash { advance() }
    rejectRest()
    return isPatternBroken ? nil : (pattern, hasHash)
  }

  /// Reports a mistake for which the whole pattern is left out.
  mutating func fail(_ problem: Diagnostic) {
    report(problem)
    isPatternBroken = true
  }

  /// Whether a part of the pattern begins here with `kind`, on this line or on the next.
  mutating func atPart(_ kind: Token.Kind) -> Bool {
    if at(.newline) { return eatLineBreak(before: { $1.kind == kind && !$0.isHashComment($1) }) }
    guard at(kind) else { return false }
    if isTouching || previous.kind == .newline { return true }
    guard isTouchedByNext else { return false }
    let gap = Span(file: file.id, start: previous.span.end, end: current.span.start)
    report(.spaceInPattern(gap, before: current))
    return true
  }

  /// Whether a `{` touches the pattern that nevertheless opens a block: nothing follows on the line.
  var atBlockBrace: Bool { at(.leftBrace) && next.kind.endsLine }

  // Path : `/` | ( `/` Segment )+
  private mutating func parsePath() -> [SegmentSyntax] {
    var segments: [SegmentSyntax] = []
    if !at(.slash), let first = parsePathWithoutSlash() { segments.append(first) }
    var isFirst = segments.isEmpty
    while at(.slash), isFirst || isTouching {
      isFirst = false
      if let segment = parseSlashAndSegment(isFirst: segments.isEmpty) { segments.append(segment) }
    }
    return segments
  }

  private mutating func parseSlashAndSegment(isFirst: Bool) -> SegmentSyntax? {
    let slash = current
    advance()
    let afterFirst = current
    while at(.slash), isTouching { advance() }
    let hasExtra = current != afterFirst
    if atSegment {
      if hasExtra { report(.emptySegment(slash.span.union(previous.span), replacement: "/")) }
      return parseSegment()
    }
    if !isFirst {
      report(.emptySegment(slash.span.union(previous.span), replacement: ""))
    } else if hasExtra {
      report(.emptySegment(slash.span.union(previous.span), replacement: "/"))
    }
    return nil
  }

  /// Reports that the slash is missing, and reads what stands in its place.
  private mutating func parsePathWithoutSlash() -> SegmentSyntax? {
    if atLineEnd || atBlockBrace {
      reportExpected("a pattern")
      return nil
    }
    let start = current
    if !current.isBroken { report(.missingSlash(before: start.span)) }
    return current.kind.beginsPart ? nil : parseSegment()
  }

  private var atSegment: Bool {
    isTouching && !atLineEnd && !atBlockBrace && !current.kind.beginsPart
  }

  // Segment : ( Text | Parameter )+
  private mutating func parseSegment() -> SegmentSyntax {
    let start = current
    var pieces: [PieceSyntax] = []
    repeat {
      if at(.leftBrace) {
        if let parameter = parseParameter() { pieces.append(.parameter(parameter)) }
      } else {
        pieces.append(.literal(parseText(isInSegment: true)))
      }
    } while atSegment && !at(.slash)
    let segment = SegmentSyntax(pieces: pieces, span: span(from: start))
    if pieces.count == 1, case .literal(let text) = pieces[0], [".", ".."].contains(text.text) {
      fail(.dotSegment(text))
    }
    return segment
  }

  // Text : touching tokens other than `? & # { } =` and, in a segment, `/`
  mutating func parseText(isInSegment: Bool) -> NameSyntax {
    let start = current
    repeat {
      if current.isBroken { isPatternBroken = true }
      if at(.equals) { report(.literalEquals(in: "text", at: current.span)) }
      advance()
    } while isTouching && atText(isInSegment: isInSegment)
    return decoded(span(from: start))
  }

  func atText(isInSegment: Bool) -> Bool {
    if at(.slash) { return !isInSegment }
    if at(.equals) { return isInSegment }
    return !current.kind.beginsPart && !at(.leftBrace) && !atLineEnd
  }

  /// The text of `span` with its percent escapes decoded.
  private mutating func decoded(_ span: Span) -> NameSyntax {
    let bytes = file.bytes[span.start..<span.end]
    guard bytes.contains(UInt8(ascii: "%")) else {
      return NameSyntax(text: file.text(of: span), span: span)
    }
    let decoded = PercentDecoded(bytes)
    for mistake in decoded.mistakes {
      let range = mistake.range
      let place = Span(file: file.id, start: range.lowerBound, end: range.upperBound)
      fail(mistake.isIncomplete ? .incompleteEscape(at: place) : .escapedNonUTF8(at: place))
    }
    return NameSyntax(text: decoded.text, span: span)
  }

  /// Reports what touches the pattern and belongs to no part of it.
  private mutating func rejectRest() {
    guard isTouching, !atLineEnd, !atBlockBrace else { return }
    fail(.afterFragment(current))
    while isTouching, !atLineEnd, !atBlockBrace {
      if at(.leftBrace) { skipParameter() } else { advance() }
    }
  }
}

extension Parser {
  /// Whether `token` stands alone: no fragment, but what comments begin with elsewhere.
  fileprivate func isHashComment(_ token: Token) -> Bool {
    guard token.kind == .hash, token.span.end < file.bytes.count else { return token.kind == .hash }
    return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
      .contains(file.bytes[token.span.end])
  }
}

extension Diagnostic {
  fileprivate static func emptySegment(_ slashes: Span, replacement: String) -> Diagnostic {
    Diagnostic(.emptySegment, "a segment is empty here", at: slashes)
      .fix("remove the slash", replace: slashes, with: replacement)
  }

  fileprivate static func missingSlash(before span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern begins with '/'", at: span)
      .fix("add a '/'", replace: span.startPoint, with: "/")
  }

  fileprivate static func dotSegment(_ text: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidPattern, "no link has the segment '\(text.text)'", at: text.span)
      .note("'.' and '..' mean a place in the path, so that links with them are malformed")
  }

  static func literalEquals(in part: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a '=' that is part of the \(part) is written '%3D'", at: span)
      .fix("write '%3D'", replace: span, with: "%3D")
  }

  fileprivate static func spaceInPattern(_ gap: Span, before token: Token) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "white space ends a pattern, so \(token.kind.name) has to touch it",
      at: token.span
    )
    .fix("remove the space", replace: gap, with: "")
  }

  fileprivate static func incompleteEscape(at span: Span) -> Diagnostic {
    let percent = Span(file: span.file, start: span.start, end: span.start + 1)
    return Diagnostic(.invalidEscape, "two hexadecimal digits have to follow '%'", at: span)
      .propose("write '%25' for a percent sign", replace: percent, with: "%25")
  }

  fileprivate static func escapedNonUTF8(at span: Span) -> Diagnostic {
    Diagnostic(.invalidEscape, "the escaped bytes are not UTF-8", at: span)
  }

  fileprivate static func afterFragment(_ token: Token) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a fragment ends a pattern, and here follows \(token.kind.name)",
      at: token.span
    )
    .note("a pattern is a path, '?' and a query, '#' and a fragment, in this order")
  }
}
