import RoutegenCompiler

/// Reads a JSON or XML file byte by byte.
protocol FormatReader {
  var file: SourceFile { get }

  /// The offset of the next byte.
  var offset: Int { get set }
}

extension FormatReader {
  /// The next byte; `nil` at the end of the file.
  var current: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

  /// Skips white space, and returns whether there was any.
  @discardableResult
  mutating func skipBlank() -> Bool {
    let start = offset
    while current?.isWhiteSpace == true { offset += 1 }
    return offset > start
  }

  func isAt(_ text: String) -> Bool {
    file.bytes[offset...].prefix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Skips a text, and returns whether it was there.
  mutating func eat(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Returns the place of what was read since an offset.
  func span(from start: Int) -> Span { Span(file: file.id, start: start, end: offset) }

  func expected(_ right: String) -> FormatMistake {
    FormatMistake(expected: right, in: file, at: offset)
  }
}

extension UInt8 {
  /// Whether the byte is white space of JSON and XML.
  var isWhiteSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension SourceFile {
  /// The offset after the mark of UTF-8 with which some editors begin files.
  var offsetAfterMark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
