import Testing
import TestSupport

@testable import RoutegenRuntime

@Suite struct NumbersTests {
  /// The rows of `Tests/Corpus/texts/numbers.txt`.
  @Test func readsNumbers() {
    Corpus.texts("numbers").expect { row in
      let text = row.unescaped
      let numbers = [
        Numbers.integer(text, as: Int.self).map { "Int \($0)" },
        Numbers.integer(text, as: UInt.self).map { "UInt \($0)" },
        Numbers.double(text).map { "Double \($0)" },
      ].compactMap { $0 }
      return numbers.isEmpty ? "! no number" : "-> \(numbers.joined(separator: ", "))"
    }
    #expect(Numbers.integer("", as: Int.self) == nil && Numbers.double("") == nil)
  }

  @Test(arguments: [
    ("0", 0), ("007", 7), ("05", 5), ("12", 12), ("999999999999999999", 999_999_999_999_999_999),
    ("000000000000000001", 1),
  ]) func readsDigits(_ text: String, _ value: UInt64) {
    #expect(withByteView(of: text) { Numbers.digits($0, $0.range) } == value)
    #expect(WrittenValue.padded(value, digits: text.utf8.count).text == text)
  }

  @Test(arguments: ["", "-5", "+5", "5 ", "0x5", "\u{0661}", "5\u{301}", "0000000000000000001"])
  func refusesWhatIsNotDigits(_ text: String) {
    #expect(withByteView(of: text) { Numbers.digits($0, $0.range) } == nil)
  }

  /// A number without a text of its width is unprintable, and not truncated.
  @Test func paddedNumbersKeepTheirWidth() {
    #expect(WrittenValue.padded(5, digits: 2).text == "05")
    #expect(WrittenValue.padded(100, digits: 2).isUnprintable)
    #expect(WrittenValue.padded(-5, digits: 2).isUnprintable)
    #expect(WrittenValue.padded(Int.min, digits: 18).isUnprintable)
  }

  @Test func refusesIntegersThatDoNotFit() {
    #expect(Numbers.integer("9223372036854775808", as: Int64.self) == nil)
    #expect(Numbers.integer("-9223372036854775809", as: Int64.self) == nil)
    #expect(Numbers.integer("18446744073709551615") == UInt64.max)
    #expect(Numbers.integer("18446744073709551616", as: UInt64.self) == nil)
    #expect(Numbers.integer("-1", as: UInt64.self) == nil)
    #expect(Numbers.integer(String(repeating: "9", count: 400), as: Int.self) == nil)
    #expect(Numbers.integer("1.0", as: Int.self) == nil)
    for text in ["-129", "128", "1000", "300"] {
      #expect(Numbers.integer(text, as: Int8.self) == nil)
    }
    for value in Int8.min...Int8.max { #expect(Numbers.integer(String(value)) == value) }
  }

  @Test func refusesDoublesThatDoNotFit() {
    #expect(Numbers.double("1" + String(repeating: "0", count: 308)) == 1e308)
    #expect(Numbers.double("1" + String(repeating: "0", count: 309)) == nil)
    #expect(Numbers.double("0." + String(repeating: "0", count: 400) + "1") == 0)
    #expect(Numbers.double("-0." + String(repeating: "0", count: 400) + "1") == nil)
  }

  @Test func readsOnlyTheRange() {
    let bytes = ByteView("/12/-3.5/")
    #expect(Numbers.integer(bytes, 1..<3) == 12)
    #expect(Numbers.integer(bytes, 1..<4, as: Int.self) == nil)
    #expect(Numbers.integer(bytes, 3..<3, as: Int.self) == nil)
    #expect(Numbers.integer(bytes, 90..<99, as: Int.self) == nil)
    #expect(Numbers.double(bytes, 4..<8) == -3.5)
  }

  @Test(arguments: [
    (7, "7"), (0, "0"), (-7, "-7"), (0.5, "0.5"), (-0.5, "-0.5"), (0.1, "0.1"), (100, "100"),
    (100.25, "100.25"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
    (1e20, "100000000000000000000"), (1.5e20, "150000000000000000000"),
    (-1e20, "-100000000000000000000"),
    (1e-5, "0.00001"), (1.25e-7, "0.000000125"), (123456.789, "123456.789"),
    (9_007_199_254_740_992, "9007199254740992"),
  ]) func printsTheShortestDigits(_ value: Double, _ text: String) {
    #expect(Numbers.text(value) == text)
  }

  @Test func printsTheExtremes() {
    #expect(Numbers.text(.leastNonzeroMagnitude) == "0." + String(repeating: "0", count: 323) + "5")
    #expect(
      Numbers.text(.greatestFiniteMagnitude)
        == "17976931348623157" + String(repeating: "0", count: 292))
    for value in [Double.nan, .infinity, -.infinity, -0.0] { #expect(Numbers.text(value) == nil) }
  }

  @Test func readsBackWhatItPrints() {
    var pattern: UInt64 = 1
    for _ in 0..<20_000 {
      pattern = pattern &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: pattern)
      guard let text = Numbers.text(value) else {
        #expect(!value.isFinite)
        continue
      }
      #expect(Numbers.double(text) == value, "\(text)")
      #expect(!text.hasSuffix(".0") && !text.contains("e"))
    }
  }
}
