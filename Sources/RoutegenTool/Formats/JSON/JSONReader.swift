package import RoutegenCompiler

/// Parses JSON (RFC 8259), and reports the line and column of a mistake.
///
/// Foundation's decoder reports no line on Linux, and people write these files by hand.
package struct JSONReader: FormatReader {
  let file: SourceFile
  var offset: Int

  /// The path of the value that is read.
  private var path: [JSONPathPart] = []

  /// The place of each value, by its path.
  package private(set) var places: [[JSONPathPart]: Span] = [:]

  /// The maximum depth of lists and objects.
  package static let deepest = 64

  package init(_ file: SourceFile) {
    self.file = file
    offset = file.offsetAfterMark
  }

  // Document : Value
  package mutating func readDocument() throws(FormatMistake) -> JSONValue {
    let value = try readValue()
    skipBlank()
    guard current == nil else { throw expected("the end of the file") }
    return value
  }

  // Value : Object | Array | String | Number | `true` | `false` | `null`
  private mutating func readValue() throws(FormatMistake) -> JSONValue {
    skipBlank()
    let start = offset
    defer { places[path] = span(from: start) }
    switch current {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case _ where eat("true"): return .bool(true)
    case _ where eat("false"): return .bool(false)
    case _ where eat("null"): return .null
    default: return try readNumber()
    }
  }

  // Object : `{` [ String `:` Value ( `,` String `:` Value )* ] `}`
  private mutating func readObject() throws(FormatMistake) -> JSONValue {
    var members: [String: JSONValue] = [:]
    try readItems("{", "}") { (reader) throws(FormatMistake) in
      guard reader.current == UInt8(ascii: "\"") else { throw reader.expected("a key in quotes") }
      let start = reader.offset
      let key = try reader.readString()
      if let index = members.index(forKey: key) {
        let forms =
          members.keys[index].utf8.elementsEqual(key.utf8) ? "" : ", in two forms of Unicode"
        throw FormatMistake("the key '\(key)' occurs twice\(forms)", at: start)
      }
      reader.skipBlank()
      guard reader.eat(":") else { throw reader.expected("':'") }
      reader.path.append(.key(key))
      members[key] = try reader.readValue()
      reader.path.removeLast()
    }
    return .object(members)
  }

  // Array : `[` [ Value ( `,` Value )* ] `]`
  private mutating func readArray() throws(FormatMistake) -> JSONValue {
    var items: [JSONValue] = []
    try readItems("[", "]") { (reader) throws(FormatMistake) in
      reader.path.append(.index(items.count))
      items.append(try reader.readValue())
      reader.path.removeLast()
    }
    return .array(items)
  }

  private mutating func readItems(
    _ opening: String, _ closing: String,
    _ readItem: (inout JSONReader) throws(FormatMistake) -> Void
  ) throws(FormatMistake) {
    guard path.count < Self.deepest else {
      throw FormatMistake("this is nested too deeply", at: offset)
    }
    _ = eat(opening)
    skipBlank()
    if eat(closing) { return }
    while true {
      skipBlank()
      try readItem(&self)
      skipBlank()
      if eat(closing) { return }
      guard eat(",") else { throw expected("',' or '\(closing)'") }
    }
  }

  // String : `"` ( Character | `\` Escape )* `"`
  private mutating func readString() throws(FormatMistake) -> String {
    let start = offset
    var units: [UInt16] = []
    offset += 1
    var textStart = offset
    while let byte = current, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        units += String(decoding: file.bytes[textStart..<offset], as: UTF8.self).utf16
        offset += 1
        if byte == UInt8(ascii: "\"") {
          let text = String(decoding: units, as: UTF16.self)
          guard text.utf16.elementsEqual(units) else {
            throw FormatMistake("this string has half of a surrogate pair", at: start)
          }
          return text
        }
        units.append(try readEscape())
        textStart = offset
      } else {
        offset += 1
      }
    }
    throw FormatMistake("this string has no closing '\"' on its line", at: start)
  }

  // Escape : one of `" \ / b f n r t`, or `u` and four hexadecimal digits
  private mutating func readEscape() throws(FormatMistake) -> UInt16 {
    let start = offset - 1
    if eat("u") {
      let digits = file.bytes[offset...].prefix(4)
      let text = String(decoding: digits, as: UTF8.self)
      let isHexadecimal = digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
      guard digits.count == 4, isHexadecimal, let unit = UInt16(text, radix: 16) else {
        throw FormatMistake("'\\u' is not followed by four hexadecimal digits", at: start)
      }
      offset += 4
      return unit
    }
    let meanings: [Character: UInt8] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
    ]
    guard let byte = current, let meaning = meanings[Character(UnicodeScalar(byte))] else {
      throw FormatMistake("this '\\' does not begin an escape", at: start)
    }
    offset += 1
    return UInt16(meaning)
  }

  // Number : `-`? (`0` | NonZeroDigit Digit*) (`.` Digit+)? ((`e` | `E`) (`+` | `-`)? Digit+)?
  private mutating func readNumber() throws(FormatMistake) -> JSONValue {
    let start = offset
    _ = eat("-")
    var isRight = eat("0") || eatDigits()
    if eat(".") { isRight = eatDigits() && isRight }
    if eat("e") || eat("E") {
      _ = eat("+") || eat("-")
      isRight = eatDigits() && isRight
    }
    let text = String(decoding: file.bytes[start..<offset], as: UTF8.self)
    let isFollowed = current.map { "+-.0123456789eE".utf8.contains($0) } ?? false
    guard isRight, !isFollowed, let number = Double(text) else {
      offset = start
      throw expected("a value")
    }
    guard number.isFinite else { throw FormatMistake("this number is too large", at: start) }
    return .number(number, text: text)
  }

  private mutating func eatDigits() -> Bool {
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
    return offset > start
  }
}
