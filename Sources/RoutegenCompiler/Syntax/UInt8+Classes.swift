extension UInt8 {
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether this is a control character other than a tab or a line feed.
  var isControl: Bool {
    self < 0x20 && self != UInt8(ascii: "\t") && self != UInt8(ascii: "\n") || self == 0x7F
  }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

// Loops without closures: plugins run a debug build of the tool.
extension [UInt8] {
  /// Whether a text is at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let (length, start) = (text.utf8CodeUnitCount, text.utf8Start)
    guard offset + length <= count else { return false }
    var index = 0
    while index < length {
      if self[offset + index] != start[index] { return false }
      index += 1
    }
    return true
  }

  /// Returns the offset of the first occurrence of a text.
  func firstOffset(of text: String) -> Int? { firstOffset(of: Array(text.utf8)) }

  func firstOffset(of text: [UInt8]) -> Int? {
    guard let first = text.first else { return 0 }
    var start = 0
    while start + text.count <= count {
      if self[start] == first {
        var index = 1
        while index < text.count, self[start + index] == text[index] { index += 1 }
        if index == text.count { return start }
      }
      start += 1
    }
    return nil
  }
}
