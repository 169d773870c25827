/// A comment that silences lints: `// routegen:disable-line many-cases`.
struct Suppression {
  /// The span of the whole comment.
  let span: Span

  /// The word after `routegen:`, as it is written: `disable-line`.
  let verb: NameSyntax

  /// The part of the file to which the comment applies; `nil` if the verb is unknown.
  private(set) var reach: Reach?

  /// The names or codes of the rules, as they are written.
  let rules: [NameSyntax]

  /// The part of a file to which a comment applies.
  enum Reach: Hashable {
    case line(Int)

    /// The lines from the comment to the next one that has more than a comment.
    case lines(ClosedRange<Int>)
    case file

    /// The comment is in a place where it silences nothing; the note describes the right place.
    case misplaced(note: String)
  }

  static let verbs = ["disable", "disable-line", "disable-next-line"]
  private static let marker = "routegen:"

  /// Returns the comments of a file that begin with `routegen:`.
  static func all(in syntax: FileSyntax) -> [Suppression] {
    let file = syntax.file
    let found = syntax.comments.compactMap { Suppression($0, in: file) }
    guard !found.isEmpty else { return [] }
    let layout = Layout(
      firstRoute: syntax.declarations.lazy.compactMap(\.routesStart).first,
      nextCode: file.nextCodeLines)
    return found.map { suppression in
      var suppression = suppression
      suppression.reach = suppression.reach(in: file, layout)
      return suppression
    }
  }

  /// The facts about a file that determine the reach of its comments.
  private struct Layout {
    /// The offset of the first route; `nil` if there is none.
    let firstRoute: Int?

    /// The next line with more than a comment after each line, as in `SourceFile.nextCodeLines`.
    let nextCode: [Int]
  }

  private init?(_ span: Span, in file: SourceFile) {
    let slashes = file.bytes[span.start..<span.end].prefix { $0 == UInt8(ascii: "/") }.count
    guard slashes == 2 else { return nil }
    let words = file.words(in: Span(file: file.id, start: span.start + 2, end: span.end))
    guard let first = words.first, first.text.hasPrefix(Self.marker) else { return nil }

    self.span = span
    let start = first.span.start + Self.marker.utf8.count
    verb = NameSyntax(
      text: String(first.text.dropFirst(Self.marker.count)),
      span: Span(file: file.id, start: start, end: first.span.end))
    // The text after '--' is the reason, for people.
    rules = Array(words.dropFirst().prefix { !$0.text.hasPrefix("--") })
  }

  private func reach(in file: SourceFile, _ layout: Layout) -> Reach? {
    let line = file.location(of: span.start).line
    let isAlone = file.isBlank(file.span(ofLine: line).start..<span.start)
    switch verb.text {
    case "disable":
      return span.start < layout.firstRoute ?? file.bytes.count
        ? .file : .misplaced(note: "'routegen:disable' belongs before the first route")
    case "disable-line":
      return isAlone
        ? .misplaced(note: "it belongs at the end of the line that it silences") : .line(line)
    case "disable-next-line":
      let next = isAlone ? layout.nextCode[line] : 0
      return next > 0
        ? .lines(line...next)
        : .misplaced(note: "it belongs on a line of its own, above the line that it silences")
    default:
      return nil
    }
  }
}

extension SourceFile {
  /// The words of a span, which are separated by white space and commas.
  fileprivate func words(in span: Span) -> [NameSyntax] {
    bytes[span.start..<span.end].split { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
      .map { word in
        let span = Span(file: id, start: word.startIndex, end: word.endIndex)
        return NameSyntax(text: text(of: span), span: span)
      }
  }

  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The number of the first line after line `n` that contains more than a comment, at index `n`.
  ///
  /// It is 0 if there is no such line.
  fileprivate var nextCodeLines: [Int] {
    var next = Array(repeating: 0, count: lineCount + 1)
    for line in (1...lineCount).reversed() {
      next[line - 1] = isCommentOrBlank(line: line) ? next[line] : line
    }
    return next
  }

  private func isCommentOrBlank(line: Int) -> Bool {
    let span = span(ofLine: line)
    let rest = bytes[span.start..<span.end].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.starts(with: Array("//".utf8))
  }
}

extension DeclarationSyntax {
  /// The offset at which the declaration begins if it is a route or a block of routes.
  fileprivate var routesStart: Int? {
    switch self {
    case .route(let route): route.pattern.span.start
    case .origins(let block): block.block.lazy.compactMap(\.routesStart).first
    case _:
      nil
    }
  }
}
