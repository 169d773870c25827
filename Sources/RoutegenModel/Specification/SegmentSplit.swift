extension RouteModel {
  /// Splits the text of a mixed segment into what its placeholders capture; `nil` if the literal text
  /// is not there.
  ///
  /// A placeholder ends at the first place at which the literal text after it can begin. The last
  /// literal text must be at the end.
  func split(
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
        let starts = open == nil ? [rest.startIndex] : Array(rest.indices.dropFirst())
        let start = starts.first {
          let end = $0 + literal.utf8.count
          return end <= rest.endIndex && (!isLast || end == rest.endIndex)
            && isSame(String(decoding: rest[$0..<end], as: UTF8.self), literal)
        }
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
}
