/// The text of a UUID: 36 characters in five groups (RFC 9562, section 4), in either case.
enum UUIDText {
  /// Parses a UUID; returns `nil` for any other text.
  @inline(never)
  static func value(_ bytes: ByteView, _ start: Int, _ end: Int) -> ReadValue? {
    guard end &- start == 36, hasDashes(bytes, start) else { return nil }
    let groups = bytes.chunk(at: start &+ 9) & 0xFFFF_FFFF | bytes.chunk(at: start &+ 14) &<< 32
    let fourth = bytes.chunk(at: start &+ 19) & 0xFFFF_FFFF | bytes.chunk(at: start &+ 24) &<< 32
    guard let a = number(bytes.chunk(at: start)), let b = number(groups), let c = number(fourth),
      let d = number(bytes.chunk(at: start &+ 28))
    else { return nil }
    return ReadValue(bits: a &<< 32 | b, low: c &<< 32 | d)
  }

  @inline(__always)
  private static func hasDashes(_ bytes: ByteView, _ start: Int) -> Bool {
    // Dashes have the offsets 8 and 13, and 18 and 23.
    let dashes: UInt64 = 0x2D00_0000_002D
    return bytes.chunk(at: start &+ 8) & 0xFF00_0000_00FF == dashes
      && bytes.chunk(at: start &+ 18) & 0xFF00_0000_00FF == dashes
  }

  /// The number with the eight hexadecimal digits of a chunk; `nil` if a byte is not a digit.
  @inline(__always)
  private static func number(_ digits: UInt64) -> UInt64? {
    let high = ByteMasks.all(0x80)
    guard digits & high == 0 else { return nil }
    // Letters have the bit 0x40 set, digits do not. `distance` is that from `0` or from `a`, and is
    // at most 9 or 5. The highest bit is set, so that no byte borrows from the next.
    let letters = digits &>> 6 & ByteMasks.all(1)
    let base = (ByteMasks.all(1) ^ letters) &* 0x30 | letters &* 0x61
    let distance = (digits | letters &* 0x20 | high) &- base
    let limit = (ByteMasks.all(1) ^ letters) &* 9 | letters &* 5
    let isBelow = ~distance & high
    let isAbove = ~((limit | high) &- (distance & ~high)) & high
    guard isBelow | isAbove == 0 else { return nil }
    var value = (distance & ~high) &+ letters &* 10
    value = (value &* 0x10 &+ value &>> 8) & 0x00FF_00FF_00FF_00FF
    value = (value &* 0x100 &+ value &>> 16) & 0x0000_FFFF_0000_FFFF
    return (value &* 0x1_0000 &+ value &>> 32) & 0xFFFF_FFFF
  }
}

extension UUIDBits {
  /// Parses a UUID; returns `nil` for any other text.
  package init?(_ text: String) {
    guard let value = withByteView(of: text, { UUIDText.value($0, 0, $0.count) }) else {
      return nil
    }
    self.init(high: value.bits, low: value.low)
  }
}
