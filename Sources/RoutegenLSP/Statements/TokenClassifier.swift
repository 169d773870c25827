import RoutegenSource
import RoutegenSyntax

/// Determines what each token of a file is.
///
/// It uses statements and no syntax, so a line that is being written keeps its colors.
struct TokenClassifier {
  let file: SourceFile
  private(set) var found: [ClassifiedToken] = []

  /// The names after `enum`.
  private let enums: Set<String>

  /// The block around the statement and the attributes above it.
  private var statement = Statement()

  /// The modifiers of the text of a route.
  private var modifiers: Set<TokenModifier> = []

  /// Returns the tokens of a file in the order of the text, without those that have no type.
  static func tokens(of file: SourceFile) -> [ClassifiedToken] {
    var bag = DiagnosticBag()
    let lexed = lex(file, into: &bag)
    let statements = StatementReader.statements(of: lexed.tokens, in: file)
    var classifier = TokenClassifier(file, statements)
    for statement in statements { classifier.classify(statement) }
    for comment in lexed.comments {
      let isDocumentation = file.text(of: comment).isDocumentation
      classifier.found.append(
        ClassifiedToken(
          span: comment, type: .comment, modifiers: isDocumentation ? [.documentation] : []))
    }
    return classifier.found.sorted { $0.span < $1.span }
  }

  private init(_ file: SourceFile, _ statements: [Statement]) {
    self.file = file
    enums = Set(
      statements.compactMap { statement in
        let words = statement.tokens.map { file.text(of: $0.span) }
        guard let keyword = words.firstIndex(of: "enum"), keyword < 2, words.count > keyword + 1
        else { return nil }
        return words[keyword + 1]
      })
  }

  func text(_ token: Token) -> String { file.text(of: token.span) }

  mutating func add(
    _ token: Token, _ type: TokenType, _ modifiers: Set<TokenModifier> = [],
    _ word: LanguageWord? = nil
  ) {
    guard token.span.start < token.span.end else { return }
    found.append(ClassifiedToken(span: token.span, type: type, modifiers: modifiers, word: word))
  }

  // MARK: Statements

  private mutating func classify(_ statement: Statement) {
    self.statement = statement
    let tokens = statement.tokens[...]
    guard let first = tokens.first else { return }
    let isRoute = first.kind == .slash
    modifiers = isRoute && statement.attributes.contains("deprecated") ? [.deprecated] : []
    switch statement.block {
    case .enumeration: classifyValues(tokens)
    case .payload: classifyPayloadLine(tokens)
    case _ where isRoute: classifyPattern(tokens, declares: true)
    case _ where text(first).hasPrefix("@"): classifyAttribute(tokens)
    case _: classifyDeclaration(text(first), tokens)
    }
  }

  private mutating func classifyDeclaration(_ word: String, _ tokens: ArraySlice<Token>) {
    let words = LanguageWord.declarations + LanguageWord.continuations
    guard let known = words.first(where: { $0.text == word }), let first = tokens.first else {
      return
    }
    add(first, .keyword, [], known)
    let rest = tokens.dropFirst()
    switch word {
    case "routes": classifyWords(rest, .namespace, [.declaration])
    case "import": classifyWords(rest, .namespace)
    case "access", "handlers", "plus": classifyWords(rest, .keyword)
    case "scheme", "host": for token in rest where token.kind != .comma { add(token, .string) }
    case "payload", "expires": classifyWords(rest, .property)
    case "require": classifyWords(rest, .enumMember, [.declaration])
    case "enum": classifyWords(rest.prefix(1), .enum, [.declaration])
    case "open":
      classifyWords(rest.prefix(1), .keyword)
      classifyWords(rest.dropFirst().prefix(1), .enum, [.declaration])
    case "type": classifyType(rest)
    case "also", "except", "unwrap": classifyPattern(rest, declares: false)
    case "as": classifyWords(rest, .function, [.declaration])
    case "example", "nomatch": classifyExample(rest)
    case _: break
    }
  }

  private mutating func classifyWords(
    _ tokens: ArraySlice<Token>, _ type: TokenType, _ modifiers: Set<TokenModifier> = []
  ) {
    for token in tokens {
      switch token.kind {
      case .word: add(token, type, modifiers)
      case .string: add(token, .string)
      case _: break
      }
    }
  }

  private mutating func classifyType(_ rest: ArraySlice<Token>) {
    classifyWords(rest.prefix(1), .type, [.declaration])
    for token in rest.dropFirst() {
      if text(token) == "begins" {
        add(token, .keyword, [], .begins)
      } else {
        add(token, .string)
      }
    }
  }

  /// Classifies `first, second = "text"`.
  private mutating func classifyValues(_ tokens: ArraySlice<Token>) {
    var isText = false
    for token in tokens {
      switch token.kind {
      case .equals: add(token, .operator)
      case .word where !isText: add(token, .enumMember, [.declaration])
      case .word, .string: add(token, .string)
      case _: break
      }
      isText = token.kind == .equals
    }
  }

  private mutating func classifyPayloadLine(_ tokens: ArraySlice<Token>) {
    guard let first = tokens.first else { return }
    let word = LanguageWord.payloadLines.first { $0.text == text(first) }
    if word != nil { add(first, .keyword, [], word) }
    if first.kind == .string { add(first, .string) }
    let pattern = tokens.firstIndex { $0.kind == .slash } ?? tokens.endIndex
    var isValue = false
    for token in tokens[..<pattern].dropFirst() {
      if token.kind == .equals {
        add(token, .operator)
        isValue = true
      } else {
        add(token, isValue || token.kind == .string ? .string : .property)
      }
    }
    classifyPattern(tokens[pattern...], declares: false)
  }

  private mutating func classifyAttribute(_ tokens: ArraySlice<Token>) {
    guard let first = tokens.first else { return }
    add(first, .decorator, [], LanguageWord.attributes.first { $0.text == text(first) })
    let with = tokens.firstIndex { text($0) == "with" } ?? tokens.endIndex
    for index in tokens.indices.dropFirst() where index < with {
      let token = tokens[index]
      switch token.kind {
      case .string: add(token, .string)
      case .word where text(first) == "@requires": add(token, .enumMember)
      case .word where index + 1 < with && tokens[index + 1].kind == .colon: add(token, .property)
      case .word: add(token, .string)
      case _: break
      }
    }
    classifyAssignments(tokens[with...])
  }

  /// Classifies `with parameter = value, …`.
  private mutating func classifyAssignments(_ tokens: ArraySlice<Token>) {
    var isValue = false
    for (offset, token) in tokens.enumerated() {
      switch token.kind {
      case .word where offset == 0: add(token, .keyword, [], .with)
      case .equals:
        add(token, .operator)
        isValue = true
      case .comma: isValue = false
      case .word where !isValue: add(token, .parameter)
      case _: add(token, type(ofValue: token))
      }
    }
  }

  /// Classifies `LINK -> user(id: 7)`.
  private mutating func classifyExample(_ tokens: ArraySlice<Token>) {
    let arrow = tokens.firstIndex { text($0) == "->" } ?? tokens.endIndex
    addRun(tokens[..<arrow], .string)
    guard arrow < tokens.endIndex else { return }
    add(tokens[arrow], .operator)
    var isName = true
    for index in tokens.indices where index > arrow {
      let token = tokens[index]
      let isLabel =
        [.leftParenthesis, .comma].contains(tokens[index - 1].kind)
        && index + 1 < tokens.endIndex && tokens[index + 1].kind == .colon
      switch token.kind {
      case .word where isName: add(token, .function)
      case .word where isLabel: add(token, .parameter)
      case .word, .string: add(token, type(ofValue: token))
      case _: isName = false
      }
    }
  }

  // MARK: Patterns

  /// Classifies a pattern, and what follows it on its line.
  private mutating func classifyPattern(_ tokens: ArraySlice<Token>, declares: Bool) {
    let end = file.endOfPattern(tokens)
    classifyPath(tokens[..<end], declares: declares)
    let rest = tokens[end...]
    guard let first = rest.first else { return }
    switch text(first) {
    case "as":
      add(first, .keyword, [], .name)
      classifyWords(rest.dropFirst(), .function, modifiers.union([.declaration]))
    case "mount":
      add(first, .keyword, [], .mount)
      classifyWords(rest.dropFirst(), .namespace)
    case "with": classifyAssignments(rest)
    case _: break
    }
  }

  private mutating func classifyPath(_ tokens: ArraySlice<Token>, declares: Bool) {
    var index = tokens.startIndex
    var isPath = true
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .leftBrace {
        let close = tokens[index...].firstIndex { $0.kind == .rightBrace } ?? tokens.endIndex
        classifyPlaceholder(tokens[index..<close].dropFirst(), declares: declares)
        index = min(close + 1, tokens.endIndex)
        continue
      }
      if token.kind.beginsPart { isPath = false }
      let run = tokens[index...].prefix { $0.kind != .leftBrace && !$0.kind.beginsPart }
      if isPath {
        addRun(run, .string, modifiers)
        index = run.endIndex
      } else {
        classifyItem(tokens[index...], &index)
      }
    }
  }

  /// Classifies an operator, the key of an item, or the text of a literal item.
  private mutating func classifyItem(_ tokens: ArraySlice<Token>, _ index: inout Int) {
    let token = tokens[index]
    index += 1
    if token.kind.beginsPart || token.kind == .equals {
      add(token, .operator)
      let value = tokens[index...].prefix { !$0.kind.beginsPart && $0.kind != .leftBrace }
      guard token.kind == .equals else { return }
      addRun(value, .string)
      index = value.endIndex
    } else {
      add(token, .property)
    }
  }

  /// Classifies `name: Type in 1...50 plus literal = 20`.
  private mutating func classifyPlaceholder(_ tokens: ArraySlice<Token>, declares: Bool) {
    guard let first = tokens.first, first.kind == .word else { return }
    add(first, .parameter, declares && text(first) != "_" ? [.declaration] : [])
    var part = TokenType.type
    for (offset, token) in tokens.enumerated().dropFirst() {
      switch token.kind {
      case .word where part == .type && text(token) == "in" && offset > 0:
        add(token, .keyword)
        part = .number
      case .word where part == .keyword: add(token, .keyword)
      case .word where part != .string && isPlusLiteral(tokens.dropFirst(offset)):
        add(token, .keyword, [], .plusLiteral)
        part = .keyword
      case .equals where part != .string:
        add(token, .operator)
        part = .string
      case .ellipsis, .question: add(token, .operator)
      case .word where part == .type: add(token, enums.contains(text(token)) ? .enum : .type)
      case .word where part == .number: add(token, isNumber(token) ? .number : .string)
      case .word: add(token, type(ofValue: token))
      case .string: add(token, .string)
      case _: break
      }
    }
  }

  private func isPlusLiteral(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.prefix(2).map(text) == ["plus", "literal"]
  }

  // MARK: Values

  private func type(ofValue token: Token) -> TokenType {
    if token.kind == .string { return .string }
    if isNumber(token) { return .number }
    return ["true", "false", "nil"].contains(text(token)) ? .keyword : .enumMember
  }

  private func isNumber(_ token: Token) -> Bool {
    text(token).utf8.drop { $0 == UInt8(ascii: "-") }.first
      .map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Adds tokens that touch as one.
  private mutating func addRun(
    _ tokens: ArraySlice<Token>, _ type: TokenType, _ modifiers: Set<TokenModifier> = []
  ) {
    var rest = tokens
    while let first = rest.popFirst() {
      var end = first.span.end
      while let next = rest.first, next.span.start == end {
        end = next.span.end
        rest = rest.dropFirst()
      }
      let span = Span(file: first.span.file, start: first.span.start, end: end)
      found.append(ClassifiedToken(span: span, type: type, modifiers: modifiers))
    }
  }
}

extension String {
  /// Whether the comment is documentation.
  fileprivate var isDocumentation: Bool { hasPrefix("///") && !hasPrefix("////") }
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
