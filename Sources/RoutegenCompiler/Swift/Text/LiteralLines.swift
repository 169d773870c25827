/// Collects the contents of a literal as lines of at most `width` bytes.
///
/// Plugins run a debug build of the tool, and a large table has millions of bytes. So this is one loop over
/// bytes, and makes no texts but whole lines.
struct LiteralLines {
  private let width: Int
  private(set) var lines: [String] = []
  private var line: [UInt8] = []

  /// The end of the last space in the line; 0 if it has none.
  private var lastSpace = 0

  init(width: Int) {
    self.width = width
    line.reserveCapacity(width)
  }

  /// Adds a text, of which each character becomes a piece that is never split.
  ///
  /// - Parameter ofASCII: The pieces of the ASCII characters.
  mutating func append(_ text: String, ofASCII: [[UInt8]], other: (Unicode.Scalar) -> String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
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

  private mutating func append(_ piece: [UInt8]) {
    let count = piece.count
    if line.count + count > width { wrap() }
    line.append(piece[0])
    if count == 1 {
      if piece[0] == 0x20 { lastSpace = line.count }
      return
    }
    var index = 1
    while index < count {
      line.append(piece[index])
      index += 1
    }
  }

  /// Ends the line after its last space if that is near its end, and else here.
  private mutating func wrap() {
    let end = lastSpace > width / 2 ? lastSpace : line.count
    lines.append(String(decoding: line[..<end], as: UTF8.self))
    line.removeFirst(end)
    lastSpace = 0
  }

  /// Ends the line, if anything is in it.
  mutating func endLine() {
    if line.isEmpty { return }
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
    lastSpace = 0
  }
}
