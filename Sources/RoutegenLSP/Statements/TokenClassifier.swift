import RoutegenSource
import RoutegenSyntax

/// Determines what each token of a file is, from its role in the grammar.
///
/// A line that is being written keeps the colors up to its mistake.
struct TokenClassifier {
  private let tree: SyntaxTree
  private let file: SourceFile
  private var found: [ClassifiedToken] = []

  /// The names after `enum`.
  private let enums: Set<String>

  /// The words of the current line, and the modifiers of its text and its name.
  private var words: [LanguageWord] = []
  private var modifiers: Set<TokenModifier> = []

  /// Whether placeholders of the current pattern declare parameters.
  private var declares = false

  /// Returns the tokens of a file in the order of the text, without those that have no type.
  static func tokens(of file: SourceFile) -> [ClassifiedToken] {
    let tree = SyntaxTree(file)
    var classifier = TokenClassifier(tree, file)
    classifier.classify(tree.outline.entries, isPayload: false)
    for comment in tree.comments {
      let isDocumentation = file.text(of: comment).isDocumentation
      classifier.found.append(
        ClassifiedToken(
          span: comment, type: .comment, modifiers: isDocumentation ? [.documentation] : []))
    }
    return classifier.found.sorted { $0.span < $1.span }
  }

  private init(_ tree: SyntaxTree, _ file: SourceFile) {
    (self.tree, self.file) = (tree, file)
    enums = Set(
      zip(tree.tokens, tree.roles).filter { $0.1 == .enumName }.map { file.text(of: $0.0.span) })
  }

  private func text(_ index: Int) -> String { file.text(of: tree.tokens[index].span) }

  // MARK: Lines

  private mutating func classify(_ entries: [LineOutline.Entry], isPayload: Bool) {
    for entry in entries {
      let attributes = entry.attributes.compactMap(\.first).map { text($0) }
      for line in entry.attributes { classify(line, LanguageWord.attributes) }
      modifiers = attributes.contains("@deprecated") ? [.deprecated] : []
      declares = entry.line.first.map { tree.tokens[$0].kind == .slash } ?? false
      classify(entry.line, isPayload ? LanguageWord.payloadLines : LanguageWord.ofLines)
      (modifiers, declares) = ([], false)
      for line in entry.continuations { classify(line, LanguageWord.ofLines) }
      guard let block = entry.block else { continue }
      if let values = block.values { classify(values, []) }
      classify(block.entries, isPayload: block.kind == .payload)
    }
  }

  private mutating func classify(_ line: Range<Int>, _ words: [LanguageWord]) {
    self.words = words
    for index in line {
      if tree.roles[index] == .keyword, text(index) == "also" {
        (modifiers, declares) = ([], false)
      }
      guard let token = token(at: index) else { continue }
      if let last = found.last, index > line.lowerBound, token.isRun,
        tree.roles[index - 1].isOfRun, last.span.end == token.span.start
      {
        found[found.count - 1].span = last.span.union(token.span)
      } else {
        found.append(token)
      }
    }
  }

  // MARK: Tokens

  private func token(at index: Int) -> ClassifiedToken? {
    let (role, token) = (tree.roles[index], tree.tokens[index])
    guard let type = type(of: role, token), token.span.start < token.span.end else { return nil }
    var classified = ClassifiedToken(span: token.span, type: type, modifiers: modifiers(of: role))
    classified.isRun = role.isOfRun
    if role == .keyword || role == .attribute {
      let text = text(index)
      let isOfParameter = text == "plus" && tree.roles[max(index - 1, 0)] != .none
      classified.word = isOfParameter ? .plusLiteral : words.first { $0.text == text }
    }
    return classified
  }

  private func modifiers(of role: Role) -> Set<TokenModifier> {
    switch role {
    case .routeName: modifiers.union([.declaration])
    case .literal: modifiers
    case .parameterName: declares ? [.declaration] : []
    case _: role.declares ? [.declaration] : []
    }
  }

  private func type(of role: Role, _ token: Token) -> TokenType? {
    if role != .none, token.kind == .string { return .string }
    switch role {
    case .none, .mark, .blockBrace, .placeholderBrace: return nil
    case .keyword, .choice: return .keyword
    case .attribute: return .decorator
    case .routesName, .module, .mountedName: return .namespace
    case .routeName, .expected: return .function
    case .enumName: return .enum
    case .typeName: return .type
    case .type: return enums.contains(file.text(of: token.span)) ? .enum : .type
    case .valueName, .requirementName, .requirement: return .enumMember
    case .parameterName, .discarded, .assigned: return .parameter
    case .payloadKey, .key, .label: return .property
    case .literal, .origin, .text, .link, .host: return .string
    case .number: return .number
    case .value: return token.kind == .word ? type(ofValue: file.text(of: token.span)) : nil
    case .separator, .equals, .rest, .arrow: return .operator
    }
  }

  private func type(ofValue text: String) -> TokenType {
    let first = text.utf8.drop { $0 == UInt8(ascii: "-") }.first
    if let first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return .number }
    return ["true", "false", "nil"].contains(text) ? .keyword : .enumMember
  }
}

extension Role {
  /// Whether tokens that touch are one text.
  fileprivate var isOfRun: Bool { self == .literal || self == .origin || self == .link }

  /// Whether the token is the name of what a line declares.
  fileprivate var declares: Bool {
    [.routesName, .enumName, .typeName, .valueName, .requirementName].contains(self)
  }
}

extension String {
  /// Whether the comment is documentation.
  fileprivate var isDocumentation: Bool { hasPrefix("///") && !hasPrefix("////") }
}
