extension RouteModel {
  /// Splits the text of a mixed segment into what its placeholders capture; `nil` if the literal text
  /// is not there.
  ///
  /// A placeholder ends at the first place at which the literal text after it can begin, and before the
  /// ``RouteModel/lateSplit(of:)`` at the first one from which the rest can be read. The last
  /// literal text must be at the end.
  package func split(
    _ text: String, _ pieces: [Piece]
  ) -> [(type: ValueType, text: String)]? {
    split(Array(text.utf8)[...], pieces[...], late: lateSplit(of: pieces))
  }

  /// Whether the text of a mixed segment has a value for each placeholder.
  package func reads(_ text: String, as pieces: [Piece]) -> Bool {
    split(text, pieces)?.allSatisfy { reads($0.text, as: $0.type, inPath: true) } ?? false
  }

  private func split(
    _ text: ArraySlice<UInt8>, _ pieces: ArraySlice<Piece>, late: Int?
  ) -> [(type: ValueType, text: String)]? {
    var captured: [(type: ValueType, text: String)] = []
    var rest = text
    var open: ValueType?
    for index in pieces.indices {
      switch pieces[index] {
      case .parameter(_, let type): open = type
      case .literal(let literal):
        let bytes = Array(folded(literal).utf8)
        let isLast = index == pieces.endIndex - 1
        let start =
          index == late
          ? latePlace(of: bytes, in: rest, before: pieces[(index + 1)...])
          : place(
            of: bytes, in: rest, from: open == nil ? 0 : 1, upTo: open == nil ? 0 : rest.count,
            isAtEnd: isLast)
        guard let start else { return nil }
        if let type = open {
          captured.append((type, String(decoding: rest[..<start], as: UTF8.self)))
        }
        open = nil
        rest = rest[(start + literal.utf8.count)...]
      }
    }
    guard let type = open else { return rest.isEmpty ? captured : nil }
    guard !rest.isEmpty else { return nil }
    return captured + [(type, String(decoding: rest, as: UTF8.self))]
  }

  /// The first place at which the bytes of a literal text begin and from which the rest can be read, or else
  /// the last one from which the rest has its literal texts; `nil` if the rest has them from no place.
  ///
  /// - Parameter pieces: What follows the literal text.
  private func latePlace(
    of literal: [UInt8], in text: ArraySlice<UInt8>, before pieces: ArraySlice<Piece>
  ) -> Int? {
    var last: Int?
    var first = max(1, text.count - literal.count - MatchTree.longestRest)
    while let start = place(of: literal, in: text, from: first, upTo: text.count, isAtEnd: false) {
      if let captured = split(text[(start + literal.count)...], pieces, late: nil) {
        last = start
        if captured.allSatisfy({ reads($0.text, as: $0.type, inPath: true) }) { break }
      }
      first = start - text.startIndex + 1
    }
    return last
  }

  /// The first place at which the bytes of a literal text begin, or the last if they have to end the text;
  /// `nil` if there is none.
  ///
  /// - Parameters:
  ///   - first: The least distance from the start of the text.
  ///   - last: The greatest one.
  private func place(
    of literal: [UInt8], in text: ArraySlice<UInt8>, from first: Int, upTo last: Int, isAtEnd: Bool
  ) -> Int? {
    let room = text.count - literal.count
    if isAtEnd {
      guard room >= first, room <= last else { return nil }
      return hasLiteral(literal, at: text.startIndex + room, in: text)
        ? text.startIndex + room : nil
    }
    var distance = first
    while distance <= min(last, room) {
      if hasLiteral(literal, at: text.startIndex + distance, in: text) {
        return text.startIndex + distance
      }
      distance += 1
    }
    return nil
  }

  private func hasLiteral(_ literal: [UInt8], at start: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[start..<start + literal.count].elementsEqual(literal) { byte, other in
      (isCaseless && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == other
    }
  }
}
