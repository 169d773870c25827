extension RouteModel {
  /// What the parameters of a segment take of its text; `nil` if its literal text is not there.
  ///
  /// A parameter ends at the first place where the text that follows it can begin; the last literal
  /// stands at the end.
  func split(
    _ text: String, _ pieces: [MatchTree.MixedPiece]
  ) -> [(type: ValueType, text: String)]? {
    var captured: [(type: ValueType, text: String)] = []
    var rest = Array(text.utf8)[...]
    var open: ValueType?
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .parameter(let type): open = type
      case .literal(let literal):
        let isLast = place == pieces.count - 1
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
