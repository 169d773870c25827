/// The canonical texts of the numbers between two bounds that are not negative, after some digits of
/// one have been read: a state of a finite automaton over digits.
struct NumberRange: Hashable, Sendable {
  /// The digits of a bound.
  struct Decimal: Hashable {
    var whole: [UInt8]
    var fraction: [UInt8] = []
  }

  /// How the digits that were read compare with those of each bound: -1, 0 or 1.
  private struct Progress: Hashable {
    var low = 0
    var high = 0
  }

  let low: Decimal

  /// The upper bound; `nil` if there is none.
  let high: Decimal?

  /// Whether the lower bound itself is excluded, as zero is after a minus.
  let excludesLow: Bool
  let allowsFraction: Bool

  /// Whether all numbers have as many digits as the bounds, zeros before them included.
  let isPadded: Bool

  private var order = Progress()

  /// How many digits were read before the point; not counted beyond one more than the bounds have.
  private var wholeCount = 0
  private var isZero = false

  /// How many were read after the point, counted alike; `nil` before the point.
  private var fractionCount: Int?

  init(
    from low: Decimal, to high: Decimal?, excludesLow: Bool = false, allowsFraction: Bool,
    isPadded: Bool = false
  ) {
    (self.low, self.high, self.excludesLow) = (low, high, excludesLow)
    (self.allowsFraction, self.isPadded) = (allowsFraction, isPadded)
  }

  /// Whether the digits that were read are a number of the range.
  var isComplete: Bool {
    guard wholeCount > 0, fractionCount != 0 else { return false }
    let order = fractionCount == nil ? orderAtPoint : self.order
    let lowRest = low.fraction.dropFirst(fractionCount ?? 0).contains { $0 != 0 }
    let isLowEnough = order.low > 0 || (order.low == 0 && !lowRest && !excludesLow)
    return isLowEnough && (high == nil || order.high <= 0)
  }

  /// The state after one more scalar; `nil` if no number of the range goes on with it.
  func derivative(by scalar: Unicode.Scalar) -> NumberRange? {
    var next = self
    if scalar == "." {
      guard allowsFraction, wholeCount > 0, fractionCount == nil else { return nil }
      next.order = orderAtPoint
      next.fractionCount = 0
      // After the point only the order matters.
      (next.wholeCount, next.isZero) = (1, false)
      return next.isDead ? nil : next
    }
    guard ("0"..."9").contains(scalar), !isZero else { return nil }
    let digit = UInt8(scalar.value - 0x30)
    if let count = fractionCount {
      next.compare(digit, low.fraction[safe: count] ?? 0, high?.fraction[safe: count] ?? 0)
      next.fractionCount = min(count + 1, max(low.fraction.count, high?.fraction.count ?? 0) + 1)
    } else {
      next.isZero = !isPadded && wholeCount == 0 && digit == 0
      next.compare(digit, low.whole[safe: wholeCount], high?.whole[safe: wholeCount])
      next.wholeCount = min(wholeCount + 1, max(low.whole.count, high?.whole.count ?? 0) + 1)
    }
    return next.isDead ? nil : next
  }

  private mutating func compare(_ digit: UInt8, _ low: UInt8?, _ high: UInt8?) {
    if order.low == 0, let low, digit != low { order.low = digit < low ? -1 : 1 }
    if order.high == 0, let high, digit != high { order.high = digit < high ? -1 : 1 }
  }

  /// The order at the end of the whole part: a number with more digits than a bound is greater.
  private var orderAtPoint: Progress {
    var order = order
    if wholeCount != low.whole.count { order.low = wholeCount < low.whole.count ? -1 : 1 }
    if let high, wholeCount != high.whole.count {
      order.high = wholeCount < high.whole.count ? -1 : 1
    }
    return order
  }

  /// Whether no further digits make it a number of the range.
  private var isDead: Bool {
    if fractionCount != nil { return order.low < 0 || (high != nil && order.high > 0) }
    return high.map { wholeCount > $0.whole.count } ?? false
  }
}

extension NumberRange.Decimal {
  /// The digits of a number, without its sign.
  init(_ number: Double) {
    let parts = (abs(number).shortestDigits ?? "0").split(separator: ".")
      .map { $0.utf8.map { $0 - 0x30 } }
    self.init(whole: parts[0], fraction: parts.count > 1 ? parts[1] : [])
  }

  init(_ number: some FixedWidthInteger) {
    self.init(whole: "\(number.magnitude)".utf8.map { $0 - 0x30 })
  }
}

extension RegularLanguage {
  /// The canonical texts of the numbers from one bound to the other.
  static func integers<Number: FixedWidthInteger>(_ low: Number, _ high: Number) -> RegularLanguage
  {
    signed(
      (low < 0, NumberRange.Decimal(low)), (high < 0, NumberRange.Decimal(high)),
      allowsFraction: false)
  }

  /// The same for numbers with a fraction, without those so near to a bound that they round to it.
  static func doubles(_ low: Double, _ high: Double) -> RegularLanguage {
    signed(
      (low < 0, NumberRange.Decimal(low)), (high < 0, NumberRange.Decimal(high)),
      allowsFraction: true)
  }

  /// The texts of zero-padded numbers: as many digits as the bounds, in their order.
  static func padded(_ range: PaddedRange) -> RegularLanguage {
    func digits(_ number: UInt64) -> NumberRange.Decimal {
      NumberRange.Decimal(whole: range.text(of: number).utf8.map { $0 - 0x30 })
    }
    return .number(
      NumberRange(
        from: digits(range.low), to: digits(range.high), allowsFraction: false, isPadded: true))
  }

  private typealias Signed = (isNegative: Bool, NumberRange.Decimal)

  private static func signed(_ low: Signed, _ high: Signed, allowsFraction: Bool) -> RegularLanguage
  {
    let zero = NumberRange.Decimal(whole: [0])
    var sets: [RegularLanguage] = []
    if !high.isNegative {
      sets.append(
        .number(
          NumberRange(
            from: low.isNegative ? zero : low.1, to: high.1, allowsFraction: allowsFraction)))
    }
    if low.isNegative {
      let range = NumberRange(
        from: high.isNegative ? high.1 : zero, to: low.1, excludesLow: !high.isNegative,
        allowsFraction: allowsFraction)
      sets.append(RegularLanguage("-").followed(by: .number(range)))
    }
    return .of(anyOf: sets)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
