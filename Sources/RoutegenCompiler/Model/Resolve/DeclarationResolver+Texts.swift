/// Types of texts: `type PostID = String of a-z 0-9, length 26`.
extension DeclarationResolver {
  func rule(of syntax: TextTypeSyntax) -> Resolved<TextRule> {
    var bytes: Set<UInt8> = []
    for written in syntax.characters {
      if let problem = written.problem { return bag.fail(problem) }
      for range in written.ranges { bytes.formUnion(range) }
    }
    let characters = syntax.characters.isEmpty ? nil : bytes.ranges
    guard let written = syntax.length else {
      return .value(
        characters == nil ? .any : TextRule(characters: characters, length: 1...Int.max))
    }
    guard let low = written.lower.map({ $0.length }) ?? 1,
      let high = written.upper.map({ $0.length }) ?? Int.max, low <= high
    else { return bag.fail(.invalidLength(written)) }
    return .value(TextRule(characters: characters, length: low...high))
  }
}

extension Set<UInt8> {
  /// The bytes as ranges that are apart from one another.
  fileprivate var ranges: [ClosedRange<UInt8>] {
    sorted().reduce(into: []) { ranges, byte in
      if let last = ranges.last, last.upperBound + 1 == byte {
        ranges[ranges.count - 1] = last.lowerBound...byte
      } else {
        ranges.append(byte...byte)
      }
    }
  }
}

extension NameSyntax {
  /// The number, if it is a length that a text may have.
  fileprivate var length: Int? {
    let isCanonical = RouteModel.isCanonicalNumber(text, allowsFraction: false)
    return Int(text).flatMap { isCanonical && (1...TextRule.greatestLength) ~= $0 ? $0 : nil }
  }

  /// Whether it is in quotation marks, where each character means itself.
  private var isQuoted: Bool { span.end - span.start > text.utf8.count }

  /// The characters of a text, and ranges of them such as `a-z`; a range from `z` to `a` is empty.
  fileprivate var ranges: [Range<UInt8>] {
    var (ranges, rest) = ([Range<UInt8>](), Array(text.utf8)[...])
    while let first = rest.popFirst() {
      var last = first
      if !isQuoted, rest.count > 1, rest.first == UInt8(ascii: "-") {
        last = rest[rest.startIndex + 1]
        rest = rest.dropFirst(2)
      }
      ranges.append(first..<Swift.max(first, last &+ 1))
    }
    return ranges
  }

  /// What is wrong with characters after `of`; `nil` if nothing is.
  fileprivate var problem: Diagnostic? {
    func problem(_ message: String) -> Diagnostic {
      Diagnostic(.invalidParameterType, message, at: span)
    }
    if !isQuoted, let ranges = Self.classes[text.lowercased()] {
      return problem("'\(text)' is no character; ranges of them are written 'a-z 0-9'")
        .change(span, to: ranges)
    }
    if !isQuoted, text.hasPrefix("[") {
      let inner = String(text.dropFirst().prefix { $0 != "]" })
      let end = span.start + inner.utf8.count
      let name = NameSyntax(text: inner, span: Span(file: span.file, start: span.start, end: end))
      return problem("characters are written without brackets: 'a-z 0-9'")
        .change(span, to: inner.isEmpty || name.problem != nil ? nil : inner)
    }
    if !isQuoted, text.contains("...") {
      return problem("a range of characters is written 'a-z'")
        .change(span, to: text.replacing("...", with: "-"))
    }
    if let other = text.unicodeScalars.first(where: { !$0.isOfSegment }) {
      return problem("no link has the character '\(other)' as it is")
        .note("a type of texts has ASCII letters and digits, and the marks -._~!$&'()*+,;=:@")
    }
    if ranges.contains(where: \.isEmpty) {
      return problem("a range of characters goes from a lower one to a higher one")
        .note("ranges are written 'a-z 0-9'")
    }
    if !isQuoted, let mark = text.first(where: { "*+".contains($0) }) {
      return problem("'\(mark)' is a character of the texts here, as 'a' is")
        .note("how many there are follows 'length': 'of a-z, length 1...40'")
        .note("if the character is meant, write '\"\(mark)\"'")
    }
    if !isQuoted, text.hasWord {
      let word = closest(to: text, among: ["length", "begins"])
      return problem("each letter of '\(text)' would be a character of the texts")
        .change(span, to: word.map { ", \($0)" })
        .note("ranges are written 'a-z 0-9'; if these letters are meant, write '\"\(text)\"'")
    }
    return nil
  }

  /// Names that other tools have for characters.
  private static let classes = [
    "letters": "A-Z a-z", "letter": "A-Z a-z", "alpha": "A-Z a-z", "digits": "0-9", "digit": "0-9",
    "numbers": "0-9", "alnum": "A-Z a-z 0-9", "alphanumeric": "A-Z a-z 0-9", "hex": "0-9 a-f",
    "lowercase": "a-z", "lower": "a-z", "uppercase": "A-Z", "upper": "A-Z", "\\w": "A-Z a-z 0-9 _",
    "\\d": "0-9",
  ]
}

extension String {
  /// Whether three letters are in a row, of which none is a bound of a range.
  fileprivate var hasWord: Bool {
    var count = 0
    for character in self {
      count = character == "-" ? 0 : character.isLetter ? count + 1 : 0
      if count > 2, character.isLetter { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a path segment may contain it without an escape: `pchar` of RFC 3986.
  fileprivate var isOfSegment: Bool {
    isASCII
      && (properties.isAlphabetic || "0123456789-._~!$&'()*+,;=:@".unicodeScalars.contains(self))
  }
}

extension Diagnostic {
  fileprivate static func invalidLength(_ range: RangeSyntax) -> Diagnostic {
    let bounds = [range.lower, range.upper].compactMap { $0?.text }.compactMap(Int.init)
    let problem = Diagnostic(
      .invalidRange,
      "a length is a number from 1 to \(TextRule.greatestLength), or a range of them",
      at: range.span
    ).note("write 'length 26', 'length 1...40' or 'length 3...'")
    let parts = (range.lower?.text ?? "").split { !$0.isNumber }
    if range.lower?.span == range.upper?.span, parts.count == 2 {
      return problem.change(range.span, to: parts.joined(separator: "..."))
    }
    guard bounds.count == 2, bounds[0] > bounds[1] else { return problem }
    return problem.propose(
      "swap the bounds", replace: range.span, with: "\(bounds[1])...\(bounds[0])")
  }
}
