import RoutegenSource

/// Paths, and the text in patterns.
extension Parser {
  // Path : `/` | ( `/` Segment )+
  mutating func parsePath() -> [SegmentSyntax] {
    if !at(.slash), !skipHost(), let first = parsePathWithoutSlash() {
      return parsePath(after: [first])
    }
    return parsePath(after: [])
  }

  /// Parses the segments after the first one, or all of them.
  private mutating func parsePath(after first: [SegmentSyntax]) -> [SegmentSyntax] {
    var segments = first
    var isFirst = segments.isEmpty
    while at(.slash), isFirst || isTouching {
      isFirst = false
      if let segment = parseSlashAndSegment(isFirst: segments.isEmpty) { segments.append(segment) }
    }
    return segments
  }

  // PathAfterOrigin : Path? | Segment ( `/` Segment )*
  //
  // As in links, the first segment may follow the `//` of a custom scheme.
  mutating func parsePathAfterOrigin(mayBeginWithSegment: Bool) -> [SegmentSyntax] {
    var first: [SegmentSyntax] = []
    if mayBeginWithSegment, atSegment, !at(.slash), !rejectForeignSegment() {
      first.append(parseSegment())
    }
    return at(.slash) && isTouching ? parsePath(after: first) : first
  }

  private mutating func parseSlashAndSegment(isFirst: Bool) -> SegmentSyntax? {
    let slash = current
    advance()
    let afterFirst = current
    while at(.slash), isTouching { advance() }
    let hasExtra = current != afterFirst
    let slashes = slash.span.union(previous.span)
    if atSegment {
      if hasExtra { report(.emptySegment(slashes, replacement: "/", isLast: false)) }
      return rejectForeignSegment() ? nil : parseSegment()
    }
    if !isFirst, rejectQuestionMarks() { return nil }
    guard hasExtra || !isFirst, !rejectUnfinishedPlaceholder(), !rejectRubyPlaceholder() else {
      return nil
    }
    let isBlock = atBlockBrace && isTouching
    let isLast = !isTouching || atLineEnd || isBlock
    report(
      .emptySegment(
        slashes, replacement: isFirst ? "/" : isBlock ? " " : "",
        isLast: isLast && !hasExtra && !isFirst))
    return nil
  }

  /// Reports and skips a host before the path, as in `c.example/b`; returns `false` if the pattern
  /// has no host.
  private mutating func skipHost() -> Bool {
    guard at(.word), !current.isBroken else { return false }
    let start = current.span.start
    let end = file.bytes[start...].prefix(254).firstIndex(of: UInt8(ascii: "/")) ?? start
    let span = Span(file: file.id, start: start, end: end)
    let labels = file.text(of: span).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1,
      labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isHostByte) }),
      let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter)
    else { return false }
    report(.hostInPattern(file.text(of: span), at: span))
    skip(to: end)
    return true
  }

  /// Reports the missing slash, and parses the segment after it.
  private mutating func parsePathWithoutSlash() -> SegmentSyntax? {
    if atLineEnd || atBlockBrace {
      reportExpected("a pattern", note: exampleOfPattern)
      return nil
    }
    let start = current
    if at(.string), !current.isBroken {
      fail(.quotedPattern(text(of: current), at: current.span))
      advance()
      return nil
    }
    if rejectTouchingKeyword() || rejectForeignStart() { return nil }
    if !current.isBroken {
      let isOfAnyPath = current.kind.beginsPart && text(of: previous) == "except"
      report(isOfAnyPath ? .missingPath(before: start.span) : .missingSlash(before: start.span))
    }
    return current.kind.beginsPart ? nil : parseSegment()
  }

  /// What to write after the word or key before a missing pattern.
  private var exampleOfPattern: String? {
    let examples = [
      "also": "also /start", "except": "except /about", "unwrap": "unwrap /click?url",
      "else": "else /home",
    ]
    if position > 1, text(of: tokens[position - 2]) == "when" {
      return "write 'when chat /chats/{chat}'"
    }
    return examples[text(of: previous)].map { "write '\($0)'" }
  }

  /// Reports a placeholder of which only the `{` is written; a `{` before lines that are indented
  /// more opens a block.
  mutating func rejectUnfinishedPlaceholder() -> Bool {
    guard atBlockBrace, isTouching else { return false }
    let following = tokens[position...].dropFirst().first { !$0.kind.endsLine }
    let isBlock = following.map {
      $0.kind == .rightBrace || indentation(of: $0).count > indentation(of: current).count
    }
    if isBlock == true, previous.kind == .slash { return false }
    fail(.unfinishedPlaceholder(at: current.span))
    advance()
    return true
  }

  var atSegment: Bool {
    isTouching && !atLineEnd && !atBlockBrace && !current.kind.beginsPart
  }

  // Segment : ( Text | Parameter )+
  private mutating func parseSegment() -> SegmentSyntax {
    let start = current
    var pieces: [PieceSyntax] = []
    repeat {
      if at(.leftBrace) {
        if let parameter = parseParameter() { pieces.append(.parameter(parameter)) }
      } else if !rejectOptionalPart(from: start) {
        let text = parseText(isInSegment: true)
        if start.span.start == text.span.start { reportSuspicious(text.span) }
        pieces.append(.literal(text))
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
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit or a hyphen.
  fileprivate var isHostByte: Bool {
    self == UInt8(ascii: "-") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

extension Diagnostic {
  fileprivate static func hostInPattern(_ host: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern is written without scheme and host", at: span)
      .note(
        "a line 'host \(host)' declares it for all routes, a block 'host \(host) { … }' for some"
      )
      .propose("remove the host", replace: span, with: "")
  }

  /// A slash at the end has no other meaning; elsewhere, the text between slashes may be missing.
  fileprivate static func emptySegment(
    _ slashes: Span, replacement: String, isLast: Bool
  ) -> Diagnostic {
    if isLast {
      return Diagnostic(.emptySegment, "a path cannot end with '/'", at: slashes)
        .fix("remove the slash", replace: slashes, with: replacement)
    }
    return Diagnostic(.emptySegment, "a segment is empty here", at: slashes)
      .propose("remove the slash", replace: slashes, with: replacement)
  }

  fileprivate static func unfinishedPlaceholder(at brace: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "expected the name of a parameter, found the end of the line", at: brace
    )
    .note("a placeholder is written '{id}' or '{id: Int}'")
  }

  fileprivate static func quotedPattern(_ text: String, at span: Span) -> Diagnostic {
    let content = String(text.dropFirst().dropLast())
    let pattern = content.hasPrefix("/") ? content : "/\(content)"
    return Diagnostic(.invalidPattern, "a pattern is written without quotation marks", at: span)
      .propose("change it to '\(pattern)'", replace: span, with: pattern)
  }

  fileprivate static func missingSlash(before span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern begins with '/'", at: span)
      .propose("add a '/'", replace: span.startPoint, with: "/")
  }

  /// `except ?preview` is about any path, and '/' alone is the root.
  fileprivate static func missingPath(before span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern begins with '/'", at: span)
      .propose("write '/{_...?}' for any path", replace: span.startPoint, with: "/{_...?}")
  }

  fileprivate static func dotSegment(_ text: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidPattern, "no link has the segment '\(text.text)'", at: text.span)
      .note("'.' and '..' are relative to the path, so links that contain them are malformed")
  }

  static func literalEquals(in part: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a '=' that is part of the \(part) is written '%3D'", at: span)
      .propose("write '%3D'", replace: span, with: "%3D")
  }

  fileprivate static func incompleteEscape(at span: Span) -> Diagnostic {
    let percent = Span(file: span.file, start: span.start, end: span.start + 1)
    return Diagnostic(.invalidEscape, "'%' is not followed by two hexadecimal digits", at: span)
      .propose("write '%25' for a percent sign", replace: percent, with: "%25")
  }

  fileprivate static func escapedNonUTF8(at span: Span) -> Diagnostic {
    Diagnostic(.invalidEscape, "the escaped bytes are not UTF-8", at: span)
  }
}
