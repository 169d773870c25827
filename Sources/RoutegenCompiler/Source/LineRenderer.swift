/// Renders diagnostics in the format that build systems and editors parse: one line per message.
///
///     App.routes:3:13: error: no parameter type is called 'Intt' [RG203]
///     /users/{id: Intt}
///                 ^^^^
///     App.routes:3:13: note: change it to 'Int'
///
/// Lines and columns count from 1. Columns count bytes, like those of the Swift compiler.
package struct LineRenderer: Sendable {
  private let files: [SourceFile]

  /// Creates a renderer for diagnostics of these files, whose numbers are their indices.
  package init(files: [SourceFile]) {
    self.files = files
  }

  /// Returns the lines of `diagnostic`, each ending with a line break.
  package func render(_ diagnostic: Diagnostic) -> String {
    var lines = [
      message(
        diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.code.rawValue)]",
        at: diagnostic.span)
    ]
    let excerpt = Excerpt(diagnostic.span, in: files.file(of: diagnostic.span))
    lines += [excerpt.text, excerpt.marks("^")]
    lines += diagnostic.labels.map { message("note", $0.message, at: $0.span) }
    lines += diagnostic.notes.map { message("note", $0, at: diagnostic.span) }
    lines += diagnostic.fixIts.map { message("note", $0.title, at: $0.span) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func message(_ kind: String, _ text: String, at span: Span) -> String {
    let file = files.file(of: span)
    let (line, column) = file.location(of: span.start)
    return printable("\(file.path):\(line):\(column): \(kind): \(text)")
  }
}
