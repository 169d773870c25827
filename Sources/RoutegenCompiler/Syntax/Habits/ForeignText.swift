extension Attempt {
  /// Whether the grammar has read as text, or as a name, what may be meant otherwise.
  ///
  /// Whoever asks looks for habits then, so the answer may be `true` for a line that means what it says.
  var hasForeignText: Bool {
    // A loop without closures: it sees every token of a file, and plugins run a debug build of the tool.
    var index = 0
    while index < roles.count {
      if isForeign(roles[index], tokens[range.lowerBound + index]) { return true }
      index += 1
    }
    return false
  }

  private func isForeign(_ role: Role, _ token: Token) -> Bool {
    switch role {
    case .literal, .key:
      switch token.kind {
      case .question, .ampersand, .hash: false
      // `/search?/home`
      case .slash: role == .key
      case .word: !isNative(token) || isUnderscore(token) || isBuiltInType(token)
      case _: true
      }
    case .parameterName: !token.isPlain || isBuiltInType(token)
    case .type: !token.isPlain || first(token).isDigit || isWord(token, "path")
    case .value:
      token.kind == .equals || token.kind == .comma || token.kind == .leftParenthesis
        || isBuiltInType(token) || first(token) == UInt8(ascii: "'")
        || isWord(token, "and") || isWord(token, "in") || isWord(token, "plus")
        || isWord(token, "where") || isWord(token, "also") || isWord(token, "else")
    case .text:
      switch token.kind {
      case .string, .comma: false
      case .word: !isNative(token) || isWord(token, "until")
      case _: true
      }
    case .origin:
      switch token.kind {
      case .slash, .colon: false
      case .word: !token.isPlain && !has(Self.originBytes, token)
      case _: true
      }
    case .link: token.kind == .string
    case .requirement, .requirementName, .routesName, .module, .enumName, .typeName, .routeName,
      .mountedName, .valueName, .payloadKey:
      token.kind == .string && role != .payloadKey || !isNative(token)
        || first(token) == UInt8(ascii: ".") || role == .payloadKey && first(token).isDigit
    case .attribute: range.count > 1 && !AttributeKind.has(text(token).dropFirst())
    case .label: text(token) != "until"
    case .none, .keyword, .choice, .discarded, .assigned, .expected, .number, .host, .separator,
      .equals, .rest, .arrow, .mark, .blockBrace, .placeholderBrace:
      false
    }
  }

  private func text(_ token: Token) -> String { file.text(of: token.span) }

  private func isWord(_ token: Token, _ word: String) -> Bool {
    token.span.end - token.span.start == word.utf8.count && text(token) == word
  }

  private func isNative(_ token: Token) -> Bool { token.isPlain || has(Self.nativeBytes, token) }

  private func first(_ token: Token) -> UInt8 { file.bytes[token.span.start] }

  private func has(_ bytes: ByteSet, _ token: Token) -> Bool {
    bytes.firstOffset(in: file.bytes, token.span.start, token.span.end) == token.span.end
  }

  private func isUnderscore(_ token: Token) -> Bool {
    token.span.end - token.span.start == 1 && first(token) == UInt8(ascii: "_")
  }

  private func isBuiltInType(_ token: Token) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first(token))
      && Vocabulary.builtInTypes.contains(text(token))
  }

  /// The bytes that no other notation needs.
  private static let nativeBytes = ByteSet { !":<[$\\%(*^?|'\"`;,+".utf8.contains($0) }
  private static let originBytes = ByteSet { !"<[$\\%(^?|'\"`;,".utf8.contains($0) }
}
