/// The keys that a pattern names, one bit for each key of the forest; keys beyond the 256th share bits.
struct KeyBits {
  private var named = Bits()
  private var required = Bits()

  init() {}

  /// - Parameter keys: The numbers of the keys, with what is required of each.
  init(_ keys: [(number: Int, constraint: ItemConstraint)]) {
    for (number, constraint) in keys {
      named.insert(number)
      if constraint.isRequired { required.insert(number) }
    }
  }

  func union(_ other: KeyBits) -> KeyBits {
    var both = self
    both.named.formUnion(other.named)
    both.required.formUnion(other.required)
    return both
  }

  /// Whether the keys of `other` may all be named, and those that it requires be required; certain only if
  /// the answer is `false`.
  func mayInclude(_ other: KeyBits) -> Bool {
    other.required.isSubset(of: required) && other.named.isSubset(of: named)
  }

  /// Whether the keys that `other` requires may all be named; certain only if the answer is `false`.
  func mayInclude(required other: KeyBits) -> Bool { other.required.isSubset(of: named) }

  /// 256 bits.
  private struct Bits {
    private var parts: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    mutating func insert(_ number: Int) {
      let bit: UInt64 = 1 << UInt64(number % 64)
      switch number / 64 % 4 {
      case 0: parts.0 |= bit
      case 1: parts.1 |= bit
      case 2: parts.2 |= bit
      case _: parts.3 |= bit
      }
    }

    mutating func formUnion(_ other: Bits) {
      parts.0 |= other.parts.0
      parts.1 |= other.parts.1
      parts.2 |= other.parts.2
      parts.3 |= other.parts.3
    }

    func isSubset(of other: Bits) -> Bool {
      parts.0 & ~other.parts.0 == 0 && parts.1 & ~other.parts.1 == 0
        && parts.2 & ~other.parts.2 == 0 && parts.3 & ~other.parts.3 == 0
    }
  }
}

extension ItemConstraint {
  /// Whether a link must have the key.
  fileprivate var isRequired: Bool {
    switch self {
    case .literal, .any, .link: true
    case .single(_, let isRequired), .list(_, let isRequired): isRequired
    }
  }
}
