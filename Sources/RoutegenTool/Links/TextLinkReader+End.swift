import RoutegenCompiler

/// Where a link ends.
extension TextLinkReader {
  /// Whether the quotation mark before the link ends it, escaped or not.
  var isAtQuote: Bool {
    guard let quote, offset < bytes.count else { return false }
    return bytes[offset] == quote
      || bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count
        && bytes[offset + 1] == quote
  }

  /// Removes punctuation from the end, and returns the number of bytes.
  mutating func trimmed(_ punctuation: ByteSet) -> Int {
    let before = start > 0 ? bytes[start - 1] : 0
    var count = 0
    while plainCount > 0, let last = part.last, punctuation.contains(last) {
      // An underscore or a tilde at the end is emphasis only if there is one at the start.
      if "_~".utf8.contains(last), last != before { break }
      if last == UInt8(ascii: "?") || last == UInt8(ascii: "*") && before != last { isOpen = true }
      part.removeLast()
      plainCount -= 1
      count += 1
    }
    return count
  }

  /// Whether the program asks with what a text begins: `url.hasPrefix("myapp://user")`.
  var isPrefix: Bool {
    let calls: [StaticString] = ["hasPrefix(", "starts(with: ", "startsWith(", "startswith("]
    return calls.contains { bytes.hasText($0, at: start - 1 - $0.utf8CodeUnitCount) }
  }

  /// Whether the program continues the text after its quotation mark: `"myapp://user/" + name`.
  var isContinued: Bool {
    var next = offset + 1
    while next < bytes.count, " \n\r\t".utf8.contains(bytes[next]) { next += 1 }
    guard next < bytes.count, let quote, bytes[offset] == quote else { return false }
    switch Unicode.Scalar(bytes[next]) {
    case "+", "%", "&", "~", "\\": return true
    // A call, or PHP's operator, but not the end of a sentence.
    case ".":
      return next > offset + 1 || next + 1 < bytes.count && bytes[next + 1].isLetter
    case "<": return bytes.hasText("<>", at: next) || bytes.hasText("<<", at: next)
    case "|": return bytes.hasText("||", at: next)
    // Two texts in a row are one text to C and Python.
    default: return bytes[next] == quote && quote != UInt8(ascii: "`")
    }
  }
}

extension ByteSet {
  /// The punctuation that does not belong to a link at its end.
  static let punctuation = ByteSet { ".,;:!?'*_~".utf8.contains($0) }

  /// The punctuation that some people write before a quotation mark.
  static let fullStops = ByteSet { ".,".utf8.contains($0) }
}
