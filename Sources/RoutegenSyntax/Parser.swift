import RoutegenSource

/// A recursive-descent parser with one function for each production.
///
/// `at` tests the current token. `eat` consumes it if it is the given one, and `expect` reports any
/// other. `skip…` recovers from a mistake. `parse…` is a production; it returns `nil` after it has
/// reported a mistake.
struct Parser: ~Copyable {
  /// The maximum depth of blocks; the parser's call stack grows with it.
  static let deepestBlock = 64

  let file: SourceFile
  let tokens: [Token]
  private(set) var position = 0
  var problems = DiagnosticBag()

  /// The documentation lines since the last declaration.
  var documentation: [String] = []

  /// The places of these lines.
  var documentationSpans: [Span] = []

  /// Whether `routes App {` opened a block by mistake, whose `}` is not reported.
  var hasBlockOfFile = false

  /// The number of open blocks.
  var depth = 0

  /// Whether the current pattern has a mistake for which it is omitted.
  var isPatternBroken = false

  /// The position before which the block of the current `payload` is known to be closed.
  var payloadClosedUntil = 0

  /// The first `{` whose `}` is indented less than its line: another `}` is probably missing.
  var closedTooFarLeft: Span?

  /// Whether a `:` was reported that is meant to begin a block.
  var hasColonForBlock = false

  /// Whether the fence of a Markdown block is open.
  var hasFence = false

  /// Whether `#if` was reported, so its `#endif` is not.
  var hasCondition = false

  /// Whether the separator before the current name of a list is already reported.
  var hasReportedComma = false

  /// The line before the current declaration, if lines that are indented deeper would seem to be in
  /// a block of it.
  var lineWithoutBlock: LineWithoutBlock?

  /// The last line below which others are indented without a block.
  var misleadingLine: LineWithoutBlock?

  /// Types declared in a block by mistake, which later stages should know nevertheless.
  var misplacedTypes: [DeclarationSyntax] = []

  init(_ file: SourceFile, _ tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  mutating func report(_ problem: Diagnostic) { problems.report(problem) }

  /// Reports any token other than `expected`, unless the lexer has already reported the token.
  mutating func reportExpected(_ expected: String, note: String? = nil) {
    if current.isBroken { return }
    let problem =
      missing(expected)
      ?? Diagnostic.unexpected(description(of: current), at: placeOfCurrent, expected)
    report(note.map { problem.note($0) } ?? problem)
  }

  /// A line that ends after a word or mark: `also` without a pattern.
  private func missing(_ expected: String) -> Diagnostic? {
    guard current.kind.endsLine, position > 0, !previous.kind.endsLine else { return nil }
    let before = previous.kind == .word ? text(of: previous) : nil
    guard before.map({ $0.utf8.count < 40 }) ?? (previous.kind != .string) else { return nil }
    let name = before.map { "'\($0)'" } ?? previous.kind.name
    return .missing(expected, after: name, at: placeOfCurrent)
  }
}

/// Testing and consuming tokens.
extension Parser {
  var current: Token { tokens[position] }
  var rest: ArraySlice<Token> { tokens[position...] }
  var next: Token { tokens[min(position + 1, tokens.count - 1)] }

  /// The token before the current one; the current one at the start of the file.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// Whether the current token follows the previous one without white space or a line break.
  var isTouching: Bool {
    position > 0 && previous.span.end == current.span.start && previous.kind != .newline
  }

  var isTouchedByNext: Bool { current.span.end == next.span.start && !next.kind.endsLine }

  /// The last token before the current one that does not end a line.
  var lastWritten: Token {
    let written = tokens[..<position].last { !$0.kind.endsLine }
    return written ?? current
  }

  /// Whether a declaration may end before the current token.
  var atLineEnd: Bool { current.kind.endsLine || at(.rightBrace) }

  func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

  func at(word: String) -> Bool { at(.word) && text(of: current) == word }

  func text(of token: Token) -> String { file.text(of: token.span) }

  func span(from start: Token) -> Span { start.span.union(previous.span) }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Goes back to a token that was consumed.
  mutating func restart(at position: Int) { self.position = position }

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
    defer { (documentation, documentationSpans) = ([], []) }
    return documentation
  }

  /// The position of the first token after line breaks; `nil` if the current token is none.
  var firstOfNextLine: Int? {
    guard at(.newline) else { return nil }
    return tokens[position...].firstIndex { $0.kind != .newline && $0.kind != .documentation }
  }

  /// Continues on the next line if its first token continues this declaration.
  mutating func eatLineBreak(before isContinuation: (borrowing Parser, Token) -> Bool) -> Bool {
    guard let first = firstOfNextLine, isContinuation(self, tokens[first]) else { return false }
    position = first
    return true
  }

  /// The span of a diagnostic about the current token; for the end of a line, the end of its text.
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

  fileprivate static func missing(
    _ expected: String, after word: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "\(expected) is missing after \(word)", at: span)
  }
}
