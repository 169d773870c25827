/// The removal of a name that a file declares twice.
struct Removal {
  let title: String
  let span: Span

  /// The removal of a name from its list, or of its line if nothing else is in it; `nil` if the name is in neither.
  ///
  /// A comment behind the line stays.
  init?(of name: Span, in file: SourceFile) {
    let bytes = file.bytes
    func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }
    func isComma(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: ",")
    }
    let line = file.span(ofLine: file.location(of: name.start).line)
    let above = file.lineText(before: line)
    var start = name.start
    while start > line.start, isBlank(start - 1) { start -= 1 }
    // `a,` above it
    if start == line.start, above.hasSuffix(","), !above.contains("//") {
      while !isComma(start - 1) { start -= 1 }
    }
    var end = name.end
    while end < line.end, isBlank(end) { end += 1 }
    if isComma(start - 1) {
      (title, span) = ("remove it", Span(file: file.id, start: start - 1, end: name.end))
      return
    }
    if isComma(end) {
      end += 1
      while end < line.end, isBlank(end) { end += 1 }
      (title, span) = ("remove it", Span(file: file.id, start: name.start, end: end))
      return
    }
    let isEnd = end == line.end
    guard !above.hasPrefix("///"), isEnd || bytes[end...].starts(with: "//".utf8),
      bytes[line.start..<start].allSatisfy({ $0.isLetterOrDigit || $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    (title, span) = (
      "remove the line",
      Span(file: file.id, start: line.start, end: isEnd ? min(end + 1, bytes.count) : end)
    )
  }
}

extension SourceFile {
  /// The text of the line above another one, without the white space around it.
  fileprivate func lineText(before line: Span) -> String {
    guard line.start > 0 else { return "" }
    let above = span(ofLine: location(of: line.start - 1).line)
    let words = text(of: above).split { $0 == " " || $0 == "\t" }
    return words.joined(separator: " ")
  }
}

extension Diagnostic {
  /// Returns a copy that proposes to remove a name that is declared twice.
  func removing(_ name: Span, in file: SourceFile) -> Diagnostic {
    Removal(of: name, in: file).map { propose($0.title, replace: $0.span, with: "") } ?? self
  }
}
