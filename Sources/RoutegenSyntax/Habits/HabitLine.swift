import RoutegenSource

/// The text of a line, in which habits are looked for.
struct HabitLine {
  let bytes: [UInt8]

  /// The offset of the pattern; `nil` if the line has none.
  let pattern: Int?

  /// Whether a block follows.
  let hasBlock: Bool

  /// The ASCII bytes that the text has.
  let letters: Letters

  init(_ bytes: [UInt8], pattern: Int?, hasBlock: Bool) {
    (self.bytes, self.pattern, self.hasBlock) = (bytes, pattern, hasBlock)
    letters = Letters(bytes)
  }

  init(_ text: String) { self.init(Array(text.utf8), pattern: nil, hasBlock: false) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A change to a text, without what both have at the start and at the end.
  func smallestChange(of range: Range<Int>, to text: String) -> (Range<Int>, String) {
    let new = Array(text.utf8)
    var (start, newStart) = (range.lowerBound, 0)
    while start < range.upperBound, newStart < new.count, bytes[start] == new[newStart] {
      (start, newStart) = (start + 1, newStart + 1)
    }
    // A character is changed as a whole.
    while newStart > 0,
      newStart < new.count && new[newStart].isInsideOfCharacter
        || start < range.upperBound && bytes[start].isInsideOfCharacter
    {
      (start, newStart) = (start - 1, newStart - 1)
    }
    var (end, newEnd) = (range.upperBound, new.count)
    while end > start, newEnd > newStart, bytes[end - 1] == new[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
    }
    while newEnd < new.count, new[newEnd].isInsideOfCharacter {
      (end, newEnd) = (end + 1, newEnd + 1)
    }
    return (start..<end, String(decoding: new[newStart..<newEnd], as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isInsideOfCharacter: Bool { self & 0xC0 == 0x80 }
}

/// A set of ASCII bytes.
struct Letters: Sendable {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  init(_ bytes: [UInt8] = []) {
    for byte in bytes { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { bits.low |= 1 << byte } else if byte < 128 { bits.high |= 1 << (byte - 64) }
  }

  /// Whether the set has a byte; a byte that is not ASCII may be in any set.
  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? bits.low >> byte & 1 == 1 : byte >= 128 || bits.high >> (byte - 64) & 1 == 1
  }

  func union(_ other: Letters) -> Letters {
    var union = self
    union.bits = (bits.low | other.bits.low, bits.high | other.bits.high)
    return union
  }

  func isSubset(of other: Letters) -> Bool {
    bits.low & ~other.bits.low == 0 && bits.high & ~other.bits.high == 0
  }
}
