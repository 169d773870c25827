import RoutegenSource

/// Formats a file line by line.
///
/// Distinguishes blocks from placeholders and lists from patterns, and knows no more of the grammar.
/// Lines are broken around blocks and where they are too long; they are never joined.
struct Formatter {
  /// The contents of an open `{`.
  enum Block {
    case declarations, values
  }

  let file: SourceFile
  var text = FormattedText()

  /// The tokens of the line that are not yet laid out.
  private(set) var rest: ArraySlice<Token> = []

  /// The token laid out last.
  private(set) var previous: Token?
  var blocks: [Block] = []

  /// The comments and blank lines (`nil`) since the last line with tokens.
  private var commentLines: [Span?] = []

  /// Whether the pattern laid out last follows `also`.
  var isAlias = false

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func layOut(_ line: WrittenLine) {
    guard let first = line.tokens.first else { return commentLines.append(line.comment) }
    addCommentLines(indentation: indentation(of: first))
    rest = line.tokens
    while let token = rest.first { layOutDeclaration(token) }
    text.endLine(comment: line.comment.map(commentText))
  }

  mutating func finish() -> String {
    addCommentLines(indentation: blocks.count)
    return text.rendered
  }

  private mutating func addCommentLines(indentation: Int) {
    for comment in commentLines {
      guard let comment else {
        text.addBlankLine()
        continue
      }
      text.startLine(indentation: indentation)
      text.add(commentText(comment), .none)
      text.endLine(comment: nil)
    }
    commentLines = []
  }

  private func commentText(_ span: Span) -> String {
    let written = file.bytes[span.start..<span.end]
    let last = written.lastIndex { !$0.isBlank }
    return file.text(of: Span(file: span.file, start: span.start, end: (last ?? span.start) + 1))
  }
}

/// Consuming tokens.
extension Formatter {
  func at(_ kind: Token.Kind) -> Bool { rest.first?.kind == kind }

  func word(_ token: Token) -> String? {
    token.kind == .word ? file.text(of: token.span) : nil
  }

  func isTouching(_ token: Token) -> Bool { previous?.span.end == token.span.start }

  /// Writes the next token, if there is one.
  mutating func put(_ gap: Gap) {
    guard let token = rest.popFirst() else { return }
    text.add(file.text(of: token.span), allowed(gap, before: token))
    previous = token
  }

  /// Writes the text before the next `}` of the line unchanged.
  mutating func putVerbatim(_ gap: Gap) {
    guard let first = rest.first, first.kind != .rightBrace else { return }
    while let token = rest.first, token.kind != .rightBrace { previous = rest.popFirst() ?? token }
    let whole = first.span.union(previous?.span ?? first.span)
    text.add(file.text(of: whole), allowed(gap, before: first))
  }

  /// Returns `gap`, or another gap where `gap` would change the tokens.
  ///
  /// White space before two slashes would make them a comment, and a full stop that touches `...`
  /// would become part of it.
  private func allowed(_ gap: Gap, before token: Token) -> Gap {
    let slashes = file.bytes[token.span.start...].prefix(2)
    if slashes.elementsEqual("//".utf8) { return .none }
    guard token.kind == .ellipsis, let previous, !isTouching(token) else { return gap }
    return file.bytes[previous.span.end - 1] == UInt8(ascii: ".") && previous.kind == .word
      ? .space : gap
  }
}
