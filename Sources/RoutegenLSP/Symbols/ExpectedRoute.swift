import RoutegenSource
import RoutegenSyntax

/// The names in the text after the arrow of an example: `users.user(id: 7, tab: "a")`.
struct ExpectedRoute {
  /// The parts of the name: `users` and `user`.
  let parts: [NameSyntax]

  /// The names of the parameters.
  let labels: [NameSyntax]

  init(_ text: NameSyntax) {
    let tree = SyntaxTree(SourceFile(path: "", text: text.text))
    func name(_ part: Substring, at offset: Int) -> NameSyntax {
      let start = text.span.start + offset
      return NameSyntax(
        text: String(part),
        span: Span(file: text.span.file, start: start, end: start + part.utf8.count))
    }
    let whole = tree.text(0)
    parts = whole.split(separator: ".", omittingEmptySubsequences: false).map { part in
      name(part, at: whole.utf8.distance(from: whole.startIndex, to: part.startIndex))
    }
    labels = tree.tokens.indices.dropLast().filter { index in
      tree.tokens[index].kind == .word && tree.tokens[index + 1].kind == .colon
    }.map { name(tree.text($0)[...], at: tree.tokens[$0].span.start) }
  }
}
