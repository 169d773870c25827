import Testing
import TestSupport

@testable import RoutegenRuntime

/// Searches of eight bytes at once have the same results as searches byte by byte.
@Suite struct ByteMasksTests {
  /// Mostly letters, so that some chunks consist of nothing else.
  private static func bytes(_ random: inout SplitMix) -> [UInt8] {
    let special: [UInt8] = Array("/.%\\ ?#&=+".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xFF]
    return (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Int.random(in: 0..<12, using: &random) == 0
        ? special[Int.random(in: 0..<special.count, using: &random)]
        : UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
    }
  }

  @Test func findTheSameAsByteByByte() {
    var random = SplitMix(seed: 17)
    for _ in 0..<20_000 {
      let bytes = Self.bytes(&random)
      let slash = bytes.firstIndex(of: UInt8(ascii: "/"))
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      let late = bytes[start..<end].firstIndex(of: UInt8(ascii: "&"))
      bytes.withUnsafeBufferPointer { buffer in
        let view = ByteView(buffer)
        #expect(view.firstOffset(of: UInt8(ascii: "/"), in: view.range) == slash, "\(bytes)")
        #expect(view.firstOffset(of: UInt8(ascii: "&"), in: start..<end) == late, "\(bytes)")
        let offset = Int.random(in: -9...bytes.count + 1, using: &random)
        let chunk = (0..<8).reversed().reduce(UInt64(0)) { chunk, place in
          let byte = bytes.indices.contains(offset + place) ? bytes[offset + place] : 0
          return chunk << 8 | UInt64(byte)
        }
        let isInside = (0..<bytes.count).contains(offset)
        #expect(view.chunk(at: offset) == (isInside ? chunk : 0), "\(bytes) at \(offset)")
      }
    }
  }

  /// Each pair of bytes at each place, in a chunk of letters.
  @Test func findTextsWithoutEscapes() {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let letters = ByteMasks.all(UInt8(ascii: "k"))
    for place in 0..<7 {
      for pair in UInt16.min...UInt16.max {
        let mask = UInt64(UInt16.max) << (8 * place)
        let chunk = letters & ~mask | UInt64(pair) << (8 * place)
        let expected = isPlain(UInt8(pair & 0xFF)) && isPlain(UInt8(pair >> 8))
        if UnescapedBytes.areAlphanumericOrHyphens(chunk) != expected {
          Issue.record("\(pair) at \(place)")
        }
      }
    }
  }

  @Test func readUUIDs() {
    var random = SplitMix(seed: 23)
    let digits = Array("0123456789abcdefABCDEF".utf8)
    for _ in 0..<2_000 {
      var text = (0..<36).map { _ in digits[Int.random(in: 0..<digits.count, using: &random)] }
      for dash in [8, 13, 18, 23] { text[dash] = UInt8(ascii: "-") }
      let hex = String(decoding: text.filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
      let bits = UUIDBits(String(decoding: text, as: UTF8.self))
      #expect(bits?.high == UInt64(hex.prefix(16), radix: 16))
      #expect(bits?.low == UInt64(hex.suffix(16), radix: 16))
      text[Int.random(in: 0..<36, using: &random)] = UInt8(ascii: "g")
      #expect(UUIDBits(String(decoding: text, as: UTF8.self)) == nil)
    }
    for byte in UInt8.min...UInt8.max where !digits.contains(byte) {
      var other = Array("00000000-0000-0000-0000-000000000000".utf8)
      other[Int(byte) % 8] = byte
      #expect(other.withUnsafeBufferPointer { UUIDText.value(ByteView($0), 0, 36) } == nil)
    }
  }
}
