extension AppleLayers {
  /// How the texts that are no numbers are excluded, of which Apple's patterns have no short form.
  enum Refinement: CaseIterable {
    case full
    case frequentTexts
    case none

    /// The patterns of texts that are no numbers.
    func shapes(isSigned: Bool) -> [String] {
      let shapes = AppleShape.badShapes(isSigned: isSigned)
      return switch self {
      case .full: shapes
      case .frequentTexts: Array(shapes.prefix(3))
      case .none: []
      }
    }

    /// The least size of the exclusions of all numbers, in bytes; 0 if there are no numbers.
    func leastSize(of claims: [AppleClaim]) -> Int {
      claims.filter(\.opens).flatMap(\.numbers)
        .reduce(0) { $0 + shapes(isSigned: $1).count * Self.leastComponentSize }
    }

    /// The size of `{"/":"/-","exclude":true}` in bytes.
    private static let leastComponentSize = 25
  }
}

extension AppleClaim {
  /// Whether the path or the query has a number, whose texts are refined.
  var hasNumbers: Bool { !numbers.isEmpty }

  /// For each number in the path and the query, whether it may have a sign.
  fileprivate var numbers: [Bool] {
    (path + query.values.values).compactMap { shape in
      if case .number(let isSigned) = shape { isSigned } else { nil }
    }
  }
}
