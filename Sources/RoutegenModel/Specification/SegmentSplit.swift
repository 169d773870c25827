extension RouteModel {
  /// Splits the text of a mixed segment into what its placeholders capture; `nil` if the literal text
  /// is not there.
  ///
  /// A placeholder ends at the first place at which the literal text after it can begin. The last
  /// literal text must be at the end.
  package func split(
    _ text: String, _ pieces: [MatchTree.MixedPiece]
  ) -> [(type: ValueType, text: String)]? {
    var captured: [(type: ValueType, text: String)] = []
    var rest = Array(text.utf8)[...]
    var open: ValueType?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .parameter(let type): open = type
      case .literal(let literal):
        let isLast = index == pieces.count - 1
        let start = place(
          of: Array(folded(literal).utf8), in: rest, from: open == nil ? 0 : 1,
          upTo: open == nil ? 0 : rest.count, isAtEnd: isLast)
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
    var index = 0
    while index < literal.count {
      let byte = text[start + index]
      let isUpper = isCaseless && (0x41...0x5A).contains(byte)
      if (isUpper ? byte | 0x20 : byte) != literal[index] { return false }
      index += 1
    }
    return true
  }
}
