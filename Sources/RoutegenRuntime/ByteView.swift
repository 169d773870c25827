/// The bytes of a text, for as long as somebody else keeps them alive.
///
/// The only place of the runtime that reads through an unsafe pointer: every access is checked, and
/// what lies outside reads as 0, a byte that no accepted link has. A view is passed down the stack
/// and never stored.
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

  /// Whether both look at the same place in memory.
  func isIdentical(to other: ByteView) -> Bool {
    buffer.baseAddress == other.buffer.baseAddress && count == other.count
  }

  /// The text of the part of `range` that lies inside.
  func string(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  /// Whether both ranges hold the same bytes.
  func equals(_ range: Range<Int>, _ other: ByteView, _ otherRange: Range<Int>) -> Bool {
    let left = slice(range)
    let right = other.slice(otherRange)
    return left.count == right.count && left.elementsEqual(right)
  }

  /// Where `byte` stands first in the part of `range` that lies inside.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    range.clamped(to: self.range).first { self[$0] == byte }
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer[range.clamped(to: self.range)])
  }
}

/// Calls `body` with the UTF-8 bytes of `text`.
///
/// The view must not outlive the call.
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
