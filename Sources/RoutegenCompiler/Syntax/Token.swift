/// The smallest piece of a `.routes` file that has a meaning of its own.
package struct Token: Hashable, Sendable {
  package let kind: Kind
  package let span: Span

  /// Whether the lexer has already reported a mistake in the token.
  package let isBroken: Bool

  /// Whether it is a word without marks: of letters, digits, `_` and characters other than ASCII.
  package let isPlain: Bool

  package init(kind: Kind, span: Span, isBroken: Bool = false, isPlain: Bool = false) {
    self.kind = kind
    self.span = span
    self.isBroken = isBroken
    self.isPlain = isPlain
  }

  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A run of bytes that begin no other token: a name, a number, literal text.
    case word

    /// Quoted text, quotation marks included.
    case string
    case slash, question, ampersand, hash, leftBrace, rightBrace, equals, comma, colon
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis
    case ellipsis
    case newline

    /// A line that begins with `///`.
    case documentation
    case endOfFile
  }
}

extension Token.Kind {
  /// The name of this kind of token in diagnostics.
  package var name: String {
    switch self {
    case .word: "a word"
    case .string: "quoted text"
    case .slash: "'/'"
    case .question: "'?'"
    case .ampersand: "'&'"
    case .hash: "'#'"
    case .leftBrace: "'{'"
    case .rightBrace: "'}'"
    case .equals: "'='"
    case .comma: "','"
    case .colon: "':'"
    case .leftBracket: "'['"
    case .rightBracket: "']'"
    case .leftParenthesis: "'('"
    case .rightParenthesis: "')'"
    case .ellipsis: "'...'"
    case .newline: "the end of the line"
    case .documentation: "a documentation comment"
    case .endOfFile: "the end of the file"
    }
  }

  /// Creates the kind of the token that consists of one byte; `nil` for any other byte.
  init?(punctuation byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "?"): self = .question
    case UInt8(ascii: "&"): self = .ampersand
    case UInt8(ascii: "#"): self = .hash
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: "="): self = .equals
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "("): self = .leftParenthesis
    case UInt8(ascii: ")"): self = .rightParenthesis
    default: return nil
    }
  }

  /// Whether a query, a further query item or a fragment begins with the token.
  package var beginsPart: Bool { endsPath || self == .ampersand }

  /// Whether the token ends the path of a pattern, in which `&` and `=` are text.
  var endsPath: Bool { self == .question || self == .hash }

  /// Whether a comment of another language may have such a token, and a declaration is unlikely to have
  /// only such tokens.
  package var isOfProse: Bool { self == .word || self == .comma || self == .colon }

  /// Whether the token is the last of its line.
  package var endsLine: Bool { self == .newline || self == .endOfFile || self == .documentation }
}
