import Testing
import TestSupport

@testable import RoutegenRuntime

@Suite struct PercentTests {
  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "abc"), ("a+b", "a+b", "a b"), ("a%2Bb", "a+b", "a+b"),
    ("%20", " ", " "), ("a%2Fb", "a/b", "a/b"), ("%252e", "%2e", "%2e"),
    ("%25%32%66", "%2f", "%2f"),
    ("caf%C3%A9", "caf\u{E9}", "caf\u{E9}"), ("caf%c3%a9+", "caf\u{E9}+", "caf\u{E9} "),
    ("e%CC%81", "e\u{301}", "e\u{301}"), ("%F0%9F%98%80", "\u{1F600}", "\u{1F600}"),
    ("\u{E9}", "\u{E9}", "\u{E9}"), ("%", "%", "%"), ("%4", "%4", "%4"), ("%zz+", "%zz+", "%zz "),
  ]) func decodesOnce(_ text: String, _ asPath: String, _ asQuery: String) {
    withByteView(of: text) { bytes in
      for (plusIsSpace, expected) in [(false, asPath), (true, asQuery)] {
        let result = decoded(bytes, bytes.range, plusIsSpace: plusIsSpace)
        // `==` compares canonically equivalent texts as equal.
        #expect(Array(result.utf8) == Array(expected.utf8))
        withByteView(of: expected) { other in
          #expect(
            decodedEquals(
              bytes, bytes.range, plusIsSpace: plusIsSpace, other, other.range, caseless: false))
        }
      }
    }
  }

  @Test func decodesOnlyTheRange() {
    let bytes = ByteView("a%2Fb%2Fc")
    #expect(decoded(bytes, 1..<4, plusIsSpace: false) == "/")
    #expect(decoded(bytes, 2..<5, plusIsSpace: false) == "2Fb")
    // An escape that crosses an end of the range is incomplete.
    #expect(decoded(bytes, 0..<3, plusIsSpace: false) == "a%2")
    #expect(decoded(bytes, 5..<100, plusIsSpace: false) == "/c")
    #expect(decoded(bytes, -5..<1, plusIsSpace: false) == "a")
    #expect(decoded(bytes, 50..<100, plusIsSpace: false) == "")
  }

  @Test(arguments: [
    ("home", "home", true, true), ("HoMe", "home", false, true), ("h%4Fme", "hOme", true, true),
    ("h%4Fme", "home", false, true), ("home", "homes", false, false),
    ("homes", "home", false, false),
    ("", "", true, true), ("", "a", false, false), ("a", "", false, false),
    ("@", "`", false, false),
    ("[", "{", false, false), ("%C3%89", "\u{C9}", true, true), ("%C3%89", "\u{E9}", false, false),
    ("e%CC%81", "\u{E9}", false, false), ("%2F", "/", true, true), ("%252F", "%2F", true, true),
    ("\u{212A}", "k", false, false),
  ]) func comparesDecoded(_ text: String, _ other: String, _ isSame: Bool, _ isSameCaseless: Bool) {
    withByteView(of: text) { bytes in
      withByteView(of: other) { other in
        for (caseless, expected) in [(false, isSame), (true, isSameCaseless)] {
          #expect(
            decodedEquals(
              bytes, bytes.range, plusIsSpace: false, other, other.range, caseless: caseless)
              == expected)
        }
      }
    }
  }

  /// Escapes at each place of a text of several chunks, and in any part of it.
  @Test func decodesAsByteByByte() {
    var random = SplitMix(seed: 11)
    let parts = ["a", "bcdefgh", "+", "%41", "%2b", "%", "%4", "K"]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      let bytes = Array(text.utf8)
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      for plusIsSpace in [false, true] {
        var expected: [UInt8] = []
        var rest = bytes[start..<end]
        while let byte = rest.popFirst() {
          let digits = String(decoding: rest.prefix(2), as: UTF8.self)
          if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
            let value = UInt8(digits, radix: 16)
          {
            expected.append(value)
            rest = rest.dropFirst(2)
          } else {
            expected.append(byte == UInt8(ascii: "+") && plusIsSpace ? UInt8(ascii: " ") : byte)
          }
        }
        let results = withByteView(of: text) { view in
          [false, true].map { folded in
            withDecodedBytes(view, start..<end, plusIsSpace: plusIsSpace, folded: folded) {
              decoded in decoded.range.map { decoded[$0] }
            }
          }
        }
        #expect(results[0] == expected, "\(text) \(start..<end)")
        #expect(results[1] == expected.map { foldedASCII($0) }, "\(text) \(start..<end)")
      }
    }
  }

  /// The character sets of RFC 3986, sections 2.2, 2.3, 3.3 and 3.4.
  @Test func keepsWhatTheStandardKeeps() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let segment = Set("\(letters)-._~!$&'()*+,;=:@".utf8)
    let query = segment.union("/?".utf8).subtracting("&=+".utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(UnescapedBytes.segment.contains(byte) == segment.contains(byte), "\(byte)")
      #expect(UnescapedBytes.query.contains(byte) == query.contains(byte), "\(byte)")
    }
  }

  @Test func readsAndWritesHexadecimalDigits() {
    for value in UInt8(0)...15 {
      let upper = Array(String(value, radix: 16, uppercase: true).utf8)[0]
      #expect(Percent.hexDigit(value) == upper)
      #expect(Percent.hexDigitValue(upper) == value)
      #expect(Percent.hexDigitValue(Array(String(value, radix: 16).utf8)[0]) == value)
    }
    for byte in "/:@G`g \u{0}".utf8 { #expect(Percent.hexDigitValue(byte) == nil) }
  }

  // MARK: ByteView

  @Test func readsOutsideAsNothing() {
    let bytes = ByteView("abc")
    #expect([-1, 0, 2, 3, Int.min, Int.max].map { bytes[$0] } == [0, 0x61, 0x63, 0, 0, 0])
    #expect(bytes.string(1..<9) == "bc")
    #expect(bytes.string(7..<9) == "")
    #expect(bytes.string(Int.min..<Int.max) == "abc")
    #expect(bytes.equals(1..<3, ByteView("xbc"), 1..<3))
    #expect(!bytes.equals(0..<2, ByteView("xbc"), 0..<2))
    #expect(!bytes.equals(0..<2, bytes, 0..<3))
    #expect(bytes.equals(3..<3, ByteView(""), 0..<0))
    #expect(bytes.firstOffset(of: 0x63, in: 0..<9) == 2)
    #expect(bytes.firstOffset(of: 0x63, in: 0..<2) == nil)
    #expect(ByteView(UnsafeBufferPointer(start: nil, count: 0)).string(0..<1) == "")
  }

  @Test func passesResultsAndErrorsThrough() {
    #expect(withByteView(of: "caf\u{E9}") { $0.count } == 5)
    #expect(throws: LinkError.excluded) {
      try withByteView(of: "") { (_) throws(LinkError) in throw .excluded }
    }
  }
}
