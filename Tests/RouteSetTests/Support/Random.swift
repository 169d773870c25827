import Foundation
import TestSupport

/// Random values of the types that routes have.
struct Random: RandomNumberGenerator {
  /// Whether values are only those that every link can contain, and numbers small and positive.
  let isOrdinary: Bool

  private var generator: SplitMix

  init(seed: UInt64, isOrdinary: Bool = false) {
    self.isOrdinary = isOrdinary
    generator = SplitMix(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func optional<Value>(_ value: (inout Random) -> Value) -> Value? {
    one(in: 3) ? nil : value(&self)
  }

  mutating func list<Value>(_ value: (inout Random) -> Value) -> [Value] {
    let isLong = one(in: 500) && !isOrdinary
    let count = isLong ? 300 : Int.random(in: (isOrdinary ? 1 : 0)...4, using: &self)
    return (0..<count).map { _ in value(&self) }
  }
}

// MARK: Values that break things

extension Random {
  /// Texts that other parsers, routes or rules interpret differently.
  private static let nastyTexts = [
    "", ".", "..", "...", "/", "//", "a/b", "a/../b", "./", "a/.", "%", "%2F", "%25", "%zz", "+",
    "a+b", "a b", " ", "&", "a&b=c", "=", "a=b", "#", "a#b", "?", "a?b", ":", "a:b", "@", "a@b",
    "https://kitchen.example/nodes", "kitchen://nodes", "javascript:alert(1)", "-", "a-b", "7-x",
    "true", "1", "0", "-0", "007", "+7", "7", "-7", "0.5", "1e3", "nan", "small", "XL", "overview",
    "12g", "2024-01-05T09:00:00Z", "2E7F7D5B-0B7C-4B7E-8F0A-0123456789AB", "fixed", "a.html",
    ".html",
    "v1.2", "@me", "welcome", "kitchen.example", "x.kitchen.example", "\\", "\"", "'", "<b>", "[a]",
    "{a}", "|", "^", "`", "~", ";", ",", "é", "e\u{301}", "café", "cafe\u{301}", "日本", "👩‍👩‍👧‍👦",
    "\u{202E}abc", "\u{FEFF}", "\u{200B}", "\u{FFFD}", "\u{10FFFF}", "\u{0}", "\u{1F}", "\u{7F}",
    "\u{85}", "\u{9F}", "\n", "a\r\nb", "\u{2028}", "\u{A0}", "İ", "ß", "ﬀ", "١", "plain text",
    "auction-results", "last-recall", "throw", "nobody, \"yet\"", ":80", "b:80", "b:080", "b:0",
    "localhost:65536", "a:b:80", "//evil.example", "x:y", "kitchen.example:80", "..:80",
  ]

  mutating func text() -> String {
    if isOrdinary { return word() }
    switch Int.random(in: 0..<20, using: &self) {
    case 0..<9: return pick(Self.nastyTexts)
    case 9..<13: return pick(Self.nastyTexts) + pick(Self.nastyTexts)
    case 13..<15: return word()
    case 15 where one(in: 10): return String(repeating: pick(Self.nastyTexts), count: 1000)
    default: return scalars()
    }
  }

  /// Letters and digits, which every link can contain.
  mutating func word() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return "w"
      + String((0..<Int.random(in: 1...12, using: &self)).map { _ in pick(letters) })
  }

  private mutating func scalars() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      let limit: UInt32 = one(in: 3) ? 0x11_0000 : 0x100
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  mutating func int() -> Int {
    if isOrdinary { return Int.random(in: 5...9, using: &self) }
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      return pick([.min, .min + 1, .max, .max - 1, 0, 1, -1, 50, 51, 9, 10, -3, 3, -4, 4])
    case 1: return Int(truncatingIfNeeded: next())
    default: return Int.random(in: -60...60, using: &self)
    }
  }

  mutating func uint() -> UInt {
    if isOrdinary { return UInt.random(in: 1...9, using: &self) }
    return one(in: 3)
      ? pick([0, 1, 9, 10, 65_535, 65_536, .max, .max - 1]) : UInt(next() % 70_000)
  }

  mutating func double() -> Double {
    switch isOrdinary ? 3 : Int.random(in: 0..<4, using: &self) {
    case 0:
      pick([
        .nan, .infinity, -.infinity, 0, -0.0, 1, -0.5, 0.5, 0.1, 1e300, 1e-300, 1e16, 1e21, 123e20,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude, .ulpOfOne, -1e-7, 1 / 3, 1.0.nextUp,
      ])
    case 1: Double(bitPattern: next())
    default: Double.random(in: -0.5...1, using: &self)
    }
  }

  mutating func date() -> Date {
    let seconds: Double
    switch isOrdinary ? 4 : Int.random(in: 0..<5, using: &self) {
    case 0:
      seconds = pick([
        .nan, .infinity, 0, 0.1, -0.25, 1e-9, 1e18, -63_145_440_000, -63_145_526_400,
        252_423_993_600, 252_423_993_599.5, 694_224_000,
      ])
    case 1: seconds = Double.random(in: -7e10...3e11, using: &self)
    case 2: seconds = Double(Int.random(in: -1_000_000...1_000_000, using: &self)) / 1000
    default: seconds = Double(Int.random(in: 0...2_000_000_000, using: &self))
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  mutating func uuid() -> UUID {
    let (high, low) = (next(), next())
    func byte(_ bits: UInt64, _ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: bits >> (index * 8))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  mutating func url() -> URL {
    if isOrdinary { return URL(string: "https://a.example/\(word())") ?? URL(fileURLWithPath: "/") }
    let texts = [
      "https://a.example", "http://a.example/b?c=d&e=f#g", "HTTPS://A.example/%C3%A9",
      "https://[::1]/",
      "https://a.example/b/../c", "javascript:alert(1)", "https://u@a.example", "ftp://a", "/a",
      "https://a.example:8443/x+y", "https://a.example/?q=%26", "https://a.example/%2e%2e/x", "a",
      "https://a.example/#?", "https://a.example//b//", "mailto:a@b",
    ]
    let url = URL(string: pick(texts)) ?? URL(fileURLWithPath: "/none")
    return one(in: 6) ? URL(string: word(), relativeTo: url) ?? url : url
  }

  mutating func grams() -> Grams { Grams(count: UInt(next() % (isOrdinary ? 1000 : 1500))) }
}
