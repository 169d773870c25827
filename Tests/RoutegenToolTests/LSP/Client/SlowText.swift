import RoutegenTool

/// A text that is read from its start for every question.
struct SlowText {
  private(set) var text: String

  /// A place at which a character begins or a line ends.
  struct Place: Hashable {
    let offset: Int
    let position: LSP.Position
  }

  init(_ text: String) { self.text = text }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let bytes = Array(text.utf8)
    text = String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  /// Returns all places in order, without one between CR and LF.
  func places(in encoding: PositionEncoding) -> [Place] {
    var places: [Place] = []
    var (line, column, offset) = (0, 0, 0)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isSecondHalf = previous == "\r" && scalar == "\n"
      if !isSecondHalf {
        if previous == "\r" || previous == "\n" { (line, column) = (line + 1, 0) }
        places.append(
          Place(offset: offset, position: LSP.Position(line: line, character: column)))
        column += width(scalar, encoding)
      }
      offset += String(scalar).utf8.count
      previous = scalar
    }
    if previous == "\r" || previous == "\n" { (line, column) = (line + 1, 0) }
    return places + [Place(offset: offset, position: LSP.Position(line: line, character: column))]
  }

  /// Returns the offset of a position, which may be outside of the text.
  func offset(of position: LSP.Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    let places = places(in: encoding)
    let line = places.filter { $0.position.line == position.line }
    guard let first = line.first else { return places.last?.offset ?? 0 }
    return line.last { $0.position.character <= position.character }?.offset ?? first.offset
  }

  private func width(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }
}
