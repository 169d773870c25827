extension TreeBuilder {
  /// Warns of documentation before a word of which no code is generated, or before nothing.
  mutating func reportDocumentation(_ spans: [Span], before word: String?) {
    guard let first = spans.first, let last = spans.last else { return }
    if let word, Directive(rawValue: word)?.isDocumented ?? true { return }
    let whole = first.union(last)
    let comment = file.text(of: whole).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing("///", with: "//", maxReplacements: 1) }.joined(separator: "\n")
    bag.report(.unusedDocumentation(of: word, at: first, whole, with: comment))
  }
}

extension String {
  /// The text of a line of documentation.
  var documentationText: String {
    var text = dropFirst(3)
    if text.first == " " { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
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
