/// The part of a source line that is shown to people, and the range that is marked in it.
///
/// Positions are counted in characters. A tab is shown as one space and a control character as its
/// picture, so the marks are below the marked text, and a file cannot control a terminal. If a line
/// is too long, only the text around the marked range is shown.
package struct Excerpt {
  /// The line, or a part of it, with `…` in place of the omitted text.
  package private(set) var text: String

  /// The number of characters before the marked ones.
  package private(set) var indent: Int

  /// The number of marked characters: at least one, even if the marked range is empty.
  package private(set) var length: Int

  /// The maximum number of characters shown on each side of the marked range.
  private static let sideLimit = 60

  /// The maximum number of marked characters.
  private static let markedLimit = 100

  package init(_ span: Span, in file: SourceFile) {
    let line = file.span(ofLine: file.location(of: span.start).line)
    let start = min(span.start, line.end)
    let end = min(max(span.end, start), line.end)
    let before = Self.tail(file.bytes[Self.textStart(of: line, in: file, before: start)..<start])
    let marked = Self.head(file.bytes[start..<end], limit: Self.markedLimit)
    let after = Self.head(file.bytes[end..<line.end], limit: Self.sideLimit)
    text = printable(before + marked + (marked.hasSuffix("…") ? "" : after))
    indent = before.count
    length = max(marked.count, 1)
  }

  /// The line of marks, aligned with the marked characters.
  func marks(_ mark: Character) -> String {
    String(repeating: " ", count: indent) + String(repeating: mark, count: length)
  }

  /// The offset at which the text of the line begins, after a byte order mark.
  private static func textStart(of line: Span, in file: SourceFile, before end: Int) -> Int {
    file.bytes[line.start..<end].starts(with: [0xEF, 0xBB, 0xBF]) ? line.start + 3 : line.start
  }

  /// The last characters of `bytes`, read from only as many bytes as these can have.
  private static func tail(_ bytes: ArraySlice<UInt8>) -> String {
    var slice = bytes.suffix(sideLimit * 4)
    if slice.count < bytes.count { slice = slice.drop { $0 & 0xC0 == 0x80 } }
    let text = printable(String(decoding: slice, as: UTF8.self))
    let isWhole = slice.count == bytes.count && text.count <= sideLimit
    return isWhole ? text : "…" + text.suffix(sideLimit)
  }

  /// The first characters of `bytes`, read from only as many bytes as these can have.
  private static func head(_ bytes: ArraySlice<UInt8>, limit: Int) -> String {
    var slice = bytes.prefix(limit * 4)
    if slice.count < bytes.count {
      while let last = slice.last, last >= 0x80 {
        slice = slice.dropLast()
        if last >= 0xC0 { break }
      }
    }
    let text = printable(String(decoding: slice, as: UTF8.self))
    let isWhole = slice.count == bytes.count && text.count <= limit
    return isWhole ? text : text.prefix(limit) + "…"
  }
}
