/// The text of a line, in which habits are looked for.
final class HabitLine {
  let bytes: [UInt8]

  /// Whether a block follows.
  let hasBlock: Bool

  /// The number of comparisons that are left.
  ///
  /// Without a limit, a template with several parts of any text could take minutes.
  var steps = 20_000

  init(_ bytes: [UInt8], hasBlock: Bool = false) {
    (self.bytes, self.hasBlock) = (bytes, hasBlock)
  }

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

  /// A change to a text.
  ///
  /// - Parameters:
  ///   - title: What it does; `nil` if that is what is written.
  ///   - isOfLine: Whether the line is a better title if nothing else is wrong with it.
  func change(
    of whole: Range<Int>, to text: String, title: String? = nil, isOfLine: Bool = true
  ) -> Finding.Change {
    let (range, new) = smallestChange(of: whole, to: text)
    let old = self.text(range)
    let isOld = old.contains { !$0.isWhitespace }
    let written =
      if new.contains("\n") {
        "begin a new line"
      } else if new.isEmpty {
        text.isEmpty ? "remove it" : isOld ? "remove '\(old)'" : "remove the space"
      } else {
        isOld ? "change '\(old)' to '\(new)'" : "add '\(new)'"
      }
    return Finding.Change(
      range: range, text: new, title: title ?? written,
      isOfLine: title == nil && isOfLine && !text.isEmpty && !new.contains("\n"))
  }

  /// A change to a text, without what both have at the start and at the end.
  private func smallestChange(of range: Range<Int>, to text: String) -> (Range<Int>, String) {
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

extension UInt8 {
  fileprivate var isInsideOfCharacter: Bool { self & 0xC0 == 0x80 }
}

extension ByteSet {
  static let quotes = ByteSet { "\"'`".utf8.contains($0) }
  static let names = ByteSet { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
  static let values = ByteSet { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  static let numbers = ByteSet { $0.isDigit || "-.".utf8.contains($0) }
  static let hosts = ByteSet { $0.isLetterOrDigit || "-._*".utf8.contains($0) }
}
