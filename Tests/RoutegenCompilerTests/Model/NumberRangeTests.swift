import Testing
import TestSupport
@testable import RoutegenCompiler

/// The automaton of a range accepts the numbers between the bounds, compared with every short text.
@Suite struct NumberRangeTests {
  /// Digits with a sign and with zeros before them.
  private static let integers: [String] =
    (0...1120).flatMap { number in ["\(number)", "-\(number)", "0\(number)", "-0\(number)"] }
    + ["", "-", "--1", "+1", "1x", "00", "1.0", ".5", "1-"]

  @Test func integersAreThoseOfTheRange() {
    var random = SplitMix(seed: 1)
    for _ in 0..<60 {
      let low = Int.random(in: -1200...1200, using: &random)
      let high = Int.random(in: low...1200, using: &random)
      let language = RegularLanguage.integers(low, high)
      for text in Self.integers {
        let number = Int(text).flatMap { "\($0)" == text ? $0 : nil }
        let expected = number.map { (low...high).contains($0) } ?? false
        #expect(language.accepts(text) == expected, "'\(text)' in \(low)...\(high)")
      }
    }
  }

  @Test(arguments: [(Int.min, Int.max), (.min, 0), (0, .max), (.max, .max), (.min, .min), (0, 0)])
  func bounds(_ low: Int, _ high: Int) {
    let language = RegularLanguage.integers(low, high)
    for number in [.min, .min + 1, -1, 0, 1, .max - 1, .max] {
      #expect(language.accepts("\(number)") == (low...high).contains(number))
    }
    #expect(!language.accepts("9223372036854775808"))
    #expect(!language.accepts("-9223372036854775809"))
    #expect(!language.accepts("-0"))
  }

  /// The bounds are hundredths, and the texts have up to three digits after the point, so both are
  /// compared as thousandths, without rounding.
  @Test func doublesAreThoseOfTheRange() {
    var random = SplitMix(seed: 2)
    let fractions = (0...9).map { ".\($0)" } + (0...99).map { ".\($0 / 10)\($0 % 10)" }
    let longer = (0...9).flatMap { tens in [0, 4, 5, 9].map { ".\(tens)0\($0)" } }
    for _ in 0..<40 {
      let low = Int.random(in: -1300...1300, using: &random)
      let high = Int.random(in: low...1300, using: &random)
      let language = RegularLanguage.doubles(Double(low) / 100, Double(high) / 100)
      for whole in 0...14 {
        for fraction in [""] + fractions + longer {
          let digits = (fraction.dropFirst() + "000").prefix(3)
          let thousandths = whole * 1000 + (Int(digits) ?? 0)
          let text = "\(whole)\(fraction)"
          let isInRange = (low * 10...high * 10).contains(thousandths)
          #expect(language.accepts(text) == isInRange, "'\(text)' in \(low)...\(high) hundredths")
          let isNegative = thousandths > 0 && (low * 10...high * 10).contains(-thousandths)
          #expect(language.accepts("-\(text)") == isNegative, "'-\(text)' in \(low)...\(high)")
        }
      }
      for text in ["", ".", "1.", ".1", "01", "01.5", "1.2.3", "1e0", "-", "-.5", "-0", "-0.00"] {
        #expect(!language.accepts(text), "'\(text)'")
      }
    }
  }
}

extension RegularLanguage {
  func accepts(_ text: String) -> Bool {
    text.unicodeScalars.reduce(self) { $0.derivative(by: $1) }.hasEmpty
  }
}
