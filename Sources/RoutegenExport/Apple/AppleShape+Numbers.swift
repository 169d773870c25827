import RoutegenModel

extension AppleShape {
  /// The patterns of a segment with a whole number and at most one text before it and one after it: one
  /// pattern for each number of digits; `nil` for another segment.
  ///
  /// They do not match the numbers of as many digits as the greatest ones.
  static func patternsOfNumbers(_ pieces: [Piece]) -> [String]? {
    var (before, after) = ("", "")
    var isSigned: Bool?
    for piece in pieces {
      switch piece {
      case .literal(let text):
        guard !AppleText.isWide(text, in: .segment) else { return nil }
        if isSigned == nil {
          before += AppleText.segment(text)
        } else {
          after += AppleText.segment(text)
        }
      case .parameter(_, let type):
        guard isSigned == nil, type.bounds == nil, [.int, .uint].contains(type.kind) else {
          return nil
        }
        isSigned = type.kind == .int
      }
    }
    guard let isSigned else { return nil }
    let numbers = (0..<(isSigned ? 18 : 19)).map { count in
      "$(\(AppleVariables.nonzero))" + String(repeating: "$(digit)", count: count)
    }
    let all = ["0"] + numbers + (isSigned ? numbers.map { "-" + $0 } : [])
    return all.map { before + $0 + after }
  }
}
