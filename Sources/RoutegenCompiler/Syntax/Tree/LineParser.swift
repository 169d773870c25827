/// Where the grammar stops in a line, and what it expects there.
struct Failure: Error {
  /// The index of the token; the end of the line's range at its end.
  let position: Int
  let expected: Expected
}

/// Reads one line: a function for each production of the grammar, and nothing about mistakes.
///
/// `at` tests the current token. `eat` consumes it if it is the given one, and `expect` throws at any other. A
/// production throws at the first token that the grammar does not allow. What the line was meant to be is the
/// business of habits, which see the whole line.
///
/// `LineBreak`s within the range are white space: the outline has decided which lines belong together.
package struct LineParser: ~Copyable {
  let file: SourceFile
  let tokens: [Token]
  let line: Range<Int>
  private(set) var position: Int

  /// The token before the current one that is read last; the first one at the start.
  private var last: Int

  /// The text of which the tokens are, if it is not the file's.
  private let draft: Draft?

  /// The role of each token of the range.
  private(set) var roles: [Role]

  /// Whether the path that is read has a `=`, so that a `&` after it is text, too.
  var pathHasEquals = false

  /// The parts of a route that are read so far; `nil` before the end of its pattern.
  var route: RouteLine?

  /// Mistakes in texts that are read all the same, such as escapes.
  var problems: [Diagnostic] = []

  /// What the grammar has asked for at the end of the line, in this order; `nil` unless the line is cut at a place
  /// where somebody writes, which is its upper bound.
  private(set) var expected: [Expected]?

  init(
    _ line: Range<Int>, of tokens: [Token], in file: SourceFile, draft: Draft? = nil,
    isCut: Bool = false
  ) {
    (self.file, self.tokens, self.line, self.draft) = (file, tokens, line, draft)
    expected = isCut ? [] : nil
    roles = Array(repeating: .none, count: line.count)
    (position, last) = (line.lowerBound, line.lowerBound)
    skipLineBreaks()
    last = position
  }

  private mutating func skipLineBreaks() {
    while !atEnd, tokens[position].kind.endsLine { position += 1 }
  }

  mutating func advance(_ role: Role) {
    if atEnd { return }
    roles[position - line.lowerBound] = role
    last = position
    position += 1
    skipLineBreaks()
  }

  /// Sets the role of tokens that are read.
  mutating func mark(_ part: Range<Int>, _ role: Role) {
    for index in part where tokens[index].kind != .newline { roles[index - line.lowerBound] = role }
  }
}

/// Testing and consuming tokens.
extension LineParser {
  var atEnd: Bool { position >= line.upperBound }

  /// The kind of the current token; the kind of a line break at the end.
  var kind: Token.Kind { atEnd ? .newline : tokens[position].kind }

  /// The token after the current one; the end of the line if there is none.
  var next: Token.Kind { position + 1 < line.upperBound ? tokens[position + 1].kind : .newline }

  /// The text of the current token.
  var text: String { atEnd ? "" : text(of: position) }

  /// Whether the current token follows the one before it without white space.
  var touches: Bool {
    !atEnd && position > line.lowerBound && touches(position)
  }

  func touches(_ index: Int) -> Bool {
    tokens[index - 1].span.end == tokens[index].span.start && !tokens[index - 1].kind.endsLine
  }

  /// Whether the current token is the first of its line.
  var beginsLine: Bool { position > 0 && tokens[position - 1].kind.endsLine }

  func text(of index: Int) -> String { file.text(of: tokens[index].span) }

  func at(_ kind: Token.Kind) -> Bool { !atEnd && tokens[position].kind == kind }

  func at(word: String) -> Bool { at(.word) && text == word }

  /// Whether the lexer has found nothing wrong with the current token.
  var isSound: Bool { !atEnd && !tokens[position].isBroken }

  mutating func eat(_ kind: Token.Kind, _ role: Role) -> Bool {
    guard at(kind) else {
      note(.token(kind))
      return false
    }
    advance(role)
    return true
  }

  mutating func eat(word: String, _ role: Role = .keyword) -> Bool {
    guard at(word: word) else {
      note(.word(word))
      return false
    }
    advance(role)
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ role: Role) throws(Failure) {
    guard eat(kind, role) else { throw failure(.token(kind)) }
  }

  mutating func failure(_ expected: Expected) -> Failure {
    note(expected)
    return Failure(position: position, expected: expected)
  }

  /// Whether the current token is of a kind and belongs to what is before it, without white space.
  mutating func follows(_ kind: Token.Kind, orBeginsLine: Bool = false) -> Bool {
    if isAtPlace, placeTouches || orBeginsLine && beginsLine { note(.token(kind)) }
    return at(kind) && (touches || orBeginsLine && beginsLine)
  }

  // MARK: The end of a line that is cut

  private var isAtPlace: Bool { expected != nil && atEnd }

  /// Whether the place touches what is before it.
  var placeTouches: Bool { isAtPlace && position > 0 && touches(position) }

  /// Notes what may follow at the end of the line.
  mutating func note(_ next: Expected) {
    guard isAtPlace, next.touches ?? placeTouches == placeTouches,
      expected?.contains(next) == false
    else { return }
    expected?.append(next)
  }

  /// The place of the tokens from an index to before the current one.
  func span(from start: Int) -> Span {
    start < position ? place(of: written(from: start)) : endPoint
  }

  /// The end of the token before the current one.
  var endPoint: Span {
    position > last
      ? place(of: tokens[last].span.endPoint)
      : place(of: tokens[min(position, tokens.count - 1)].span.startPoint)
  }

  /// The tokens from an index to before the current one, in the text of which they are.
  func written(from start: Int) -> Span {
    tokens[start].span.union(tokens[max(start, last)].span)
  }

  /// The place in the file of a part of the text.
  func place(of span: Span) -> Span { draft?.place(of: span.start..<span.end) ?? span }
}
