/// The literal segments of a path, by which most paths are ruled out without a look at values.
struct PathOutline: Sendable {
  private let literals: [(index: Int, bytes: [UInt8])]
  private let count: Int
  private let hasRest: Bool

  init(_ segments: [Segment], _ model: RouteModel) {
    literals = segments.enumerated().compactMap { index, segment in
      if case .literal(let text) = segment { (index, model.foldedBytes(text)) } else { nil }
    }
    count = segments.count
    hasRest = segments.contains { if case .rest = $0 { true } else { false } }
  }

  /// Whether a path of these segments, folded, may be one of the pattern.
  func mayMatch(_ segments: [[UInt8]]) -> Bool {
    guard hasRest ? segments.count >= count : segments.count == count else { return false }
    return literals.allSatisfy { segments[$0.index] == $0.bytes }
  }
}
