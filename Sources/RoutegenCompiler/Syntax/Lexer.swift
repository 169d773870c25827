/// Splits a file into tokens.
///
/// Any bytes produce tokens, in one pass. White space and comments produce none; the spans of two
/// tokens show whether they touch.
package func lex(_ file: SourceFile, into bag: inout DiagnosticBag) -> LexedFile {
  var lexer = Lexer(file)
  lexer.lexFile(into: &bag)
  return lexer.result
}

struct Lexer: ~Copyable {
  let file: SourceFile
  let bytes: [UInt8]
  var result = LexedFile()
  var offset = 0

  /// The offset of the text, after a byte order mark.
  let textStart: Int
  let isValidUTF8: Bool

  /// Whether the file contains a control character; most files contain none to search for.
  let hasControls: Bool

  /// Whether the file contains a character other than ASCII.
  let hasNonASCII: Bool

  /// The invisible characters and look-alikes so far.
  var lookAlikes: [FoundLookAlike] = []

  /// Whether the current line is an example, whose link is as it was sent.
  private(set) var isInExample = false

  /// Whether a `*/` may follow.
  var hasCommentEnd = true

  /// Typographic quotation marks before this offset are not closed on their line.
  var openQuotesUntil = 0

  /// Whether a line ends with CR alone.
  var hasCarriageReturns = false

  /// Quotation marks before this offset are part of words, because no other one closes them.
  var quotesAreTextUntil = 0

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    (hasControls, hasNonASCII) = bytes.unusualBytes
    isValidUTF8 =
      !hasNonASCII || bytes.elementsEqual(String(decoding: bytes, as: UTF8.self).utf8)
  }

  mutating func lexFile(into bag: inout DiagnosticBag) {
    if rejectEncoding(into: &bag) { return append(.endOfFile, from: offset) }
    if !isValidUTF8, let invalid = firstInvalidUTF8(in: bytes) {
      let span = Span(file: file.id, start: invalid, end: invalid + 1)
      bag.report(.invalidUTF8(bytes[invalid], at: span))
      result.isUTF8 = false
    }
    offset = textStart
    while offset < bytes.count {
      let start = offset
      lexToken(into: &bag)
      precondition(offset > start, "the lexer made no progress")
    }
    append(.endOfFile, from: offset)
    reportLookAlikes(into: &bag)
  }

  private mutating func lexToken(into bag: inout DiagnosticBag) {
    if hasNonASCII, isValidUTF8, bytes[offset] >= 0x80, !isInExample, lexLookAlike() { return }
    switch bytes[offset] {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
      if !rejectConflict(into: &bag) { lexWord(into: &bag) }
    case let byte where Self.classes[Int(byte)] != .other: lexWord(into: &bag)
    case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
    case _ where isLineBreak(at: offset): lexLineBreak(into: &bag)
    case _ where isCommentStart(at: offset): lexComment(into: &bag)
    case UInt8(ascii: "/"): if !lexBlockComment(into: &bag) { append(.slash, length: 1) }
    case _ where isQuote(at: offset): lexString(into: &bag)
    case _ where isEllipsis(at: offset): append(.ellipsis, length: 3)
    case let byte:
      if let kind = Token.Kind(punctuation: byte) {
        append(kind, length: 1)
      } else {
        lexWord(into: &bag)
      }
    }
  }

  // LineBreak : LF | CR LF
  private mutating func lexLineBreak(into bag: inout DiagnosticBag) {
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    let isPair = isReturn && byte(at: offset + 1) == UInt8(ascii: "\n")
    if isReturn, !isPair { reportCarriageReturn(into: &bag) }
    append(.newline, length: isPair ? 2 : 1)
    isInExample = false
  }

  // Comment : `//` to the end of the line; documentation if it is `///` and alone on its line
  private mutating func lexComment(into bag: inout DiagnosticBag) {
    let start = offset
    while offset < bytes.count, !isLineBreak(at: offset) { offset += 1 }
    let span = span(from: start)
    result.comments.append(span)
    reportControls(in: span, into: &bag)
    _ = findInvisible(in: span) { $0.properties.isBidiControl }

    let slashes = bytes[start..<offset].prefix { $0 == UInt8(ascii: "/") }.count
    let isAlone = result.tokens.last.map { $0.kind == .newline } ?? true
    guard slashes == 3 else { return }
    if isAlone {
      append(.documentation, from: start)
    } else {
      bag.report(.documentationBehind(at: span))
    }
  }

  // Word : a run of bytes that begin no other token
  private mutating func lexWord(into bag: inout DiagnosticBag) {
    // A loop without closures: it sees every byte of a word, and plugins run a debug build of the tool.
    let (start, classes) = (offset, Self.classes)
    var isPlain = true
    while offset < bytes.count {
      let isOfWord = classes[Int(bytes[offset])]
      if isOfWord == .other, !isWordByte(at: offset) { break }
      if hasNonASCII, bytes[offset] >= 0xC2, offset > start, !isInExample,
        isLookAlikeToken(at: offset)
      {
        break
      }
      if isOfWord != .plain { isPlain = false }
      offset += 1
    }
    let isInvalid = !isValidUTF8 && firstInvalidUTF8(in: bytes[start..<offset]) != nil
    let hasControls = reportControls(in: span(from: start), into: &bag)
    let hasLookAlikes = findLookAlikes(inWord: span(from: start))
    let isFirst = result.tokens.isEmpty || result.tokens[result.tokens.count - 1].kind == .newline
    append(
      .word, from: start, isBroken: isInvalid || hasControls || hasLookAlikes, isPlain: isPlain)
    if isFirst, offset - start == 7 {
      isInExample = ["example", "nomatch"].contains(file.text(of: span(from: start)))
    }
  }

  /// Reports each run of control characters; returns whether there are any.
  @discardableResult
  func reportControls(in span: Span, into bag: inout DiagnosticBag) -> Bool {
    guard hasControls else { return false }
    var found = false
    var end = span.start
    while let start = bytes[end..<span.end].firstIndex(where: \.isControl) {
      end = bytes[start..<span.end].firstIndex { !$0.isControl } ?? span.end
      bag.report(.control(bytes[start], at: Span(file: file.id, start: start, end: end)))
      found = true
    }
    return found
  }

  /// What the bytes of words are: `plain` and `mark` are part of a word regardless of the bytes around them.
  private enum ByteClass: UInt8 { case plain, mark, other }

  private static let classes: [ByteClass] = (UInt8.min...UInt8.max).map { byte in
    if byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80 { return .plain }
    let isOther = byte.isBlank || Token.Kind(punctuation: byte) != nil
    return isOther || "\r\n\".".utf8.contains(byte) ? .other : .mark
  }

  private mutating func append(_ kind: Token.Kind, length: Int) {
    offset += length
    append(kind, from: offset - length)
  }

  mutating func append(
    _ kind: Token.Kind, from start: Int, isBroken: Bool = false, isPlain: Bool = false
  ) {
    result.tokens.append(
      Token(kind: kind, span: span(from: start), isBroken: isBroken, isPlain: isPlain))
  }

  func span(from start: Int) -> Span { Span(file: file.id, start: start, end: offset) }
}

/// The kinds of tokens that begin at an offset.
extension Lexer {
  func isLineBreak(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  /// A comment begins only at the start of a line or after white space: `https://x` contains none.
  func isCommentStart(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "/"), byte(at: offset + 1) == UInt8(ascii: "/") else {
      return false
    }
    return offset == textStart || bytes[offset - 1].isBlank || isLineBreak(at: offset - 1)
      || isAfterClosingBrace
  }

  /// Whether the last token is a `}` that begins its line, after which no pattern continues.
  private var isAfterClosingBrace: Bool {
    guard result.tokens.last?.kind == .rightBrace else { return false }
    return result.tokens.dropLast().last.map { $0.kind == .newline } ?? true
  }

  func isQuote(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\"") && offset >= quotesAreTextUntil
  }

  func isEllipsis(at offset: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return bytes[offset] == dot && byte(at: offset + 1) == dot && byte(at: offset + 2) == dot
  }

  func isWordByte(at offset: Int) -> Bool {
    !bytes[offset].isBlank && Token.Kind(punctuation: bytes[offset]) == nil
      && !isLineBreak(at: offset) && !isQuote(at: offset) && !isEllipsis(at: offset)
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

extension [UInt8] {
  /// Whether there are control characters, and bytes other than ASCII.
  ///
  /// One loop without closures: it sees every byte of a file, and plugins run a debug build of the tool.
  fileprivate var unusualBytes: (hasControls: Bool, hasNonASCII: Bool) {
    var found = (hasControls: false, hasNonASCII: false)
    var offset = 0
    while offset < count {
      let byte = self[offset]
      if byte >= 0x80 {
        found.hasNonASCII = true
      } else if byte < 0x20 || byte == 0x7F, byte.isControl {
        found.hasControls = true
      }
      offset += 1
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func invalidUTF8(_ byte: UInt8, at span: Span) -> Diagnostic {
    let problem = Diagnostic(.invalidUTF8, "the file is not UTF-8", at: span)
      .note("this is the first invalid byte; save the file as UTF-8")
    return byte < 0xA0
      ? problem : problem.note("in Latin-1, the byte is '\(Unicode.Scalar(byte))'")
  }

  fileprivate static func control(_ byte: UInt8, at span: Span) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    return Diagnostic(
      .unexpectedCharacter, "the control character \(name) is not allowed", at: span
    )
    .fix("remove it", replace: span, with: "")
  }
}
