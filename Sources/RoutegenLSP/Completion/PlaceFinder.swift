import RoutegenSource
import RoutegenSyntax

/// Finds what may be written at a place, from the tokens before it.
///
/// The parser recovers from mistakes, but the place is where the text is unfinished. So the finder uses no
/// syntax, and expects no correct text.
struct PlaceFinder {
  private let file: SourceFile
  private let reader: StatementReader

  /// The start of the word at the end of the text, or else the end.
  private let start: Int

  private var blocks: [OpenBlock] { reader.blocks }
  private var statement: [Token] { reader.statement.tokens }

  /// Returns what may be written at an offset; `nil` if nothing is known, as for a new name.
  static func context(at offset: Int, in bytes: [UInt8]) -> CompletionContext? {
    let file = SourceFile(path: "", bytes: Array(bytes.prefix(offset)))
    var bag = DiagnosticBag()
    let lexed = lex(file, into: &bag)
    if let comment = lexed.comments.last, comment.end == file.bytes.count {
      return context(inComment: comment, of: file)
    }
    return PlaceFinder(file, lexed.tokens.dropLast()).context
  }

  private init(_ file: SourceFile, _ tokens: ArraySlice<Token>) {
    self.file = file
    let last = tokens.last
    let isTyping = last?.kind == .word && last?.span.end == file.bytes.count
    start = isTyping ? last?.span.start ?? 0 : file.bytes.count
    var reader = StatementReader(file)
    reader.read(tokens, count: tokens.count - (isTyping ? 1 : 0))
    self.reader = reader
  }

  // MARK: The place

  private var context: CompletionContext? {
    placeAndStart.map { place, start in context(place, start..<file.bytes.count) }
  }

  private func context(_ place: CompletionPlace, _ range: Range<Int>) -> CompletionContext {
    CompletionContext(
      place: place, range: range, blocks: blocks, route: reader.route,
      statement: reader.isAtLineStart ? [] : statement,
      attributes: reader.isAfterAttribute ? reader.statement.attributes : [])
  }

  /// The place, and where the text begins that a proposal replaces.
  private var placeAndStart: (CompletionPlace, Int)? {
    let kind = blocks.last?.kind
    if kind == .enumeration { return nil }
    if reader.isAtLineStart {
      if reader.endOfBrace == start { return nil }
      if kind == .payload { return (.payloadLine, start) }
      let word = file.text(of: Span(file: file.id, start: start, end: file.bytes.count))
      return (word.hasPrefix("@") ? .attribute : .line, start)
    }
    guard let first = statement.first else { return nil }
    if let placeholder = reader.placeholder {
      let before = statement[..<placeholder].last?.kind
      let isItem = before == .question || before == .ampersand || before == .equals
      return place(inPlaceholder: statement[(placeholder + 1)...], isItem).map { ($0, start) }
    }
    let word = text(first)
    if kind == .payload { return placeInPayload(word) }
    let rest = statement.dropFirst()
    switch word {
    case "/": return place(inPattern: statement[...], of: nil).map { ($0, start) }
    case "also", "except", "unwrap":
      return place(inPattern: rest, of: word).map { ($0, start) }
    case "example", "nomatch": return place(inExample: rest)
    case _ where word.hasPrefix("@"):
      return place(inAttribute: String(word.dropFirst()), rest).map { ($0, start) }
    case _: return place(after: word, rest).map { ($0, start) }
    }
  }

  /// Whether the last token touches the text at the end.
  private var touches: Bool { statement.last?.span.end == start }

  private func place(after word: String, _ rest: ArraySlice<Token>) -> CompletionPlace? {
    let isFirst = rest.isEmpty
    return switch word {
    case "host" where isFirst || rest.last?.kind == .comma: .host
    case "scheme" where isFirst || rest.last?.kind == .comma: .scheme
    case "access" where isFirst: .choice(["public", "package", "internal"])
    case "handlers" where isFirst: .choice(["optional", "none"])
    case "plus" where isFirst: .choice(["literal"])
    case "open" where isFirst: .choice(["enum"])
    case "type" where rest.count == 1: .choice(["begins"])
    case _: nil
    }
  }

  private func place(inAttribute name: String, _ rest: ArraySlice<Token>) -> CompletionPlace? {
    if let with = rest.lastIndex(where: { text($0) == "with" }) {
      return place(inAssignments: rest[(with + 1)...])
    }
    guard let last = rest.last else { return nil }
    switch last.kind {
    case .leftParenthesis: return .argument(of: name, index: 0)
    case .comma:
      return .argument(of: name, index: rest.count { $0.kind == .comma })
    case .rightParenthesis where !touches && AttributeKind(rawValue: name)?.isTrigger == true:
      return .choice(["with"])
    case _: return nil
    }
  }

  /// The place after `with`.
  private func place(inAssignments rest: ArraySlice<Token>) -> CompletionPlace? {
    guard let last = rest.last else { return .assignment }
    if last.kind == .comma { return .assignment }
    guard last.kind == .equals, let name = rest.dropLast().last else { return nil }
    return .assigned(text(name))
  }

  private func placeInPayload(_ word: String) -> (CompletionPlace, Int)? {
    guard word == "when" && statement.count > 1 || word == "else" else { return nil }
    let rest = statement.dropFirst(word == "when" ? 2 : 1)
    if let slash = rest.first(where: { $0.kind == .slash }) {
      // The pattern ends at white space.
      return (.routePattern, slash.span.start)
    }
    return touches || rest.last?.kind == .equals ? nil : (.routePattern, start)
  }

  /// The place in the link of an example, or after its arrow.
  private func place(inExample rest: ArraySlice<Token>) -> (CompletionPlace, Int)? {
    guard let arrow = rest.lastIndex(where: { text($0) == "->" }) else {
      return (.link, rest.first?.span.start ?? start)
    }
    let expected = rest[(arrow + 1)...]
    guard let last = expected.last else { return (.expectedRoute, start) }
    switch last.kind {
    case .leftParenthesis, .comma: return (.expectedParameter, start)
    case .colon: return expected.dropLast().last.map { (.expectedValue(text($0)), start) }
    case _: return nil
    }
  }

  // MARK: Patterns

  /// - Parameter word: The word before the pattern; `nil` for the pattern of a route.
  private func place(inPattern tokens: ArraySlice<Token>, of word: String?) -> CompletionPlace? {
    guard let last = tokens.last else { return word == "also" ? .alias : nil }
    let rest = tokens[file.endOfPattern(tokens)...]
    guard let first = rest.first else {
      guard touches else { return .afterPattern(of: word) }
      switch last.kind {
      case .slash: return .segment
      case .question, .ampersand, .hash, .equals: return .item
      case _: return nil
      }
    }
    switch text(first) {
    case "mount" where rest.count == 1: return .mount
    case "with": return place(inAssignments: rest.dropFirst())
    case _: return nil
    }
  }

  /// - Parameter isItem: Whether the placeholder is the value of an item.
  private func place(
    inPlaceholder tokens: ArraySlice<Token>, _ isItem: Bool
  ) -> CompletionPlace? {
    guard let last = tokens.last else { return .parameter }
    let type = TypeTokens(tokens, text)
    switch last.kind {
    case .colon: return type.isList ? .type(.dictionaryValue) : .type(.whole)
    case .leftBracket: return .type(type.isDictionary ? .listElement : .element)
    case .equals: return .value(of: type.name)
    case .comma: return .host
    case .word where text(last) == "plus" && tokens.count > 1 && !touches:
      return .choice(["literal"])
    case .word where text(last) == "in" && tokens.count > 1: return .bounds(of: type.name ?? "")
    case .word, .question, .rightBracket:
      let name = type.name ?? (isItem ? "String" : nil)
      return touches ? nil : name.map { .afterType($0, isItem: isItem) }
    case _: return nil
    }
  }

  private func text(_ token: Token) -> String { file.text(of: token.span) }
}

// MARK: Comments

extension PlaceFinder {
  /// Returns the place in `// routegen:disable-line many-cases`.
  private static func context(inComment comment: Span, of file: SourceFile) -> CompletionContext? {
    let marker = "routegen:"
    let text = file.text(of: comment)
    let words = text.dropFirst(2).drop { $0 == " " }
    guard text.hasPrefix("//"), words.hasPrefix(marker) else { return nil }
    let rest = words.dropFirst(marker.count)
    guard !rest.contains("--") || !rest.contains(" ") else { return nil }
    let end = file.bytes.count
    let typed = rest.reversed().prefix { $0 != " " && $0 != "," }.reversed()
    let start = end - String(typed).utf8.count
    return CompletionContext(
      place: rest.contains(" ") ? .rule : .suppression, range: start..<end, blocks: [], route: [],
      statement: [], attributes: [])
  }
}

/// The type in the tokens of a placeholder.
struct TypeTokens {
  /// The name of a single value's type; `nil` if there is none.
  let name: String?
  let isList: Bool
  let isDictionary: Bool

  init(_ tokens: ArraySlice<Token>, _ text: (Token) -> String) {
    let afterColon = tokens.drop { $0.kind != .colon }.dropFirst()
    isList = afterColon.first?.kind == .leftBracket
    isDictionary = isList && afterColon.contains { $0.kind == .colon }
    name = afterColon.first { $0.kind == .word }.map(text)
  }
}

extension SourceFile {
  /// Returns the index after the last token of a pattern, which white space ends outside of placeholders.
  func endOfPattern(_ tokens: ArraySlice<Token>) -> Int {
    var isInPlaceholder = false
    for index in tokens.indices {
      let token = tokens[index]
      if index > tokens.startIndex, !isInPlaceholder,
        tokens[index - 1].span.end != token.span.start,
        !(token.kind.beginsPart && isFirstOfLine(token))
      {
        return index
      }
      if token.kind == .leftBrace { isInPlaceholder = true }
      if token.kind == .rightBrace { isInPlaceholder = false }
    }
    return tokens.endIndex
  }
}
