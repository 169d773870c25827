import RoutegenSource

/// The tokens and the comment of one line of a file, before formatting.
struct WrittenLine {
  let tokens: ArraySlice<Token>
  let comment: Span?
}

extension LexedFile {
  /// The lines of the file; a line of documentation is a comment.
  var lines: [WrittenLine] {
    var comments = comments[...]
    var lines: [WrittenLine] = []
    var start = tokens.startIndex
    for (index, token) in tokens.enumerated() {
      guard token.kind.endsLine else { continue }
      let isBefore = comments.first.map { $0.start <= token.span.start } ?? false
      guard token.kind != .documentation else { continue }
      let written = tokens[start..<index].drop { $0.kind == .documentation }
      lines.append(WrittenLine(tokens: written, comment: isBefore ? comments.popFirst() : nil))
      start = index + 1
    }
    return lines
  }
}
