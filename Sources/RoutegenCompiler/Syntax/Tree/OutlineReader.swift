/// Divides the tokens of a file into lines and blocks.
///
/// It knows no grammar, only the words with which lines begin, and which braces belong to placeholders.
struct OutlineReader: ~Copyable {
  /// The maximum depth of blocks; the call stack grows with it.
  static let deepestBlock = 64

  let file: SourceFile
  let tokens: [Token]
  var position = 0
  var problems: [Diagnostic] = []
  var depth = 0

  /// The first `{` whose `}` is indented less than its line: another `}` is probably missing.
  var closedTooFarLeft: Span?

  /// The position before which the block of the current `payload` is known to be closed.
  var payloadClosedUntil = 0

  init(_ file: SourceFile, _ tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  mutating func read() -> LineOutline {
    var outline = LineOutline()
    while kind != .endOfFile {
      outline.entries += entries()
      guard kind == .rightBrace else { continue }
      outline.entries.append(LineOutline.Entry(line: position..<(position + 1), isStrayBrace: true))
      position += 1
    }
    outline.problems = problems
    return outline
  }

  // Entries : Entry*, up to a `}` or the end of the file
  mutating func entries() -> [LineOutline.Entry] {
    var entries: [LineOutline.Entry] = []
    while true {
      let documentation = skipLineBreaks()
      if kind == .endOfFile || kind == .rightBrace || depth > 0 && isOtherClosing {
        if !documentation.isEmpty {
          entries.append(LineOutline.Entry(documentation: documentation, line: position..<position))
        }
        return entries
      }
      var entry = entry(documentation)
      // A block of the whole file is no block.
      if let block = entry.block, word(entry.line.lowerBound) == "routes" {
        problems.append(.blockOfFile(at: tokens[block.open].span))
        entry.block = nil
        entries.append(entry)
        entries += block.entries
      } else {
        entries.append(entry)
      }
    }
  }

  // Entry : ( Attribute LineBreak )* Line ( Continuation | Block )*
  private mutating func entry(_ documentation: [Span]) -> LineOutline.Entry {
    var entry = LineOutline.Entry(documentation: documentation, line: position..<position)
    while word(position)?.hasPrefix("@") == true {
      let start = position
      while !kind.endsLine, kind != .rightBrace { position += 1 }
      entry.attributes.append(start..<position)
      entry.documentation += skipLineBreaks()
    }
    entry.line = line()
    let first = entry.line.isEmpty ? nil : word(entry.line.lowerBound)
    while entry.block == nil || entry.block?.close != nil {
      if kind == .leftBrace {
        appendBlock(to: &entry, first)
      } else if !kind.endsLine, kind != .rightBrace {
        entry.continuations.append(line())
      } else if let next = firstOfNextLine, isContinuation(next, of: entry.line),
        first.flatMap({ Directive(closestTo: $0) }) == nil
      {
        position = next
        entry.continuations.append(line())
      } else if entry.line.isEmpty || entry.block != nil || !eatBraceOnNextLine(of: entry.line) {
        break
      }
    }
    return entry
  }

  private mutating func appendBlock(to entry: inout LineOutline.Entry, _ first: String?) {
    let isAlone = entry.line.count == 1
    let block = LineOutline.Block.Kind(after: first, isAlone: isAlone)
    guard entry.block == nil else {
      problems.append(.secondBlock(at: tokens[position].span))
      // `enum Sort { a, b } /last {`
      let isGroup = block == .values && next.endsLine
      entry.block?.entries += self.block(isGroup ? .declarations : block).entries
      return
    }
    if touches, next.endsLine, tokens[position - 1].kind != .slash, block == .declarations {
      problems.append(.blockTouchesPattern(tokens[position], after: tokens[position - 1]))
    }
    entry.block = self.block(block)
  }

  // Group : Line LineBreak Block
  //
  // The brace belongs to the line before. The braces of JSON are those of no block.
  private mutating func eatBraceOnNextLine(of line: Range<Int>) -> Bool {
    guard let brace = firstOfNextLine, tokens[brace].kind == .leftBrace,
      tokens[brace + 1].kind.endsLine,
      tokens[brace...].first(where: { [.string, .slash, .rightBrace].contains($0.kind) })?.kind
        != .string
    else { return false }
    let gap = Span(
      file: file.id, start: tokens[position].span.start, end: tokens[brace].span.start)
    position = brace
    let between = file.bytes[gap.start..<gap.end]
    let isBlank = between.allSatisfy { $0.isBlank || $0.isLineEnd }
    problems.append(
      .braceOnNextLine(
        at: tokens[brace].span, isBlank ? gap : nil, isCertain: !isComplete(line)))
    return true
  }

  /// Whether a line is a declaration without a block, so perhaps no block was meant.
  private func isComplete(_ line: Range<Int>) -> Bool {
    Attempt(line, of: tokens, in: file, LineContext(form: .declaration)).failure == nil
  }

  /// Skips line breaks and documentation; returns the places of the documentation.
  mutating func skipLineBreaks() -> [Span] {
    var documentation: [Span] = []
    while kind == .newline || kind == .documentation {
      if kind == .documentation { documentation.append(tokens[position].span) }
      position += 1
    }
    return documentation
  }
}

/// Testing tokens.
extension OutlineReader {
  var kind: Token.Kind { tokens[position].kind }
  var next: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }

  /// Whether the current token follows the one before it without white space.
  var touches: Bool {
    position > 0 && tokens[position - 1].span.end == tokens[position].span.start
      && !tokens[position - 1].kind.endsLine
  }

  func word(_ index: Int) -> String? {
    tokens[index].kind == .word ? file.text(of: tokens[index].span) : nil
  }

  /// The first token of the next line with any; `nil` if the current token ends no line.
  var firstOfNextLine: Int? {
    guard kind == .newline || kind == .documentation else { return nil }
    var index = position
    while tokens[index].kind == .newline || tokens[index].kind == .documentation { index += 1 }
    return index
  }

  /// The last token before the current one that does not end a line.
  var lastWritten: Span {
    (tokens[..<position].last { !$0.kind.endsLine } ?? tokens[position]).span
  }

  /// The width of the white space before the line of a token.
  func indentation(_ index: Int) -> Int {
    file.indentation(ofLineAt: tokens[index].span).utf8.count
  }
}

extension LineOutline.Block.Kind {
  /// What is in the block after a line, by its first word.
  ///
  /// - Parameter isAlone: Whether the line has no other words.
  fileprivate init(after word: String?, isAlone: Bool) {
    switch word.flatMap({ Directive(closestTo: $0) }) {
    case .caseless where isAlone: self = .declarations
    case .enum, .open, .caseless: self = .values
    case .payload: self = .payload
    case .variant: self = .variant
    case _: self = .declarations
    }
  }
}

extension SourceFile {
  /// The white space before the first token of a token's line.
  func indentation(ofLineAt span: Span) -> String {
    let line = self.span(ofLine: location(of: span.start).line)
    let blanks = bytes[line.start..<line.end].prefix(1000).prefix(while: \.isBlank)
    return String(decoding: blanks, as: UTF8.self)
  }
}
