/// A form of a text: `root ‹text›to‹other›`.
///
/// - `‹name›` is a variable, whose kind is its name without digits at the end.
/// - A blank is any white space, `~` white space or nothing, and `"` any quotation mark.
/// - `«` and `»` are around the part that a message marks.
final class Template: Sendable {
  private enum Part: Sendable {
    case byte(UInt8)
    case quote
    case blanks(least: Int)
    case mark(String)
    case variable(String, Kind)
  }

  /// The texts of a variable: one of a list of words, all bytes of a set that follow, or any text.
  private enum Kind: Sendable {
    case words([[UInt8]])
    case bytes(ByteSet)
    case text(least: Int)

    init(_ name: String) {
      switch name {
      case "name": self = .bytes(.names)
      case "word": self = .bytes(ByteSet { !$0.isBlank && !$0.isLineEnd })
      case "host": self = .bytes(ByteSet { $0.isLetterOrDigit || "-._*".utf8.contains($0) })
      case "text": self = .text(least: 0)
      case "some": self = .text(least: 1)
      case _: self = .words((Vocabulary.lists[name] ?? []).map { Array($0.utf8) })
      }
    }

    /// The offsets at which a text of the variable may end.
    func ends(in line: [UInt8], from start: Int) -> AnyCollection<Int> {
      switch self {
      case .words(let words):
        return AnyCollection(
          words.lazy.filter { line[start...].starts(with: $0) }.map { start + $0.count })
      case .bytes(let set):
        let end = set.firstOffset(in: line, start, line.count)
        return AnyCollection(end > start ? [end] : [])
      case .text(let least):
        return AnyCollection(min(start + least, line.count + 1)..<(line.count + 1))
      }
    }
  }

  private let parts: [Part]

  init(_ written: String) {
    var (parts, rest) = ([Part](), written[...])
    while let mark = rest.popFirst() {
      switch mark {
      case " ", "~": parts.append(.blanks(least: mark == " " ? 1 : 0))
      case "\"": parts.append(.quote)
      case "«", "»": parts.append(.mark("\(mark)"))
      case "‹":
        let name = rest.prefix { $0 != "›" }
        rest = rest[name.endIndex...].dropFirst()
        parts.append(.variable(String(name), Kind(String(name.prefix { $0.isLetter }))))
      case _: parts += "\(mark)".utf8.map(Part.byte)
      }
    }
    self.parts = parts
  }

  /// Returns the ranges of the variables and the offsets of the marks in a line; `nil` if the line has another form.
  func places(in line: [UInt8]) -> [String: Range<Int>]? {
    var (places, steps) = ([String: Range<Int>](), Self.mostSteps)
    return fits(0, line, 0, &places, &steps) ? places : nil
  }

  /// Without a limit, a template with several parts of any text could take minutes.
  private static let mostSteps = 20_000

  private func fits(
    _ index: Int, _ line: [UInt8], _ start: Int, _ places: inout [String: Range<Int>],
    _ steps: inout Int
  ) -> Bool {
    guard index < parts.count else { return start == line.count }
    steps -= 1
    var end = start + 1
    switch parts[index] {
    case _ where steps < 0: return false
    case .byte(let byte): if start == line.count || line[start] != byte { return false }
    case .quote: if start == line.count || !ByteSet.quotes.contains(line[start]) { return false }
    case .blanks(let least):
      end = start
      while end < line.count, line[end].isBlank || line[end].isLineEnd { end += 1 }
      if end < start + least { return false }
    case .mark(let mark): (places[mark], end) = (start..<start, start)
    case .variable(let name, let kind):
      return kind.ends(in: line, from: start).contains { end in
        places[name] = start..<end
        return fits(index + 1, line, end, &places, &steps)
      }
    }
    return fits(index + 1, line, end, &places, &steps)
  }
}
