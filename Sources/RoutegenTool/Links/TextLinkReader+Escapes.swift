import RoutegenCompiler

extension TextLinkReader {
  /// Reads what follows a backslash: an escape of a program, JSON, Markdown or a shell, or Swift's `\(…)`.
  mutating func readEscape() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    let next = bytes[offset + 1]
    switch Unicode.Scalar(next) {
    case "n", "r", "t", "\"", "'", "`": return false
    case "(":
      guard let end = bracketEnd(at: offset + 1) else { return endOpen() }
      return appendPlaceholder(to: end)
    case "u":
      guard let byte = unicodeEscape(at: offset + 2) else { return endOpen() }
      return ByteSet.linkASCII.contains(byte) ? append(byte, length: 6) : false
    case "!"..."/", ":"..."@", "[", "]"..."_", "{"..."~": return append(next, length: 2)
    // The class of a regular expression, another backslash, or the end of a line.
    default: return endOpen()
    }
  }

  /// Returns the character of four hexadecimal digits, if it is ASCII.
  private func unicodeEscape(at start: Int) -> UInt8? {
    guard start + 4 <= bytes.count else { return nil }
    return UInt8(String(decoding: bytes[start..<(start + 4)], as: UTF8.self), radix: 16)
  }

  /// Reads an ampersand, or the character that HTML writes with one.
  mutating func readEntity() -> Bool {
    for entity in ["&amp;", "&#38;", "&#x26;"] as [StaticString]
    where bytes.hasText(entity, at: offset) {
      return append(UInt8(ascii: "&"), length: entity.utf8CodeUnitCount)
    }
    for entity in Self.delimiters where bytes.hasText(entity, at: offset) { return false }
    return append()
  }

  /// What HTML writes for characters that end a link.
  private static let delimiters: [StaticString] = [
    "&quot;", "&lt;", "&gt;", "&apos;", "&nbsp;", "&#34;", "&#39;", "&#60;", "&#62;", "&#10;",
    "&#13;", "&#160;", "&#x22;", "&#x27;", "&#xA;", "&#xa;",
  ]

  /// Reads a character that is not ASCII.
  ///
  /// Only a quoted link contains it. Elsewhere it may be the next word of a language without spaces.
  mutating func readScalar() -> Bool {
    guard let scalar = bytes.scalar(at: offset) else { return endOpen() }
    let length = scalar.utf8.count
    if scalar == "…" { return appendPlaceholder(to: offset + length) }
    let properties = scalar.properties
    if quote == nil { return properties.isAlphabetic ? endOpen() : false }
    if properties.isWhitespace || properties.generalCategory == .control { return false }
    for _ in 0..<length { append() }
    return true
  }
}

extension ByteSet {
  /// The ASCII characters that may belong to a link.
  fileprivate static let linkASCII = ByteSet {
    (0x21...0x7E) ~= $0 && !"\"'<>`\\".utf8.contains($0)
  }
}

extension [UInt8] {
  /// Returns the scalar that begins at an offset; `nil` if its bytes are not UTF-8.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar? {
    var decoder = Unicode.UTF8()
    var iterator = self[offset..<Swift.min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
