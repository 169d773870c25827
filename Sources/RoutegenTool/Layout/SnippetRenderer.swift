package import RoutegenCompiler

/// Renders diagnostics for people: the source text with marks below the error, and corrections.
///
///     error[RG203]: no parameter type is called 'Intt'
///      --> App.routes:3:13
///       |
///     3 | /users/{id: Intt}
///       |             ^^^^
///       = help: change it to 'Int'
///
/// Places in other files follow, each file after a line such as `::: Other.routes:3:1`.
package struct SnippetRenderer: Sendable {
  private let files: [SourceFile]
  private let style: Style

  /// The number of notes that are shown if there are several more.
  private static let mostNotes = 5

  /// Creates a renderer for diagnostics of these files, whose numbers are their indices.
  package init(files: [SourceFile], style: Style = .plain) {
    self.files = files
    self.style = style
  }

  /// Creates a renderer for the diagnostics of a single file.
  package init(file: SourceFile, style: Style = .plain) {
    self.init(files: [file], style: style)
  }

  /// Returns the lines of several diagnostics, with an empty one after each.
  ///
  /// Of diagnostics that follow one another at the same places, the first one has the source text.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var shown: Diagnostic?
    return diagnostics.map { diagnostic in
      let isShown = shown.map { $0.hasPlaces(of: diagnostic) } ?? false
      if !isShown { shown = diagnostic }
      return render(diagnostic, withSource: !isShown) + "\n"
    }.joined()
  }

  /// Returns the lines of `diagnostic`, each ending with a line break.
  package func render(_ diagnostic: Diagnostic, withSource: Bool = true) -> String {
    let groups = marks(of: diagnostic)
    let width = groups.joined().map { String($0.line).utf8.count }.max() ?? 1
    let margin = String(repeating: " ", count: width)

    var lines = [title(of: diagnostic)]
    if !withSource { lines.append(margin + arrow("-->", to: diagnostic.span)) }
    for (index, marks) in groups.enumerated() where withSource {
      let place = index == 0 ? diagnostic.span : marks[0].span
      lines.append(margin + arrow(index == 0 ? "-->" : ":::", to: place))
      lines.append(style("\(margin) |", .faint))
      lines += source(marks, margin: margin)
    }
    let bullet = style("\(margin) =", .faint)
    lines += notes(of: diagnostic).map { "\(bullet) \(style("note:", .note)) " + printable($0) }
    lines += diagnostic.fixIts.map { "\(bullet) \(style("help:", .help)) " + printable($0.title) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The notes; of a change of many links the first ones and the number of the others.
  private func notes(of diagnostic: Diagnostic) -> [String] {
    let hidden = diagnostic.notes.count - Self.mostNotes
    guard hidden > 1 else { return diagnostic.notes }
    return diagnostic.notes.prefix(Self.mostNotes) + [
      "and \(hidden) more, which '--format json' lists"
    ]
  }

  private func title(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    return style("\(severity.rawValue)[\(diagnostic.code.rawValue)]", severity.role)
      + style(": " + printable(diagnostic.message), .strong)
  }

  private func arrow(_ arrow: String, to span: Span) -> String {
    let file = files.file(of: span)
    let (line, column) = file.location(of: span.start)
    return style(arrow, .faint) + " " + printable("\(file.path):\(line):\(column)")
  }

  /// A marked place and its message.
  private struct Mark {
    let span: Span
    let line: Int
    let excerpt: Excerpt
    let mark: Character
    let role: Style.Role
    let message: String
  }

  /// The marks of each file, beginning with the file of the diagnostic.
  ///
  /// The marks of a file are in the order of their lines. In one line, the place of the diagnostic
  /// comes before the labels.
  private func marks(of diagnostic: Diagnostic) -> [[Mark]] {
    let labels = diagnostic.labels.map { mark($0.span, "-", .note, $0.message) }
    let all = [mark(diagnostic.span, "^", diagnostic.severity.role, "")] + labels
    return all.map(\.span.file).withoutRepetitions.map { number in
      all.filter { $0.span.file == number }.enumerated()
        .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    }
  }

  private func mark(
    _ span: Span, _ mark: Character, _ role: Style.Role, _ message: String
  ) -> Mark {
    let file = files.file(of: span)
    return Mark(
      span: span, line: file.location(of: span.start).line, excerpt: Excerpt(span, in: file),
      mark: mark, role: role, message: printable(message))
  }

  private func source(_ marks: [Mark], margin: String) -> [String] {
    var lines: [String] = []
    var shown: Mark?
    for mark in marks {
      if mark.line != shown?.line || mark.excerpt.text != shown?.excerpt.text {
        if let shown, mark.line > shown.line + 1 { lines.append(style("\(margin) ⋮", .faint)) }
        let number = String(mark.line)
        let gutter = style(margin.dropFirst(number.utf8.count) + number + " |", .faint)
        lines.append(gutter + (mark.excerpt.text.isEmpty ? "" : " ") + mark.excerpt.text)
      }
      let message = mark.message.isEmpty ? "" : " " + mark.message
      let indent = String(repeating: " ", count: mark.excerpt.indent)
      let marks = String(repeating: mark.mark, count: mark.excerpt.length)
      lines.append(style("\(margin) |", .faint) + " " + indent + style(marks + message, mark.role))
      shown = mark
    }
    return lines
  }
}

extension Diagnostic {
  /// Whether another diagnostic has the same place, and no place with a message that this one does not have.
  fileprivate func hasPlaces(of other: Diagnostic) -> Bool {
    span == other.span
      && other.labels.allSatisfy { label in
        labels.contains { $0.span == label.span && $0.message == label.message }
      }
  }
}
