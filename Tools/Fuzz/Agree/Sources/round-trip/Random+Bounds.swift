import Foundation
import TestSupport

// Values of types with bounds: at the bounds, near them, and far outside of them.
extension Random {
  mutating func int(in range: ClosedRange<Int>) -> Int {
    if isOrdinary { return Int.random(in: range, using: &self) }
    let (low, high) = (range.lowerBound, range.upperBound)
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return pick([low, high, low &- 1, high &+ 1])
    case 1: return int()
    default: return Int.random(in: range, using: &self)
    }
  }

  mutating func uint(in range: ClosedRange<UInt>) -> UInt {
    if isOrdinary { return UInt.random(in: range, using: &self) }
    let (low, high) = (range.lowerBound, range.upperBound)
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return pick([low, high, low &- 1, high &+ 1])
    case 1: return uint()
    default: return UInt.random(in: range, using: &self)
    }
  }

  mutating func double(in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    // The width of a range of all numbers is not finite.
    let inside =
      (high - low).isFinite
      ? Double.random(in: range, using: &self) : min(max(double(), low), high)
    if isOrdinary { return inside }
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return pick([low, high, low.nextDown, high.nextUp])
    case 1: return double()
    default: return inside
    }
  }

  /// A URL, mostly on one of the hosts.
  mutating func url(on hosts: [String]) -> URL {
    if !isOrdinary, one(in: 3) { return url() }
    let host = pick(hosts)
    let texts =
      isOrdinary
      ? ["https://\(host)/\(word())"]
      : [
        "https://\(host)", "http://\(host)/a?b=c&d#e", "https://\(host.uppercased())/%C3%A9",
        "https://\(host):8443/", "https://\(host).evil.example/", "https://evil.example/.\(host)",
        "https://\(host)@evil.example", "https://evil\(host)/", "//\(host)/x",
        "https://\(host)/b/../c",
      ]
    return URL(string: pick(texts)) ?? URL(fileURLWithPath: "/none")
  }

  /// A value of an open enum with these texts, or any other text.
  mutating func text(or texts: [String]) -> String { one(in: 2) ? pick(texts) : text() }

  /// The items of a dictionary, some of them with keys that the pattern has already.
  mutating func items<Value>(
    _ keys: [String], _ value: (inout Random) -> Value
  ) -> [String: Value] {
    var items: [String: Value] = [:]
    for _ in 0..<pick([0, 1, 1, 2, 3]) {
      let isNamed = !isOrdinary && !keys.isEmpty && one(in: 3)
      items[isNamed ? pick(keys) : text()] = value(&self)
    }
    return items
  }

  /// A host that no file declares, or a text that is no host.
  mutating func foreignHost() -> String {
    pick([
      "evil.example", "evil.example/", "a@b.example", "a.example#", "a.example?", "", ".", "a..b",
      "0x7f.1", "8", "[::1]", "[::g]", "é.example", "a.example:80", "a.example:", ":80", "a%2Eb",
      "localhost:99999", "xn--a", String(repeating: "a.", count: 200) + "b", text(),
    ])
  }
}
