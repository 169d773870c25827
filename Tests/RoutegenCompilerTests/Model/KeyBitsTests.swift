import Testing
import TestSupport
@testable import RoutegenCompiler

/// The bits of up to 256 keys answer as sets of keys do.
@Suite struct KeyBitsTests {
  private typealias Keys = (named: Set<Int>, required: Set<Int>)

  @Test func answerAsSetsDo() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2_000 {
      let keys = Self.someKeys(of: Set(0..<256), &random)
      var others = Self.someKeys(of: random.one(in: 4) ? keys.required : keys.named, &random)
      if random.one(in: 2) { others.named.insert(Int.random(in: 0..<256, using: &random)) }
      let (bits, otherBits) = (Self.bits(keys), Self.bits(others))
      let mayRequire = others.required.isSubset(of: keys.required)
      let mayName = others.named.isSubset(of: keys.named)
      #expect(bits.mayInclude(otherBits) == (mayRequire && mayName), "\(others) in \(keys)")
      #expect(bits.mayInclude(required: otherBits) == others.required.isSubset(of: keys.named))
      #expect(bits.union(otherBits).mayInclude(otherBits))
      #expect(KeyBits().union(bits).mayInclude(otherBits) == bits.mayInclude(otherBits))
    }
  }

  /// A key beyond the 256th is not missed, because another one may have its bit.
  @Test func keysShareBits() {
    let bits = Self.bits(([3], [3]))
    #expect(bits.mayInclude(Self.bits(([259], [259]))))
    #expect(!bits.mayInclude(Self.bits(([260], []))))
  }

  private static func someKeys(of keys: Set<Int>, _ random: inout SplitMix) -> Keys {
    let count = Int.random(in: 0...4, using: &random)
    let named = Set(keys.sorted().shuffled(using: &random).prefix(count))
    return (named, named.filter { _ in random.one(in: 2) })
  }

  private static func bits(_ keys: Keys) -> KeyBits {
    KeyBits(
      keys.named.sorted().map { number in
        (
          number,
          keys.required.contains(number) ? .any : .list(ValueType(.string), isRequired: false)
        )
      })
  }
}
