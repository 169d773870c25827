/// A part of a template that fits different texts, such as a name or a number.
final class Hole: Sendable {
  /// What fits.
  enum Kind: Sendable {
    case name, number

    /// Text without white space and quotation marks, except in placeholders.
    case path

    /// Text without white space.
    case word

    /// A domain, which may have a `*`, and the name of a value, which may have a `-`.
    case host, value

    /// Any text, and any that is not empty.
    case text, some

    /// One of a list of words, in any case.
    case oneOf
  }

  let name: String
  let kind: Kind
  let words: [[UInt8]]

  /// Whether the longest text that fits is the most likely one.
  let isGreedy: Bool

  init(_ name: String) {
    let type = String(name.prefix { !$0.isNumber })
    self.name = name
    let words = (Vocabulary.lists[type] ?? []).map { Array($0.utf8) }
    self.words = words
    switch type {
    case "name", "type": kind = .name
    case "number": kind = .number
    case "path": kind = .path
    case "word": kind = .word
    case "host": kind = .host
    case "value": kind = .value
    case "text": kind = .text
    case "some": kind = .some
    case _: kind = .oneOf
    }
    isGreedy = kind == .path || kind == .word
  }

  /// The first and the last offset at which the text in a hole may end; `nil` if nothing fits, and for a list of
  /// words.
  func ends(in bytes: [UInt8], from start: Int) -> (first: Int, last: Int)? {
    switch kind {
    case .text: return (start, bytes.count)
    case .some: return start < bytes.count ? (start + 1, bytes.count) : nil
    case .name:
      return start < bytes.count && bytes[start].isDigit ? nil : run(bytes, start, .names)
    case .number: return run(bytes, start, .numbers)
    case .value:
      return start < bytes.count && !bytes[start].isLetterOrDigit
        ? nil : run(bytes, start, .values)
    case .host: return run(bytes, start, .hosts)
    case .path:
      let end = endOfPath(bytes, start)
      return end > start ? (start + 1, end) : nil
    case .word:
      var end = start
      while end < bytes.count, !bytes[end].isBlank, !bytes[end].isLineEnd { end += 1 }
      return end > start ? (start + 1, end) : nil
    case .oneOf: return nil
    }
  }

  private func run(
    _ bytes: [UInt8], _ start: Int, _ letters: ByteSet
  ) -> (first: Int, last: Int)? {
    let end = letters.firstOffset(in: bytes, start, bytes.count)
    return end > start ? (end, end) : nil
  }

  private func endOfPath(_ bytes: [UInt8], _ start: Int) -> Int {
    let quotes = ByteSet.quotes
    var end = start
    var open = 0
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return end
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"): open -= 1
      case let byte:
        if open <= 0, byte.isBlank || quotes.contains(byte) { return end }
      }
      end += 1
    }
    return end
  }
}
