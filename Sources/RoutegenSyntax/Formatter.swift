import RoutegenSource

/// Lays a file out line by line, from its first token to its last.
///
/// Reads only as much of the grammar as tells a block from a parameter and a list from a pattern.
/// Lines are broken around blocks and where they are too long; they are never joined.
struct Formatter {
  /// What an open `{` holds.
  enum Block {
    case declarations, values
  }

  let file: SourceFile
  var text = FormattedText()

  /// The tokens of the line that are not laid out yet.
  private(set) var rest: ArraySlice<Token> = []

  /// The token that was laid out last.
  private(set) var previous: Token?
  var blocks: [Block] = []

  /// The comments and blank lines (`nil`) since the last line with tokens.
  private var commentLines: [Span?] = []

  /// Whether the pattern that was laid out last is one after `also`.
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

/// Taking tokens.
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

  /// Writes what is before the next `}` of the line, as it stands.
  mutating func putVerbatim(_ gap: Gap) {
    guard let first = rest.first, first.kind != .rightBrace else { return }
    while let token = rest.first, token.kind != .rightBrace { previous = rest.popFirst() ?? token }
    let whole = first.span.union(previous?.span ?? first.span)
    text.add(file.text(of: whole), allowed(gap, before: first))
  }

  /// The gap, or another one where that would change what the tokens are: white space before two
  /// slashes makes a comment of them, and a full stop before `...` is not to become a part of it.
  private func allowed(_ gap: Gap, before token: Token) -> Gap {
    let slashes = file.bytes[token.span.start...].prefix(2)
    if slashes.elementsEqual("//".utf8) { return .none }
    guard token.kind == .ellipsis, let previous, !isTouching(token) else { return gap }
    return file.bytes[previous.span.end - 1] == UInt8(ascii: ".") && previous.kind == .word
      ? .space : gap
  }
}
