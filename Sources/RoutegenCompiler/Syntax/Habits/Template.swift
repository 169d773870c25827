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

  init(_ written: String) {
    var (pieces, holes): ([Piece], [Hole]) = ([], [])
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
        pieces += String(scalar).utf8.map(Piece.byte)
      }
    }
    (self.pieces, self.holes) = (pieces, holes)
  }
}
