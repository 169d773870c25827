/// The parts of a pattern, whether or not the grammar reads it.
struct PatternScan {
  struct Part {
    let kind: Kind
    let range: Range<Int>
  }

  enum Kind: Equatable {
    case segment(isLast: Bool)
    case key

    /// The value of an item, and the range of its key.
    case value(key: Range<Int>)

    /// From its `{` to after its `}`.
    case placeholder(isInPath: Bool)
  }

  let bytes: [UInt8]

  /// The offset of the pattern, and of the text after it.
  let start: Int
  private(set) var end: Int
  private(set) var parts: [Part] = []

  /// Scans the pattern that begins at an offset, up to white space.
  init(_ bytes: [UInt8], from start: Int) {
    (self.bytes, self.start, end) = (bytes, start, start)
    scanPath()
    scanItems()
  }

  /// The offset after the text from an offset to white space, or to a byte of `ends` outside of brackets.
  ///
  /// A loop without closures: plugins run a debug build of the tool.
  private func endOfText(_ start: Int, _ ends: ByteSet, isInPath: Bool = false) -> Int {
    // The ends of the brackets that are open; the last one is `innermost`, or 0 if there is none.
    var (closes, innermost): ([UInt8], UInt8) = ([], 0)
    var (offset, outermost) = (start, start)
    while offset < bytes.count {
      let byte = bytes[offset]
      let isInPlaceholder = innermost == UInt8(ascii: "}")
      // `<int(min=1, max=9):id>`, `<id: Int>`, `:id(a: 1)`
      let isInBrackets =
        closes.first == UInt8(ascii: ">") && closes.count > 1
        || innermost != 0 && bytes[offset - 1] == UInt8(ascii: ":")
      if byte.isLineEnd || byte.isBlank && !isInPlaceholder && !isInBrackets { break }
      if byte == innermost, byte != 0 {
        closes.removeLast()
        innermost = closes.isEmpty ? 0 : closes[closes.count - 1]
      } else if isInPlaceholder, byte != UInt8(ascii: "{") {
        // Other brackets in a placeholder are those of its type.
      } else if let close = byte.closingBracket {
        if closes.isEmpty { outermost = offset }
        closes.append(close)
        innermost = close
      } else if innermost == 0, ends.contains(byte),
        !isInPath || !isOptionalMark(offset)
      {
        break
      }
      offset += 1
    }
    // A bracket that nothing closes is text.
    if closes.isEmpty || bytes[outermost] == UInt8(ascii: "{") { return offset }
    while outermost < offset, !ends.contains(bytes[outermost]) {
      outermost += 1
    }
    return outermost
  }

  /// The end of the text from an offset to white space outside of placeholders.
  static func endOfPattern(in bytes: [UInt8], from start: Int) -> Int {
    var (end, depth) = (start, 0)
    while end < bytes.count, !bytes[end].isLineEnd, depth > 0 || !bytes[end].isBlank {
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    }
    return end
  }

  private static let endsOfSegment = ByteSet { "/?&#".utf8.contains($0) }
  private static let endsOfKey = ByteSet { "=&#".utf8.contains($0) }
  private static let endsOfFirstPart = ByteSet { "/=&#?".utf8.contains($0) }
  private static let endsOfValue = ByteSet { "&#".utf8.contains($0) }

  /// Whether a `?` in a path begins no query.
  private func isOptionalMark(_ offset: Int) -> Bool {
    let next = offset + 1
    return bytes[offset] == UInt8(ascii: "?")
      && (next >= bytes.count || bytes[next].isBlank || bytes[next].isLineEnd
        || bytes[next] == UInt8(ascii: "/"))
  }

  private mutating func scanPath() {
    while bytes.has("/", at: end) { scanSegment(from: end + 1) }
  }

  private mutating func scanSegment(from start: Int) {
    let isRuby = bytes.has("#{", at: start)
    end = endOfText(isRuby ? start + 1 : start, Self.endsOfSegment, isInPath: true)
    let isLast = end == bytes.count || bytes[end] != UInt8(ascii: "/")
    addPlaceholders(in: start..<end, isInPath: true)
    if start < end { parts.append(Part(kind: .segment(isLast: isLast), range: start..<end)) }
  }

  /// Whether the text after a `#` is written like a path.
  private func isPath(after hash: Int) -> Bool {
    bytes.has("#", at: hash) && bytes.has("/", at: endOfText(hash + 1, Self.endsOfFirstPart))
  }

  private mutating func scanItems() {
    while let opener = startOfItem {
      if isPath(after: opener) {
        end = opener + 1
        scanPath()
        continue
      }
      let key = (opener + 1)..<endOfText(opener + 1, Self.endsOfKey)
      end = key.upperBound
      let isKey = end < bytes.count && bytes[end] == UInt8(ascii: "=")
      let value = isKey ? end + 1 : end
      if isKey { end = endOfText(value, Self.endsOfValue) }
      addPlaceholders(in: key.lowerBound..<end, isInPath: false)
      if !key.isEmpty { parts.append(Part(kind: .key, range: key)) }
      if value < end { parts.append(Part(kind: .value(key: key), range: value..<end)) }
    }
  }

  /// The offset of the `?`, `&` or `#` before the next item, which may begin a line.
  private var startOfItem: Int? {
    var offset = end
    while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd {
      offset += 1
      if bytes.has("//", at: offset) {
        while offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
      }
    }
    guard bytes.has("?", at: offset) || bytes.has("&", at: offset) || bytes.has("#", at: offset)
    else { return nil }
    return offset == end || bytes[end..<offset].contains(where: \.isLineEnd) ? offset : nil
  }

  private mutating func addPlaceholders(in range: Range<Int>, isInPath: Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "{"),
        offset == range.lowerBound || !bytes[offset - 1].isMarkOfPlaceholder
      else {
        offset += 1
        continue
      }
      var open = 0
      let start = offset
      repeat {
        if bytes[offset] == UInt8(ascii: "{") { open += 1 }
        if bytes[offset] == UInt8(ascii: "}") { open -= 1 }
        offset += 1
      } while open > 0 && offset < range.upperBound
      if open == 0 {
        parts.append(Part(kind: .placeholder(isInPath: isInPath), range: start..<offset))
      }
    }
  }
}

extension [UInt8] {
  /// The offset of the bracket that closes the one at an offset; `nil` if none does.
  ///
  /// What follows a `\` is text.
  func endOfBrackets(from open: Int) -> Int? {
    guard let close = self[open].closingBracket else { return nil }
    var (depth, index) = (0, open)
    while index < count {
      if self[index] == UInt8(ascii: "\\") {
        index += 1
      } else if self[index] == self[open] {
        depth += 1
      } else if self[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// The bracket that closes this one; `nil` for other bytes.
  var closingBracket: UInt8? {
    switch self {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case _: nil
    }
  }

  /// Whether a placeholder of another tool begins with the byte and a `{`: `${id}`, `#{id}`.
  var isMarkOfPlaceholder: Bool { self == UInt8(ascii: "$") || self == UInt8(ascii: "#") }
}
