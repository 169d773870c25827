import RoutegenCompiler

/// What templates, programs and pages write in place of a value.
///
/// A notation that is not understood, or that does not end on its line, ends the link and leaves it open.
extension TextLinkReader {
  /// Reads a character that may begin a placeholder.
  mutating func readMark() -> Bool {
    switch Unicode.Scalar(bytes[offset]) {
    case "{": return readBraces(at: offset)
    case "}": return quote == nil ? false : append()
    case "$": return readDollar()
    case "#": return next == UInt8(ascii: "{") ? readBraces(at: offset + 1) : append()
    case "%": return readPercent()
    case "<": return readAngle()
    case "*": return readStars()
    case ".": return readDot()
    // `/:id` of routers.
    default: return isAtSegment && next?.isLetter == true ? readName(at: offset + 1) : append()
    }
  }

  /// `{id}`, `{{ id }}`, `{% … %}`, `${id}`, `#{id}`, `%{id}`.
  private mutating func readBraces(at brace: Int) -> Bool {
    guard let end = bracketEnd(at: brace) else { return endOpen() }
    return appendPlaceholder(to: end)
  }

  /// `${id}`, `$(id)`, `$id`, `$id->name`, `$1`, and the end of a regular expression.
  private mutating func readDollar() -> Bool {
    guard let next else { return endOpen() }
    if next == UInt8(ascii: "{") || next == UInt8(ascii: "(") { return readBraces(at: offset + 1) }
    return next.isLetterOrDigit || next == UInt8(ascii: "_") ? readName(at: offset + 1) : endOpen()
  }

  /// `%s`, `%@`, `%1$d`, `%05d`, `%(id)s`, `%{id}`, `%ID%`; two digits of an escape precede these.
  private mutating func readPercent() -> Bool {
    guard let next else { return append() }
    if next == UInt8(ascii: "%") { return append(next, length: 2) }
    if next == UInt8(ascii: "{") { return readBraces(at: offset + 1) }
    if next == UInt8(ascii: "(") {
      guard let end = bracketEnd(at: offset + 1) else { return endOpen() }
      return appendPlaceholder(to: min(end + 1, bytes.count))
    }
    if isEscape, !(next == UInt8(ascii: "0") && isPaddedNumber) { return append() }
    if let end = formatEnd { return appendPlaceholder(to: end) }
    let nameEnd = self.nameEnd(at: offset + 1)
    let isVariable =
      nameEnd > offset + 1 && nameEnd < bytes.count && bytes[nameEnd] == UInt8(ascii: "%")
    return isVariable ? appendPlaceholder(to: nameEnd + 1) : append()
  }

  /// `<%= id %>`, `<?= $id ?>`, `<#id#>`; `<id>` ends the link, as a tag would.
  private mutating func readAngle() -> Bool {
    let closings: [(StaticString, String)] = [("<%", "%>"), ("<?", "?>"), ("<#", "#>")]
    for (opening, closing) in closings where bytes.hasText(opening, at: offset) {
      guard let end = textEnd(closing, from: offset + 2) else { return endOpen() }
      return appendPlaceholder(to: end)
    }
    return next?.isLetter == true ? endOpen() : false
  }

  /// `/*`, `=**`, and the end of a regular expression.
  private mutating func readStars() -> Bool {
    guard isAtSegment || last == UInt8(ascii: "=") else { return append() }
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "*") { end += 1 }
    return appendPlaceholder(to: end)
  }

  /// `...`, and `.*` or `.+` of a regular expression.
  private mutating func readDot() -> Bool {
    let isExpression = next == UInt8(ascii: "*") || next == UInt8(ascii: "+")
    let isEllipsis = next == UInt8(ascii: ".") && bytes.hasText("...", at: offset)
    return isEllipsis || isExpression ? endOpen() : append()
  }

  /// Reads a bracket: of the text around the link, of the link, of a router, or of a regular expression.
  mutating func readBracket() -> Bool {
    let byte = bytes[offset]
    let isRound = byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    let kind: Bracket = isRound ? .round : .square
    if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
      if quote == nil, !isOpened(kind) { return false }
      count(kind, -1)
      return append()
    }
    // What is inside of brackets was looked at with the outermost.
    if !isOpened(kind), let end = bracketEnd(at: offset) {
      let content = bytes[(offset + 1)..<(end - 1)]
      let isName = kind == .square && isAtSegment && content.first?.isLetter == true
      if isName { return appendPlaceholder(to: end) }
      if content.contains(where: ByteSet.expressions.contains) { return endOpen() }
    }
    count(kind, 1)
    return append()
  }

  // MARK: Notations

  private var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// Whether a segment of the path begins here.
  private var isAtSegment: Bool { last == UInt8(ascii: "/") }

  private mutating func readName(at start: Int) -> Bool {
    var end = nameEnd(at: start)
    while bytes.hasText("->", at: end), end + 2 < bytes.count, bytes[end + 2].isLetter {
      end = nameEnd(at: end + 2)
    }
    return appendPlaceholder(to: end)
  }

  private func nameEnd(at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isLetterOrDigit || bytes[end] == UInt8(ascii: "_") {
      end += 1
    }
    return end
  }

  /// The number of bytes after which a placeholder that does not end is none.
  private static let longestPlaceholder = 200

  /// The offset after the bracket that closes the one at an offset, on the same line; `nil` if there is none.
  ///
  /// Brackets in texts with quotation marks do not count.
  func bracketEnd(at start: Int) -> Int? {
    let (bytes, open, line, mark) = (bytes, bytes[start], UInt8(ascii: "\n"), UInt8(ascii: "\""))
    let close: UInt8 = open == UInt8(ascii: "(") ? open + 1 : open + 2
    var (depth, offset) = (0, start)
    let limit = min(bytes.count, start + Self.longestPlaceholder)
    while offset < limit {
      let byte = bytes[offset]
      if byte == line { return nil }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if byte == mark, let end = textEnd("\"", from: offset + 1) { offset = end - 1 }
      offset += 1
      if depth == 0 { return offset }
    }
    return nil
  }

  /// The offset after a text, on the same line; `nil` if it does not come.
  private func textEnd(_ text: String, from start: Int) -> Int? {
    let (bytes, text, line) = (bytes, Array(text.utf8), UInt8(ascii: "\n"))
    var offset = start
    let limit = min(bytes.count, start + Self.longestPlaceholder)
    while offset < limit, bytes[offset] != line {
      if bytes[offset] == text[0], bytes[offset...].starts(with: text) {
        return offset + text.count
      }
      offset += 1
    }
    return nil
  }

  /// Whether a percent sign and two hexadecimal digits are here.
  private var isEscape: Bool {
    offset + 2 < bytes.count && bytes[offset + 1].isHexDigit && bytes[offset + 2].isHexDigit
  }

  /// Whether `%05d` is here, which no link has as an escape.
  private var isPaddedNumber: Bool {
    offset + 3 < bytes.count && (0x31...0x39) ~= bytes[offset + 2]
      && "dxX".utf8.contains(bytes[offset + 3])
  }

  /// The offset after a conversion of `printf` or `String(format:)`; `nil` if there is none.
  private var formatEnd: Int? {
    var end = offset + 1
    while end < bytes.count, end < offset + 12, "0123456789$.-+lhqzjtL".utf8.contains(bytes[end]) {
      end += 1
    }
    guard end < bytes.count, "@sdiuoxXfFeEgGcCSpaA".utf8.contains(bytes[end]) else { return nil }
    return end + 1
  }
}

extension ByteSet {
  /// The bytes of regular expressions that links do not have in brackets.
  fileprivate static let expressions = ByteSet { "*+|^?\\".utf8.contains($0) }
}
