extension AppleLayers {
  /// How the texts that are no numbers are excluded, of which Apple's patterns have no short form.
  enum Refinement: CaseIterable {
    case full
    case frequentTexts

    /// Only where a pattern closes links, and would close those of others.
    case exclusionsAlone
    case none

    /// The patterns of texts that are no numbers.
    ///
    /// - Parameter opens: Whether they are for a claim that opens links.
    func shapes(isSigned: Bool, opens: Bool) -> [String] {
      let shapes = AppleShape.badShapes(isSigned: isSigned)
      return switch self {
      case .full: shapes
      case .frequentTexts: opens ? Array(shapes.prefix(3)) : shapes
      case .exclusionsAlone: opens ? [] : shapes
      case .none: []
      }
    }

    /// The size up to which a file is refined in this way, in bytes of minified JSON.
    var greatestSize: Int {
      switch self {
      case .full, .frequentTexts: 65_536
      // It is the last way in which the file closes all that it should.
      case .exclusionsAlone: 98_304
      case .none: .max
      }
    }

    /// The least size of the exclusions of all numbers, in bytes; 0 if there are no numbers.
    func leastSize(of claims: [AppleClaim]) -> Int {
      claims.filter(\.opens).flatMap(\.numbers).reduce(0) {
        $0 + shapes(isSigned: $1, opens: true).count * Self.leastComponentSize
      }
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
