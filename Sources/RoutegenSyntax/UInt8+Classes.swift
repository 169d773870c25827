extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether this is a control character that has no place in a text.
  var isControl: Bool {
    self < 0x20 && self != UInt8(ascii: "\t") && self != UInt8(ascii: "\n") || self == 0x7F
  }
}
