import RoutegenSource

/// Patterns.
extension Parser {
  // Pattern : Path Query? Fragment?
  //
  // Without white space, except that each query item and the fragment may begin a line.
  mutating func parsePattern() -> PatternSyntax? {
    let start = current
    isPatternBroken = false
    let segments = parsePath()
    guard current != start else { return nil }
    return parsePattern(from: start, path: segments)
  }

  /// Parses the query and the fragment after a path.
  mutating func parsePattern(from start: Token, path segments: [SegmentSyntax]) -> PatternSyntax? {
    let query = parseQuery()
    let fragment = parseFragment()
    rejectRest()
    guard !isPatternBroken else { return nil }
    return PatternSyntax(
      segments: segments, query: query, fragment: fragment, span: span(from: start))
  }

  /// Reports a mistake for which the whole pattern is omitted.
  mutating func fail(_ problem: Diagnostic) {
    report(problem)
    isPatternBroken = true
  }

  /// Whether a part of the pattern begins with a token of `kind`, on this line or on the next.
  mutating func atPart(_ kind: Token.Kind) -> Bool {
    if at(.newline) { return eatLineBreak(before: { $1.kind == kind && !$0.isHashComment($1) }) }
    guard at(kind) else { return false }
    if isTouching || previous.kind == .newline { return true }
    if kind == .ampersand, next.kind == .leftBrace, !isTouchedByNext {
      let gap = Span(file: file.id, start: previous.span.end, end: next.span.start)
      report(.spacedMark("&", at: current.span, gap))
      return true
    }
    guard isTouchedByNext else { return false }
    let gap = Span(file: file.id, start: previous.span.end, end: current.span.start)
    report(.spaceInPattern(gap, before: current))
    return true
  }

  /// The fragment and the query after it, and their text in the right order.
  private var queryAfterFragment: (whole: Span, text: String)? {
    guard at(.question),
      let hash = tokens[..<position].suffix(Self.longestForeign).last(where: { $0.kind == .hash })
    else {
      return nil
    }
    var end = current.span.end
    for token in restOfLine.dropFirst() where token.span.start == end { end = token.span.end }
    let fragment = Span(file: file.id, start: hash.span.start, end: current.span.start)
    let query = Span(file: file.id, start: current.span.start, end: end)
    return (fragment.union(query), file.text(of: query) + file.text(of: fragment))
  }

  /// Whether the current `{` is the last token of its line: it opens a block, even without a space.
  var atBlockBrace: Bool { at(.leftBrace) && next.kind.endsLine }

  /// Reports tokens that touch the pattern but belong to none of its parts.
  mutating func rejectRest() {
    guard isTouching, !atLineEnd, !atBlockBrace else { return }
    fail(.afterFragment(current, moving: queryAfterFragment))
    while isTouching, !atLineEnd, !atBlockBrace {
      if at(.leftBrace) { skipParameter() } else { advance() }
    }
  }
}

extension Parser {
  /// The words after `#` on lines of other languages.
  private static let hashWords: Set<String> = ["if", "else", "elseif", "endif", "pragma", "region"]

  /// Whether `token` is a `#` with white space after it, as comments in other languages begin, or
  /// begins a line of another language.
  fileprivate func isHashComment(_ token: Token) -> Bool {
    guard token.kind == .hash, token.span.end < file.bytes.count else { return token.kind == .hash }
    let rest = file.bytes[token.span.end...].prefix(12)
    // A '#[' is an attribute of Rust or PHP.
    if let first = rest.first, first.isBlank || first.isLineEnd || "#[".utf8.contains(first) {
      return true
    }
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return Self.hashWords.contains(String(decoding: word, as: UTF8.self))
      && rest.dropFirst(word.count).first.map { $0.isBlank || $0.isLineEnd } ?? true
  }
}

extension Diagnostic {
  fileprivate static func spaceInPattern(_ gap: Span, before token: Token) -> Diagnostic {
    let problem = Diagnostic(
      .invalidPattern, "white space ends a pattern, so \(token.kind.name) must touch it",
      at: gap.union(token.span))
    // A '#' may begin a comment of another language.
    return token.kind == .hash
      ? problem.propose("remove the space", replace: gap, with: "")
      : problem.fix("remove the space", replace: gap, with: "")
  }

  fileprivate static func afterFragment(
    _ token: Token, moving parts: (whole: Span, text: String)?
  ) -> Diagnostic {
    let problem = Diagnostic(
      .invalidPattern, "a fragment ends a pattern, but \(token.kind.name) follows",
      at: token.span
    )
    .note("a pattern is a path, '?' and a query, '#' and a fragment, in this order")
    return parts.map {
      problem.propose("put the fragment at the end", replace: $0.whole, with: $0.text)
    } ?? problem
  }
}
