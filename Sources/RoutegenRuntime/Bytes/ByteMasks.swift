/// Operations on chunks, the eight bytes of a ``ByteView`` that are processed at once.
///
/// A mask has the highest bit of a byte set where that byte matches. Bytes above the first match
/// may be marked incorrectly, because the subtraction borrows from them. The first match, and
/// whether there is one, are always correct.
enum ByteMasks {
  /// A chunk of eight equal bytes.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The mask of the bytes that are equal to `byte`.
  @inline(__always)
  static func matches(of byte: UInt8, in chunk: UInt64) -> UInt64 { zeros(chunk ^ all(byte)) }

  /// The mask of the bytes that are zero.
  @inline(__always)
  static func zeros(_ chunk: UInt64) -> UInt64 { (chunk &- all(1)) & ~chunk & all(0x80) }

  /// The index of the first byte that a mask marks.
  @inline(__always)
  static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount &>> 3 }

  /// The first `count` bytes of a chunk; the remaining bytes are 0.
  @inline(__always)
  static func prefix(_ chunk: UInt64, _ count: Int) -> UInt64 {
    count >= 8 ? chunk : chunk & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}

extension ByteView {
  /// The offset of the first `byte` in the part of `range` that is inside the view.
  @inline(never)
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    let end = min(range.upperBound, count)
    let found = firstOffset(of: byte, from: max(range.lowerBound, 0), orEnd: end)
    return found < end ? found : nil
  }

  /// The offset of the first `byte` between two offsets inside the view, or `end` if there is none.
  @inline(never)
  func firstOffset(of byte: UInt8, from start: Int, orEnd end: Int) -> Int {
    var offset = start
    while offset < end {
      let mask = ByteMasks.matches(of: byte, in: chunk(at: offset))
      if mask != 0 { return min(offset &+ ByteMasks.first(mask), end) }
      offset &+= 8
    }
    return end
  }

  /// Whether a URI contains the text without escaping it, in a query and the fragment after it.
  var isPartOfURI: Bool { firstToEscape(from: 0) == count }

  /// Whether a link that contains the text unescaped at its end is read without a part of the text: as a
  /// directive for browsers, or behind another `#` in the fragment.
  func isCutInLink(isInFragment: Bool) -> Bool {
    let hash = firstOffset(of: UInt8(ascii: "#"), in: range)
    if isInFragment, hash != nil { return true }
    return (isInFragment ? range : (hash ?? count)..<count).contains {
      chunk(at: $0) & 0xFF_FFFF == 0x3A_7E_3A
    }
  }

  /// The offset of the first byte from `start` on that no URI contains unescaped, or the end.
  ///
  /// It is a space or a control character, not ASCII, one of `"<>[]^`{|}` or a backslash, or a `#`
  /// after another one.
  func firstToEscape(from start: Int) -> Int {
    var hasHash = false
    for offset in start..<count {
      switch self[offset] {
      case UInt8(ascii: "#") where !hasHash: hasHash = true
      case UInt8(ascii: "%"): continue
      case let byte: if !UnescapedBytes.fragment.contains(byte) { return offset }
      }
    }
    return count
  }
}
