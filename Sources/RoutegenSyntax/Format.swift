package import RoutegenSource

/// The text of `file` in the one layout that every `.routes` file may have.
///
/// Every token and every comment is kept; only white space and line breaks between them change.
/// Goes by the tokens and not by the tree, because the tree has no white space and no comments.
/// Meant for files without a mistake in their syntax: of others it returns some layout.
package func format(_ file: SourceFile) -> String {
  var bag = DiagnosticBag()
  var formatter = Formatter(file)
  for line in lex(file, into: &bag).lines { formatter.layOut(line) }
  return formatter.finish()
}

/// What is on one line of a file as it was written.
struct WrittenLine {
  fileprivate(set) var tokens: ArraySlice<Token>
  fileprivate(set) var comment: Span?
}

extension LexedFile {
  /// The lines, each with its tokens and its comment, of which documentation is one.
  fileprivate var lines: [WrittenLine] {
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
