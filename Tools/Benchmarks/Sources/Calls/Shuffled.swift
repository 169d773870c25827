extension Array {
  /// The elements in an order that looks random and is always the same.
  ///
  /// Without it, neighboring links would open neighboring routes, and processors would predict more branches than in
  /// an app.
  package func shuffled(seed: UInt64) -> [Element] {
    var generator = SplitMix(state: seed)
    return shuffled(using: &generator)
  }
}

/// The generator SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
