/// The bytes of a text, for as long as somebody else keeps them alive.
///
/// With ``Scratch`` the only place of the runtime that reads through an unsafe pointer: every access is
/// checked, and what lies outside reads as 0, a byte that no accepted link has. A view is passed down
/// the stack and never stored.
struct ByteView {
  let count: Int

  private let buffer: UnsafeBufferPointer<UInt8>

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
    self.count = buffer.count
  }

  init(_ text: StaticString) {
    // A static string that was made of one scalar has no bytes to point at; no literal is stored so.
    guard text.hasPointerRepresentation else {
      self.init(UnsafeBufferPointer(start: nil, count: 0))
      return
    }
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// All offsets.
  var range: Range<Int> { 0..<count }

  /// The byte at `offset`, or 0 outside.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    // One comparison for both ends: a negative offset is a huge unsigned one.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? buffer[offset] : 0
  }

  /// The eight bytes from `offset` on, the first in the lowest place; 0 for those outside.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8, let start = buffer.baseAddress else {
      return wordAtEnd(offset)
    }
    return UInt64(
      littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private func wordAtEnd(_ offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    if count >= 8 { return word(at: count &- 8) >> UInt64((offset &+ 8 &- count) &* 8) }
    var word: UInt64 = 0
    for place in (offset..<count).reversed() { word = word << 8 | UInt64(buffer[place]) }
    return word
  }

  /// Whether both look at the same place in memory.
  func isIdentical(to other: ByteView) -> Bool {
    buffer.baseAddress == other.buffer.baseAddress && count == other.count
  }

  /// The text of the part of `range` that lies inside.
  func string(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  /// The bytes of the part of `range` that lies inside, as a view of their own.
  func part(_ range: Range<Int>) -> ByteView {
    ByteView(slice(range))
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let inside = range.clamped(to: self.range)
    return UnsafeBufferPointer(
      start: buffer.baseAddress.map { $0 + inside.lowerBound }, count: inside.count)
  }
}

/// Calls `body` with the UTF-8 bytes of `text`.
///
/// The view must not outlive the call.
@inline(__always)
func withByteView<R, E: Error>(
  of text: String, _ body: (ByteView) throws(E) -> R
) throws(E) -> R {
  var text = text
  // `withUTF8` forgets the type of an error, so the outcome is carried across it as a value.
  let outcome = text.withUTF8 { (buffer) -> Result<R, E> in
    do throws(E) {
      return .success(try body(ByteView(buffer)))
    } catch {
      return .failure(error)
    }
  }
  return try outcome.get()
}

/// Calls `body` with a part of a link, decoded and with `folded` in lower case.
///
/// The view must not outlive the call.
func withDecodedBytes<R>(
  _ bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool, folded: Bool,
  _ body: (ByteView) -> R
) -> R {
  let capacity = range.clamped(to: bytes.range).count
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
    var count = 0
    for byte in PercentReader(bytes, range, plusIsSpace: plusIsSpace) where count < capacity {
      buffer[count] = folded ? foldedASCII(byte) : byte
      count += 1
    }
    return body(ByteView(UnsafeBufferPointer(rebasing: buffer[..<count])))
  }
}

/// Numbers that one call needs and nobody keeps; on the stack, if they are not many.
///
/// Reading outside gives 0, writing there does nothing.
struct Scratch {
  private let buffer: UnsafeMutableBufferPointer<UInt64>

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<UInt64>) {
    buffer.initialize(repeating: 0)
    self.buffer = buffer
  }

  subscript(_ index: Int) -> UInt64 {
    @inline(__always)
    get {
      UInt(bitPattern: index) < UInt(bitPattern: buffer.count) ? buffer[index] : 0
    }
    @inline(__always)
    nonmutating set {
      if UInt(bitPattern: index) < UInt(bitPattern: buffer.count) { buffer[index] = newValue }
    }
  }
}

/// Calls `body` with `count` zeros.
@inline(__always)
func withScratch<R>(_ count: Int, _ body: (Scratch) -> R) -> R {
  if count <= smallScratch {
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallScratch) {
      body(Scratch($0))
    }
  }
  return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { body(Scratch($0)) }
}

/// How many numbers fit without the heap: more than any route needs that people write.
private let smallScratch = 64
