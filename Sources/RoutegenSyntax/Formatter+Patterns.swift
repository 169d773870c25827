import RoutegenSource

/// Patterns and parameters.
extension Formatter {
  /// A pattern, or the parts of one that a line begins with.
  ///
  /// White space ends a pattern, so there is none but in its parameters.
  mutating func layOutPattern(_ gap: Gap) {
    if at(.rightBrace) { return }
    put(gap)
    while let token = rest.first, isTouching(token), token.kind != .rightBrace {
      if token.kind == .leftBrace {
        // The last of its line opens a block.
        guard rest.count > 1 else { return }
        layOutParameter()
      } else {
        put(token.kind.beginsPart ? gapBeforePart(token) : .none)
      }
    }
  }

  /// A `#` that nothing touches does not go on with a pattern where it begins a line.
  private func gapBeforePart(_ token: Token) -> Gap {
    guard let next = rest.dropFirst().first, next.span.start == token.span.end else { return .none }
    return .lineBreak(indentationOfParts, orSpace: false)
  }

  /// `{name: Type in 1...50 = 20}`; the default is taken as it stands.
  private mutating func layOutParameter() {
    put(.none)
    var isAfterIn = false
    while let token = rest.first, token.kind != .rightBrace {
      if token.kind == .equals {
        put(.space)
        putVerbatim(.space)
      } else if isAfterIn {
        put(gapAfterIn(token))
      } else if isIn(token) {
        put(.space)
        isAfterIn = true
        if !at(.rightBrace), !at(.equals) { put(.space) }
      } else {
        put(gapInDeclared(token))
      }
    }
    put(.none)
  }

  /// Whether this is the `in` before a range or hosts, and not a parameter or a type of that name.
  private func isIn(_ token: Token) -> Bool {
    guard word(token) == "in", let previous else { return false }
    return ![.leftBrace, .colon, .leftBracket].contains(previous.kind)
  }

  /// Before what follows `in`: numbers, `...` and commas, or hosts and commas.
  private func gapAfterIn(_ token: Token) -> Gap {
    token.kind == .ellipsis || previous?.kind == .ellipsis ? .none : gapInList(token)
  }

  /// In the name and the type.
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

  /// A `=`, and the value behind it.
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
