/// Quoted texts.
extension Lexer {
  // String : `"` ( Byte | `\"` | `\\` )* `"` on one line
  mutating func lexString(into bag: inout DiagnosticBag) {
    let start = offset
    // A text of several lines begins in Swift with three quotation marks.
    if bytes[offset...].starts(with: "\"\"\"".utf8), !hasQuote(from: offset + 3) {
      offset += 3
      return append(.word, from: start)
    }
    offset += 1
    while offset < bytes.count, !isLineBreak(at: offset) {
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        let text = span(from: start)
        let isInvisible = findInvisible(in: text) { _ in true }
        append(
          .string, from: start, isBroken: reportControls(in: text, into: &bag) || isInvisible)
        return
      }
      let isEscape = bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count
      offset += isEscape && !isLineBreak(at: offset + 1) ? 2 : 1
    }
    quotesAreTextUntil = offset
    offset = endOfUnterminatedString(from: start, lineEnd: offset)
    let line = bytes[..<start].reversed().prefix { !$0.isLineEnd }
    let isInParentheses =
      line.first { "()".utf8.contains($0) } == UInt8(ascii: "(")
      && bytes[offset...].first != UInt8(ascii: ")")
    bag.report(
      .unterminatedString(at: span(from: start), closing: isInParentheses ? "\")" : "\""))
    append(.string, from: start, isBroken: true)
  }

  private func hasQuote(from start: Int) -> Bool {
    var end = start
    while end < bytes.count, !isLineBreak(at: end) {
      if bytes[end] == UInt8(ascii: "\"") { return true }
      end += 1
    }
    return false
  }

  /// Returns the most likely end of a string that is not closed on its line.
  ///
  /// A brace that closes a block, the next value or a comment is probably not part of the string.
  private func endOfUnterminatedString(from start: Int, lineEnd: Int) -> Int {
    var end = start + 1
    while end < lineEnd, !",{})]".utf8.contains(bytes[end]), !isCommentStart(at: end) { end += 1 }
    while end > start + 1, bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension Diagnostic {
  fileprivate static func unterminatedString(at span: Span, closing: String) -> Diagnostic {
    Diagnostic(.unterminatedString, "the text has no closing '\"' on its line", at: span)
      .propose("add the closing '\(closing)'", replace: span.endPoint, with: closing)
  }
}
