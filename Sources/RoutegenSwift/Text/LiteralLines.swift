import RoutegenSource

/// Collects the contents of a literal as lines of at most `width` bytes.
///
/// Plugins run a debug build of the tool, and a large table has millions of bytes. So this copies whole runs
/// of bytes, and makes no texts but whole lines.
struct LiteralLines {
  private let width: Int
  private(set) var lines: [String] = []
  private var line: [UInt8] = []

  init(width: Int) {
    self.width = width
    line.reserveCapacity(width)
  }

  /// Adds a text, of which each character becomes a piece that is never split.
  ///
  /// - Parameters:
  ///   - plain: The ASCII characters that are their own pieces.
  ///   - ofASCII: The pieces of the ASCII characters.
  mutating func append(
    _ text: String, plain: ByteSet, ofASCII: [[UInt8]], other: (Unicode.Scalar) -> String
  ) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let end = plain.firstOffset(in: bytes, index, bytes.count)
      append(bytes, index, end)
      index = end
      guard index < bytes.count else { return }
      guard bytes[index] < 0x80 else {
        let rest = String(decoding: bytes[index...], as: UTF8.self)
        for scalar in rest.unicodeScalars {
          let value = Int(scalar.value)
          append(value < 0x80 ? ofASCII[value] : Array(other(scalar).utf8))
        }
        return
      }
      append(ofASCII[Int(bytes[index])])
      index += 1
    }
  }

  /// Adds bytes, each of which is a piece.
  private mutating func append(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var start = start
    while start < end {
      if line.count == width { wrap() }
      let count = min(width - line.count, end - start)
      line += bytes[start..<start + count]
      start += count
    }
  }

  private mutating func append(_ piece: [UInt8]) {
    if line.count + piece.count > width { wrap() }
    line += piece
  }

  /// Ends the line after its last space if that is near its end, and else here.
  private mutating func wrap() {
    var end = line.count
    while end > width / 2, line[end - 1] != UInt8(ascii: " ") { end -= 1 }
    if end <= width / 2 { end = line.count }
    lines.append(String(decoding: line[..<end], as: UTF8.self))
    line.removeFirst(end)
  }

  /// Ends the line, if anything is in it.
  mutating func endLine() {
    if line.isEmpty { return }
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
  }
}
