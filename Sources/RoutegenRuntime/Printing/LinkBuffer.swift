/// The bytes of a text that is being written, in temporary memory of
/// ``withLinkBuffer(room:_:)``.
///
/// Bytes that do not fit are counted but not written, so that the caller can repeat the call with
/// enough room. A buffer cannot be copied, so it cannot outlive the call.
@safe struct LinkBuffer: ~Copyable {
  private let memory: UnsafeMutableRawBufferPointer

  /// The number of bytes, including those that did not fit.
  private(set) var count = 0

  fileprivate init(_ memory: UnsafeMutableRawBufferPointer) { unsafe self.memory = memory }

  /// Whether all bytes did fit.
  var isComplete: Bool { unsafe count <= memory.count }

  /// Calls `body` with the bytes, or with no bytes if the buffer is not complete.
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    unsafe body(ByteView(UnsafeBufferPointer(written.assumingMemoryBound(to: UInt8.self))))
  }

  /// The bytes as text; empty if the buffer is not complete.
  var string: String { unsafe String(decoding: written, as: UTF8.self) }

  /// Whether both buffers contain the same bytes.
  func isEqual(to other: borrowing LinkBuffer) -> Bool {
    count == other.count
      && withBytes { left in other.withBytes { left.equals(left.range, $0, $0.range) } }
  }

  /// Feeds the bytes to a hasher.
  func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(written))
  }

  private var written: UnsafeMutableRawBufferPointer {
    guard isComplete else { return unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0) }
    return unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
  }
}

/// Calls `body` with an empty buffer of `room` bytes.
///
/// The memory is on the stack if it is at most 1,024 bytes.
func withLinkBuffer<Result>(
  room: Int, _ body: (consuming LinkBuffer) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) {
    body(unsafe LinkBuffer($0))
  }
}

// MARK: Adding

extension LinkBuffer {
  /// Appends `count` bytes and returns a pointer to them; `nil` if they do not fit.
  @inline(__always)
  private mutating func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    let offset = self.count
    self.count += count
    // After bytes that did not fit, no more bytes fit, because the count only increases.
    guard unsafe self.count <= memory.count, let base = unsafe memory.baseAddress else {
      return nil
    }
    return unsafe base + offset
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if let destination = unsafe reserve(1) {
      unsafe destination.storeBytes(of: byte, as: UInt8.self)
    }
  }

  /// Appends the bytes of a number, the lowest first.
  @inline(__always)
  mutating func append(_ chunk: UInt64) {
    if let destination = unsafe reserve(8) {
      unsafe destination.storeBytes(of: chunk.littleEndian, as: UInt64.self)
    }
  }

  /// Appends the text without escapes.
  mutating func append(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return }
    unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the text without escapes.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends the number of bytes and the bytes if all are ASCII, and returns whether they are.
  mutating func appendASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard unsafe bytes.isASCII else { return false }
      append(UInt64(bytes.count))
      unsafe append(bytes)
      return true
    }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if let destination = unsafe reserve(bytes.count) { unsafe destination.copy(bytes) }
  }

  /// Appends the beginning of an item: a separator, the key without escapes, and `=`.
  mutating func append(_ separator: UInt8, key: StaticString) {
    guard key.hasPointerRepresentation else { return }
    let count = key.utf8CodeUnitCount
    guard let destination = unsafe reserve(count &+ 2) else { return }
    unsafe destination.storeBytes(of: separator, as: UInt8.self)
    unsafe (destination + 1).copy(UnsafeRawBufferPointer(start: key.utf8Start, count: count))
    unsafe destination.storeBytes(
      of: UInt8(ascii: "="), toByteOffset: count &+ 1, as: UInt8.self)
  }

  /// Removes the bytes after the first `count` ones.
  mutating func cut(to count: Int) { self.count = count }

  /// Appends other bytes.
  mutating func append(_ bytes: ByteView) { unsafe append(UnsafeRawBufferPointer(bytes.buffer)) }

  /// Appends a number in decimal.
  mutating func append(decimal magnitude: UInt64, isNegative: Bool) {
    if isNegative { append(UInt8(ascii: "-")) }
    append(decimal: magnitude)
  }

  private mutating func append(decimal magnitude: UInt64) {
    let (high, low) = magnitude.quotientAndRemainder(dividingBy: 100_000_000)
    let digits = Self.digits(low)
    if high == 0 {
      // The last digit stays, also of 0.
      let zeros = min(ByteMasks.first(digits), 7)
      append((digits | ByteMasks.all(0x30)) &>> UInt64(zeros &* 8), count: 8 &- zeros)
    } else {
      append(decimal: high)
      append(digits | ByteMasks.all(0x30))
    }
  }

  /// The eight digits of a number below 100,000,000, the first in the lowest byte.
  ///
  /// Each step divides all parts of the number at once, by a product and a shift.
  private static func digits(_ number: UInt64) -> UInt64 {
    let (high, low) = (number / 10_000, number % 10_000)
    let fours = high | low &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) &<< 8
  }

  /// Appends the first bytes of a chunk.
  private mutating func append(_ chunk: UInt64, count: Int) {
    guard unsafe memory.count &- self.count >= 8 else {
      for place in 0..<count { append(UInt8(truncatingIfNeeded: chunk &>> UInt64(place &* 8))) }
      return
    }
    append(chunk)
    self.count &-= 8 &- count
  }

  /// Appends the text of a UUID, 36 characters in upper case.
  mutating func append(_ uuid: UUIDBits) {
    guard let destination = unsafe reserve(36) else { return }
    let (second, third) = (UUIDBits.digits(uuid.high), UUIDBits.digits(uuid.low >> 32))
    unsafe destination.store(UUIDBits.digits(uuid.high >> 32), at: 0)
    unsafe destination.store(firstHalfOf: second, at: 9)
    unsafe destination.store(firstHalfOf: second >> 32, at: 14)
    unsafe destination.store(firstHalfOf: third, at: 19)
    unsafe destination.store(firstHalfOf: third >> 32, at: 24)
    unsafe destination.store(UUIDBits.digits(uuid.low), at: 28)
    for offset in stride(from: 8, through: 23, by: 5) {
      unsafe destination.storeBytes(of: UInt8(ascii: "-"), toByteOffset: offset, as: UInt8.self)
    }
  }
}

// MARK: Rearranging

extension LinkBuffer {
  /// The byte at an offset from the first byte, in a buffer that is complete.
  subscript(offset: Int) -> UInt8 { unsafe written[offset] }

  /// Exchanges two bytes of a buffer that is complete.
  mutating func swapAt(_ first: Int, _ second: Int) { unsafe written.swapAt(first, second) }

  /// Rearranges the bytes from `start` on, in a buffer that is complete, so that those from `middle`
  /// on come first.
  mutating func rotate(from start: Int, toStartAt middle: Int) {
    reverse(start..<middle)
    reverse(middle..<count)
    reverse(start..<count)
  }

  /// Escapes each `~` after a `:` in the fragment, because browsers remove `:~:` and everything behind it, and in
  /// one that must not be read as a path each `/` and `?`.
  mutating func escapeFragment(isNoPath: Bool) {
    guard isComplete, let hash = (0..<count).first(where: { self[$0] == UInt8(ascii: "#") }) else {
      return
    }
    let end = count
    let escapes = (hash..<end).reduce(0) { isEscaped(at: $1, isNoPath) ? $0 + 1 : $0 }
    guard escapes > 0, unsafe reserve(2 * escapes) != nil else { return }
    var target = count
    for offset in (hash..<end).reversed() {
      let byte = self[offset]
      for byte in isEscaped(at: offset, isNoPath)
        ? [Percent.hexDigit(byte), Percent.hexDigit(byte >> 4), UInt8(ascii: "%")] : [byte]
      {
        target -= 1
        unsafe written[target] = byte
      }
    }
  }

  private func isEscaped(at offset: Int, _ isNoPath: Bool) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "~"): self[offset - 1] == UInt8(ascii: ":")
    case UInt8(ascii: "/"), UInt8(ascii: "?"): isNoPath
    default: false
    }
  }

  private mutating func reverse(_ range: Range<Int>) {
    for offset in 0..<range.count / 2 {
      swapAt(range.lowerBound + offset, range.upperBound - 1 - offset)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isASCII: Bool {
    var bits: UInt64 = 0
    var offset = 0
    while count &- offset >= 8 {
      unsafe bits |= loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
    for offset in offset..<count { unsafe bits |= UInt64(self[offset]) }
    return bits & ByteMasks.all(0x80) == 0
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  fileprivate func copy(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    switch count {
    case 0: return
    case 8...16:
      // Two overlapping chunks: for the length of most segments a call of `memcpy` takes longer.
      let tail = count &- 8
      unsafe copyChunk(from: source)
      unsafe (self + tail).copyChunk(from: source + tail)
    case 4..<8:
      let tail = count &- 4
      unsafe copyHalfChunk(from: source)
      unsafe (self + tail).copyHalfChunk(from: source + tail)
    case 1..<4:
      for offset in 0..<count {
        unsafe storeBytes(of: bytes[offset], toByteOffset: offset, as: UInt8.self)
      }
    default: unsafe copyMemory(from: source, byteCount: count)
    }
  }

  fileprivate func copyChunk(from source: UnsafeRawPointer) {
    unsafe storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
  }

  /// Stores the bytes of a number, the lowest first.
  fileprivate func store(_ chunk: UInt64, at offset: Int) {
    unsafe storeBytes(of: chunk.littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  fileprivate func store(firstHalfOf chunk: UInt64, at offset: Int) {
    let half = UInt32(truncatingIfNeeded: chunk)
    unsafe storeBytes(of: half.littleEndian, toByteOffset: offset, as: UInt32.self)
  }

  fileprivate func copyHalfChunk(from source: UnsafeRawPointer) {
    unsafe storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
  }
}

// MARK: Percent-encoding

extension LinkBuffer {
  /// Properties of a text that was percent-encoded.
  struct Remarks {
    /// Whether the text is empty.
    var isEmptyText = false

    /// Whether the text contains a full stop, so that it may be a dot segment.
    var hasDot = false

    /// Whether no link can contain the text, because of a C0 or C1 control or delete, or because a
    /// number has none.
    var isUnprintable = false
  }

  /// Appends the text with escapes for all bytes that are not in the set.
  ///
  /// - Parameter allowsLineBreaks: Whether a link can contain a text with tabs or line breaks.
  mutating func append(
    _ text: String, keeping kept: UnescapedBytes, allowsLineBreaks: Bool = false
  ) -> Remarks {
    let remarks = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(UnsafeRawBufferPointer($0), keeping: kept, allowsLineBreaks)
    }
    if let remarks { return remarks }
    var text = text
    return text.withUTF8 {
      unsafe append(UnsafeRawBufferPointer($0), keeping: kept, allowsLineBreaks)
    }
  }

  private mutating func append(
    _ bytes: UnsafeRawBufferPointer, keeping kept: UnescapedBytes, _ allowsLineBreaks: Bool
  ) -> Remarks {
    var remarks = unsafe Remarks(isEmptyText: bytes.isEmpty)
    var offset = 0
    while offset < bytes.count {
      if bytes.count &- offset >= 8 {
        let chunk = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if UnescapedBytes.areAlphanumericOrHyphens(chunk) {
          if let destination = unsafe reserve(8) {
            unsafe destination.storeBytes(of: chunk, as: UInt64.self)
          }
          offset &+= 8
          continue
        }
      }
      let end = min(offset &+ 8, bytes.count)
      while offset < end {
        let byte = unsafe bytes[offset]
        offset &+= 1
        if kept.contains(byte) {
          append(byte)
          if byte == UInt8(ascii: ".") { remarks.hasDot = true }
        } else {
          let next = unsafe offset < bytes.count ? bytes[offset] : 0
          if Percent.isControl(byte, next), !(allowsLineBreaks && Percent.isLineBreak(byte)) {
            remarks.isUnprintable = true
          }
          append(escaped: byte)
        }
      }
    }
    return remarks
  }

  private mutating func append(escaped byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(Percent.hexDigit(byte >> 4))
    append(Percent.hexDigit(byte))
  }
}
