import Testing
import TestSupport
@testable import RoutegenCompiler

/// The set of texts of a range is the same in all its forms.
@Suite struct PaddedRangeTests {
  @Test func languagesHaveTheTextsOfTheRange() throws {
    var random = SplitMix(seed: 1)
    let texts = (0...1110).flatMap { number in
      (0...3).map { String(repeating: "0", count: $0) + "\(number)" }
    }
    for _ in 0..<60 {
      let width = Int.random(in: 1...3, using: &random)
      let greatest: UInt64 = [9, 99, 999][width - 1]
      let low = UInt64.random(in: 0...greatest, using: &random)
      let high = UInt64.random(in: low...greatest, using: &random)
      let range = PaddedRange(low: low, high: high, width: width)
      #expect(PaddedRange(range.text(of: low), range.text(of: high)) == range)
      let language = RegularLanguage.padded(range)
      for text in texts + ["", "-1", "x", "0.5"] {
        let expected = range.accepts(text)
        #expect(
          (UInt64(text).map { range.text(of: $0) } == text && low...high ~= UInt64(text) ?? 0)
            == expected)
        let rest = text.unicodeScalars.reduce(language) { $0.derivative(by: $1) }
        #expect(rest.hasEmpty == expected, "'\(text)' in \(range)")
      }
    }
  }

  @Test func refusesOtherBounds() {
    for (low, high) in [
      ("01", "9"), ("9", "01"), ("12", "01"), ("-1", "12"), ("", ""), ("1x", "12"),
    ] {
      #expect(PaddedRange(low, high) == nil)
    }
    let wide = String(repeating: "9", count: 19)
    #expect(PaddedRange(wide, wide) == nil)
  }

  @Test(arguments: [
    ("5", "005"), ("0", "000"), ("12", "012"), ("123", "123"), ("05", "05"), ("1234", "1234"),
    ("-5", "-5"), ("", ""), ("x", "x"), ("\u{0661}", "\u{0661}"),
  ]) func padsWhatJSONHas(_ text: String, _ padded: String) {
    #expect(PaddedRange(low: 0, high: 999, width: 3).padded(text) == padded)
  }
}
