import RoutegenSource
import RoutegenSyntax

/// A comment that silences lints: `// routegen:disable-line many-cases`.
struct Suppression {
  /// The whole comment.
  let span: Span

  /// `disable-line`, as it is written.
  let verb: NameSyntax
  let reach: Reach?
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

  /// The comment at `span`, if it is one that is for this tool.
  init?(_ span: Span, in file: SourceFile, firstRoute: Int) {
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
    rules = words.dropFirst().prefix { !$0.text.hasPrefix("--") }.map { $0 }
    reach = Self.reach(of: verb.text, span, in: file, firstRoute: firstRoute)
  }

  private static func reach(
    of verb: String, _ span: Span, in file: SourceFile, firstRoute: Int
  ) -> Reach? {
    let line = file.location(of: span.start).line
    let isAlone = file.isBlank(file.span(ofLine: line).start..<span.start)
    switch verb {
    case "disable":
      return span.start < firstRoute
        ? .file : .nothing("'routegen:disable' belongs before the first route")
    case "disable-line":
      return isAlone
        ? .nothing("it belongs at the end of the line of which it speaks") : .line(line)
    case "disable-next-line":
      guard isAlone else {
        return .nothing("it belongs on a line of its own, above the line of which it speaks")
      }
      let next = (line + 1..<file.lineCount + 1).first { !file.isCommentOrBlank(line: $0) }
      return next.map { .line($0) } ?? .nothing("it belongs above the line of which it speaks")
    default:
      return nil
    }
  }

  /// Whether a diagnostic that begins on the line is within its reach.
  func reaches(line: Int) -> Bool {
    switch reach {
    case .file: true
    case .line(let own): own == line
    case .nothing, nil: false
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

  fileprivate func isCommentOrBlank(line: Int) -> Bool {
    let span = span(ofLine: line)
    let rest = bytes[span.start..<span.end].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.starts(with: Array("//".utf8))
  }
}
