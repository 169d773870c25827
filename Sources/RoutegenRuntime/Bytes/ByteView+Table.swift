/// The numbers and texts of a ``RouteTable``: a number has little-endian digits of 7 bits, one per
/// byte.
extension ByteView {
  /// The number at `offset`, of up to four digits.
  @inline(__always)
  func number(at offset: Int, digits: Int) -> Int {
    let chunk = ByteMasks.prefix(chunk(at: offset), digits)
    return ByteView.number(chunk)
  }

  /// The number whose four digits are the first bytes of a chunk.
  @inline(__always)
  static func number(_ digits: UInt64) -> Int {
    // Joins the digits in pairs of 14 bits, then the pairs.
    let digits = UInt32(truncatingIfNeeded: digits)
    let pairs = digits & 0x7F_007F | digits &>> 1 & 0x3F80_3F80
    return Int(truncatingIfNeeded: pairs &- pairs &>> 16 &* 0xC000)
  }

  /// The address at `offset`, four digits: an offset from the start of the table.
  @inline(__always)
  func address(at offset: Int) -> Int { ByteView.number(chunk(at: offset) & 0xFFFF_FFFF) }

  /// The range of the text whose address and length are at `offset`.
  @inline(never)
  func text(at offset: Int) -> Range<Int> {
    let digits = chunk(at: offset)
    let start = ByteView.number(digits)
    return start..<(start &+ ByteView.number(digits &>> 32 & 0xFF_FFFF))
  }

  /// Whether a text of the table is equal to a text of `other` that is not percent-encoded.
  @inline(never)
  func isSame(
    _ text: Range<Int>, _ other: ByteView, _ otherRange: Range<Int>, caseless: Bool
  ) -> Bool {
    guard text.count == otherRange.count else { return false }
    guard caseless else { return equals(text, other, otherRange) }
    return zip(text, otherRange).allSatisfy { foldedASCII(self[$0]) == foldedASCII(other[$1]) }
  }

  /// The parts of a range between the places of a text of another view, from the left.
  func parts(of range: Range<Int>, by other: ByteView, _ mark: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, offset) = (range.lowerBound, range.lowerBound)
    while !mark.isEmpty, offset &+ mark.count <= range.upperBound {
      if equals(offset..<offset &+ mark.count, other, mark) {
        parts.append(start..<offset)
        offset &+= mark.count
        start = offset
      } else {
        offset &+= 1
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  /// Whether both ranges contain the same bytes.
  func equals(_ range: Range<Int>, _ other: ByteView, _ otherRange: Range<Int>) -> Bool {
    let count = range.count
    guard count == otherRange.count else { return false }
    var offset = 0
    while offset < count {
      let difference =
        chunk(at: range.lowerBound &+ offset) ^ other.chunk(at: otherRange.lowerBound &+ offset)
      if ByteMasks.prefix(difference, count &- offset) != 0 { return false }
      offset &+= 8
    }
    return true
  }

  /// The offset of the bracket with which the host of a link begins; `nil` if it is not an IPv6
  /// address.
  func bracketOfHost(in link: Range<Int>) -> Int? {
    let slash = firstOffset(of: UInt8(ascii: "/"), in: link) ?? link.upperBound
    guard slash + 2 < link.upperBound, self[slash + 1] == UInt8(ascii: "/"),
      self[slash + 2] == UInt8(ascii: "[")
    else { return nil }
    return slash + 2
  }
}
