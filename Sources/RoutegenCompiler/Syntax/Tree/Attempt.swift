/// One reading of a line by the grammar: of the text in the file, or of what habits have made of it.
///
/// It is a class, because copies of its many parts would cost more than the reading.
final class Attempt {
  let file: SourceFile
  let tokens: [Token]
  let range: Range<Int>

  /// Whether the text is the file's.
  private let isOfFile: Bool

  /// What the line is.
  let form: LineForm

  /// `nil` after a failure.
  let contents: LineContents?
  let failure: Failure?

  /// The parts of a route that are read before a failure; `nil` if its pattern is not.
  let route: RouteLine?

  /// The role of each token of the range.
  let roles: [Role]

  /// Mistakes in texts that are read all the same.
  let problems: [Diagnostic]

  /// Reads a line of a file.
  convenience init(
    _ range: Range<Int>, of tokens: [Token], in file: SourceFile, _ line: LineContext
  ) {
    self.init(range, of: tokens, in: file, nil, line)
  }

  /// Reads what habits have made of a line.
  convenience init(_ draft: Draft, _ line: LineContext) {
    let (file, tokens) = draft.lexed
    self.init(0..<(tokens.count - 1), of: tokens, in: file, draft, line)
  }

  private init(
    _ range: Range<Int>, of tokens: [Token], in file: SourceFile, _ draft: Draft?,
    _ line: LineContext
  ) {
    form = line.form
    var parser = LineParser(range, of: tokens, in: file, draft: draft)
    do {
      contents = try parser.contents(
        as: line.form, line.documentation, hasBlock: line.hasBlock)
      failure = nil
    } catch {
      (contents, failure) = (nil, error)
    }
    (self.file, self.tokens, self.range, isOfFile) = (file, tokens, range, draft == nil)
    (roles, problems, route) = (parser.roles, parser.problems, parser.route)
  }

  /// The offset in the text at which the grammar stops; the end if it reads all of it.
  var offset: Int {
    guard let position = failure?.position, position < range.upperBound else { return span.end }
    return tokens[position].span.start
  }

  /// The first token of the range.
  var first: Int {
    var index = range.lowerBound
    while index < range.upperBound - 1, tokens[index].kind.endsLine { index += 1 }
    return index
  }

  /// The offset at which the text of the line begins.
  var start: Int { isOfFile ? span.start : 0 }

  /// Where the grammar stops, in the text of the line.
  var stop: Int { offset - start }

  /// The place of all tokens; where they would be if there are none.
  var span: Span {
    var last = range.upperBound - 1
    while last > range.lowerBound, tokens[last].kind.endsLine { last -= 1 }
    let first = tokens[min(first, tokens.count - 1)].span
    return range.isEmpty ? first.startPoint : first.union(tokens[last].span)
  }

  /// Whether the lexer has reported the token at which the grammar stops.
  var isReported: Bool {
    failure.map { tokens[min($0.position, tokens.count - 1)].isBroken } ?? false
  }
}

/// What is known of a line before it is read.
struct LineContext {
  let form: LineForm
  var documentation: [String] = []

  /// Whether a block follows.
  var hasBlock = false

  /// Whether a declaration may be written above, at the top level.
  var isAlone = false
}
