/// A file as it was read: its path, its bytes, and the offsets at which its lines begin.
package struct SourceFile: Sendable {
  package let id: FileID
  package let path: String
  package let bytes: [UInt8]

  /// The offset of the first byte of every line.
  private let lineStarts: [Int]

  /// The number of UTF-16 code units before every multiple of `utf16Step` bytes.
  ///
  /// The counts keep locations in long lines fast. The step is a power of two.
  private let utf16Counts: [Int]
  private static let utf16Step = 1024

  package init(id: FileID = FileID(0), path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var counts: [Int] = []
    var units = 0
    // A loop without closures: it sees every byte, and plugins run a debug build of the tool.
    let (step, newline) = (Self.utf16Step, UInt8(ascii: "\n"))
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if offset & (step - 1) == 0 { counts.append(units) }
      units += byte < 0x80 ? 1 : byte.utf16Count
      offset += 1
      if byte == newline { starts.append(offset) }
    }
    self.lineStarts = starts
    self.utf16Counts = counts
  }

  package init(id: FileID = FileID(0), path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  package var lineCount: Int { lineStarts.count }

  /// Returns the text of `span`, with U+FFFD in place of bytes that are not UTF-8.
  package func text(of span: Span) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// Returns the line and the column, in UTF-8 bytes, of `offset`; both count from 1.
  package func location(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, lineStarts.partitionPoint { $0 > offset })
    return (line, offset - lineStarts[line - 1] + 1)
  }

  /// Returns the line and the column, in UTF-16 code units, of `offset`; both count from 1.
  package func utf16Location(of offset: Int) -> (line: Int, column: Int) {
    let line = location(of: offset).line
    return (line, utf16Count(before: offset) - utf16Count(before: lineStarts[line - 1]) + 1)
  }

  private func utf16Count(before offset: Int) -> Int {
    let step = min(offset / Self.utf16Step, utf16Counts.count - 1)
    guard step >= 0 else { return 0 }
    return bytes[(step * Self.utf16Step)..<offset].reduce(utf16Counts[step]) {
      $0 + $1.utf16Count
    }
  }

  /// Returns the span of `line`, counted from 1, without its line break.
  package func span(ofLine line: Int) -> Span {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Span(file: id, start: start, end: end)
  }
}

extension [SourceFile] {
  /// Returns the file of a span, whose number is its index in the list.
  package func file(of span: Span) -> SourceFile {
    let number = span.file.number
    precondition(
      indices.contains(number) && self[number].id == span.file,
      "the renderer was not given file \(number)")
    return self[number]
  }
}

extension UInt8 {
  /// The number of UTF-16 code units of the scalar that begins with this byte; 0 for a continuation
  /// byte.
  fileprivate var utf16Count: Int {
    switch self {
    case 0x80..<0xC0: 0
    case 0xF0...: 2
    default: 1
    }
  }
}
