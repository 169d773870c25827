/// Blocks, and what is wrong with their braces.
extension OutlineReader {
  // Block : `{` ( Aliases Entries | Values | PayloadEntries | VariantEntries ) `}`
  mutating func block(_ kind: LineOutline.Block.Kind) -> LineOutline.Block {
    var block = LineOutline.Block(kind: kind, open: position)
    position += 1
    let isDouble = eatSecondBrace(after: block.open)
    switch kind {
    case .values: readValues(into: &block)
    case .payload, .variant: readLines(into: &block)
    case .declarations: readDeclarations(into: &block)
    }
    guard self.kind == .rightBrace else {
      block.isBroken = true
      if isOtherClosing {
        problems.append(.otherClosing(at: tokens[position].span))
        position += 1
      }
      return block
    }
    if closedTooFarLeft == nil, tokens[position - 1].kind.endsLine,
      indentation(position) < indentation(block.open)
    {
      closedTooFarLeft = tokens[block.open].span
    }
    block.close = position
    position += 1
    if isDouble, self.kind == .rightBrace { position += 1 }
    return block
  }

  /// Reports and skips the second brace of `{{`.
  private mutating func eatSecondBrace(after brace: Int) -> Bool {
    guard kind == .leftBrace, touches, next.endsLine else { return false }
    problems.append(.doubleBlock(at: tokens[brace].span.union(tokens[position].span)))
    position += 1
    return true
  }

  /// Whether a `)` or `]` alone on its line is meant to close a block.
  var isOtherClosing: Bool {
    (kind == .rightParenthesis || kind == .rightBracket) && next.endsLine && position > 0
      && tokens[position - 1].kind == .newline
  }

  private mutating func readDeclarations(into block: inout LineOutline.Block) {
    guard depth < Self.deepestBlock else {
      problems.append(.nestedTooDeep(at: tokens[block.open].span))
      block.isBroken = true
      return skipDeclarations()
    }
    depth += 1
    block.aliases = aliases()
    block.entries = entries()
    depth -= 1
    if kind == .endOfFile { reportUnclosed(block.open) }
  }

  // Aliases : ( `also` Line )*
  private mutating func aliases() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    while case let next = firstOfNextLine ?? position, word(next) == "also" {
      position = next
      lines.append(line())
    }
    return lines
  }

  /// Skips the declarations of a block without recursion into its blocks.
  private mutating func skipDeclarations() {
    var open = 1
    while kind != .endOfFile {
      if kind == .leftBrace { open += 1 }
      if kind == .rightBrace { open -= 1 }
      if open == 0 { return }
      position += 1
    }
  }

  private mutating func readValues(into block: inout LineOutline.Block) {
    let start = position
    while kind != .rightBrace {
      if kind == .endOfFile || beginsDeclaration {
        // The text that lacks its quotation mark, which is reported, may have the '}'.
        if tokens[start..<position].contains(where: { $0.kind == .string && $0.isBroken }) {
          block.isBroken = true
          break
        }
        let problem = Diagnostic.unclosedBlock(tokens[block.open].span, endedBy: lastWritten)
        let values = tokens[start..<position].drop { $0.kind == .newline }
        let end = values.last { !$0.kind.endsLine }?.span.end ?? 0
        let isOneLine =
          values.startIndex == start
          && values.first { $0.kind.endsLine }
            .map { $0.span.start >= end } ?? false
        problems.append(
          values.isEmpty || end == 0
            ? problem.note("an enum is written 'enum Sort { first, second }'")
            : problem.propose(
              "add a '}'", replace: lastWritten.endPoint, with: isOneLine ? " }" : "\n}"))
        break
      }
      if kind == .documentation {
        problems.append(.documentationOfValue(at: tokens[position].span))
      }
      position += 1
    }
    block.values = start..<position
  }

  /// Whether a line begins another declaration, so the enum before it is not closed.
  private var beginsDeclaration: Bool {
    guard tokens[position - 1].kind == .newline else { return false }
    if kind == .slash { return true }
    return word(position).map { Directive(rawValue: $0) != nil } ?? false
      && (next == .word || next == .slash)
  }

  private mutating func readLines(into block: inout LineOutline.Block) {
    while true {
      for span in skipLineBreaks() { problems.append(.documentationOfValue(at: span)) }
      if kind == .rightBrace { return }
      if kind == .endOfFile || isAfterLines(of: block) && !isPayloadClosed {
        return reportUnclosed(block.open)
      }
      let start = position
      let line = line()
      if kind == .leftBrace {
        problems.append(
          .blockOfLine(at: tokens[position].span, isOfVariant: block.kind == .variant))
        _ = self.block(.declarations)
      } else if position == start {
        position += 1
      }
      if !line.isEmpty { block.entries.append(LineOutline.Entry(line: line)) }
    }
  }

  /// Whether a line does not belong to the block: it is a route, or a declaration that is not indented deeper than the
  /// block.
  private func isAfterLines(of block: LineOutline.Block) -> Bool {
    guard let word = word(position), indentation(position) <= indentation(block.open) else {
      return kind == .slash
    }
    return word.hasPrefix("@")
      || Directive(rawValue: word) != nil && !["type", "scheme", "host"].contains(word)
  }

  /// Whether a line begins with `}` before another block opens.
  private var isPayloadClosed: Bool {
    mutating get {
      if position < payloadClosedUntil { return true }
      for index in position..<(tokens.count - 1) {
        let next = tokens[index + 1].kind
        if tokens[index].kind == .newline, next == .rightBrace {
          payloadClosedUntil = index
          return true
        }
        if tokens[index].kind == .leftBrace, next.endsLine { return false }
      }
      return false
    }
  }

  /// Reports a block without a `}`; if the indentation shows it, that of a block in it is missing.
  private mutating func reportUnclosed(_ open: Int) {
    let brace = tokens[open].span
    let inner = closedTooFarLeft.flatMap { $0.start > brace.start ? $0 : nil }
    let unclosed = inner ?? brace
    let indentation = file.indentation(ofLineAt: unclosed)
    problems.append(
      lineAfterBlock(of: unclosed).map {
        .unclosedBlock(unclosed, before: $0)
          .propose("add a '}' before this line", replace: $0, with: "}\n\(indentation)")
      }
        ?? .unclosedBlock(unclosed, endedBy: lastWritten)
        .propose("add a '}' here", replace: lastWritten.endPoint, with: "\n\(indentation)}"))
  }

  /// The start of the first line after a brace that is not indented deeper than the brace's own line.
  ///
  /// `nil` without such a line, or if the indentation does not show what is in the block.
  private func lineAfterBlock(of brace: Span) -> Span? {
    guard let opening = tokens.firstIndex(where: { $0.span == brace }) else { return nil }
    let own = indentation(opening)
    let tokens = tokens
    let starts = tokens.indices.dropFirst(opening + 1).lazy.filter {
      let kind = tokens[$0].kind
      return tokens[$0 - 1].kind == .newline && kind != .newline && kind != .endOfFile
    }
    guard let first = starts.first, indentation(first) > own else { return nil }
    return starts.first { indentation($0) <= own }.map { tokens[$0].span.startPoint }
  }
}
