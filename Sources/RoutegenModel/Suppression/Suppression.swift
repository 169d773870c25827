import RoutegenSource
import RoutegenSyntax

/// A comment that silences lints: `// routegen:disable-line many-cases`.
struct Suppression {
  /// The whole comment.
  let span: Span

  /// `disable-line`, as it is written.
  let verb: NameSyntax
  private(set) var reach: Reach?
  let rules: [NameSyntax]

  /// How far it reaches.
  enum Reach: Hashable {
    case line(Int)
    case file

    /// It stands where it has nothing to silence; what would be right.
    case nothing(String)
  }

  static let verbs = ["disable", "disable-line", "disable-next-line"]
  private static let marker = "routegen:"

  /// The comments of a file that are for this tool.
  static func all(in syntax: FileSyntax) -> [Suppression] {
    let file = syntax.file
    let found = syntax.comments.compactMap { Suppression($0, in: file) }
    guard !found.isEmpty else { return [] }
    let places = Places(
      firstRoute: syntax.declarations.lazy.compactMap(\.routesStart).first,
      nextCode: file.nextCodeLines)
    return found.map { suppression in
      var suppression = suppression
      suppression.reach = suppression.reach(in: file, places)
      return suppression
    }
  }

  /// What decides how far comments of a file reach.
  private struct Places {
    /// The offset of the first route; `nil` if there is none.
    let firstRoute: Int?

    /// For each line, the next one that is more than a comment; 0 if there is none.
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
    // What follows '--' is a reason, for people.
    rules = Array(words.dropFirst().prefix { !$0.text.hasPrefix("--") })
  }

  private func reach(in file: SourceFile, _ places: Places) -> Reach? {
    let line = file.location(of: span.start).line
    let isAlone = file.isBlank(file.span(ofLine: line).start..<span.start)
    switch verb.text {
    case "disable":
      return span.start < places.firstRoute ?? file.bytes.count
        ? .file : .nothing("'routegen:disable' belongs before the first route")
    case "disable-line":
      return isAlone
        ? .nothing("it belongs at the end of the line of which it speaks") : .line(line)
    case "disable-next-line":
      let next = isAlone ? places.nextCode[line] : 0
      return next > 0
        ? .line(next)
        : .nothing("it belongs on a line of its own, above the line of which it speaks")
    default:
      return nil
    }
  }
}

extension SourceFile {
  /// The words between white space and commas.
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

  /// For each line from 0, the next one that is more than a comment; 0 if there is none.
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
  /// Where the declaration begins if it is a route, or a block of them.
  fileprivate var routesStart: Int? {
    switch self {
    case .route(let route): route.pattern.span.start
    case .origins(let block): block.block.lazy.compactMap(\.routesStart).first
    default: nil
    }
  }
}
