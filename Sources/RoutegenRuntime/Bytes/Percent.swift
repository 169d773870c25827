/// The bytes of percent-encoding (RFC 3986, section 2).
enum Percent {
  /// The hexadecimal digit of the lower four bits, in upper case as RFC 3986, section 2.1,
  /// recommends.
  static func hexDigit(_ value: UInt8) -> UInt8 {
    let digit = value & 0x0F
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + (digit - 10)
  }

  /// The value of a hexadecimal digit of either case; `nil` for any other byte.
  static func hexDigitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The byte that the escape at `offset` represents; `nil` if no complete escape begins there.
  @inline(never)
  static func escapedByte(of bytes: ByteView, at offset: Int) -> UInt8? {
    guard bytes[offset] == UInt8(ascii: "%"), let high = hexDigitValue(bytes[offset + 1]),
      let low = hexDigitValue(bytes[offset + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Whether an escaped tab, line feed or carriage return begins at `offset`.
  static func isEscapedLineBreak(_ bytes: ByteView, at offset: Int) -> Bool {
    escapedByte(of: bytes, at: offset).map(isLineBreak) ?? false
  }

  /// Whether the byte is a tab, a line feed or a carriage return, which the value of a `Text` may
  /// contain.
  static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Whether a host name may contain the byte: RFC 3986's `reg-name` without escapes (section
  /// 3.2.2).
  static func isRegistryNameByte(_ byte: UInt8) -> Bool {
    UnescapedBytes.segment.contains(byte) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "@")
  }
}

/// The percent-decoded text of a part of a link.
@inline(never)
func decoded(_ bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool) -> String {
  withDecodedBytes(bytes, range, plusIsSpace: plusIsSpace, folded: false) {
    $0.string($0.range)
  }
}

/// Whether a part of a link, percent-decoded, is equal to another text, which is not
/// percent-encoded.
///
/// If `caseless`, ASCII letters are compared without case; all other bytes are compared as they
/// are.
@inline(never)
func decodedEquals(
  _ bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool,
  _ other: ByteView, _ otherRange: Range<Int>, caseless: Bool
) -> Bool {
  withDecodedBytes(bytes, range, plusIsSpace: plusIsSpace, folded: false) {
    $0.isSame($0.range, other, otherRange.clamped(to: other.range), caseless: caseless)
  }
}

/// The byte with an ASCII letter in lower case.
func foldedASCII(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
