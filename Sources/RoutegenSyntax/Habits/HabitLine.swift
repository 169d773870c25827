import RoutegenSource

/// The text of a line, in which habits are looked for.
final class HabitLine {
  let bytes: [UInt8]

  /// The offset of the pattern; `nil` if the line has none.
  let pattern: Int?

  /// Whether a block follows.
  let hasBlock: Bool

  /// The ASCII bytes that the text has, letters also in lower case.
  let letters: Letters

  /// The pairs of bytes that the text has, also in lower case.
  let pairs: Letters

  /// The number of comparisons that are left.
  ///
  /// Without a limit, a template with several parts of any text could take minutes.
  var steps = 20_000

  init(_ bytes: [UInt8], pattern: Int?, hasBlock: Bool) {
    (self.bytes, self.pattern, self.hasBlock) = (bytes, pattern, hasBlock)
    var (letters, pairs) = (Letters(bytes), Letters(pairsOf: bytes))
    if letters.hasUppercase {
      let lowercase = bytes.lowercased
      (letters, pairs) = (
        letters.union(Letters(lowercase)), pairs.union(Letters(pairsOf: lowercase))
      )
    }
    (self.letters, self.pairs) = (letters, pairs)
  }

  convenience init(_ text: String) { self.init(Array(text.utf8), pattern: nil, hasBlock: false) }

  /// The end of a word, in any case, that begins at an offset; `nil` if another text does.
  func end(of word: [UInt8], from start: Int) -> Int? {
    guard start + word.count <= bytes.count else { return nil }
    var index = 0
    while index < word.count {
      let byte = bytes[start + index]
      guard byte == word[index] || byte | 0x20 == word[index] && byte.isLetterOrDigit else {
        return nil
      }
      index += 1
    }
    return start + word.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A change to a text, without what both have at the start and at the end.
  func smallestChange(of range: Range<Int>, to text: String) -> (Range<Int>, String) {
    let new = Array(text.utf8)
    var (start, newStart) = (range.lowerBound, 0)
    while start < range.upperBound, newStart < new.count, bytes[start] == new[newStart] {
      (start, newStart) = (start + 1, newStart + 1)
    }
    // A character is changed as a whole.
    while newStart > 0,
      newStart < new.count && new[newStart].isInsideOfCharacter
        || start < range.upperBound && bytes[start].isInsideOfCharacter
    {
      (start, newStart) = (start - 1, newStart - 1)
    }
    var (end, newEnd) = (range.upperBound, new.count)
    while end > start, newEnd > newStart, bytes[end - 1] == new[newEnd - 1] {
      (end, newEnd) = (end - 1, newEnd - 1)
    }
    while newEnd < new.count, new[newEnd].isInsideOfCharacter {
      (end, newEnd) = (end + 1, newEnd + 1)
    }
    return (start..<end, String(decoding: new[newStart..<newEnd], as: UTF8.self))
  }
}

extension [UInt8] {
  fileprivate var lowercased: [UInt8] {
    var (copy, index) = (self, 0)
    while index < copy.count {
      if copy[index] >= 0x41, copy[index] <= 0x5A { copy[index] |= 0x20 }
      index += 1
    }
    return copy
  }
}

extension UInt8 {
  fileprivate var inPair: UInt8 {
    switch self {
    case 0x09, 0x0A, 0x0D: 0x20
    case UInt8(ascii: "'"), UInt8(ascii: "`"): UInt8(ascii: "\"")
    case _: self
    }
  }

  fileprivate var isInsideOfCharacter: Bool { self & 0xC0 == 0x80 }
}

/// A set of ASCII bytes.
struct Letters: Sendable {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  init() {}

  init(_ byte: UInt8) { insert(byte) }

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      insert(bytes[index])
      index += 1
    }
  }

  /// A set of the pairs of bytes in a text, in which some pairs share a place.
  ///
  /// All white space is one byte in them, and so are all quotation marks.
  init(pairsOf bytes: [UInt8]) {
    var index = 1
    while index < bytes.count {
      insert(Self.pair(bytes[index - 1], bytes[index]))
      index += 1
    }
  }

  static func pair(_ first: UInt8, _ second: UInt8) -> UInt8 {
    (first.inPair &* 31 &+ second.inPair) & 0x7F
  }

  private init(where isMember: (UInt8) -> Bool) { self.init((0...0x7F).filter(isMember)) }

  static let all = Letters { _ in true }
  static let blanks = Letters { $0.isBlank || $0.isLineEnd }
  static let quotes = Letters { "\"'`".utf8.contains($0) }
  static let letters = Letters(where: \.isLetterOrDigit)
  static let names = Letters { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
  static let values = Letters { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  static let numbers = Letters { $0.isDigit || "-.".utf8.contains($0) }
  static let hosts = Letters { $0.isLetterOrDigit || "-._*".utf8.contains($0) }

  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: byte & 63)
    if byte < 64 { bits.low |= bit } else if byte < 128 { bits.high |= bit }
  }

  /// Whether the set has a byte; a byte that is not ASCII may be in any set.
  func contains(_ byte: UInt8) -> Bool {
    if byte >= 128 { return true }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: byte & 63)
    return (byte < 64 ? bits.low : bits.high) & bit != 0
  }

  func union(_ other: Letters) -> Letters {
    var union = self
    union.bits = (bits.low | other.bits.low, bits.high | other.bits.high)
    return union
  }

  var hasUppercase: Bool { bits.high & 0x07FF_FFFE != 0 }

  func isSubset(of other: Letters) -> Bool {
    bits.low & ~other.bits.low == 0 && bits.high & ~other.bits.high == 0
  }
}
