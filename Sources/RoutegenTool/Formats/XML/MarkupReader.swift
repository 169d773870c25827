package import RoutegenCompiler

/// Parses the elements and attributes of an XML 1.0 document in UTF-8, and reports the place of a mistake.
///
/// This is what property lists and Android's manifests need: declarations, comments and processing
/// instructions are skipped, and the entities are those that XML predefines. Foundation's parser has no
/// messages on Linux, and its columns are wrong after other characters than ASCII.
package struct MarkupReader: FormatReader {
  let file: SourceFile
  var offset: Int
  private var root: MarkupElement?

  /// The elements without an end tag so far, the innermost last.
  private var open: [MarkupElement] = []

  /// The maximum depth of elements.
  private static let deepest = 200

  package init(_ file: SourceFile) {
    self.file = file
    offset = file.offsetAfterMark
  }

  // Document : ( Comment | Instruction | Declaration | Element | Blank )*
  package mutating func readDocument() throws(FormatMistake) -> MarkupElement {
    while offset < file.bytes.count {
      if isAt("<!--") {
        try skip("<!--", through: "-->", "comment")
      } else if isAt("<?") {
        try skip("<?", through: "?>", "instruction")
      } else if isAt("<![CDATA[") {
        try readCharacterData()
      } else if isAt("<!") {
        try skipDeclaration()
      } else if isAt("</") {
        try readEndTag()
      } else if isAt("<") {
        try readStartTag()
      } else {
        try readText()
      }
    }
    if let element = open.last {
      throw FormatMistake("'<\(element.name)>' has no end tag", at: element.span.start)
    }
    guard let root else { throw FormatMistake("there is no element", at: offset) }
    return root
  }

  // MARK: Tags

  // StartTag : `<` Name ( Blank Attribute )* Blank? `/`? `>`
  private mutating func readStartTag() throws(FormatMistake) {
    let start = offset
    guard root == nil || !open.isEmpty else {
      throw FormatMistake("a document has one element, and this is another one", at: start)
    }
    guard open.count < Self.deepest else {
      throw FormatMistake("this is nested too deeply", at: start)
    }
    offset += 1
    let name = try readName("the name of an element")
    var attributes: [MarkupElement.Attribute] = []
    var names: Set<String> = []
    while true {
      let hasBlank = skipBlank()
      let isEmpty = eat("/>")
      if isEmpty || eat(">") {
        let end = Span(file: file.id, start: offset, end: offset)
        open.append(
          MarkupElement(
            name: name, attributes: attributes, span: span(from: start), contentSpan: end))
        if isEmpty { close() }
        return
      }
      guard hasBlank, offset < file.bytes.count else { throw expected("'>'") }
      let attribute = try readAttribute()
      guard names.insert(attribute.name).inserted else {
        throw FormatMistake(
          "the attribute '\(attribute.name)' occurs twice", at: attribute.span.start)
      }
      attributes.append(attribute)
    }
  }

  // Attribute : Name Blank? `=` Blank? ( `"` Text `"` | `'` Text `'` )
  private mutating func readAttribute() throws(FormatMistake) -> MarkupElement.Attribute {
    let name = try readName("an attribute or '>'")
    skipBlank()
    guard eat("=") else { throw expected("'='") }
    skipBlank()
    let start = offset
    guard let quote = current, "\"'".utf8.contains(quote) else { throw expected("a quote") }
    offset += 1
    let text = try readCharacters(until: [quote, UInt8(ascii: "<")])
    guard current == quote else {
      throw FormatMistake("the value of '\(name)' has no closing quote", at: start)
    }
    offset += 1
    let value = text.map { [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }
    return MarkupElement.Attribute(
      name: name, value: String(decoding: value, as: UTF8.self),
      span: Span(file: file.id, start: start + 1, end: offset - 1))
  }

  // EndTag : `</` Name Blank? `>`
  private mutating func readEndTag() throws(FormatMistake) {
    let start = offset
    offset += 2
    let name = try readName("the name of an element")
    skipBlank()
    guard eat(">") else { throw expected("'>'") }
    guard let element = open.last else {
      throw FormatMistake("'</\(name)>' has no start tag", at: start)
    }
    guard element.name == name else {
      throw FormatMistake("'</\(name)>' does not end '<\(element.name)>'", at: start)
    }
    close(at: start)
  }

  /// Ends the innermost element.
  private mutating func close(at end: Int? = nil) {
    var element = open.removeLast()
    let start = element.contentSpan.start
    element.contentSpan = Span(file: file.id, start: start, end: end ?? start)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  // MARK: Text

  private mutating func readText() throws(FormatMistake) {
    let start = offset
    let text = try readCharacters(until: [UInt8(ascii: "<")])
    if open.isEmpty, let other = text.firstIndex(where: { !$0.isWhiteSpace }) {
      offset = start + other
      throw expected("an element")
    }
    add(text)
  }

  // CharacterData : `<![CDATA[` Text `]]>`
  private mutating func readCharacterData() throws(FormatMistake) {
    let start = offset + 9
    guard !open.isEmpty else { throw expected("an element") }
    try skip("<![CDATA[", through: "]]>", "section")
    add(file.bytes[start..<(offset - 3)])
  }

  private mutating func add(_ text: some Collection<UInt8>) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: text, as: UTF8.self)
  }

  /// Reads text with references to entities, up to one of the bytes.
  private mutating func readCharacters(until ends: [UInt8]) throws(FormatMistake) -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = current, !ends.contains(byte) {
      if byte == UInt8(ascii: "&") {
        bytes += try readReference()
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    return bytes
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  // Reference : `&` ( Name | `#` Digit+ | `#x` HexDigit+ ) `;`
  private mutating func readReference() throws(FormatMistake) -> [UInt8] {
    let start = offset
    offset += 1
    let name = file.bytes[offset...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    offset += name.count
    guard eat(";") else { throw FormatMistake("this '&' does not begin an entity", at: start) }
    if let entity = Self.entities[text] { return Array(entity.utf8) }
    guard text.utf8.first == UInt8(ascii: "#") else {
      throw FormatMistake("there is no entity '&\(text);'", at: start)
    }
    let isHexadecimal = text.hasPrefix("#x")
    let digits = text.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.first != UInt8(ascii: "+"),
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code > 0,
      let scalar = Unicode.Scalar(code)
    else { throw FormatMistake("'&\(text);' is no character", at: start) }
    return Array(String(scalar).utf8)
  }

  // MARK: What is skipped

  /// Skips a declaration such as `<!DOCTYPE …>`, with the declarations in its brackets.
  private mutating func skipDeclaration() throws(FormatMistake) {
    let start = offset
    var depth = 0
    var quote: UInt8?
    while let byte = current {
      if quote == nil, isAt("<!--") {
        try skip("<!--", through: "-->", "comment")
        continue
      }
      offset += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    throw FormatMistake("this declaration has no end", at: start)
  }

  private mutating func skip(
    _ opening: String, through closing: String, _ noun: String
  ) throws(FormatMistake) {
    let start = offset
    offset += opening.utf8.count
    while offset < file.bytes.count {
      if eat(closing) { return }
      offset += 1
    }
    throw FormatMistake("this \(noun) has no '\(closing)'", at: start)
  }

  // MARK: Bytes

  private mutating func readName(_ noun: String) throws(FormatMistake) -> String {
    let start = offset
    while let byte = current, byte >= 0x80 || Self.nameBytes.contains(byte) { offset += 1 }
    guard offset > start else { throw expected(noun) }
    return String(decoding: file.bytes[start..<offset], as: UTF8.self)
  }

  private static let nameBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:".utf8)
}
