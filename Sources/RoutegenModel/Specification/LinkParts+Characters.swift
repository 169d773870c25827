extension LinkParts {
  /// Refuses every character, escaped or not, that two URL parsers would read differently.
  static func checkCharacters(_ bytes: [UInt8]) throws(Malformed) {
    if bytes.count > 16_384 { throw Malformed(reason: "it is longer than 16 KiB") }
    if bytes.contains(UInt8(ascii: "\\")) { throw Malformed(reason: "it has a backslash") }
    if bytes.contains(UInt8(ascii: " ")) { throw Malformed(reason: "it has a space") }
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        guard let byte = escape(in: bytes[offset...]) else {
          throw Malformed(reason: "it has a '%' without two hexadecimal digits")
        }
        decoded.append(byte)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    // The text itself is UTF-8, so if the decoded bytes are not, the escapes are not.
    guard let text = String(validating: decoded) else {
      throw Malformed(reason: "it has escapes that are not UTF-8")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw Malformed(reason: "it has a control character")
    }
  }

  /// The bytes without escapes.
  static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if let escaped = escape(in: rest), byte == UInt8(ascii: "%") {
        decoded.append(escaped)
        rest = rest.dropFirst(3)
      } else {
        decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        rest = rest.dropFirst()
      }
    }
    return decoded
  }

  /// The byte of the escape at the start of `bytes`, whose first byte is `%`.
  private static func escape(in bytes: ArraySlice<UInt8>) -> UInt8? {
    let digits = bytes.dropFirst().prefix(2)
    guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension String {
  /// The text of the bytes; `nil` if they are not UTF-8.
  fileprivate init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
