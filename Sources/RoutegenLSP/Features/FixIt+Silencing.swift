import RoutegenLayout
import RoutegenSource
import RoutegenSyntax

extension FixIt {
  /// Creates the comment that silences a diagnostic; `nil` if a comment cannot silence it.
  ///
  /// The comment is at the end of the line. If there is one already, it is on a line of its own, above.
  init?(silencing diagnostic: Diagnostic, in file: SourceFile, _ comments: [Span]) {
    guard diagnostic.code.isSilenceable else { return nil }
    let name = diagnostic.code.name
    let number = file.location(of: diagnostic.span.start).line
    let line = file.span(ofLine: number)
    let title = "silence '\(name)' in this line"
    let hasComment = comments.contains { $0.start >= line.start && $0.start <= line.end }
    if hasComment {
      // Such a comment silences the lines up to the next one with code.
      guard (number...file.lineCount).contains(where: file.hasCode(inLine:)) else { return nil }
      let isWindows = file.bytes[line.end...].first == .carriageReturn
      let comment =
        file.indentation(of: line.start) + "// routegen:disable-next-line \(name)"
        + (isWindows ? "\r\n" : "\n")
      let start = Span(file: file.id, start: line.start, end: line.start)
      self.init(title: title, span: start, replacement: comment, isAutomatic: false)
    } else {
      let end = Span(file: file.id, start: line.end, end: line.end)
      let comment = "  // routegen:disable-line \(name)"
      self.init(title: title, span: end, replacement: comment, isAutomatic: false)
    }
  }
}

extension SourceFile {
  /// Returns whether a line has more than a comment.
  fileprivate func hasCode(inLine line: Int) -> Bool {
    let span = span(ofLine: line)
    let rest = bytes[span.start..<span.end].drop { $0 == 0x20 || $0 == 0x09 }
    return !rest.isEmpty && !rest.starts(with: "//".utf8)
  }
}
