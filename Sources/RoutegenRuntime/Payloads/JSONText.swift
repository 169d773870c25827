/// The JSON object in a text of a payload (RFC 8259), into which a key with dots reaches.
///
/// A text that two parsers may read differently is no object: one with a repeated key, half of a
/// surrogate pair, a number that is too large, or a byte order mark.
struct JSONText {
  /// The greatest number of objects and lists in one another.
  private static let deepest = 64

  private struct Malformed: Error {}

  private let bytes: ByteView
  private var offset = 0

  private init(_ bytes: ByteView) { self.bytes = bytes }

  /// The values of the object, without `null`.
  ///
  /// - Returns: `nil` if the text is no object, or longer than a link may be.
  @inline(never)
  static func values(of text: String) -> [String: PayloadValue]? {
    guard text.utf8.count <= LinkText.maximumByteCount else { return nil }
    return withByteView(of: text) { bytes in
      var reader = JSONText(bytes)
      return try? reader.readDocument()
    }
  }

  private mutating func readDocument() throws(Malformed) -> [String: PayloadValue] {
    guard token("{") else { throw Malformed() }
    let values = try readObject(Self.deepest - 1)
    skipBlank()
    guard offset == bytes.count else { throw Malformed() }
    return values
  }

  // Value : Object | Array | String | Number | `true` | `false` | `null`
  private mutating func readValue(_ depth: Int) throws(Malformed) -> PayloadValue? {
    if token("{") { return .dictionary(try readObject(depth - 1)) }
    if token("[") { return try readArray(depth - 1) }
    if token("\"") { return .text(try readString()) }
    if token("true") { return .text("true") }
    if token("false") { return .text("false") }
    return token("null") ? nil : try readNumber()
  }

  // Object : `{` [ String `:` Value ( `,` String `:` Value )* ] `}`
  private mutating func readObject(_ depth: Int) throws(Malformed) -> [String: PayloadValue] {
    guard depth >= 0 else { throw Malformed() }
    var (values, nulls) = ([String: PayloadValue](), [String]())
    while try hasItem(values.count, before: "}") {
      guard token("\"") else { throw Malformed() }
      let key = try readString()
      guard token(":") else { throw Malformed() }
      let value = try readValue(depth)
      if value == nil { nulls.append(key) }
      guard values.updateValue(value ?? .other, forKey: key) == nil else { throw Malformed() }
    }
    for key in nulls { values.removeValue(forKey: key) }
    return values
  }

  // Array : `[` [ Value ( `,` Value )* ] `]`
  private mutating func readArray(_ depth: Int) throws(Malformed) -> PayloadValue {
    guard depth >= 0 else { throw Malformed() }
    var (texts, count) = ([String](), 0)
    while try hasItem(count, before: "]") {
      if case .text(let text)? = try readValue(depth) { texts.append(text) }
      count += 1
    }
    return texts.count == count ? .list(texts) : .other
  }

  /// Whether an item follows, before which there are others, each followed by a comma.
  private mutating func hasItem(
    _ count: Int, before end: StaticString
  ) throws(Malformed) -> Bool {
    if token(end) { return false }
    guard count == 0 || token(",") else { throw Malformed() }
    return true
  }

  // String : `"` ( Character | `\` Escape )* `"`
  private mutating func readString() throws(Malformed) -> String {
    var (text, start) = ("", offset)
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return text + bytes.string(start..<(offset - 1))
      case UInt8(ascii: "\\"):
        text += bytes.string(start..<offset)
        offset += 1
        text.unicodeScalars.append(try readEscape())
        start = offset
      // Also the end of the text.
      case ..<0x20: throw Malformed()
      default: offset += 1
      }
    }
  }

  // Escape : one of `" \ / b f n r t`, or `u` and four hexadecimal digits
  private mutating func readEscape() throws(Malformed) -> Unicode.Scalar {
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readScalar()
    default: throw Malformed()
    }
  }

  /// Reads the digits after `\u`, and for half of a surrogate pair the other half.
  private mutating func readScalar() throws(Malformed) -> Unicode.Scalar {
    let unit = try readUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw Malformed() }
    offset += 2
    let low = try readUnit()
    guard low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
    else { throw Malformed() }
    return scalar
  }

  private mutating func readUnit() throws(Malformed) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Percent.hexDigitValue(bytes[offset]) else { throw Malformed() }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  // Number : `-`? (`0` | NonZeroDigit Digit*) (`.` Digit+)? ((`e` | `E`) (`+` | `-`)? Digit+)?
  private mutating func readNumber() throws(Malformed) -> PayloadValue {
    let start = offset
    let isNegative = eat("-")
    let digits = offset
    if !eat("0") { try readDigits() }
    let end = offset
    if eat(".") { try readDigits() }
    if eat("e") || eat("E") {
      _ = eat("+") || eat("-")
      try readDigits()
    }
    let text = bytes.string(start..<offset)
    if offset == end, let number = Numbers.integer(bytes, digits..<end, as: UInt64.self),
      !isNegative || number <= 1 << 63
    {
      return .text(number == 0 ? "0" : text)
    }
    guard let number = Double(text), number.isFinite else { throw Malformed() }
    return Numbers.text(number).map { .text($0) } ?? .other
  }

  private mutating func readDigits() throws(Malformed) {
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
    if offset == start { throw Malformed() }
  }

  // MARK: Tokens

  /// Reads a token after blanks, if it is the next one.
  private mutating func token(_ text: StaticString) -> Bool {
    skipBlank()
    return eat(text)
  }

  private mutating func skipBlank() {
    while true {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  @inline(never)
  private mutating func eat(_ text: StaticString) -> Bool {
    let text = ByteView(text)
    guard bytes.equals(offset..<(offset + text.count), text, text.range) else { return false }
    offset += text.count
    return true
  }
}
