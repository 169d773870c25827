import Testing
import TestSupport

@testable import RoutegenRuntime

/// A scan knows the same of a link as a look at each byte.
@Suite struct LinkScanTests {
  private static func withScan(_ bytes: [UInt8], _ body: (LinkScan) -> Void) throws {
    // Memory that is not zero, as that of a call.
    let room = LinkScan.room(for: bytes.count)
    try withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { memory in
      _ = memory.initializeMemory(as: UInt8.self, repeating: 0xAB)
      let start = try #require(memory.baseAddress)
      body(bytes.withUnsafeBufferPointer { LinkScan($0, to: start) })
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { "/?#&=".utf8.contains(byte) }

  /// Whether nothing prevents `isPlain` at a place.
  private static func isPlain(_ bytes: [UInt8], at place: Int) -> Bool {
    let isDot = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ".")
    return (0x21...0x7E).contains(bytes[place]) && !"%\\".utf8.contains(bytes[place])
      && !(bytes[place] == UInt8(ascii: "/") && isDot)
  }

  private static func check(_ bytes: [UInt8]) throws {
    try withScan(bytes) { scan in
      #expect(scan.count == bytes.count)
      #expect(scan.isPlain == bytes.indices.allSatisfy { isPlain(bytes, at: $0) }, "\(bytes)")
      #expect(scan.hasPlus == bytes.contains(UInt8(ascii: "+")), "\(bytes)")
      #expect(scan.hasHash == bytes.contains(UInt8(ascii: "#")), "\(bytes)")
      #expect(scan.view.range.map { scan.view[$0] } == bytes)
      checkCodes(of: scan, bytes)
      var separator = bytes.count
      for offset in (0...bytes.count + 2).reversed() {
        let byte = offset < bytes.count ? bytes[offset] : 0
        if isSeparator(byte) { separator = offset }
        #expect(scan[offset] == byte, "\(bytes) at \(offset)")
        #expect(scan.separator(from: offset) == separator, "\(bytes) at \(offset)")
        let chunk = (0..<8).reversed().reduce(UInt64(0)) { chunk, place in
          chunk << 8 | UInt64(offset + place < bytes.count ? bytes[offset + place] : 0)
        }
        #expect(scan.chunk(at: offset) == chunk, "\(bytes) at \(offset)")
      }
      for offset in [-1, -8, Int.min, Int.max, bytes.count + 1, bytes.count + 64] {
        #expect(scan[offset] == 0 && scan.chunk(at: offset) == 0)
        #expect(scan.separator(from: offset) == bytes.count)
        #expect(scan.string(offset, bytes.count) == "" || offset == bytes.count)
      }
    }
  }

  private static func checkCodes(of scan: LinkScan, _ bytes: [UInt8]) {
    let first = bytes.firstIndex { "%+".utf8.contains($0) } ?? 0
    let end = bytes.lastIndex { "%+".utf8.contains($0) }.map { $0 + 1 } ?? 0
    for offset in bytes.indices {
      let isLiteral = !(first..<end).contains(offset)
      #expect(scan.isLiteral(offset, offset + 1) == isLiteral, "\(bytes) at \(offset)")
    }
    guard !scan.isPlain else { return }
    let isOfURI = bytes.allSatisfy {
      UnescapedBytes.fragment.contains($0) || "%#".utf8.contains($0)
    }
    #expect(scan.isOfURI == isOfURI, "\(bytes)")
    #expect(scan.doubtful == (isOfURI ? first..<end : 0..<bytes.count), "\(bytes)")
  }

  /// Lengths around those of blocks, of words of bits, and of pairs of words.
  @Test(arguments: [
    0, 1, 7, 8, 9, 15, 16, 17, 47, 48, 63, 64, 65, 79, 80, 127, 128, 129, 255, 256, 257,
  ])
  func knowsEveryByte(_ count: Int) throws {
    var random = SplitMix(seed: UInt64(count))
    try Self.check([UInt8](repeating: UInt8(ascii: "a"), count: count))
    for _ in 0..<40 {
      let special = Array("/?#&=+.%\\ ".utf8) + [0x00, 0x1F, 0x20, 0x7F, 0x80, 0xC3, 0xFF]
      let share = Int.random(in: 2...40, using: &random)
      try Self.check(
        (0..<count).map { _ in
          Int.random(in: 0..<share, using: &random) == 0
            ? random.pick(special) : UInt8.random(in: 0x21...0x7E, using: &random)
        })
    }
  }

  /// Each byte alone, at the start, at the end and across the boundary of two blocks.
  @Test func knowsEachByteAtEachPlace() throws {
    for byte in UInt8.min...UInt8.max {
      for place in [0, 1, 14, 15, 16, 31, 32] {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 33)
        bytes[place] = byte
        try Self.check(bytes)
      }
    }
  }

  @Test(arguments: [
    ("a/b/", 0, 4, nil, nil), ("a&b=c/d?e#f", 0, 7, "e", "f"), ("a#b?c#d", 0, 1, nil, "b?c#d"),
    ("a?b?c", 0, 1, "b?c", nil), ("a?", 0, 1, "", nil), ("a?#", 0, 1, "", ""), ("", 0, 0, nil, nil),
  ]) func findsTheParts(
    _ text: String, _ start: Int, _ end: Int, _ query: String?, _ fragment: String?
  ) throws {
    try Self.withScan(Array(text.utf8)) { scan in
      #expect(scan.pathEnd(from: start) == end)
      #expect(scan.query(after: end).map { scan.string($0.lowerBound, $0.upperBound) } == query)
      #expect(
        scan.fragment(after: end).map { scan.string($0.lowerBound, $0.upperBound) } == fragment)
    }
  }

  /// A short `Int` is parsed eight digits at once.
  @Test func parsesIntsAsByteByByte() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...21, using: &random)
      let digits = (0..<count).map { _ in
        Int.random(in: 0..<20, using: &random) == 0
          ? UInt8.random(in: 0...255, using: &random)
          : UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &random)
      }
      let bytes = Array("x=".utf8) + digits + Array("&7".utf8)
      try Self.withScan(bytes) { scan in
        let expected: Int? = Numbers.integer(scan.view, 2..<2 + count)
        let value = Numbers.int(scan, 2, 2 + count).map { Int(Int64(bitPattern: $0)) }
        #expect(value == expected, "\(bytes)")
      }
    }
  }
}

/// What is outside of a frame is not written, and reads as zeros.
@Suite struct MatchFrameTests {
  @Test func keepsItsRecordsApart() throws {
    let space = MatchSpace(captures: 3, slots: 4, choices: 5)
    try withUnsafeTemporaryAllocation(byteCount: space.byteCount + 64, alignment: 16) { memory in
      _ = memory.initializeMemory(as: UInt8.self, repeating: 0xAB)
      let frame = MatchFrame(space, in: try #require(memory.baseAddress))
      let descriptor = SlotDescriptor(bits: 0x12_3456_7812)
      for order in -1...4 {
        let bits = UInt64(truncatingIfNeeded: order)
        frame.setPath(order, Capture(bits: 100 &+ bits), ReadValue(bits: bits, low: 7 &+ bits))
      }
      for slot in 0..<4 { frame.fill(slot: slot, Capture(bits: UInt64(slot + 50)), descriptor) }
      for number in 0..<5 {
        let choice = MatchFrame.Choice(
          alternative: number, position: 10 + number, captureCount: 20, unreadable: 30)
        #expect(frame.setChoice(number, choice))
      }
      for order in 0..<3 { #expect(frame.pathCapture(order).bits == UInt64(100 + order)) }
      frame.fill(slot: 2, fromPath: 1, descriptor.withoutKey)
      let slots = frame.filledSlots(4)
      #expect((0..<4).map { slots.capture($0).bits } == [50, 51, 101, 53])
      #expect((slots.value(2), slots.low(2)) == (1, 8))
      #expect(frame.descriptor(ofSlot: 1).key == 0x34_56 << 0 | 0x12 << 16)
      #expect(frame.descriptor(ofSlot: 2).key == 0)
      for number in 0..<5 {
        let choice = frame.choice(number)
        #expect((choice.alternative, choice.position) == (number, 10 + number))
        #expect((choice.captureCount, choice.unreadable) == (20, 30))
      }
      #expect([-1, 4, .max, .min].allSatisfy { slots.capture($0).isAbsent })
      #expect(slots.dropping(3).capture(0).bits == 53)
      #expect(slots.dropping(3).capture(1).isAbsent && slots.dropping(.max).capture(0).isAbsent)
      #expect(memory[space.byteCount...].allSatisfy { $0 == 0xAB })
      let far = MatchFrame.Choice(alternative: 1, position: 1, captureCount: 1, unreadable: 1)
      #expect(!frame.setChoice(1000, far))
      frame.setPath(1000, Capture(bits: 1), ReadValue())
      #expect(memory[space.byteCount...].allSatisfy { $0 == 0xAB })
    }
  }

  @Test func usesItsLastRecord() throws {
    let space = MatchSpace(captures: 0, slots: 1, choices: 0)
    try withUnsafeTemporaryAllocation(byteCount: space.byteCount, alignment: 16) { memory in
      let frame = MatchFrame(space, in: try #require(memory.baseAddress))
      frame.fill(slot: 1, Capture(bits: 51), SlotDescriptor(bits: 7))
      #expect(frame.filledSlots(2).capture(1).bits == 51)
      #expect(frame.filledSlots(3).capture(1).isAbsent)
    }
  }
}
