import RoutegenSource
import RoutegenSyntax

/// The tokens of a declaration, an attribute, or a line that continues a route with `also` or an example.
struct Statement {
  var tokens: [Token] = []

  /// The innermost block around the statement; `nil` at the top of the file.
  var block: OpenBlock.Kind?

  /// The attributes above it, without `@`; those of an attribute include its own name.
  var attributes: [String] = []
}

/// A block that is open at a place.
struct OpenBlock {
  let kind: Kind

  /// The tokens of the declaration, without the brace.
  let statement: [Token]

  enum Kind {
    case group, origins, enumeration, payload, other
  }
}

/// Divides tokens into statements.
///
/// The parser leaves declarations with mistakes out. A reader of statements finds the same boundaries, and
/// expects no correct text.
struct StatementReader {
  private let file: SourceFile

  /// The statement at the end of the tokens.
  private(set) var statement = Statement()
  private(set) var blocks: [OpenBlock] = []

  /// The index in the statement of the brace of the open placeholder.
  private(set) var placeholder: Int?
  private(set) var isAtLineStart = true

  /// The end of the last brace of a block.
  private(set) var endOfBrace: Int?

  /// The tokens of the route that the statement continues.
  private var continued: [Token] = []

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Reads the first tokens of a list.
  mutating func read(_ tokens: ArraySlice<Token>, count: Int) {
    for index in tokens.indices.prefix(count) {
      let next = index + 1 < tokens.endIndex ? tokens[index + 1].kind : .word
      read(tokens[index], isLastOfLine: next == .newline || next == .endOfFile)
    }
  }

  /// The tokens of the route that the statement is or continues; empty if there is none.
  ///
  /// At the start of a line, it is the route that the line may continue.
  var route: [Token] {
    if statement.tokens.first?.kind == .slash { return statement.tokens }
    return isContinuation ? continued : []
  }

  /// Whether the statement is an attribute.
  var isAfterAttribute: Bool {
    statement.tokens.first.map { text($0).hasPrefix("@") } ?? false
  }

  // MARK: Tokens

  private mutating func read(_ token: Token, isLastOfLine: Bool) {
    switch token.kind {
    case .newline, .documentation, .endOfFile:
      isAtLineStart = true
      placeholder = nil
      return
    case .leftBrace where isAtLineStart || opensBlock(token, isLastOfLine):
      blocks.append(OpenBlock(kind: kindOfBlock, statement: statement.tokens))
      return endStatement(withBrace: token)
    case .rightBrace where placeholder == nil:
      _ = blocks.popLast()
      return endStatement(withBrace: token)
    case .leftBrace where placeholder == nil: placeholder = statement.tokens.count
    case .rightBrace: placeholder = nil
    case _: break
    }
    if isAtLineStart, !continuesStatement(token) { beginStatement(with: token) }
    isAtLineStart = false
    statement.tokens.append(token)
  }

  /// Whether a brace opens a block: the brace of a placeholder touches the pattern before it.
  private func opensBlock(_ brace: Token, _ isLastOfLine: Bool) -> Bool {
    let hasBlockWord = kindOfBlock == .enumeration || kindOfBlock == .payload
    return isLastOfLine
      || placeholder == nil
        && (hasBlockWord || statement.tokens.last?.span.end != brace.span.start)
  }

  private var kindOfBlock: OpenBlock.Kind {
    switch statement.tokens.first.map(text) {
    case "enum", "open": .enumeration
    case "payload": .payload
    case "host", "scheme": .origins
    case "/": .group
    case _: .other
    }
  }

  private mutating func endStatement(withBrace brace: Token) {
    finish()
    (statement, continued, isAtLineStart) = (Statement(block: blocks.last?.kind), [], true)
    endOfBrace = brace.span.end
  }

  private mutating func beginStatement(with token: Token) {
    let word = text(token)
    let attributes = isAfterAttribute ? statement.attributes : []
    continued = Self.continuations.contains(word) ? route : []
    finish()
    statement = Statement(block: blocks.last?.kind, attributes: attributes)
    if word.hasPrefix("@") { statement.attributes.append(String(word.dropFirst())) }
  }

  /// Completes the statement at the end.
  private mutating func finish() {
    placeholder = nil
  }

  private static let continuations: Set<String> = ["also", "example", "nomatch"]

  private var isContinuation: Bool {
    statement.tokens.first.map { Self.continuations.contains(text($0)) } ?? false
  }

  /// Whether the first token of a line continues the statement of the line before.
  private func continuesStatement(_ token: Token) -> Bool {
    guard let first = statement.tokens.first else { return false }
    let words = ["also", "except", "unwrap", "when", "else"]
    let hasPattern = first.kind == .slash || words.contains(text(first))
    return token.kind.beginsPart && hasPattern
      || token.kind == .word && text(token) == "as" && first.kind == .slash
  }

  private func text(_ token: Token) -> String { file.text(of: token.span) }
}

extension SourceFile {
  /// Whether only white space precedes a token on its line.
  func isFirstOfLine(_ token: Token) -> Bool {
    let before = bytes[..<token.span.start].last { $0 != 0x20 && $0 != 0x09 }
    return before.map { $0 == .lineFeed || $0 == .carriageReturn } ?? true
  }
}
