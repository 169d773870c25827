/// The reading of one line: by the grammar, and by habits if the grammar does not read it, or reads as text what
/// is probably meant otherwise.
struct Reading {
  /// What the line says; `nil` if it is omitted.
  private(set) var contents: LineContents?
  private(set) var problems: [Diagnostic] = []

  /// The role of each token.
  private(set) var roles: [Role]

  /// Whether the line is code of another language, and so the block after it.
  private(set) var ownsBlock = false

  /// The block after the line.
  var block: Span?
  private let attempt: Attempt
  private let context: LineContext

  init(_ range: Range<Int>, of tokens: [Token], in file: SourceFile, _ context: LineContext) {
    attempt = Attempt(range, of: tokens, in: file, context)
    roles = attempt.roles
    self.context = context
  }

  mutating func read(hasHabits: Bool) {
    if attempt.failure == nil, !hasHabits || !attempt.hasForeignText { return accept(attempt) }
    if attempt.isReported { return }
    guard hasHabits else { return problems.append(attempt.expectation(withExampleFor: nil)) }
    var repair = Repair(attempt, context)
    repair.run()
    problems = repair.diagnostics(with: block).map { problem in
      guard problem.fixIts.isEmpty, problem.notes.isEmpty else { return problem }
      let expectation = expectation
      guard problem.message == expectation.message else { return problem }
      return expectation.notes.first.map(problem.note) ?? problem
    }
    ownsBlock = repair.ownsBlock
    if !repair.hasErrors, attempt.failure == nil { return accept(attempt) }
    if !repair.hasErrors { problems.append(expectation) }
    if let repaired = repair.attempt.contents, repair.isCertain || repaired.isKeptAfterMistakes {
      accept(repair.attempt)
    } else if let route = readRoute(repair.attempt) {
      contents = .route(route)
    }
  }

  /// The route of a line if its pattern is read as it is, and the mistake is behind it; a mount may be meant.
  private func readRoute(_ repaired: Attempt) -> RouteLine? {
    guard let route = attempt.route, let pattern = route.pattern,
      attempt.problems.isEmpty, attempt.failure?.expected != .mountedName,
      attempt.failure?.expected != .routeName, repaired.route?.pattern != nil
    else { return nil }
    if case .route(let meant)? = repaired.contents, meant.mounts != route.mounts { return nil }
    let isBehind = problems.allSatisfy {
      $0.severity != .error || $0.span.start >= pattern.span.end
    }
    return isBehind ? route : nil
  }

  /// What the grammar expects; an attribute of another tool may have any arguments.
  private var expectation: Diagnostic {
    let first = attempt.tokens[attempt.first].span
    let name = String(attempt.file.text(of: first).dropFirst())
    guard context.form == .attribute, !AttributeKind.has(name) else {
      return attempt.expectation(withExampleFor: context)
    }
    return .foreignAttribute(NameSyntax(text: name, span: first))
  }

  private mutating func accept(_ attempt: Attempt) {
    guard let contents = attempt.contents else { return }
    problems += attempt.problems
    if attempt.problems.isEmpty || contents.isKeptAfterMistakes { self.contents = contents }
  }
}

extension LineContents {
  /// Whether later stages should know what a line with a mistake declares, as far as it is clear.
  ///
  /// A route is omitted unless the changes are certain, because what it opens is a guess.
  fileprivate var isKeptAfterMistakes: Bool {
    switch self {
    case .directive(.complete(.exception)), .directive(.complete(.envelope)): false
    case .directive, .values: true
    case .route, .continuation, .attribute, .payload, .variant: false
    }
  }
}

extension Attempt {
  /// What the grammar expects where it stops.
  ///
  /// - Parameter context: The line, if an example of it is to be shown.
  func expectation(withExampleFor context: LineContext?) -> Diagnostic {
    let expected = failure?.expected ?? .endOfLine
    let position = failure?.position ?? range.upperBound
    let problem: Diagnostic
    if position < range.upperBound {
      let token = tokens[position]
      let name = token.kind == .word ? "'\(file.text(of: token.span))'" : token.kind.name
      problem = .unexpected(name, at: token.span, expected)
    } else {
      if position < tokens.count, tokens[position].kind == .rightBrace {
        problem = .unexpected("'}'", at: tokens[position].span, expected)
      } else {
        problem = withoutLastWord(
          .missing(expected, after: tokens[range].last { !$0.kind.endsLine }, in: file))
      }
    }
    guard problem.notes.isEmpty, let context else { return problem }
    let note = expected == .endOfLine && !isAfterPattern(position) ? nil : expected.note
    let example = expected.isOfPattern ? nil : example(context)
    let shown = example.map { "write '\($0)'" }
    if position == range.upperBound { return (note ?? shown).map(problem.note) ?? problem }
    let word = file.text(of: tokens[position].span)
    return (Vocabulary.notes[word] ?? shown ?? note).map(problem.note) ?? problem
  }

  /// A diagnostic that offers the line without its last word, if that is one.
  private func withoutLastWord(_ problem: Diagnostic) -> Diagnostic {
    let last = range.upperBound - 1
    guard last > range.lowerBound, roles.last == .keyword,
      Attempt(range.lowerBound..<last, of: tokens, in: file, LineContext(form: form)).failure == nil
    else { return problem }
    let word = tokens[last].span
    let span = Span(file: file.id, start: tokens[last - 1].span.end, end: word.end)
    return problem.propose("remove '\(file.text(of: word))'", replace: span, with: "")
  }

  /// The line in its form, with examples for what is missing; `nil` if its first word is not known.
  private func example(_ context: LineContext) -> String? {
    let bytes = Array(file.bytes[span.start..<span.end])
    guard bytes.count < Repair.longestLine else { return nil }
    let text = FormReader(bytes, as: form, hasBlock: context.hasBlock).example
    return text == String(decoding: bytes, as: UTF8.self) ? nil : text
  }

  /// Whether the token before another one is a word of the language.
  func isAfterKeyword(_ position: Int) -> Bool {
    position > range.lowerBound && roles[position - 1 - range.lowerBound] == .keyword
  }

  /// Whether the token before another one is of a pattern, which white space ends.
  func isAfterPattern(_ position: Int) -> Bool {
    position > range.lowerBound
      && [.literal, .key, .placeholderBrace, .separator].contains(
        roles[position - 1 - range.lowerBound])
  }
}

extension Diagnostic {
  static func unexpected(_ found: String, at span: Span, _ expected: Expected) -> Diagnostic {
    Diagnostic(expected.code, "expected \(expected.noun), found \(found)", at: span)
  }

  /// A line that ends after a word or mark: `also` without a pattern.
  fileprivate static func missing(
    _ expected: Expected, after token: Token?, in file: SourceFile
  ) -> Diagnostic {
    let place = token?.span.endPoint ?? Span(file: file.id, start: 0, end: 0)
    guard let token, token.kind != .string, token.span.end - token.span.start < 40 else {
      return .unexpected("the end of the line", at: place, expected)
    }
    let name = token.kind == .word ? "'\(file.text(of: token.span))'" : token.kind.name
    let problem = Diagnostic(
      expected.code, "\(expected.noun) is missing after \(name)", at: place)
    // `also //example.com/b`
    let comment = file.bytes[token.span.end...].drop(while: \.isBlank).prefix(3)
    guard case .pattern = expected, comment.starts(with: "//".utf8),
      let first = comment.dropFirst(2).first,
      !first.isBlank, !first.isLineEnd, first != UInt8(ascii: "/")
    else { return problem }
    let rest = file.bytes[token.span.end...].drop(while: \.isBlank).prefix {
      !$0.isLineEnd && !$0.isBlank
    }
    return problem.note(
      "'//' after white space begins a comment; write '\(name.filter { $0 != "'" }) https:\(String(decoding: rest, as: UTF8.self))'"
    )
  }
}
