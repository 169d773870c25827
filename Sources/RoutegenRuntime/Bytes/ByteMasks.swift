/// Eight bytes looked at together: the helpers that find bytes in chunks of a ``ByteView``.
///
/// A mask has the highest bit of a byte set where something was found. Bytes above the first that was
/// found may be marked wrongly, because a borrow runs through them; the first one, and whether there
/// is any, are always right.
enum ByteMasks {
  /// The byte in all eight places.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Where the byte stands.
  @inline(__always)
  static func matches(of byte: UInt8, in chunk: UInt64) -> UInt64 { zeros(chunk ^ all(byte)) }

  /// Where a zero stands.
  @inline(__always)
  static func zeros(_ chunk: UInt64) -> UInt64 { (chunk &- all(1)) & ~chunk & all(0x80) }

  /// The place that a mask names first.
  @inline(__always)
  static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount &>> 3 }

  /// The first `count` bytes of a chunk, 0 for the others.
  @inline(__always)
  static func prefix(_ chunk: UInt64, _ count: Int) -> UInt64 {
    count >= 8 ? chunk : chunk & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}

extension ByteView {
  /// Where `byte` stands first in the part of `range` that lies inside.
  @inline(__always)
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let end = min(range.upperBound, count)
    let found = firstOffset(of: byte, from: max(range.lowerBound, 0), orEnd: end)
    return found < end ? found : nil
  }

  /// The same, or `end` if it is nowhere; both ends lie inside.
  @inline(__always)
  func firstOffset(of byte: UInt8, from start: Int, orEnd end: Int) -> Int {
    var offset = start
    while offset < end {
      let mask = ByteMasks.matches(of: byte, in: chunk(at: offset))
      if mask != 0 { return min(offset &+ ByteMasks.first(mask), end) }
      offset &+= 8
    }
    return end
  }

  /// Whether every byte stands for itself and none needs a closer look: no escape, control
  /// character, space, backslash, nothing beyond ASCII, and no dot behind a slash.
  var isUnescapedASCII: Bool { marks(Self.suspects) & ByteMasks.all(0x80) == 0 }

  /// The first place from `start` on that is not plain or that stands before what is not ASCII; or the
  /// end.
  @inline(__always)
  func firstSuspect(from start: Int) -> Int {
    var offset = start
    while offset < count {
      let mask = Self.suspects(chunk(at: offset), chunk(at: offset &+ 1)) & ByteMasks.all(0x80)
      // Behind the end there are zeros, which are no plain characters.
      if mask != 0 { return min(offset &+ ByteMasks.first(mask), count) }
      offset &+= 8
    }
    return count
  }

  /// Marks bytes that are not plain; `next` is the chunk one byte further.
  ///
  /// All the tests take the highest bit of every byte for clear, and of a chunk where it is not, the
  /// first line marks that byte.
  @inline(__always)
  private static func suspects(_ chunk: UInt64, _ next: UInt64) -> UInt64 {
    let one = ByteMasks.all(1)
    let slashAndDot =
      (chunk ^ ByteMasks.all(UInt8(ascii: "/"))) | (next ^ ByteMasks.all(UInt8(ascii: ".")))
    return chunk | (chunk &+ one)  // not ASCII, or delete
      | (chunk &- ByteMasks.all(UInt8(ascii: "!")))  // a space or a control character
      | ((chunk ^ ByteMasks.all(UInt8(ascii: "%"))) &- one)
      | ((chunk ^ ByteMasks.all(UInt8(ascii: "\\"))) &- one) | (slashAndDot &- one)
  }
}
