/// A set of bytes, in which a text is looked up without closures.
///
/// Plugins run a debug build of the tool. There, a closure or an iterator takes ten times longer for a byte
/// than this loop, and the stages look at every byte of a file several times.
package struct ByteSet: Sendable {
  private let bits: [Bool]

  package init(where isMember: (UInt8) -> Bool) {
    bits = (UInt8.min...UInt8.max).map(isMember)
  }

  package func contains(_ byte: UInt8) -> Bool { bits[Int(byte)] }

  /// Whether all bytes of a text are in the set.
  package func containsAll(of text: String) -> Bool {
    let bytes = Array(text.utf8)
    return firstOffset(in: bytes, 0, bytes.count) == bytes.count
  }

  /// Returns the offset of the first byte, from `start` to before `end`, that is not in the set; `end` if all
  /// are.
  package func firstOffset(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let bits = bits
    var offset = start
    while offset < end, bits[Int(bytes[offset])] { offset += 1 }
    return offset
  }
}
