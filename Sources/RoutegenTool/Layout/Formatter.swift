import RoutegenCompiler

/// Lays out the tokens of a file by their roles.
///
/// Every token and every comment is kept; only the white space and line breaks between them change. Lines are broken
/// around blocks and where they are too long; they are never joined.
struct Formatter {
  private let file: SourceFile
  private let tree: SyntaxTree
  private var text = FormattedText()

  /// The first tokens of lines `also` of groups, which are lines of their blocks.
  private let aliasesOfGroups: Set<Int>

  /// The number of open blocks.
  private var depth = 0

  /// Whether the current block is an enum on one line.
  private var isInline = false

  /// Whether the current pattern follows `also`.
  private var isAlias = false

  /// Whether the current line is an example, whose link is kept as it is written.
  private var isExample = false

  /// The comments and blank lines (`nil`) since the last line with tokens.
  private var commentLines: [Span?] = []

  /// - Parameter tree: The tree of a file without syntax errors: each of its tokens has a role.
  init(_ file: SourceFile, _ tree: SyntaxTree) {
    (self.file, self.tree) = (file, tree)
    aliasesOfGroups = Set(
      tree.outline.allEntries.flatMap { $0.block?.aliases ?? [] }.map(\.lowerBound))
  }

  /// Returns the text of the file in the standard layout.
  mutating func layOut() -> String {
    var comments = tree.comments[...]
    var start = 0
    for (index, token) in tree.tokens.enumerated()
    where token.kind == .newline || token.kind == .endOfFile {
      let isBehind = comments.first.map { $0.start < token.span.start } ?? false
      layOut(start..<index, comment: isBehind ? comments.popFirst() : nil)
      start = index + 1
    }
    addCommentLines(indentation: depth)
    return text.rendered
  }

  // MARK: Lines

  private mutating func layOut(_ line: Range<Int>, comment: Span?) {
    // Documentation is alone on its line, and a comment.
    guard let first = line.first, tree.tokens[first].kind != .documentation else {
      return commentLines.append(comment)
    }
    addCommentLines(indentation: indentation(of: first))
    for index in line { layOut(index, beginsLine: index == first || isBroken(before: index)) }
    text.endLine(comment: comment.map(commentText))
  }

  private mutating func layOut(_ index: Int, beginsLine: Bool) {
    let written = tree.tokens[index].span
    if isClosing(index) { depth = max(0, depth - 1) }
    if beginsLine {
      let indentation = indentation(of: index)
      isAlias = isAlias && indentation > depth
      isExample = false
      text.startLine(indentation: indentation, isClosing: isClosing(index))
      text.add(file.text(of: written), .none)
    } else if let gap = gap(before: index) {
      text.add(file.text(of: written), gap)
    } else {
      let last = tree.tokens[index - 1].span
      text.add(file.text(of: last.endPoint.union(written)), .none)
    }
    switch (tree.roles[index], tree.tokens[index].kind) {
    case (.blockBrace, .leftBrace):
      depth += 1
      isInline = isEnumOnOneLine(index)
      text.isOpening = !isInline
    case (.blockBrace, _): isInline = false
    case (.keyword, _):
      let word = file.text(of: written)
      if word == "also" { isAlias = !aliasesOfGroups.contains(index) }
      isExample = isExample || word == "example" || word == "nomatch"
    case _: break
    }
  }

  /// Whether a line begins with a token, even if it does not in the file.
  private func isBroken(before index: Int) -> Bool {
    switch (tree.roles[index - 1], tree.roles[index]) {
    case (.blockBrace, _),
      (_, .blockBrace) where isClosing(index):
      !isInline
    case (_, .keyword): LineParser.additions.contains(word(index))
    case _: false
    }
  }

  /// The indentation of a line that begins with a token, in levels.
  private func indentation(of index: Int) -> Int {
    switch tree.roles[index] {
    case .separator: depth + (isAlias ? 2 : 1)
    case _ where aliasesOfGroups.contains(index): depth
    case .keyword where word(index) == "mount": depth + 1
    case .keyword where LineParser.continuations.contains(word(index)): depth + 1
    case _: depth
    }
  }

  private func isClosing(_ index: Int) -> Bool {
    tree.roles[index] == .blockBrace && tree.tokens[index].kind == .rightBrace
  }

  /// Whether a brace opens an enum, and the next one of the line closes it.
  private func isEnumOnOneLine(_ brace: Int) -> Bool {
    let end = tree.tokens[brace...].first { $0.kind == .rightBrace || $0.kind.endsLine }
    return tree.roles[brace - 1] == .enumName && end?.kind == .rightBrace
  }

  private func word(_ index: Int) -> String { file.text(of: tree.tokens[index].span) }

  // MARK: Comments

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

/// The table of gaps.
extension Formatter {
  /// Returns what is between a token and the one before it on its line; `nil` for what is written there.
  private func gap(before index: Int) -> Gap? {
    let (last, next) = (tree.tokens[index - 1], tree.tokens[index])
    let touches = last.span.end == next.span.start
    // White space before two slashes would make them a comment.
    if touches, file.bytes[next.span.start...].starts(with: "//".utf8) { return nil }
    switch (tree.roles[index - 1], tree.roles[index]) {
    // `example /a  -> b`
    case (.keyword, _) where isExample: return .space
    case _ where isExample: return nil
    // `enum A {}`, `enum A { b, c }`, `/d {`
    case (.blockBrace, .blockBrace): return Gap.none
    case (.blockBrace, _), (.mark, .valueName): return .lineBreak(depth, orSpace: true)
    case (_, .blockBrace) where isInline: return .lineBreak(depth, orSpace: true)
    // `as a`, `begins "@"`, `when a = b /c`
    case (.keyword, .placeholderBrace) where next.kind == .leftBrace: return .space
    case (.mark, .placeholderBrace) where next.kind == .leftBrace: return .space
    case (_, .placeholderBrace): return Gap.none
    case (.keyword, .text) where touches: return nil
    case (.keyword, _), (_, .keyword), (_, .blockBrace): return .space
    case (.payloadKey, .literal), (.text, .literal): return .space
    case (.text, .text): return touches ? nil : .space
    // `/a?b={c}&d#e`
    case (_, .separator):
      return isAlone(index) ? nil : .lineBreak(indentation(of: index), orSpace: false)
    case (.placeholderBrace, _), (.key, .equals), (.equals, .literal): return Gap.none
    // `a: [B: C]? in 1...2 = 3`, `with d = 4, e = 5`
    case (.number, .rest) where !touches && file.bytes[last.span.end - 1] == UInt8(ascii: "."):
      return .space
    case (_, .rest), (.rest, .number): return Gap.none
    case (_, .mark): return last.kind == .colon && next.kind == .leftBracket ? .space : Gap.none
    case (.mark, _):
      return [.leftBracket, .leftParenthesis].contains(last.kind) ? Gap.none : .space
    case (_, .equals), (.equals, _): return .space
    // The words of a text.
    case let (first, second): return touches || first == second ? nil : .space
    }
  }

  /// Whether no token touches a `#`: it does not continue a pattern at the start of a line.
  private func isAlone(_ index: Int) -> Bool {
    let next = tree.tokens[index + 1]
    return next.kind.endsLine || next.span.start > tree.tokens[index].span.end
  }
}
