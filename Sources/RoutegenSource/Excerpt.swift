/// The part of a source line that is shown to people, and which part of that is marked.
///
/// Places are counted in characters. A tab shows as one space and a control character as its
/// picture, so that the marks stand under the text and no text of a file commands a terminal. Of a
/// line that is too long only the surroundings of the mark are shown.
struct Excerpt {
  /// The line, or a part of it with `…` where it was cut.
  private(set) var text: String

  /// How many characters stand before the marked ones.
  private(set) var indent: Int

  /// How many characters are marked: at least one, even where nothing is.
  private(set) var length: Int

  /// How much of a line is shown on either side of a mark, and at most of the marked text.
  private static let sideLimit = 60
  private static let markedLimit = 100

  init(_ span: Span, in file: SourceFile) {
    let line = file.span(ofLine: file.location(of: span.start).line)
    let start = min(span.start, line.end)
    let end = min(max(span.end, start), line.end)
    let before = Self.tail(file.bytes[Self.textStart(of: line, in: file, before: start)..<start])
    let marked = Self.head(file.bytes[start..<end], limit: Self.markedLimit)
    let after = Self.head(file.bytes[end..<line.end], limit: Self.sideLimit)
    text = before + marked + (marked.hasSuffix("…") ? "" : after)
    indent = before.count
    length = max(marked.count, 1)
  }

  /// The marks, in the columns of what they mark.
  func marks(_ mark: Character) -> String {
    String(repeating: " ", count: indent) + String(repeating: mark, count: length)
  }

  /// Where the line's text begins: a byte order mark is not part of it.
  private static func textStart(of line: Span, in file: SourceFile, before end: Int) -> Int {
    file.bytes[line.start..<end].starts(with: [0xEF, 0xBB, 0xBF]) ? line.start + 3 : line.start
  }

  /// The last characters of `bytes`; looks at no more bytes than these can have.
  private static func tail(_ bytes: ArraySlice<UInt8>) -> String {
    var slice = bytes.suffix(sideLimit * 4)
    if slice.count < bytes.count { slice = slice.drop { $0 & 0xC0 == 0x80 } }
    let text = printable(String(decoding: slice, as: UTF8.self))
    let isWhole = slice.count == bytes.count && text.count <= sideLimit
    return isWhole ? text : "…" + text.suffix(sideLimit)
  }

  /// The first characters of `bytes`; looks at no more bytes than these can have.
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

/// `text` on one line, with nothing in it that a terminal would obey.
package func printable(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result.append(" ")
    case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: result.append("\u{2421}")
    // C1 controls, the line separators, and marks that change the direction of writing.
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
