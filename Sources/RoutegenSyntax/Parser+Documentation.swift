import RoutegenSource

/// Documentation that belongs to no declaration.
extension Parser {
  /// Warns of the lines of documentation that no declaration follows.
  mutating func dropDocumentation() {
    reportDocumentation(documentationSpans, before: nil)
    _ = takeDocumentation()
  }

  /// Warns of documentation before a declaration of which no code is generated.
  mutating func reportDocumentation(_ spans: [Span], before directive: Token?) {
    guard let first = spans.first, let last = spans.last else { return }
    let word = directive.map { text(of: $0) }
    if let word, Directive(rawValue: word)?.isDocumented ?? true { return }
    let whole = first.union(last)
    let comment = file.text(of: whole).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacingFirst("///", with: "//") }.joined(separator: "\n")
    report(.unusedDocumentation(of: word, at: first, whole, with: comment))
  }
}

extension Substring {
  /// The text with other text in place of its first occurrence of `text`.
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let (before, _, _) = split(at: text) else { return String(self) }
    return String(before) + other + dropFirst(before.count + text.count)
  }

  private func split(at text: String) -> (Substring, Substring, Substring)? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) {
        let end = index(place, offsetBy: text.count)
        return (self[..<place], self[place..<end], self[end...])
      }
      formIndex(after: &place)
    }
    return nil
  }
}

extension Diagnostic {
  static func unusedDocumentation(
    of word: String?, at span: Span, _ whole: Span, with comment: String
  ) -> Diagnostic {
    let message =
      word.map { "'///' documents generated code, and '\($0)' generates none" }
      ?? "'///' documents the declaration below it, and there is none here"
    return Diagnostic(.unusedDocumentation, message, at: span)
      .propose("make it a comment, with '//'", replace: whole, with: comment)
  }

  /// Documentation in an enum or in `payload`, whose lines cannot have any.
  static func documentationOfValue(at span: Span) -> Diagnostic {
    let slashes = Span(file: span.file, start: span.start, end: span.start + 3)
    return Diagnostic(
      .unusedDocumentation,
      "the values of an enum and the lines of 'payload' cannot have documentation",
      at: span
    )
    .propose("make it a comment, with '//'", replace: slashes, with: "//")
    .note("documentation of an enum is written above it")
  }

  static func documentationBehind(at span: Span) -> Diagnostic {
    let slashes = Span(file: span.file, start: span.start, end: span.start + 3)
    return Diagnostic(
      .unusedDocumentation, "documentation belongs on the line above its declaration", at: span
    )
    .propose("make it a comment, with '//'", replace: slashes, with: "//")
  }
}
