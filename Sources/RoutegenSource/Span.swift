/// The number of a source file within one compilation.
///
/// A number and not a path, so that a span stays two words and compares fast.
package struct FileID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// A half-open range of UTF-8 offsets in one source file.
///
/// A span carries no text and no line numbers. Ask the ``SourceFile`` for those, and only when
/// something is about to be shown to a person.
package struct Span: Hashable, Sendable {
  package let file: FileID
  package let start: Int
  package let end: Int

  package init(file: FileID, start: Int, end: Int) {
    precondition(start <= end, "span runs backwards")
    self.file = file
    self.start = start
    self.end = end
  }

  /// The smallest span that covers both spans.
  package func union(_ other: Span) -> Span {
    precondition(file == other.file, "spans of different files have no union")
    return Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}

extension Span: Comparable {
  /// In the order of the text.
  package static func < (left: Span, right: Span) -> Bool {
    if left.file.number != right.file.number { return left.file.number < right.file.number }
    if left.start != right.start { return left.start < right.start }
    return left.end < right.end
  }
}
