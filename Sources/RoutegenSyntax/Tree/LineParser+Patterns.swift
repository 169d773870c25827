import RoutegenSource

/// Patterns.
extension LineParser {
  // Pattern : Path Query? Fragment?
  //
  // Without white space in it, except that each query item and the fragment may begin a line.
  mutating func pattern(after word: String = "") throws(Failure) -> PatternSyntax {
    guard at(.slash) else { throw failure(.pattern(after: word)) }
    let start = position
    return try pattern(from: start, path: try path())
  }

  /// Reads what follows the path of a pattern.
  mutating func pattern(
    from start: Int, path: [SegmentSyntax]
  ) throws(Failure) -> PatternSyntax {
    let query = try query()
    let fragment = try fragment()
    try endPattern()
    return PatternSyntax(
      segments: path, query: query, fragment: fragment, span: span(from: start))
  }

  /// White space ends a pattern.
  mutating func endPattern() throws(Failure) {
    if touches || placeTouches { throw failure(.endOfPattern) }
  }

  // Path : `/` | ( `/` Segment )+
  mutating func path() throws(Failure) -> [SegmentSyntax] {
    try expect(.slash, .literal)
    guard atSegment || at(.slash) && touches else {
      note(.segment)
      return []
    }
    var segments = [try segment()]
    while follows(.slash) {
      advance(.literal)
      segments.append(try segment())
    }
    return segments
  }

  // Segment : ( Text | Placeholder )+
  mutating func segment() throws(Failure) -> SegmentSyntax {
    let start = position
    guard atSegment, !at(.slash) else { throw failure(.segment) }
    var pieces: [PieceSyntax] = []
    repeat {
      if at(.leftBrace) {
        pieces.append(.parameter(try placeholder()))
      } else {
        pieces.append(.literal(try literal(.literal, isInPath: true)))
      }
    } while atSegment && !at(.slash) && !at(.equals)
    note(.placeholder)
    if pieces.count == 1, case .literal(let text) = pieces[0], text.text == "." || text.text == ".."
    {
      problems.append(.dotSegment(text))
    }
    return SegmentSyntax(pieces: pieces, span: span(from: start))
  }

  var atSegment: Bool { touches && !kind.beginsPart && !at(.rightBrace) }

  // Query : `?` Item ( `&` Item )*
  mutating func query() throws(Failure) -> [ItemSyntax] {
    follows(.question, orBeginsLine: true) ? try items() : []
  }

  // Fragment : `#` ( Placeholder | Item ( `&` Item )* )
  private mutating func fragment() throws(Failure) -> FragmentSyntax? {
    guard follows(.hash, orBeginsLine: true) else { return nil }
    let items = try items()
    if items.count == 1, items[0].key == nil, case .parameter(let whole) = items[0].value {
      return .whole(whole)
    }
    return .items(items)
  }

  private mutating func items() throws(Failure) -> [ItemSyntax] {
    var items: [ItemSyntax] = []
    repeat {
      advance(.separator)
      items.append(try item())
    } while follows(.ampersand, orBeginsLine: true)
    return items
  }

  // Item : Placeholder | Text ( `=` ( Placeholder | Text )? )?
  private mutating func item() throws(Failure) -> ItemSyntax {
    let start = position
    guard touches, at(.leftBrace) || atText else { throw failure(.item) }
    if at(.leftBrace) {
      let placeholder = try placeholder()
      return ItemSyntax(key: nil, value: .parameter(placeholder), span: placeholder.span)
    }
    let key = try literal(.key)
    guard follows(.equals) else {
      let none = NameSyntax(text: "", span: endPoint)
      return ItemSyntax(key: key, value: .literal(none), span: span(from: start))
    }
    let none = NameSyntax(text: "", span: endPoint)
    advance(.equals)
    note(.placeholder)
    let value: ItemValueSyntax =
      if touches, at(.leftBrace) {
        .parameter(try placeholder())
      } else if touches, atText {
        .literal(try literal(.literal))
      } else {
        .literal(none)
      }
    return ItemSyntax(key: key, value: value, span: span(from: start))
  }

  private var atText: Bool {
    !atEnd && !kind.beginsPart && !at(.leftBrace) && !at(.rightBrace) && !at(.equals)
  }

  // Text : touching tokens other than `? & # { } =`, and `/` in a path, percent-decoded
  private mutating func literal(
    _ role: Role, isInPath: Bool = false
  ) throws(Failure) -> NameSyntax {
    let start = position
    if at(.equals) || isInPath && at(.slash) { throw failure(.segment) }
    repeat {
      guard isSound else { throw failure(.segment) }
      advance(role)
    } while touches && !kind.beginsPart && !at(.leftBrace) && !at(.rightBrace)
      && !at(.equals) && !(isInPath && at(.slash))
    let written = written(from: start)
    let place = span(from: start)
    let escape = Self.unescaped.firstOffset(in: file.bytes, written.start, written.end)
    guard escape < written.end else {
      return NameSyntax(text: file.text(of: written), span: place)
    }
    let decoded = PercentDecoded(file.bytes[written.start..<written.end])
    for mistake in decoded.mistakes {
      let part = Span(
        file: file.id, start: mistake.range.lowerBound, end: mistake.range.upperBound)
      problems.append(
        mistake.isIncomplete
          ? .incompleteEscape(at: self.place(of: part)) : .escapedNonUTF8(at: self.place(of: part)))
    }
    return NameSyntax(text: decoded.text, span: place)
  }

  private static let unescaped = ByteSet { $0 != UInt8(ascii: "%") }
}
