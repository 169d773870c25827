import RoutegenSource

/// Reads a file from its first token to its last, one function for each production.
///
/// `at` looks, `eat` takes if there, `expect` takes or reports, `skip…` recovers, `parse…` is a
/// production and `nil` from it means that the mistake is reported.
struct Parser {
  /// How deep blocks may nest; the parser's own stack grows with them.
  static let deepestBlock = 64

  let file: SourceFile
  let tokens: [Token]
  private(set) var position = 0
  private(set) var problems = DiagnosticBag()

  /// The documentation lines since the last declaration.
  var documentation: [String] = []

  /// How many blocks are open here.
  var depth = 0

  /// Whether the pattern that is being read has a mistake that nothing but leaving it out mends.
  var isPatternBroken = false

  /// The token up to which the payload that is being read is known to be closed.
  var payloadClosedUntil = 0

  /// Types that were declared in a block by mistake; later stages should know them all the same.
  var misplacedTypes: [DeclarationSyntax] = []

  init(_ file: SourceFile, _ tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  mutating func report(_ problem: Diagnostic) { problems.report(problem) }

  /// Reports that something else than `expected` is here, unless the lexer has reported it already.
  mutating func reportExpected(_ expected: String, note: String? = nil) {
    if current.isBroken { return }
    let problem = Diagnostic.unexpected(description(of: current), at: placeOfCurrent, expected)
    report(note.map { problem.note($0) } ?? problem)
  }
}

/// Looking and taking.
extension Parser {
  var current: Token { tokens[position] }
  var rest: ArraySlice<Token> { tokens[position...] }
  var next: Token { tokens[min(position + 1, tokens.count - 1)] }

  /// The token before the current one; the current one at the start of the file.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// Whether nothing stands between the previous token and this one, not even a line break.
  var isTouching: Bool {
    position > 0 && previous.span.end == current.span.start && previous.kind != .newline
  }

  var isTouchedByNext: Bool { current.span.end == next.span.start && !next.kind.endsLine }

  /// The last token before this one that is more than a line break.
  var lastWritten: Token {
    let written = tokens[..<position].last { !$0.kind.endsLine }
    return written ?? current
  }

  /// Whether the declaration may end here.
  var atLineEnd: Bool { current.kind.endsLine || at(.rightBrace) }

  func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

  func at(word: String) -> Bool { at(.word) && text(of: current) == word }

  func text(of token: Token) -> String { file.text(of: token.span) }

  func span(from start: Token) -> Span { start.span.union(previous.span) }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func eat(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func eat(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: Token.Kind, note: String? = nil) -> Bool {
    if eat(kind) { return true }
    reportExpected(kind.name, note: note)
    return false
  }

  mutating func takeDocumentation() -> [String] {
    defer { documentation = [] }
    return documentation
  }

  /// The first token after the line breaks, if the parser is at a line break.
  private var firstOfNextLine: Int? {
    guard at(.newline) else { return nil }
    return tokens[position...].firstIndex { $0.kind != .newline && $0.kind != .documentation }
  }

  /// Goes on to the next line if that begins with a token that goes on with this declaration.
  mutating func eatLineBreak(before isContinuation: (Parser, Token) -> Bool) -> Bool {
    guard let first = firstOfNextLine, isContinuation(self, tokens[first]) else { return false }
    position = first
    return true
  }

  /// Where a diagnostic about the current token points: the end of a line is where its text ends.
  private var placeOfCurrent: Span {
    guard current.kind.endsLine, position > 0 else { return current.span }
    return previous.span.endPoint
  }

  private func description(of token: Token) -> String {
    token.kind == .word ? "'\(text(of: token))'" : token.kind.name
  }
}

extension Diagnostic {
  fileprivate static func unexpected(
    _ found: String, at span: Span, _ expected: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected \(expected), found \(found)", at: span)
  }
}
