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
  ///
  /// - Parameter path: `nil` without one: the pattern begins with its query or its fragment.
  mutating func pattern(
    from start: Int, path: [SegmentSyntax]?
  ) throws(Failure) -> PatternSyntax {
    let isBeginning = path == nil
    var (path, query) = (path ?? [], try query(isBeginning: isBeginning))
    var fragment: FragmentSyntax?
    var hasPath = !isBeginning
    if beginsFragmentPath(isBeginning: isBeginning && query.isEmpty) {
      if let item = query.first { problems.append(.itemsBeforeFragmentPath(item)) }
      if isBeginning { problems.append(.fragmentPathAlone(at: place(of: tokens[position].span))) }
      path += try fragmentPath()
      query = try self.query()
      hasPath = true
    } else {
      fragment = try self.fragment(isBeginning: isBeginning && query.isEmpty)
    }
    try endPattern()
    return PatternSyntax(
      segments: path, query: query, fragment: fragment, span: span(from: start),
      hasPath: hasPath)
  }

  /// White space ends a pattern.
  mutating func endPattern() throws(Failure) {
    if touches || placeTouches { throw failure(.endOfPattern) }
  }

  // Path : `/` | ( `/` Segment )+
  mutating func path() throws(Failure) -> [SegmentSyntax] {
    pathHasEquals = false
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
    } while atSegment && !at(.slash)
    note(.placeholder)
    if pieces.count == 1, case .literal(let text) = pieces[0], text.text == "." || text.text == ".."
    {
      problems.append(.dotSegment(text))
    }
    return SegmentSyntax(pieces: pieces, span: span(from: start))
  }

  var atSegment: Bool { touches && !kind.endsPath && !at(.rightBrace) && !beginsItem }

  /// Whether a `&` begins an item after a path without `?`: `/search&q={q}`, but not `/h&m` or `/root=a&path={b}`.
  private var beginsItem: Bool {
    guard !pathHasEquals, at(.ampersand), touches(position + 1) else { return false }
    let isKey = tokens[position + 1].kind == .word && touches(position + 2)
    return tokens[position + (isKey ? 2 : 1)].kind == (isKey ? .equals : .leftBrace)
  }

  // Query : `?` Item ( `&` Item )*
  mutating func query(isBeginning: Bool = false) throws(Failure) -> [ItemSyntax] {
    isBeginning && at(.question) || follows(.question, orBeginsLine: true) ? try items() : []
  }

  // FragmentPath : `#` ( Path | Segment ( `/` Segment )+ )
  //
  // Its segments follow those of the path, after one for the `#`.
  private mutating func fragmentPath() throws(Failure) -> [SegmentSyntax] {
    let hash = position
    advance(.separator)
    let mark = NameSyntax(
      text: SegmentSyntax.fragmentMark(isBare: !at(.slash)), span: span(from: hash))
    let beginning = [SegmentSyntax(pieces: [.literal(mark)], span: mark.span)]
    if at(.slash) { return beginning + (try path()) }
    let first = try segment()
    if case .parameter(let placeholder) = first.pieces[0] {
      problems.append(.placeholderBeginsFragmentPath(placeholder))
    }
    return beginning + [first] + (try path())
  }

  /// Whether the pattern has a fragment with a slash outside of items and placeholders.
  private mutating func beginsFragmentPath(isBeginning: Bool) -> Bool {
    guard isBeginning && at(.hash) || at(.hash) && (touches || beginsLine) else { return false }
    var (index, depth) = (position + 1, 0)
    while index < line.upperBound, touches(index) || depth > 0 {
      switch tokens[index].kind {
      case .slash where depth == 0: return true
      case .question, .ampersand, .equals, .hash: if depth == 0 { return false }
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case _: break
      }
      index += 1
    }
    return false
  }

  // Fragment : `#` ( Placeholder | Mixed | Item ( `&` Item )* )
  private mutating func fragment(isBeginning: Bool) throws(Failure) -> FragmentSyntax? {
    guard isBeginning && at(.hash) || follows(.hash, orBeginsLine: true) else { return nil }
    let items = try items(mayBePath: true)
    if items.count == 1, items[0].key == nil, case .parameter(let whole) = items[0].value {
      return .whole(whole)
    }
    if items.count == 1, items[0].key == nil, case .mixed(let pieces) = items[0].value {
      return .mixed(pieces)
    }
    return .items(items)
  }

  private mutating func items(mayBePath: Bool = false) throws(Failure) -> [ItemSyntax] {
    var items: [ItemSyntax] = []
    repeat {
      advance(.separator)
      if mayBePath, items.isEmpty { note(.token(.slash)) }
      items.append(try item(mayBeMixed: mayBePath))
    } while follows(.ampersand, orBeginsLine: true)
    return items
  }

  // Item : Placeholder | Text ( `=` ( Placeholder | Text | Mixed )? )?
  //
  /// - Parameter mayBeMixed: Whether it may be a whole fragment: text around placeholders.
  private mutating func item(mayBeMixed: Bool) throws(Failure) -> ItemSyntax {
    let start = position
    guard touches, at(.leftBrace) || atText else { throw failure(.item) }
    if at(.leftBrace) {
      let placeholder = try placeholder()
      let pieces = mayBeMixed ? try mixed([.parameter(placeholder)]) : []
      if pieces.count < 2 {
        return ItemSyntax(key: nil, value: .parameter(placeholder), span: placeholder.span)
      }
      return ItemSyntax(key: nil, value: .mixed(pieces), span: span(from: start))
    }
    let key = try literal(.key)
    if mayBeMixed, touches, at(.leftBrace) {
      let pieces = try mixed([.literal(key)])
      return ItemSyntax(key: nil, value: .mixed(pieces), span: span(from: start))
    }
    guard follows(.equals) else {
      let none = NameSyntax(text: "", span: endPoint)
      return ItemSyntax(key: key, value: .literal(none), span: span(from: start))
    }
    let none = NameSyntax(text: "", span: endPoint)
    advance(.equals)
    note(.placeholder)
    let pieces = try mixed([])
    let value: ItemValueSyntax =
      switch pieces.first {
      case .parameter(let placeholder)? where pieces.count == 1: .parameter(placeholder)
      case .literal(let text)? where pieces.count == 1: .literal(text)
      case nil: .literal(none)
      case .parameter?, .literal?: .mixed(pieces)
      }
    return ItemSyntax(key: key, value: value, span: span(from: start))
  }

  // Mixed : ( Placeholder | Text )*
  private mutating func mixed(_ first: [PieceSyntax]) throws(Failure) -> [PieceSyntax] {
    var pieces = first
    // In `{page}: Int`, the type is behind the placeholder.
    while touches, at(.leftBrace) || atText, !at(.colon) || touches(position + 1) {
      pieces.append(
        at(.leftBrace) ? .parameter(try placeholder()) : .literal(try literal(.literal)))
    }
    return pieces
  }

  private var atText: Bool {
    !atEnd && !kind.beginsPart && !at(.leftBrace) && !at(.rightBrace) && !at(.equals)
  }

  // Text : touching tokens other than `? # { }`, `/` in a path, `& =` elsewhere, and `,` in a list, percent-decoded
  mutating func literal(
    _ role: Role, isInPath: Bool = false, endsAtComma: Bool = false
  ) throws(Failure) -> NameSyntax {
    let start = position
    let isEnd: (Token.Kind) -> Bool = { kind in
      kind == .leftBrace || kind == .rightBrace || endsAtComma && kind == .comma
        || (isInPath ? kind.endsPath || kind == .slash : kind.beginsPart || kind == .equals)
    }
    if isInPath ? at(.slash) : at(.equals) { throw failure(.segment) }
    repeat {
      guard isSound else { throw failure(.segment) }
      if at(.equals) { pathHasEquals = true }
      advance(role)
    } while touches && !isEnd(kind) && !(isInPath && beginsItem)
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
