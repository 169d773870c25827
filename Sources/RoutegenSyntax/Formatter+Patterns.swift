import RoutegenSource

/// Patterns and placeholders.
extension Formatter {
  /// A pattern, or the parts of one at the start of a line.
  ///
  /// White space ends a pattern, so only its placeholders contain any.
  mutating func layOutPattern(_ gap: Gap) {
    if at(.rightBrace) { return }
    put(gap)
    while let token = rest.first, isTouching(token), token.kind != .rightBrace {
      if token.kind == .leftBrace {
        // The last brace of a line opens a block.
        guard rest.count > 1 else { return }
        layOutParameter()
      } else {
        put(token.kind.beginsPart ? gapBeforePart(token) : .none)
      }
    }
  }

  /// A `#` without a token that touches it does not continue a pattern at the start of a line.
  private func gapBeforePart(_ token: Token) -> Gap {
    guard let next = rest.dropFirst().first, next.span.start == token.span.end else { return .none }
    return .lineBreak(indentationOfParts, orSpace: false)
  }

  /// `{name: Type in 1...50 plus literal = 20}`; the default stays unchanged.
  private mutating func layOutParameter() {
    put(.none)
    var isAfterIn = false
    while let token = rest.first, token.kind != .rightBrace {
      if token.kind == .equals {
        put(.space)
        putVerbatim(.space)
      } else if isWord("plus", token) {
        put(.space)
      } else if isAfterIn {
        put(gapAfterIn(token))
      } else if isWord("in", token) {
        put(.space)
        isAfterIn = true
        if !at(.rightBrace), !at(.equals) { put(.space) }
      } else {
        put(gapInDeclared(token))
      }
    }
    put(.none)
  }

  /// Whether `token` is a word that follows the type, such as `in`, and not the name of a parameter or type.
  private func isWord(_ text: String, _ token: Token) -> Bool {
    guard word(token) == text, let previous else { return false }
    return ![.leftBrace, .colon, .leftBracket].contains(previous.kind)
  }

  /// The gap before a token of a range or of hosts.
  private func gapAfterIn(_ token: Token) -> Gap {
    token.kind == .ellipsis || previous?.kind == .ellipsis ? .none : gapInList(token)
  }

  /// The gap before a token of the name or the type.
  private func gapInDeclared(_ token: Token) -> Gap {
    if token.kind == .comma { return .none }
    if previous?.kind == .colon || previous?.kind == .comma { return .space }
    return previous?.kind == .word && token.kind == .word ? .space : .none
  }

  /// `with first = 1, second = "text"`.
  mutating func layOutAssignments() {
    put(.space)
    while let token = rest.first, ![.leftBrace, .rightBrace].contains(token.kind) {
      put(.space)
      if at(.equals) { layOutValue() }
      guard at(.comma) else { return }
      put(.none)
    }
  }

  /// `= value`.
  private mutating func layOutValue() {
    put(.space)
    var gap = Gap.space
    while let token = rest.first, gap == .space || isTouching(token),
      ![.comma, .leftBrace, .rightBrace].contains(token.kind)
    {
      put(gap)
      gap = .none
    }
  }
}
