/// A UUID as two numbers, which `RoutegenFoundation` converts to and from `UUID` without a text.
@usableFromInline
package struct UUIDBits: Equatable, Sendable {
  package let high, low: UInt64

  /// Creates a UUID from its 16 bytes, the highest first.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension UUIDBits {
  /// The eight hexadecimal digits of the lower 32 bits as a chunk, the first in the lowest byte.
  static func digits(_ number: UInt64) -> UInt64 {
    // Spreads the digits to one per byte, the last in the lowest byte.
    var chunk = number & 0xFFFF_FFFF
    chunk = (chunk | chunk << 16) & 0x0000_FFFF_0000_FFFF
    chunk = (chunk | chunk << 8) & 0x00FF_00FF_00FF_00FF
    chunk = (chunk | chunk << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let isLetter = ((chunk &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
    let toLetter = UInt64(UInt8(ascii: "A") - UInt8(ascii: "9") - 1)
    return ((chunk | 0x3030_3030_3030_3030) &+ isLetter &* toLetter).byteSwapped
  }
}
