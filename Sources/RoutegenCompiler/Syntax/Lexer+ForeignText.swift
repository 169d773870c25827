/// Texts that are not of this language: other encodings, conflict markers and other comments.
extension Lexer {
  /// Reports a file in UTF-16; returns `false` for any other file.
  mutating func rejectEncoding(into bag: inout DiagnosticBag) -> Bool {
    guard hasControls || hasNonASCII, bytes.isUTF16 else { return false }
    bag.report(.utf16(at: Span(file: file.id, start: 0, end: min(2, bytes.count))))
    stop()
    return true
  }

  /// Reports the marker of a merge conflict that begins at the current line, and stops.
  ///
  /// Both sides of the conflict are in the file, so nothing else about it is worth reporting.
  mutating func rejectConflict(into bag: inout DiagnosticBag) -> Bool {
    guard isLineStart(at: offset), let marker = conflictMarker else { return false }
    let start = offset
    while offset < bytes.count, !isLineBreak(at: offset) { offset += 1 }
    bag.report(.conflict(marker, at: span(from: start)))
    stop()
    return true
  }

  /// The conflict marker at the current offset.
  ///
  /// `=======` alone does not count, because people also underline text with it.
  private var conflictMarker: String? {
    ["<<<<<<<", "|||||||", ">>>>>>>"].first { marker in
      guard bytes[offset...].starts(with: marker.utf8) else { return false }
      let end = offset + marker.utf8.count
      return end == bytes.count || bytes[end].isBlank || isLineBreak(at: end)
    }
  }

  /// Omits the whole text.
  private mutating func stop() {
    result = LexedFile()
    result.isReadable = false
    lookAlikes = []
    offset = bytes.count
  }

  /// Consumes and reports a comment between `/*` and `*/`.
  ///
  /// `/*` is also a pattern, so a comment needs white space after the `/*`, and its end.
  mutating func lexBlockComment(into bag: inout DiagnosticBag) -> Bool {
    guard let content = blockComment() else { return false }
    let start = offset
    offset = content.end
    let span = span(from: start)
    let lines = file.text(of: span).dropFirst(2).dropLast(2)
      .split(whereSeparator: \.isNewline).map(\.commentText).filter { !$0.isEmpty }
    let isDocumentation = bytes[start...].starts(with: "/**".utf8) && isLineStart(at: start)
    bag.report(
      .blockComment(
        at: span, lines: lines, sign: isDocumentation ? "///" : "//",
        isLast: offset == bytes.count || isLineBreak(at: offset)))
    return true
  }

  /// The bytes of the comment that begins at the current offset.
  private mutating func blockComment() -> (start: Int, end: Int)? {
    guard hasCommentEnd, byte(at: offset + 1) == UInt8(ascii: "*") else { return nil }
    let isAtStart = offset == textStart || bytes[offset - 1].isBlank || isLineStart(at: offset)
    let text = bytes[(offset + 2)...].drop { $0 == UInt8(ascii: "*") }
    guard isAtStart, let first = text.first, first.isBlank || isLineBreak(at: text.startIndex)
    else { return nil }
    var end = text.startIndex
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        return (offset, end + 2)
      }
      end += 1
    }
    hasCommentEnd = false
    return nil
  }

  /// Reports a line that ends with CR alone, once.
  mutating func reportCarriageReturn(into bag: inout DiagnosticBag) {
    guard !hasCarriageReturns else { return }
    hasCarriageReturns = true
    bag.report(.carriageReturn(at: Span(file: file.id, start: offset, end: offset + 1)))
  }

  /// Whether nothing but white space precedes the offset on its line.
  private func isLineStart(at offset: Int) -> Bool {
    let last = result.tokens.last
    return last == nil || last?.kind == .newline || last?.kind == .documentation
  }
}

extension [UInt8] {
  /// Whether the text is UTF-16: it has a mark, every other byte of its beginning is zero, or zeros are at
  /// every other place only, as the spaces and line breaks of a text in any script are.
  fileprivate var isUTF16: Bool {
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return true }
    let beginning = prefix(64)
    let zeros = beginning.indices.filter { beginning[$0] == 0 }
    if beginning.count >= 4, zeros.count * 3 > beginning.count { return true }
    return zeros.count > 1 && zeros.count * 16 > beginning.count && count.isMultiple(of: 2)
      && Set(zeros.map { $0 % 2 }).count == 1
  }
}

extension Substring {
  /// The text of one line of a comment between `/*` and `*/`.
  fileprivate var commentText: Substring {
    let text = drop { $0.isWhitespace || $0 == "*" }
    let end = text.lastIndex { !$0.isWhitespace && $0 != "*" }
    return end.map { text[...$0] } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func utf16(at span: Span) -> Diagnostic {
    Diagnostic(.invalidUTF8, "the file is UTF-16, and not UTF-8", at: span)
      .note("save the file as UTF-8")
  }

  fileprivate static func conflict(_ marker: String, at span: Span) -> Diagnostic {
    Diagnostic(.conflictMarker, "'\(marker)' is the marker of a merge conflict", at: span)
      .note("keep one side, and remove the lines that begin with '<<<<<<<', '=======' or '>>>>>>>'")
      .note(
        "with '|||||||', remove the lines from there to '=======', too: they are the common base")
  }

  fileprivate static func blockComment(
    at span: Span, lines: [Substring], sign: String, isLast: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a comment begins with '//' and ends with its line", at: span)
    let text = lines.map { "\(sign) \($0)" }.joined(separator: "\n")
    return isLast ? problem.fix("write '\(sign)' instead", replace: span, with: text) : problem
  }

  fileprivate static func carriageReturn(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedCharacter, "a line ends with CR (U+000D) alone", at: span)
      .note("lines end with LF or CR LF; save the file with one of them")
  }
}
