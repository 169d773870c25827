/// The bytes of a text, for as long as somebody else keeps them alive.
///
/// With ``Scratch``, and for printing ``LinkBuffer``, the only place of the runtime that reads through
/// an unsafe pointer: every access is checked, and what lies outside reads as 0, a byte that no
/// accepted link has. A view is passed down the stack and never stored.
@safe struct ByteView {
  let count: Int

  private let start: UnsafeRawPointer

  /// At how many offsets a whole chunk begins.
  private let chunkCount: UInt

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(buffer.baseAddress, count: buffer.count)
  }

  @inline(__always)
  init(_ text: StaticString) {
    // A static string that was made of one scalar has no bytes to point at; no literal is stored so.
    let isPointer = text.hasPointerRepresentation
    unsafe self.init(
      isPointer ? text.utf8Start : nil, count: isPointer ? text.utf8CodeUnitCount : 0)
  }

  @inline(__always)
  private init(_ start: UnsafePointer<UInt8>?, count: Int) {
    let isEmpty = unsafe start == nil
    unsafe self.start = UnsafeRawPointer(start ?? Self.nothing.utf8Start)
    self.count = isEmpty ? 0 : count
    chunkCount = isEmpty || count < 8 ? 0 : UInt(bitPattern: count &- 7)
  }

  /// What an empty view points at.
  private static var nothing: StaticString { "" }

  /// All offsets.
  var range: Range<Int> { 0..<count }

  /// The byte at `offset`, or 0 outside.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    // One comparison for both ends: a negative offset is a huge unsigned one.
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? byte(at: offset) : 0
  }

  /// The eight bytes from `offset` on, the first in the lowest place; 0 for those outside.
  @inline(__always)
  func chunk(at offset: Int) -> UInt64 {
    UInt(bitPattern: offset) < chunkCount ? wholeChunk(at: offset) : chunkAtEnd(offset)
  }

  @inline(never)
  private func chunkAtEnd(_ offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    if count >= 8 {
      return wholeChunk(at: count &- 8) >> UInt64((offset &+ 8 &- count) &* 8)
    }
    var chunk: UInt64 = 0
    for place in (offset..<count).reversed() { chunk = chunk << 8 | UInt64(byte(at: place)) }
    return chunk
  }

  /// All marks that `look` makes in the chunks of the view, each of which it sees together with the
  /// chunk one byte further.
  @inline(__always)
  func marks(_ look: (_ chunk: UInt64, _ next: UInt64) -> UInt64) -> UInt64 {
    // The last chunk is one that ends with the text; a short text is filled up with digits.
    let filler = count < 8 ? ByteMasks.all(UInt8(ascii: "0")) & ~ByteMasks.prefix(.max, count) : 0
    let last = chunk(at: max(0, count &- 8)) | filler
    var marks = look(last, last &>> 8)
    var offset = 0
    while offset &+ 8 < count {
      marks |= look(wholeChunk(at: offset), wholeChunk(at: offset &+ 1))
      offset &+= 8
    }
    return marks
  }

  // The two that trust their caller to have looked.

  @inline(__always)
  private func wholeChunk(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func byte(at offset: Int) -> UInt8 {
    unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Whether both look at the same place in memory.
  func isIdentical(to other: ByteView) -> Bool {
    unsafe start == other.start && count == other.count
  }

  /// The text of the part of `range` that lies inside.
  func string(_ range: Range<Int>) -> String {
    let inside = range.clamped(to: self.range)
    let bytes = unsafe UnsafeRawBufferPointer(
      start: start + inside.lowerBound, count: inside.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of the part of `range` that lies inside, as a view of their own.
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
  // `withUTF8` forgets the type of an error, so the outcome is carried across it as a value.
  let outcome = text.withUTF8 { (buffer) -> Result<R, E> in
    do throws(E) {
      return unsafe .success(try body(ByteView(buffer)))
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
  return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
    var count = 0
    for byte in PercentReader(bytes, range, plusIsSpace: plusIsSpace) where count < capacity {
      unsafe buffer[count] = folded ? foldedASCII(byte) : byte
      count += 1
    }
    return unsafe body(ByteView(UnsafeBufferPointer(rebasing: buffer[..<count])))
  }
}
