/// A half-open range of UTF-8 offsets in one source file.
///
/// A span contains neither text nor line numbers. Get them from the ``SourceFile``, and only when
/// something is shown to a person.
package struct Span: Hashable, Sendable {
  package let file: FileID
  package let start: Int
  package let end: Int

  package init(file: FileID, start: Int, end: Int) {
    precondition(start <= end, "a span cannot end before it begins")
    self.file = file
    self.start = start
    self.end = end
  }

  /// Returns the smallest span that contains both spans.
  package func union(_ other: Span) -> Span {
    precondition(file == other.file, "spans of different files have no union")
    return Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}

extension Span: Comparable {
  /// Compares two spans by file, then by their order in the text.
  package static func < (left: Span, right: Span) -> Bool {
    if left.file.number != right.file.number { return left.file.number < right.file.number }
    if left.start != right.start { return left.start < right.start }
    return left.end < right.end
  }
}
