extension Span {
  /// The empty span at the start, for text that is missing before this.
  package var startPoint: Span { Span(file: file, start: start, end: start) }

  /// The empty span at the end, for text that is missing after this.
  package var endPoint: Span { Span(file: file, start: end, end: end) }
}
