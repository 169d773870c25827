import RoutegenSource

/// Declarations.
extension Formatter {
  /// Lays out a declaration, or the part of it on this line.
  mutating func layOutDeclaration(_ token: Token) {
    if token.kind == .rightBrace {
      _ = blocks.popLast()
      isAlias = false
      text.startLine(indentation: blocks.count, isClosing: true)
      return put(.none)
    }
    text.startLine(indentation: indentation(of: token))
    if blocks.last == .values { return layOutValues(.none, indentation: blocks.count) }
    if isContinuation(token) {
      if token.kind != .word { layOutPattern(.none) }
      return layOutTail()
    }
    isAlias = false
    guard let word = word(token) else {
      layOutPattern(.none)
      return layOutTail()
    }
    word.hasPrefix("@") ? layOutAttribute() : layOutDirective(word)
  }

  /// Returns the indentation of the line that begins with `token`, in levels.
  func indentation(of token: Token) -> Int {
    guard blocks.last != .values, isContinuation(token) else { return blocks.count }
    return token.kind == .word ? blocks.count + 1 : indentationOfParts
  }

  /// The indentation of lines that continue a pattern, in levels.
  var indentationOfParts: Int { blocks.count + (isAlias ? 2 : 1) }

  private func isContinuation(_ token: Token) -> Bool {
    token.kind.beginsPart
      || word(token).map { LineParser.continuations.contains($0) || $0 == "mount" } ?? false
  }

  /// `@name(first, second) with name = value`; the rest of the line moves to the next one.
  private mutating func layOutAttribute() {
    put(.none)
    if at(.leftParenthesis) { layOutArguments() }
    if let token = rest.first, word(token) == "with" { layOutAssignments() }
  }

  private mutating func layOutArguments() {
    put(.none)
    while let token = rest.first {
      let isFirst = previous?.kind == .leftParenthesis
      put(isFirst || token.kind == .rightParenthesis ? .none : gapInList(token))
      if token.kind == .rightParenthesis { return }
      layOutLabel(token)
    }
  }

  /// `until: DATE`, an argument with a label.
  private mutating func layOutLabel(_ token: Token) {
    guard word(token) == "until", at(.colon) else { return }
    put(.none)
    if let value = rest.first, value.kind != .rightParenthesis { put(.space) }
  }

  private mutating func layOutDirective(_ word: String) {
    put(.none)
    switch word {
    case "when":
      put(.space)
      if at(.equals) {
        put(.space)
        put(.space)
      }
      layOutPattern(.space)
      layOutTail()
    case "else", "except", "unwrap":
      layOutPattern(.space)
      layOutTail()
    case "enum", "open":
      while let token = rest.first, token.kind != .leftBrace, token.kind != .rightBrace {
        put(.space)
      }
      if at(.leftBrace) { layOutEnumeration() }
    default:
      layOutList()
    }
  }

  /// The list after the first word of a declaration, up to its block.
  private mutating func layOutList() {
    if let first = rest.first, first.kind != .rightBrace, first.kind != .leftBrace { put(.space) }
    while let token = rest.first, token.kind != .rightBrace {
      if token.kind == .leftBrace { return openBlock(.declarations) }
      put(gapInList(token))
    }
  }

  /// Returns the gap before a token of a list other than its first.
  func gapInList(_ token: Token) -> Gap {
    if token.kind == .comma { return .none }
    return previous?.kind != .comma && isTouching(token) ? .none : .space
  }

  private mutating func openBlock(_ block: Block) {
    put(.space)
    text.isOpening = true
    blocks.append(block)
  }

  /// `{ first, second = "text" }`, on one line if it was written on one line.
  private mutating func layOutEnumeration() {
    guard rest.contains(where: { $0.kind == .rightBrace }) else { return openBlock(.values) }
    put(.space)
    let isEmpty = at(.rightBrace)
    layOutValues(.lineBreak(blocks.count + 1, orSpace: true), indentation: blocks.count + 1)
    put(isEmpty ? .none : .lineBreak(blocks.count, orSpace: true))
  }

  private mutating func layOutValues(_ first: Gap, indentation: Int) {
    var gap = first
    while let token = rest.first, token.kind != .rightBrace {
      put(gap)
      if at(.comma) {
        gap = .none
      } else {
        gap = token.kind == .comma ? .lineBreak(indentation, orSpace: true) : .space
      }
    }
  }

  /// The parts of a route after its pattern: its name, a block, aliases, examples.
  private mutating func layOutTail() {
    while let token = rest.first, token.kind != .rightBrace {
      if token.kind == .leftBrace { return openBlock(.declarations) }
      layOutTailPart(word(token))
    }
  }

  private mutating func layOutTailPart(_ word: String?) {
    switch word {
    case "also":
      startTailPart(isAlias: true)
      layOutPattern(.space)
    case "example", "nomatch":
      startTailPart(isAlias: false)
      putVerbatim(.space)
    case "as", "mount":
      put(.space)
      if at(.word) { put(.space) }
    case "with": layOutAssignments()
    default: put(.space)
    }
  }

  /// Begins a line for an alias or an example.
  private mutating func startTailPart(isAlias: Bool) {
    text.startLine(indentation: blocks.count + 1)
    put(.none)
    self.isAlias = isAlias
  }
}
