extension Diagnostic {
  /// Returns a copy that proposes to remove a name that is declared twice from its list, or its line if nothing
  /// else is in it; without a proposal if the name is in neither.
  ///
  /// A comment behind the line stays.
  func removing(_ name: Span, in file: SourceFile) -> Diagnostic {
    let bytes = file.bytes
    func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }
    func isComma(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: ",")
    }
    func remove(_ noun: String, _ start: Int, _ end: Int) -> Diagnostic {
      let span = Span(file: file.id, start: start, end: end)
      return propose("remove \(noun)", replace: span, with: "")
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
      return remove("it", start - 1, name.end)
    }
    if isComma(end) {
      end += 1
      while end < line.end, isBlank(end) { end += 1 }
      return remove("it", name.start, end)
    }
    let isEnd = end == line.end
    guard !above.hasPrefix("///"), isEnd || bytes[end...].starts(with: "//".utf8),
      bytes[line.start..<start].allSatisfy({ $0.isLetterOrDigit || $0 == 0x20 || $0 == 0x09 })
    else { return self }
    return remove("the line", line.start, isEnd ? min(end + 1, bytes.count) : end)
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
