/// The IP addresses that a host may be (RFC 3986, section 3.2.2).
enum IPAddress {
  /// Whether the host ends in a number, so that the WHATWG parser reads it as an IPv4 address.
  ///
  /// The last label, or the label before an empty last one, is a decimal or hexadecimal number.
  static func endsInNumber(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    let hasEmptyEnd = !host.isEmpty && bytes[host.upperBound - 1] == dot
    let end = hasEmptyEnd ? host.upperBound - 1 : host.upperBound
    var start = end
    while start > host.lowerBound, bytes[start - 1] != dot { start -= 1 }
    // Only a number begins with a digit and has none but hexadecimal digits.
    guard start < end, isDigit(bytes[start]) else { return false }
    let label = start..<end
    if label.allSatisfy({ isDigit(bytes[$0]) }) { return true }
    return bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
      && label.dropFirst(2).allSatisfy { Percent.hexDigitValue(bytes[$0]) != nil }
  }

  /// Whether the text is an IPv4 address: four decimal numbers without zeros at their start.
  static func isIPv4(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    var count = 0
    var start = text.lowerBound
    while start <= text.upperBound, count < 4 {
      let end = bytes.firstOffset(of: dot, from: start, orEnd: text.upperBound)
      guard Numbers.integer(bytes, start..<end, as: UInt8.self) != nil else { return false }
      count += 1
      start = end + 1
    }
    return count == 4 && start > text.upperBound
  }

  /// Whether the text, without brackets, is an IPv6 address (RFC 4291, section 2.2).
  static func isIPv6(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    var groups = 0
    var offset = text.lowerBound
    var hasGap = isColon(bytes, offset, text) && isColon(bytes, offset + 1, text)
    if hasGap { offset += 2 }
    while offset < text.upperBound, groups < 8 {
      let end = bytes.firstOffset(of: UInt8(ascii: ":"), from: offset, orEnd: text.upperBound)
      if end == text.upperBound, isIPv4(bytes, offset..<end) {
        (groups, offset) = (groups + 2, end)
        break
      }
      guard isGroup(bytes, offset..<end) else { return false }
      groups += 1
      guard end < text.upperBound else {
        offset = end
        break
      }
      offset = end + 1
      guard isColon(bytes, offset, text) else {
        if offset == text.upperBound { return false }
        continue
      }
      if hasGap { return false }
      hasGap = true
      offset += 1
    }
    return offset == text.upperBound && (hasGap ? groups < 8 : groups == 8)
  }

  private static func isGroup(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { Percent.hexDigitValue(bytes[$0]) != nil }
  }

  private static func isColon(_ bytes: ByteView, _ offset: Int, _ text: Range<Int>) -> Bool {
    offset < text.upperBound && bytes[offset] == UInt8(ascii: ":")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static var dot: UInt8 { UInt8(ascii: ".") }
}
