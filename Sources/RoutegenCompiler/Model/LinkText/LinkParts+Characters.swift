extension LinkParts {
  /// Refuses every character, escaped or not, that two URL parsers would read differently.
  ///
  /// - Parameter allowsLineBreaks: Whether the query and the fragment may contain escaped tabs and line
  ///   breaks; ``hasLineBreak(outsideTextsOf:_:)`` checks where they are.
  static func checkCharacters(_ bytes: [UInt8], _ allowsLineBreaks: Bool) throws(Malformed) {
    if bytes.count > LinkSizeLimits.byteCount {
      throw Malformed(reason: "it is longer than 16 KiB")
    }
    if bytes.contains(UInt8(ascii: "\\")) { throw Malformed(reason: "it has a backslash") }
    if bytes.contains(UInt8(ascii: " ")) { throw Malformed(reason: "it has a space") }
    // Most links have nothing that the following looks for.
    if bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") }) { return }
    let pathEnd = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        guard let byte = escape(in: bytes[offset...]) else {
          throw Malformed(reason: "it has a '%' without two hexadecimal digits")
        }
        let isLineBreak = Self.isLineBreak(Unicode.Scalar(byte))
        let isInPath = pathEnd.map { offset < $0 } ?? true
        if isLineBreak, !allowsLineBreaks || isInPath { throw lineBreak }
        // Without a byte in its place, the bytes beside it could be one character.
        decoded.append(isLineBreak ? UInt8(ascii: " ") : byte)
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
    if text.hasControlCharacter {
      throw Malformed(reason: "it has a control character")
    }
  }

  static let lineBreak = Malformed(
    reason: "it has an escaped tab or line break, which only a 'Text' can have")

  /// Whether this is one of the control characters that a `Text` may contain.
  package static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  /// Refuses escapes in a path, query or fragment beside characters that are not escaped and that a URI
  /// contains only escaped: Foundation would escape these and the escapes.
  static func checkUnescaped(_ parts: [ArraySlice<UInt8>]) throws(Malformed) {
    guard parts.contains(where: { $0.contains(UInt8(ascii: "%")) }) else { return }
    // The `#` that begins the fragment is in none of the parts.
    let isToEscape = { (byte: UInt8) in byte == UInt8(ascii: "#") || Self.isToEscape(byte) }
    if parts.contains(where: { $0.contains(where: isToEscape) }) {
      throw Malformed(
        reason: "it has escapes, and a character that is not escaped and would have to be")
    }
  }

  /// Whether a URI contains the byte only escaped, wherever it is after the host.
  package static func isToEscape(_ byte: UInt8) -> Bool {
    byte >= 0x80 || "\"<>[]^`{|}".utf8.contains(byte)
  }

  /// The text of a web link as Foundation's `URL` has it: what a URI contains only escaped is escaped.
  ///
  /// Where anything is, an empty port is omitted.
  package static func escaped(_ link: String) -> String {
    let bytes = Array(link.utf8)
    let slashes = bytes.firstIndex(of: UInt8(ascii: "/")) ?? 0
    let path = bytes.indices.first { $0 > slashes + 1 && "/?#".utf8.contains(bytes[$0]) }
    guard let path else { return link }
    var isInFragment = false
    var rest = ""
    for byte in bytes[path...] {
      let isHash = byte == UInt8(ascii: "#")
      let isEscaped = isToEscape(byte) || isHash && isInFragment
      isInFragment = isInFragment || isHash
      rest +=
        isEscaped ? "%" + String(byte, radix: 16, uppercase: true) : String(Unicode.Scalar(byte))
    }
    if rest.utf8.elementsEqual(bytes[path...]) { return link }
    let origin = String(decoding: bytes[..<path], as: UTF8.self)
    return (origin.hasSuffix(":") ? String(origin.dropLast()) : origin) + rest
  }

  /// The bytes without escapes.
  package static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) || plusIsSpace && bytes.contains(UInt8(ascii: "+"))
    else { return Array(bytes) }
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

extension String {
  /// Whether the text has a control character, which no link has.
  var hasControlCharacter: Bool {
    !Self.plainBytes.containsAll(of: self)
      && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static let plainBytes = ByteSet { (0x20...0x7E).contains($0) }

  /// Whether the text has a dot, a control character or a byte other than ASCII.
  var mayBeUnlinkable: Bool {
    !Self.plainBytes.containsAll(of: self) || utf8.contains(UInt8(ascii: "."))
  }

  /// Whether a segment of this text makes a link malformed: it is `.` or `..`, or has one of them between
  /// encoded slashes.
  var hasDotSegment: Bool {
    utf8.contains(UInt8(ascii: "."))
      && utf8.split(separator: UInt8(ascii: "/")).contains {
        $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
      }
  }
}
