/// Numbers in links, which have one text each, except for zeros at the end of a fraction.
///
/// Unlike the initializers of the standard library, these functions do not parse `+007` or `0x1p4`.
/// Digits are those of ASCII.
enum Numbers {
  /// Parses a canonical number; returns `nil` for any other text and for a number out of range.
  static func integer<Number: FixedWidthInteger>(
    _ text: String, as type: Number.Type = Number.self
  ) -> Number? {
    withByteView(of: text) { integer($0, $0.range) }
  }

  /// Parses the canonical number at `range`.
  ///
  ///     Integer : `-`? (`0` | NonZeroDigit Digit*), but not `-0`
  static func integer<Number: FixedWidthInteger>(
    _ bytes: ByteView, _ range: Range<Int>, as type: Number.Type = Number.self
  ) -> Number? {
    let (isNegative, digits) = magnitude(bytes, range)
    guard let magnitude = wholeNumber(bytes, digits) else { return nil }
    guard isNegative else { return Number(exactly: magnitude) }
    // The least number has no positive counterpart, and zero has no sign.
    guard magnitude != 0, magnitude <= 1 << 63 else { return nil }
    return Number(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Parses the canonical `Int` of a link, as the bits of 64; returns `nil` for any other text.
  @inline(__always)
  static func int(_ link: LinkScan, _ start: Int, _ end: Int) -> UInt64? {
    let digits = link.chunk(at: start)
    let count = end &- start
    // A number of up to eight digits without a zero in front.
    guard count &- 1 < 8, count > 0, digits & 0xFF > UInt64(zero) else {
      return otherInt(link, start, end)
    }
    // Zeros in front of the digits make it eight.
    let shift = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let text = digits &<< shift | ByteMasks.all(zero) & ((1 &<< shift) &- 1)
    let values = text &- ByteMasks.all(zero)
    // The highest bit of a byte is set if it is below `0`, or if it is above `9`.
    let isOther = (values | (text &+ ByteMasks.all(0x7F - 0x39))) & ByteMasks.all(0x80)
    guard isOther == 0 else { return otherInt(link, start, end) }
    // Adds the digits in pairs, then the pairs.
    let pairs = values &* 10 &+ values &>> 8
    let even = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let odd = (pairs &>> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (even &+ odd) &>> 32
  }

  @inline(never)
  private static func otherInt(_ link: LinkScan, _ start: Int, _ end: Int) -> UInt64? {
    integer(link.view, start..<end, as: Int.self).map { UInt64(bitPattern: Int64($0)) }
  }

  /// The number that consists of digits, without leading zeros.
  @inline(never)
  private static func wholeNumber(_ bytes: ByteView, _ digits: Range<Int>) -> UInt64? {
    guard digits.count > 0, digits.count <= 20,
      digits.count == 1 || bytes[digits.lowerBound] != zero
    else { return nil }
    var value: UInt64 = 0
    // Nineteen digits cannot overflow.
    for offset in digits.lowerBound..<min(digits.upperBound, digits.lowerBound &+ 19) {
      let digit = bytes[offset] &- zero
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    guard digits.count == 20 else { return value }
    let digit = bytes[digits.upperBound &- 1] &- zero
    let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
    let (sum, overflowedAgain) = product.addingReportingOverflow(UInt64(digit))
    return digit > 9 || overflowed || overflowedAgain ? nil : sum
  }

  /// The greatest number of digits of a zero-padded number.
  static let mostDigits = 18

  /// Parses digits, of which any may be zeros; returns `nil` for any other text.
  static func digits(_ bytes: ByteView, _ range: Range<Int>) -> UInt64? {
    guard range.count <= mostDigits, isDigits(bytes, range) else { return nil }
    return range.reduce(0) { $0 &* 10 &+ UInt64(bytes[$1] &- zero) }
  }

  /// Parses a number without an exponent; returns `nil` for any other text, for negative zero and
  /// for a number that is too large to be finite.
  static func double(_ text: String) -> Double? {
    withByteView(of: text) { double($0, $0.range) }
  }

  /// Parses the number at `range`.
  ///
  ///     Double : `-`? (`0` | NonZeroDigit Digit*) (`.` Digit+)?
  static func double(_ bytes: ByteView, _ range: Range<Int>) -> Double? {
    let (isNegative, digits) = magnitude(bytes, range)
    let point = bytes.firstOffset(of: UInt8(ascii: "."), in: digits.startIndex..<digits.endIndex)
    guard isWhole(bytes, digits[..<(point ?? digits.endIndex)]) else { return nil }
    if let point, !isDigits(bytes, digits[(point + 1)...]) { return nil }
    guard let value = Double(bytes.string(range)), value.isFinite else { return nil }
    return value == 0 && isNegative ? nil : value
  }

  /// The shortest text that parses as exactly this number, without an exponent: `7`, not `7.0`.
  ///
  /// Returns `nil` for negative zero and for a number that is not finite.
  static func text(_ value: Double) -> String? {
    guard value.isFinite, value != 0 || value.sign == .plus else { return nil }
    // The standard library prints the shortest digits, but as `7.0`, `5e-324` or `1.5e+20`.
    var (digits, point, exponent, isSmall): ([UInt8], Int?, Int?, Bool) = ([], nil, nil, false)
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): exponent = 0
      case UInt8(ascii: "-"): isSmall = true
      case UInt8(ascii: "+"): continue
      default:
        if let shift = exponent {
          exponent = shift &* 10 &+ Int(byte &- zero)
        } else {
          digits.append(byte)
        }
      }
    }
    let shift = exponent ?? 0
    let whole = (point ?? digits.count) &+ (isSmall ? 0 &- shift : shift)
    while digits.count > whole, digits.last == zero { digits.removeLast() }
    var text: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
    if whole <= 0 { text.append(zero) }
    for place in min(whole, 0)..<max(whole, digits.count) {
      if place == whole { text.append(UInt8(ascii: ".")) }
      text.append(digits.indices.contains(place) ? digits[place] : zero)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The range after a minus sign, and whether there is one.
  private static func magnitude(
    _ bytes: ByteView, _ range: Range<Int>
  ) -> (isNegative: Bool, digits: Range<Int>) {
    let range = range.clamped(to: bytes.range)
    guard !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "-") else {
      return (false, range)
    }
    return (true, (range.lowerBound + 1)..<range.upperBound)
  }

  /// Whether the range is a whole number without leading zeros.
  private static func isWhole(_ bytes: ByteView, _ digits: Range<Int>) -> Bool {
    isDigits(bytes, digits) && (digits.count == 1 || bytes[digits.startIndex] != zero)
  }

  private static func isDigits(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { (zero...UInt8(ascii: "9")).contains(bytes[$0]) }
  }

  private static let zero = UInt8(ascii: "0")
}
