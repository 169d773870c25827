extension RouteModel {
  /// Whether some text reads as both types.
  ///
  /// Where nothing is known of a type, as of a declared one, it may: an answer `false` is certain.
  func haveCommonText(_ left: ValueType, _ right: ValueType) -> Bool {
    switch (left.kind, right.kind) {
    case (.string, _), (_, .string), (.external, _), (_, .external): true
    case (.enumeration(let index), _): hasValue(of: index, thatReadsAs: right)
    case (_, .enumeration(let index)): hasValue(of: index, thatReadsAs: left)
    case (.bool, .int), (.bool, .uint), (.bool, .double):
      // In a query `1` and `0` are truth values too.
      canonicalText(of: "0", as: right) != nil || canonicalText(of: "1", as: right) != nil
    case (.int, .bool), (.uint, .bool), (.double, .bool): haveCommonText(right, left)
    case (.int, .int), (.int, .uint), (.int, .double), (.uint, .int), (.uint, .uint),
      (.uint, .double), (.double, .int), (.double, .uint), (.double, .double):
      left.numbers.overlaps(right.numbers)
    default: left.kind == right.kind
    }
  }

  private func hasValue(of enumeration: Int, thatReadsAs type: ValueType) -> Bool {
    enumerations[enumeration].values.contains { value in
      if case .enumeration(let other) = type.kind {
        return enumerations[other].values.contains { isSame($0.text, value.text) }
      }
      return canonicalText(of: value.text, as: type) != nil
    }
  }
}

extension ValueType {
  /// The numbers between the bounds; wide enough where they are not whole.
  fileprivate var numbers: ClosedRange<Double> {
    switch bounds {
    case .int(let low, let high)?: Double(low)...Double(high)
    case .uint(let low, let high)?: Double(low)...Double(high)
    case .double(let low, let high)?: low...high
    case nil: -Double.infinity...Double.infinity
    }
  }
}
