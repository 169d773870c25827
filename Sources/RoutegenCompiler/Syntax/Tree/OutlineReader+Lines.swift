/// Which tokens belong to a line.
extension OutlineReader {
  // Line : tokens up to a line break or the brace of a block, and the lines that continue the pattern
  mutating func line() -> Range<Int> {
    let start = position
    let first = word(position) ?? ""
    let isExample = first == "example" || first == "nomatch"
    let hasValues =
      next != .slash && !first.isEmpty && Directive(rawValue: first)?.hasBracesOfItsOwn ?? false
    while kind != .endOfFile, kind != .rightBrace {
      switch kind {
      case .newline, .documentation:
        guard let next = firstOfNextLine,
          !isExample && continuesPattern(next, first) || continuesList(next, first)
        else { return start..<position }
        position = next
      case .word where !isExample && beginsContinuation(after: start): return start..<position
      case .leftBrace where !isExample:
        if hasValues || opensBlock { return start..<position }
        skipPlaceholder()
      case _: position += 1
      }
    }
    return start..<position
  }

  /// Whether `also`, `example` or `nomatch` follows a route on its line.
  private func beginsContinuation(after start: Int) -> Bool {
    let length = tokens[position].span.end - tokens[position].span.start
    guard length == 4 || length == 7, position > start, !touches,
      tokens[start].kind == .slash || word(start) == "also"
    else { return false }
    return word(position).map(LineParser.additions.contains) ?? false
  }

  /// Whether the current `{` opens a block: that of a placeholder touches the pattern before it.
  private var opensBlock: Bool {
    if touches ? isBeforeDeclaration && !isAfterPattern : !isAfterSpacedMark { return true }
    return next.endsLine && !isUnfinishedPlaceholder
  }

  /// Whether a declaration follows the current `{`: `host a.com{ /home }`.
  private var isBeforeDeclaration: Bool {
    guard let word = word(min(position + 1, tokens.count - 1)) else { return next == .slash }
    return word.hasPrefix("@") || Directive(rawValue: word)?.isAllowedInBlocks ?? false
  }

  /// Whether the text that the current `{` touches is that of a pattern.
  private var isAfterPattern: Bool {
    for index in (0..<position).reversed() {
      let token = tokens[index]
      if token.kind == .slash || token.kind == .rightBrace || token.kind.beginsPart { return true }
      if token.kind.endsLine || token.span.end < tokens[index + 1].span.start { return false }
    }
    return false
  }

  /// Whether the current `{` begins a placeholder although white space is before it: `& {page}`,
  /// `host {shop}.example.com`, `host {server}`.
  private var isAfterSpacedMark: Bool {
    guard next == .word || next == .ellipsis else { return false }
    let followsHost = position > 0 && word(position - 1) == "host"
    if followsHost, position == 1 || tokens[position - 2].kind.endsLine { return true }
    if position > 0, tokens[position - 1].kind == .comma {
      return tokens[position...].prefix { !$0.kind.endsLine }.contains { $0.kind == .rightBrace }
    }
    guard position + 3 < tokens.count else { return false }
    let isOfHost =
      tokens[position + 2].kind == .rightBrace && !tokens[position + 3].kind.endsLine
      && tokens[position + 2].span.end == tokens[position + 3].span.start
    guard !isOfHost, position > 1 else { return isOfHost }
    // `/users/ {id: Int}`
    let isPart = [.colon, .rightBrace].contains(tokens[position + 2].kind)
    return tokens[position - 1].kind == .ampersand
      || tokens[position - 1].kind == .slash && isPart && !tokens[position - 2].kind.endsLine
  }

  /// Whether a `{` at the end of a line is a placeholder of which the rest is missing: no lines that are
  /// indented deeper follow.
  private var isUnfinishedPlaceholder: Bool {
    guard touches, ![.word, .rightBrace].contains(tokens[position - 1].kind) else { return false }
    guard let following = tokens[(position + 1)...].firstIndex(where: { !$0.kind.endsLine }) else {
      return true
    }
    return tokens[following].kind != .rightBrace
      && indentation(following) <= indentation(position)
  }

  private mutating func skipPlaceholder() {
    var open = 0
    repeat {
      if kind == .leftBrace {
        // The last brace of a line opens a block.
        if open > 0, !touches, next.endsLine { return }
        open += 1
      }
      if kind == .rightBrace { open -= 1 }
      position += 1
    } while open > 0 && !kind.endsLine
  }

  /// Whether the first token of the next line continues the pattern or the name of a line.
  private func continuesPattern(_ index: Int, _ first: String) -> Bool {
    let kind = tokens[index].kind
    guard kind.beginsPart || kind == .word && word(index) == "as" && first != "also",
      first.isEmpty || Directive(rawValue: first)?.isAllowedInBlocks ?? true
    else { return false }
    return kind != .hash || !file.isHashComment(tokens[index])
  }

  /// Whether a list goes on after a comma, as the grammar does not allow.
  private func continuesList(_ index: Int, _ first: String) -> Bool {
    if tokens[index].kind == .comma { return position > 0 }
    guard position > 0, tokens[position - 1].kind == .comma,
      ["host", "scheme", "require"].contains(first),
      let word = word(index), Directive(rawValue: word) == nil
    else { return false }
    let after = tokens[min(index + 1, tokens.count - 1)].kind
    return after.endsLine || after == .comma || after == .leftBrace
  }

  /// Whether a line continues the route before it, as its first word says, even if misspelled, or if it is one of
  /// another tool.
  func isContinuation(_ index: Int, of line: Range<Int>) -> Bool {
    guard let word = word(index) else { return false }
    if LineParser.continuations.contains(word) { return true }
    guard index + 1 < tokens.count, Directive(rawValue: word) == nil,
      tokens[index].span.end < tokens[index + 1].span.start
    else { return false }
    if ["no", "not"].contains(word) { return self.word(index + 1) == "match" }
    guard tokens[index + 1].kind == .slash else { return false }
    if LineParser.continuationsOfOthers[word] != nil,
      indentation(index) > indentation(line.lowerBound)
    {
      return true
    }
    return closest(to: word, among: Self.firstWords).map(LineParser.continuations.contains) ?? false
  }

  private static let firstWords = LineParser.continuations.sorted() + Directive.words
}

extension SourceFile {
  private static let hashWords: Set<String> = ["if", "else", "elseif", "endif", "pragma", "region"]

  /// Whether a `#` begins no fragment: white space or a word of another language follows it.
  func isHashComment(_ token: Token) -> Bool {
    guard token.kind == .hash, token.span.end < bytes.count else { return false }
    let rest = bytes[token.span.end...].prefix(12)
    // A '#[' is an attribute of Rust or PHP.
    if let first = rest.first, first.isBlank || first.isLineEnd || "#[".utf8.contains(first) {
      return true
    }
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return Self.hashWords.contains(String(decoding: word, as: UTF8.self))
      && rest.dropFirst(word.count).first.map { $0.isBlank || $0.isLineEnd } ?? true
  }
}

extension Directive {
  /// Whether the braces after it are not those of a block of routes.
  fileprivate var hasBracesOfItsOwn: Bool {
    [.enum, .open, .caseless, .payload, .variant].contains(self)
  }
}
