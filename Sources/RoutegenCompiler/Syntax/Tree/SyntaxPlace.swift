/// The end of a text that is being written: what the grammar expects there, and what is around it.
///
/// A word at the end is not read, because a proposal replaces it.
package struct SyntaxPlace: Sendable {
  package let file: SourceFile

  /// The tokens before the place, then an empty word at the place, and the end of the file.
  package let tokens: [Token]

  /// The role of each token, if it is in a line around the place.
  package private(set) var roles: [Role]

  /// The offset of the place: the start of the word at the end, or else the end.
  package let start: Int

  /// The comment in which the place is; then nothing else is known.
  package let comment: Span?

  /// The declarations in whose blocks the place is, the outermost first, and at last the place's own.
  package private(set) var path: [LineOutline.Entry] = []

  /// The tokens of the line before the place.
  package private(set) var line = 0..<0

  /// What may follow, in the order in which the grammar asks for it.
  package private(set) var expected: [Expected] = []

  /// The route to which the line belongs, or which it may continue if it is empty.
  package private(set) var route: LineOutline.Entry?

  /// Returns `nil` in a quoted text, and in a file that cannot be read.
  package init?(atEndOf file: SourceFile) {
    var bag = DiagnosticBag()
    let lexed = lex(file, into: &bag)
    guard lexed.isReadable else { return nil }
    var tokens = lexed.tokens.dropLast()
    let end = file.bytes.count
    let typed = tokens.last.flatMap { $0.kind == .word && $0.span.end == end ? $0.span : nil }
    if typed != nil { tokens.removeLast() }
    start = typed?.start ?? end
    tokens.append(Token(kind: .word, span: Span(file: file.id, start: start, end: start)))
    tokens += lexed.tokens.suffix(1)
    (self.file, self.tokens) = (file, Array(tokens))
    roles = Array(repeating: .none, count: tokens.count)
    comment = lexed.comments.last { $0.end == end }
    if comment != nil { return }
    var reader = OutlineReader(file, self.tokens)
    find(in: reader.read().entries, .declaration)
    roles[place] = .none
    if tokens[line].contains(where: { $0.kind == .string && $0.isBroken }) { return nil }
  }

  /// The index of the empty word.
  private var place: Int { tokens.count - 2 }

  /// The word at the end.
  package var typed: String {
    file.text(of: Span(file: file.id, start: start, end: file.bytes.count))
  }

  package func text(_ index: Int) -> String { file.text(of: tokens[index].span) }

  // MARK: Lines

  /// Finds the line of the place, which is the last one.
  private mutating func find(in entries: [LineOutline.Entry], _ form: LineForm) {
    guard let entry = entries.last else { return }
    path.append(entry)
    if let block = entry.block, block.close == nil {
      roles(of: entry.line, .declaration)
      if let values = block.values { return read(values.lowerBound, .values) }
      if let alias = block.aliases.last, alias.contains(place) {
        readRoute(entry)
        return read(alias.lowerBound, .continuation)
      }
      find(in: block.entries, block.kind.formOfLines)
      // The first lines of a group may be its other patterns.
      if isRoute(entry), block.entries.count == 1, line.isEmpty { expected.append(.word("also")) }
      return
    }
    if isRoute(entry) { readRoute(entry) }
    if let attribute = entry.attributes.last, attribute.contains(place) {
      read(attribute.lowerBound, .attribute)
    } else if let continuation = entry.continuations.last {
      read(continuation.lowerBound, .continuation)
    } else {
      read(entry.line.lowerBound, form)
      if line.isEmpty { continueRoute(in: entries.dropLast(), to: entry) }
    }
  }

  /// Adds what may continue the route above an empty line.
  private mutating func continueRoute(
    in entries: ArraySlice<LineOutline.Entry>, to own: LineOutline.Entry
  ) {
    guard let above = entries.last, isRoute(above), above.block == nil, own.attributes.isEmpty
    else {
      return
    }
    readRoute(above)
    let form: LineForm = above.continuations.isEmpty ? .declaration : .continuation
    let start = (above.continuations.last ?? above.line).lowerBound
    expected += expectations(after: start..<place, form).filter { next in
      if case .token = next { return true }
      return next.words.first.map(LineParser.continuations.contains) ?? false
    }
  }

  private func isRoute(_ entry: LineOutline.Entry) -> Bool {
    !entry.line.isEmpty && tokens[entry.line.lowerBound].kind == .slash
  }

  private mutating func readRoute(_ entry: LineOutline.Entry) {
    route = entry
    roles(of: entry.line, .declaration)
    for line in entry.continuations { roles(of: line, .continuation) }
  }

  // MARK: Reading

  private mutating func read(_ start: Int, _ form: LineForm) {
    line = start..<place
    expected = expectations(after: line, form)
  }

  /// Reads a line that is written.
  private mutating func roles(of line: Range<Int>, _ form: LineForm) {
    var parser = LineParser(line, of: tokens, in: file)
    _ = try? parser.contents(as: form, [], hasBlock: true)
    roles.replaceSubrange(line, with: parser.roles)
  }

  /// Reads tokens up to the place, without those that the grammar does not allow.
  private mutating func expectations(after line: Range<Int>, _ form: LineForm) -> [Expected] {
    var read = Array(line)
    let before = line.lowerBound > 0 ? tokens[line.lowerBound - 1] : .startOfFile
    for _ in 0..<8 {
      // The token before shows whether the first one touches it.
      let part = [before] + (read + [place]).map { tokens[$0] }
      var parser = LineParser(1..<(part.count - 1), of: part, in: file, isCut: true)
      var failure: Failure?
      do { _ = try parser.contents(as: form, [], hasBlock: false) } catch { failure = error }
      for (index, role) in zip(read, parser.roles) { roles[index] = role }
      guard let failure, 1 < failure.position, failure.position <= read.count else {
        return parser.expected ?? []
      }
      remove(failure.position - 1, from: &read)
    }
    return []
  }

  /// Removes a token; a placeholder that is closed keeps its name only.
  private func remove(_ mistake: Int, from read: inout [Int]) {
    let isBrace = { (index: Int) in [.leftBrace, .rightBrace].contains(tokens[index].kind) }
    guard let open = read[..<mistake].lastIndex(where: isBrace),
      tokens[read[open]].kind == .leftBrace,
      let close = read[mistake...].firstIndex(where: isBrace), open + 2 < close
    else {
      read.remove(at: mistake)
      return
    }
    read.removeSubrange((open + 2)..<close)
  }
}

extension LineOutline.Block.Kind {
  fileprivate var formOfLines: LineForm {
    switch self {
    case .declarations, .values: .declaration
    case .payload: .payload
    case .variant: .variant
    }
  }
}

extension Token {
  fileprivate static let startOfFile = Token(
    kind: .newline, span: Span(file: FileID(0), start: 0, end: 0))
}
