import RoutegenCompiler

/// A part of a program in Swift or Objective-C: a word, the contents of a string, or any other character.
///
/// Comments and white space are left out, and so is the code in strings.
struct CodeToken {
  let kind: Kind
  let text: String
  let range: Range<Int>

  enum Kind {
    case word, string, symbol
  }

  /// Whether the token is this word or symbol.
  func `is`(_ text: String) -> Bool { kind != .string && self.text == text }

  /// Returns the tokens of a program, in a time proportional to its length.
  static func all(in bytes: [UInt8]) -> [CodeToken] {
    var lexer = CodeTokenLexer(bytes)
    var tokens: [CodeToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }
}

private struct CodeTokenLexer {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func at(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func next() -> CodeToken? {
    while let byte = at(offset) {
      let start = offset
      switch byte {
      case UInt8(ascii: "/") where at(offset + 1) == byte:
        skipLine()
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "#") where beginsRawString, UInt8(ascii: "\""):
        let contents = skipString()
        return token(.string, start, contents)
      case UInt8(ascii: "'"):
        skipCharacter()
      case _ where Self.isWord(byte):
        offset += bytes[offset...].prefix(while: Self.isWord).count
        return token(.word, start, start..<offset)
      case _ where byte > UInt8(ascii: " "):
        offset += 1
        return token(.symbol, start, start..<offset)
      case _:
        offset += 1
      }
    }
    return nil
  }

  private func token(_ kind: CodeToken.Kind, _ start: Int, _ contents: Range<Int>) -> CodeToken {
    CodeToken(
      kind: kind, text: String(decoding: bytes[contents], as: UTF8.self), range: start..<offset)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipLine() {
    offset += bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.count
  }

  /// Skips a comment and those in it.
  private mutating func skipComment() {
    var depth = 0
    while let byte = at(offset) {
      switch (byte, at(offset + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return }
      case _:
        offset += 1
      }
    }
  }

  /// The maximum number of bytes up to the quotation mark of a raw string, so that a row of `#` is read once.
  private static let mostPounds = 16

  private var beginsRawString: Bool {
    bytes[offset...].prefix(Self.mostPounds).first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  /// Skips a string of any form, and returns the range of its contents.
  ///
  /// A string of one line ends at the end of its line at the latest, except in the code of an interpolation.
  private mutating func skipString() -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    offset += pounds
    let quotes = at(offset + 1) == quote && at(offset + 2) == quote ? 3 : 1
    offset += quotes
    let start = offset
    while let byte = at(offset) {
      if byte == quote, isDelimiter(quotes: quotes, pounds: pounds) {
        defer { offset += quotes + pounds }
        return start..<offset
      }
      if byte == 0x0A, quotes == 1 { break }
      if byte == UInt8(ascii: "\\"), isRepeated(UInt8(ascii: "#"), pounds, from: offset + 1) {
        offset += 1 + pounds
        if at(offset) == UInt8(ascii: "(") { skipInterpolation() } else { offset += 1 }
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    return start..<offset
  }

  private func isDelimiter(quotes: Int, pounds: Int) -> Bool {
    isRepeated(UInt8(ascii: "\""), quotes, from: offset)
      && isRepeated(UInt8(ascii: "#"), pounds, from: offset + quotes)
  }

  private func isRepeated(_ byte: UInt8, _ count: Int, from start: Int) -> Bool {
    (start..<start + count).allSatisfy { at($0) == byte }
  }

  /// Skips the code in parentheses in a string.
  ///
  /// Strings in it are skipped by their quotation marks only, so that no nesting is too deep.
  private mutating func skipInterpolation() {
    var depth = 0
    var isInString = false
    while let byte = at(offset), byte != 0x0A {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString: depth -= 1
      case _: break
      }
      if depth == 0 { return }
    }
  }

  /// Skips a character of Objective-C, or else the apostrophe.
  private mutating func skipCharacter() {
    let end = at(offset + 1) == UInt8(ascii: "\\") ? offset + 3 : offset + 2
    offset = at(end) == UInt8(ascii: "'") ? end + 1 : offset + 1
  }
}
