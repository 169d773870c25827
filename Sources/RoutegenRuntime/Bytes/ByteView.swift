/// The bytes of a text that its owner keeps alive for the duration of a call.
///
/// Every access is checked against the bounds, and a byte outside of them is 0, which no accepted
/// link contains. A view is passed down the stack and never stored.
///
/// The runtime accesses memory through unsafe pointers in this file, in ``LinkScan``, ``MatchFrame``
/// and ``LinkBuffer``, and nowhere else.
@safe struct ByteView {
  private let start: UnsafeRawPointer

  /// The last offset at which a whole chunk begins; negative for fewer than eight bytes.
  private let lastChunk: Int

  @inline(__always)
  var count: Int { lastChunk &+ 8 }

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(buffer.baseAddress, count: buffer.count)
  }

  @inline(__always)
  init(_ text: StaticString) {
    // A static string that is a single scalar has no pointer. No string literal is stored that way.
    let isPointer = text.hasPointerRepresentation
    unsafe self.init(
      isPointer ? text.utf8Start : nil, count: isPointer ? text.utf8CodeUnitCount : 0)
  }

  @inline(__always)
  private init(_ start: UnsafePointer<UInt8>?, count: Int) {
    let isEmpty = unsafe start == nil
    unsafe self.start = UnsafeRawPointer(start ?? Self.nothing.utf8Start)
    lastChunk = (isEmpty ? 0 : count) &- 8
  }

  /// The text that an empty view points to.
  private static var nothing: StaticString { "" }

  /// All offsets.
  var range: Range<Int> { 0..<count }

  /// The byte at `offset`, or 0 outside of the view.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    // One comparison for both ends: a negative offset is a huge unsigned one.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? byte(at: offset) : 0
  }

  /// The eight bytes from `offset` on, the first in the lowest byte; bytes outside of the view are
  /// 0.
  @inline(__always)
  func chunk(at offset: Int) -> UInt64 {
    hasChunk(at: offset) ? uncheckedChunk(at: offset) : chunkAtEnd(offset)
  }

  /// The eight bytes from `offset` on, if all of them are inside the view; otherwise 0.
  ///
  /// At the end of a ``RouteTable`` are its nodes, so every chunk of another record is inside.
  @inline(__always)
  func wholeChunk(at offset: Int) -> UInt64 {
    hasChunk(at: offset) ? uncheckedChunk(at: offset) : 0
  }

  /// Two chunks, if all of their bytes are inside the view; otherwise zeros.
  @inline(__always)
  func twoChunks(at offset: Int) -> (UInt64, UInt64) {
    guard hasChunk(at: offset, last: lastChunk &- 8) else { return (0, 0) }
    return (uncheckedChunk(at: offset), uncheckedChunk(at: offset &+ 8))
  }

  /// Three chunks, if all of their bytes are inside the view; otherwise zeros.
  @inline(__always)
  func threeChunks(at offset: Int) -> (UInt64, UInt64, UInt64) {
    guard hasChunk(at: offset, last: lastChunk &- 16) else { return (0, 0, 0) }
    return (
      uncheckedChunk(at: offset), uncheckedChunk(at: offset &+ 8), uncheckedChunk(at: offset &+ 16)
    )
  }

  @inline(__always)
  private func hasChunk(at offset: Int) -> Bool { hasChunk(at: offset, last: lastChunk) }

  /// Whether the offset is neither negative nor after the last one.
  @inline(__always)
  private func hasChunk(at offset: Int, last: Int) -> Bool { offset >= 0 && offset <= last }

  @inline(never)
  private func chunkAtEnd(_ offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    if count >= 8 {
      return uncheckedChunk(at: count &- 8) >> UInt64((offset &+ 8 &- count) &* 8)
    }
    var chunk: UInt64 = 0
    for place in (offset..<count).reversed() { chunk = chunk << 8 | UInt64(byte(at: place)) }
    return chunk
  }

  // The callers of these two have checked the offset.

  @inline(__always)
  private func uncheckedChunk(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func byte(at offset: Int) -> UInt8 {
    unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The memory.
  @unsafe
  var buffer: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Whether both views are of the same memory.
  func isIdentical(to other: ByteView) -> Bool {
    unsafe start == other.start && count == other.count
  }

  /// The text of the part of `range` that is inside the view.
  @inline(never)
  func string(_ range: Range<Int>) -> String {
    let inside = range.clamped(to: self.range)
    let bytes = unsafe UnsafeRawBufferPointer(
      start: start + inside.lowerBound, count: inside.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// A view of the part of `range` that is inside this view.
  func part(_ range: Range<Int>) -> ByteView {
    let inside = range.clamped(to: self.range)
    let first = unsafe (start + inside.lowerBound).assumingMemoryBound(to: UInt8.self)
    return unsafe ByteView(first, count: inside.count)
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
  // `withUTF8` does not rethrow a typed error, so the outcome is returned from it as a value.
  let outcome = text.withUTF8 { (buffer) -> Result<R, E> in
    do throws(E) {
      return unsafe .success(try body(ByteView(buffer)))
    } catch {
      return .failure(error)
    }
  }
  return try outcome.get()
}

/// Calls `body` with a part of a link, percent-decoded and, if `folded`, with ASCII letters in
/// lower case.
///
/// An incomplete escape is not decoded; ``LinkText`` accepts no link that contains one. The view must
/// not outlive the call.
func withDecodedBytes<R>(
  _ bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool, folded: Bool,
  _ body: (ByteView) -> R
) -> R {
  let range = range.clamped(to: bytes.range)
  // A chunk is stored whole, of which only the first bytes may count.
  return unsafe withUnsafeTemporaryAllocation(byteCount: range.count + 8, alignment: 8) { memory in
    let count = unsafe decode(bytes, range, plusIsSpace: plusIsSpace, folded: folded, to: memory)
    let decoded = unsafe UnsafeRawBufferPointer(rebasing: memory[..<count])
    return unsafe body(ByteView(decoded.assumingMemoryBound(to: UInt8.self)))
  }
}

/// Stores a part of a link, percent-decoded, and returns the number of bytes.
///
/// - Parameter memory: Eight bytes more than the part has.
@unsafe
@inline(never)
private func decode(
  _ bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool, folded: Bool,
  to memory: UnsafeMutableRawBufferPointer
) -> Int {
  var (offset, count) = (range.lowerBound, 0)
  while offset < range.upperBound {
    switch bytes[offset] {
    case UInt8(ascii: "+") where plusIsSpace:
      unsafe memory[count] = UInt8(ascii: " ")
      offset &+= 1
    // An escape that crosses the end of the range is incomplete.
    case UInt8(ascii: "%") where range.upperBound &- offset >= 3:
      let escaped = Percent.escapedByte(of: bytes, at: offset)
      unsafe memory[count] = escaped ?? UInt8(ascii: "%")
      offset &+= escaped == nil ? 1 : 3
    default:
      let chunk = bytes.chunk(at: offset)
      unsafe memory.storeBytes(of: chunk.littleEndian, toByteOffset: count, as: UInt64.self)
      let codes =
        ByteMasks.matches(of: UInt8(ascii: "%"), in: chunk)
        | ByteMasks.matches(of: UInt8(ascii: "+"), in: chunk)
      // The first byte stays as it is, and so do eight without a code.
      let literal = min(max(ByteMasks.first(codes), 1), range.upperBound &- offset)
      (offset, count) = (offset &+ literal, count &+ literal)
      continue
    }
    count &+= 1
  }
  if folded {
    for index in 0..<count { unsafe memory[index] = foldedASCII(memory[index]) }
  }
  return count
}
