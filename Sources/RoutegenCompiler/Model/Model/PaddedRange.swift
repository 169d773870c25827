/// The bounds of zero-padded numbers, such as `01...12`: each text has as many digits as the bounds.
package struct PaddedRange: Hashable, Sendable {
  package let low: UInt64
  package let high: UInt64

  /// The number of digits of each text.
  package let width: Int

  /// The greatest number of digits, all numbers of which are values of a 64-bit `Int`.
  static let greatestWidth = 18
}

extension PaddedRange {
  /// Parses the bounds as a file has them; `nil` if they are not digits, or not of one width, or
  /// not in order.
  init?(_ low: String, _ high: String) {
    guard low.isDigits, high.isDigits, low.utf8.count == high.utf8.count,
      low.utf8.count <= Self.greatestWidth, let least = UInt64(low), let greatest = UInt64(high),
      least <= greatest
    else { return nil }
    self.init(low: least, high: greatest, width: low.utf8.count)
  }

  /// The text of a number in links: `05`.
  func text(of number: UInt64) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Whether links with this text have a number of the range.
  func accepts(_ text: String) -> Bool {
    text.isDigits && text.utf8.count == width && UInt64(text).map { low...high ~= $0 } ?? false
  }

  /// The text of links for a canonical number with fewer digits, as JSON has it; any other text
  /// as it is.
  func padded(_ text: String) -> String {
    let isCanonical = text.isDigits && (text == "0" || !text.hasPrefix("0"))
    guard isCanonical, text.utf8.count < width, let number = UInt64(text) else { return text }
    return self.text(of: number)
  }
}

extension Bounds {
  /// The bounds of zero-padded numbers; `nil` for other bounds.
  package var padding: PaddedRange? {
    switch self {
    case .padded(let range): range
    case .int, .uint, .double, .hosts, .filled: nil
    }
  }
}

extension String {
  /// Whether the text is one or more ASCII digits.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
