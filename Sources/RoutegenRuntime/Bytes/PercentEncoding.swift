/// Which bytes a part of a link holds as they are.
struct ByteSet {
  private let low, high: UInt64

  /// Bit by bit, from 0 to 63 and from 64 to 127; the others are never in a set.
  private init(_ low: UInt64, _ high: UInt64) {
    self.low = low
    self.high = high
  }

  /// What ``Percent/isSegmentByte(_:)`` says.
  static var segment: ByteSet { ByteSet(0x2FFF_7FD2_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// What ``Percent/isQueryByte(_:)`` says.
  static var query: ByteSet { ByteSet(0x8FFF_F792_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// The same, and what separates the items of a query.
  static var fragment: ByteSet { ByteSet(0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 != 0
  }

  /// Whether all eight bytes are letters, digits or hyphens, which every set has.
  @inline(__always)
  static func areAlphanumericOrHyphens(_ chunk: UInt64) -> Bool {
    let highBits = ByteMasks.all(0x80)
    guard chunk & highBits == 0 else { return false }
    // Adding to bytes below 0x80 carries into none of their neighbours.
    let lower = chunk | ByteMasks.all(0x20)
    let isLetter = isAtLeast(UInt8(ascii: "a"), lower) & ~isAtLeast(UInt8(ascii: "z") + 1, lower)
    let isDigit = isAtLeast(UInt8(ascii: "0"), chunk) & ~isAtLeast(UInt8(ascii: "9") + 1, chunk)
    let isHyphen = ~((chunk ^ ByteMasks.all(UInt8(ascii: "-"))) &+ ByteMasks.all(0x7F))
    return (isLetter | isDigit | isHyphen) & highBits == highBits
  }

  /// Sets the highest bit of each byte of an ASCII chunk that is not less than `byte`.
  @inline(__always)
  private static func isAtLeast(_ byte: UInt8, _ chunk: UInt64) -> UInt64 {
    chunk &+ ByteMasks.all(0x80 - byte)
  }
}

extension Percent {
  /// Whether a link with this byte in it, escaped or not, would be malformed: C0 controls and delete,
  /// and the first of the two bytes of a C1 control.
  static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 && (0x80...0x9F).contains(next)
  }
}

/// Whether the text, split at its slashes, has a part `.` or `..`, which no segment may hold.
func hasDotPart(_ text: String) -> Bool {
  text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
}
