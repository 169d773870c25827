import RoutegenTool
import Testing
import TestSupport

/// Frames, whole, in pieces and hostile.
@Suite struct FrameReaderTests {
  @Test func framesInPieces() {
    let stream = frame("{}") + Array("content-LENGTH:\t3\r\nX: y\r\n\r\nabc".utf8) + frame("")
    let whole: [FrameReader.Event] = [.body(Array("{}".utf8)), .body(Array("abc".utf8)), .body([])]
    var reader = FrameReader()
    #expect(reader.add(stream) == whole)
    reader = FrameReader()
    #expect(stream.flatMap { reader.add([$0]) } == whole)
  }

  @Test func halfAFrameIsNoFrame() {
    var reader = FrameReader()
    #expect(reader.add(Array("Content-Length: 4\r\n\r".utf8)) == [])
    #expect(reader.add(Array("\nabc".utf8)) == [])
    #expect(reader.add(Array("d".utf8)) == [.body(Array("abcd".utf8))])
  }

  @Test(arguments: [
    "Content-Type: a\r\n\r\n{}", "\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 1e3\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Length\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
  ])
  func withoutALengthNothingIsRead(_ stream: String) {
    var reader = FrameReader()
    #expect(reader.add(Array(stream.utf8) + frame("{}")) == [.noLength])
    #expect(reader.add(frame("{}")) == [])
  }

  @Test func endlessHeadersAreNoHeaders() {
    var reader = FrameReader()
    #expect(reader.add(Array(repeating: 0x61, count: 70_000)) == [.noLength])
  }

  @Test func aBodyThatIsTooLargeIsSkipped() {
    let count = FrameReader.mostBytes + 1
    var reader = FrameReader()
    #expect(
      reader.add(Array("Content-Length: \(count)\r\n\r\n".utf8)) == [.skipped(count: count)])
    let piece = Array(repeating: UInt8(ascii: "{"), count: 1 << 20)
    for _ in 0..<64 { #expect(reader.add(piece) == []) }
    #expect(reader.add([0x61] + frame("{}")) == [.body(Array("{}".utf8))])
  }

  @Test(arguments: 0..<50) func readsAnyBytes(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = ["Content-Length: ", "2", "0", "\r\n", "\r\n\r\n", "{}", ":", "\r", "\n", "é"]
    var reader = FrameReader()
    for _ in 0..<200 { _ = reader.add(Array(random.pick(pieces).utf8)) }
  }
}

/// Returns a body as a frame.
func frame(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}
