/// A form of a text, with holes: `case ‹name› = "‹path›"`.
///
/// - `‹name›` is a hole. Its name, without digits at the end, says what fits: see ``Hole``.
/// - A blank is any white space, `~` white space or nothing, and `"` any quotation mark.
/// - `«` and `»` are around the part that a message marks.
///
/// It is a class, since it is copied for each line with a mistake.
final class Template: Sendable {
  /// A part of a template.
  enum Piece: Sendable {
    case byte(UInt8)
    case quote, blank, blanks, open, close

    /// A placeholder of the template, by its number.
    case hole(Int)
  }

  let pieces: [Piece]
  let holes: [Hole]

  /// Whether the template may fit a part of a text.
  let isPart: Bool

  /// The bytes that a text must have.
  private let needed: [UInt8]

  init(_ written: String, isPart: Bool = false) {
    var (pieces, holes, needed): ([Piece], [Hole], [UInt8]) = ([], [], [])
    var rest = written.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ": pieces.append(.blank)
      case "~": pieces.append(.blanks)
      case "\"": pieces.append(.quote)
      case "«": pieces.append(.open)
      case "»": pieces.append(.close)
      case "‹":
        let name = rest.prefix { $0 != "›" }
        rest = rest[name.endIndex...].dropFirst()
        pieces.append(.hole(holes.count))
        holes.append(Hole(String(name)))
      case _:
        let bytes = Array(String(scalar).utf8)
        pieces += bytes.map(Piece.byte)
        needed += bytes
      }
    }
    (self.pieces, self.holes, self.isPart, self.needed) = (pieces, holes, isPart, needed)
  }

  /// Returns how the template fits all of a line, or the first part that it fits.
  func match(_ line: HabitLine) -> TemplateMatch? {
    guard needed.allSatisfy({ line.hasByte[Int($0)] }) else { return nil }
    guard isPart else { return match(line, from: 0) }
    var offset = line.pattern ?? 0
    while offset < line.bytes.count {
      if let match = match(line, from: offset) { return match }
      offset += 1
    }
    return nil
  }

  /// Returns how the template fits the text from an offset.
  func match(_ line: HabitLine, from start: Int) -> TemplateMatch? {
    start < line.bytes.count ? TemplateMatch(self, line, from: start) : nil
  }
}
