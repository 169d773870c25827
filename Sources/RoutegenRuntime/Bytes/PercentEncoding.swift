/// The ASCII bytes that a part of a link may contain unescaped.
struct UnescapedBytes {
  private let low, high: UInt64

  /// Creates a set from a bit for each byte, from 0 to 63 and from 64 to 127.
  private init(_ low: UInt64, _ high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The bytes of a path segment: RFC 3986's `pchar` without escapes.
  static var segment: Self { Self(0x2FFF_7FD2_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// The bytes of a key or value of a query: RFC 3986's `query`, except for the separators of items, `&` and `=`, and
  /// `+`, which parsers of forms decode as a space.
  static var query: Self { Self(0x8FFF_F792_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// The bytes of ``query`` without the colon, so that the text does not begin like a link.
  static var restOfLink: Self { Self(0x8BFF_F792_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// The bytes of RFC 3986's `fragment`: those of `query`, and `&`, `=` and `+`.
  static var fragment: Self { Self(0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 != 0
  }

  /// Whether all eight bytes are ASCII letters, digits or hyphens, which every set contains.
  @inline(__always)
  static func areAlphanumericOrHyphens(_ chunk: UInt64) -> Bool { others(chunk) == 0 }

  /// The mask of the bytes that are not ASCII letters, digits or hyphens.
  ///
  /// The first byte that is marked is correct; see ``ByteMasks``.
  @inline(__always)
  static func others(_ chunk: UInt64) -> UInt64 {
    let highBits = ByteMasks.all(0x80)
    // Bytes below 0x80, plus at most 0x80, do not carry into the next byte.
    let lower = chunk | ByteMasks.all(0x20)
    let isLetter = isAtLeast(UInt8(ascii: "a"), lower) & ~isAtLeast(UInt8(ascii: "z") + 1, lower)
    let isDigit = isAtLeast(UInt8(ascii: "0"), chunk) & ~isAtLeast(UInt8(ascii: "9") + 1, chunk)
    let isHyphen = ~((chunk ^ ByteMasks.all(UInt8(ascii: "-"))) &+ ByteMasks.all(0x7F))
    return (~(isLetter | isDigit | isHyphen) | chunk) & highBits
  }

  /// Sets the highest bit of each byte of an ASCII chunk that is not less than `byte`.
  @inline(__always)
  private static func isAtLeast(_ byte: UInt8, _ chunk: UInt64) -> UInt64 {
    chunk &+ ByteMasks.all(0x80 - byte)
  }
}

extension Percent {
  /// Whether a link that contains this byte, escaped or not, is malformed: C0 controls, delete, and
  /// the first of the two bytes of a C1 control.
  static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 && (0x80...0x9F).contains(next)
  }
}

/// Whether the text, split at its slashes, has a part `.` or `..`, which no segment may contain.
func hasDotPart(_ text: String) -> Bool { withByteView(of: text, \.hasDotPart) }

/// Whether the segment, decoded and split at its slashes, has a part `.` or `..`.
///
/// Some parsers decode before they split, so `a%2F..%2Fb` contains a dot segment to them.
func hasDotPart(_ bytes: ByteView, _ segment: Range<Int>) -> Bool {
  withDecodedBytes(bytes, segment, plusIsSpace: false, folded: false, \.hasDotPart)
}

extension ByteView {
  /// Whether a segment that begins at `start` is not empty, and consists of ASCII letters, digits and
  /// hyphens.
  func hasAlphanumericSegment(at start: Int) -> Bool {
    var end = start
    while UnescapedBytes.areAlphanumericOrHyphens(chunk(at: end)) { end &+= 8 }
    end &+= ByteMasks.first(UnescapedBytes.others(chunk(at: end)))
    return end > start && (LinkScan.endsPath(self[end]) || self[end] == UInt8(ascii: "/"))
  }

  @inline(never)
  fileprivate var hasDotPart: Bool {
    var start = 0
    while start <= count {
      let end = firstOffset(of: UInt8(ascii: "/"), from: start, orEnd: count)
      let dots = end - start
      if dots == 1 || dots == 2, self[start] == UInt8(ascii: "."),
        self[end - 1] == UInt8(ascii: ".")
      {
        return true
      }
      start = end + 1
    }
    return false
  }
}
