import Testing

@testable import RoutegenRuntime

/// A view reads its own memory and no other, and searches only the ranges that it is given.
@Suite struct ByteViewTests {
  @Test func readsNothingOutside() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 40)
    bytes.withUnsafeBufferPointer { buffer in
      for count in 0...20 {
        let view = ByteView(UnsafeBufferPointer(rebasing: buffer[10..<10 + count]))
        for offset in [.min, -10, -8, -1, count, count + 1, count + 8, .max] {
          #expect(view[offset] == 0, "\(offset) of \(count)")
          #expect(view.chunk(at: offset) == 0, "\(offset) of \(count)")
        }
        #expect(view.string(-10..<40).utf8.count == count)
        #expect(view.part(-10..<40).count == count)
      }
    }
  }

  @Test(arguments: [
    ("//[::1]/", 0..<8, 2), ("https://[::1]", 0..<13, 8), ("x=https://[::1]", 2..<15, 10),
    ("//[", 0..<3, 2), ("//[", 0..<2, nil), ("/[::1]", 0..<6, nil), ("a/b//[", 0..<6, nil),
    ("//a[", 0..<4, nil), ("/", 0..<1, nil), ("[::1]", 0..<5, nil), ("//x[", 1..<4, nil),
  ])
  func findsTheBracketOfAHost(_ text: String, _ range: Range<Int>, _ offset: Int?) {
    withByteView(of: text) { #expect($0.bracketOfHost(in: range) == offset) }
  }

  @Test(arguments: [
    ("http://", true), ("https://", true), ("HTTPS://a", true), ("http:/", false), ("", false),
    ("http:/x", false), ("a+b-c.7://a", true), ("7a://a", false), ("://a", false),
    ("https:/%2F", false), ("a%3A//", false), ("a/b://", false), ("é://", false),
  ])
  func findsSchemes(_ text: String, _ hasScheme: Bool) {
    withByteView(of: "?" + text) { bytes in
      #expect(bytes.hasScheme(1..<bytes.count) == hasScheme)
      // The rest of a scheme after the range does not count.
      let end = text.firstRange(of: "://").map { $0.lowerBound.utf16Offset(in: text) + 3 } ?? 0
      for end in 1..<max(end, 2) { #expect(!bytes.hasScheme(1..<end)) }
    }
  }

  @Test(arguments: [
    ("", true), ("a", true), ("https://a/?b=c#d", true), ("a#", true), ("a#b#", false),
    ("a##", false), ("abcdefgh#ijklmnop#", false), ("abcdefg#hijklmnopqrstuvw", true),
    ("a\"", false), ("a<b", false), ("abcdefghijk>", false), ("[a", false), ("a]", false),
    ("a^", false), ("`", false), ("{", false), ("|", false), ("}", false), ("é", false),
    ("a%C3%A9", true), ("@~!$&'()*+,;=", true),
  ])
  func knowsWhatAURIContains(_ text: String, _ isPart: Bool) {
    withByteView(of: text) { #expect($0.isPartOfURI == isPart) }
  }

  @Test func comparesOnlyTheRanges() {
    let (bytes, other) = (ByteView("0123456789abcdef?"), ByteView("x0123456789abcdeg"))
    for count in 0...15 {
      #expect(bytes.equals(0..<count, other, 1..<1 + count))
      #expect(bytes.isSame(0..<count, other, 1..<1 + count, caseless: true))
      #expect(!bytes.equals(0..<count, other, 1..<2 + count))
      #expect(!bytes.isSame(0..<count, other, 0..<count + 1, caseless: true))
      if count > 0 { #expect(!bytes.equals(0..<count, other, 0..<count)) }
    }
    #expect(!bytes.equals(0..<16, other, 1..<17))
    #expect(bytes.isSame(10..<16, ByteView("ABCDEF"), 0..<6, caseless: true))
    #expect(!bytes.isSame(10..<16, ByteView("ABCDEF"), 0..<6, caseless: false))
    #expect(!bytes.isSame(10..<16, ByteView("ABCDEX"), 0..<6, caseless: true))
  }
}
