/// Shows diagnostics to people: the text, marks under what is wrong, and what would be right.
///
///     error[RG203]: no parameter type is called 'Intt'
///      --> App.routes:3:13
///       |
///     3 | /users/{id: Intt}
///       |             ^^^^
///       = help: change it to 'Int'
package struct SnippetRenderer: Sendable {
  private let file: SourceFile

  package init(file: SourceFile) {
    self.file = file
  }

  /// The lines about `diagnostic`, each with a line break at its end.
  package func render(_ diagnostic: Diagnostic) -> String {
    let marks = self.marks(of: diagnostic)
    let width = marks.map { String($0.line).utf8.count }.max() ?? 1
    let margin = String(repeating: " ", count: width)
    let (line, column) = file.location(of: diagnostic.span.start)

    var lines = [
      "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]: "
        + printable(diagnostic.message),
      "\(margin)--> " + printable("\(file.path):\(line):\(column)"),
      "\(margin) |",
    ]
    lines += source(marks, margin: margin)
    lines += diagnostic.notes.map { "\(margin) = note: " + printable($0) }
    lines += diagnostic.fixIts.map { "\(margin) = help: " + printable($0.title) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A place that is marked, with what there is to say about it.
  private struct Mark {
    let line: Int
    let excerpt: Excerpt
    let mark: Character
    let message: String
  }

  /// The marks in the order of their lines; in one line the place of the diagnostic comes first.
  private func marks(of diagnostic: Diagnostic) -> [Mark] {
    let labels = diagnostic.labels.map { mark($0.span, "-", $0.message) }
    let marks = [mark(diagnostic.span, "^", "")] + labels
    return marks.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private func mark(_ span: Span, _ mark: Character, _ message: String) -> Mark {
    Mark(
      line: file.location(of: span.start).line, excerpt: Excerpt(span, in: file), mark: mark,
      message: printable(message))
  }

  private func source(_ marks: [Mark], margin: String) -> [String] {
    var lines: [String] = []
    var shown: Mark?
    for mark in marks {
      if mark.line != shown?.line || mark.excerpt.text != shown?.excerpt.text {
        if let shown, mark.line > shown.line + 1 { lines.append("\(margin) ⋮") }
        let number = String(mark.line)
        let gutter = margin.dropFirst(number.utf8.count) + number + " |"
        lines.append(gutter + (mark.excerpt.text.isEmpty ? "" : " ") + mark.excerpt.text)
      }
      let message = mark.message.isEmpty ? "" : " " + mark.message
      lines.append("\(margin) | " + mark.excerpt.marks(mark.mark) + message)
      shown = mark
    }
    return lines
  }
}
