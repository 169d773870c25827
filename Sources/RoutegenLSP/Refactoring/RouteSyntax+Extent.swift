import RoutegenSource
import RoutegenSyntax

extension RouteSyntax {
  /// The pattern and the name.
  var head: Span { name.map { pattern.span.union($0.span) } ?? pattern.span }

  /// The end of the last part.
  var end: Int {
    var parts = [pattern.span]
    parts += [name?.span, mount?.span, closingBrace].compactMap { $0 }
    for alias in aliases {
      parts.append(alias.pattern.span)
      parts += alias.values.map(\.value.span)
    }
    parts += examples.map { $0.expected?.span ?? $0.link.span }
    return parts.map(\.end).max() ?? pattern.span.end
  }

  /// The patterns that continue the pattern of a group around the route: an `also` with a scheme does not.
  var relativePatterns: [PatternSyntax] {
    [pattern] + aliases.filter { $0.origin == nil }.map(\.pattern)
  }
}

extension PatternSyntax {
  /// Returns the span of the first segments, with the slash before each.
  func span(ofFirst count: Int) -> Span {
    let end = count == 0 ? span.start : segments[count - 1].span.end
    return Span(file: span.file, start: span.start, end: end)
  }

  /// Returns the text of the first segments, with the slash before each.
  func prefix(_ count: Int, in file: SourceFile) -> ArraySlice<UInt8> {
    let span = span(ofFirst: count)
    return file.bytes[span.start..<span.end]
  }
}

extension SourceFile {
  /// Returns the text with another one in place of a span.
  func replacing(_ span: Span, with text: String) -> [UInt8] {
    bytes[..<span.start] + Array(text.utf8) + bytes[span.end...]
  }

  /// Returns the numbers of the line and of the lines above it that have only comments and attributes.
  func lines(headedBy line: Int) -> ClosedRange<Int> {
    var first = line
    while first > 1 {
      let above = span(ofLine: first - 1)
      let text = bytes[above.start..<above.end].drop { $0.isBlank }
      guard text.starts(with: "//".utf8) || text.first == UInt8(ascii: "@") else { break }
      first -= 1
    }
    return first...line
  }
}
