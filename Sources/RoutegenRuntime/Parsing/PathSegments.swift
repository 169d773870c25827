/// The segments of a path, one after the other: what stands between its slashes, still escaped.
///
/// The first slash, if the path begins with it, and one at the end do not count.
struct PathSegments: Sequence, IteratorProtocol {
  /// Where the next segment begins; behind ``end`` if there is none.
  private(set) var position: Int

  /// Where the last segment ends.
  let end: Int

  private let bytes: ByteView

  @inline(__always)
  init(_ bytes: ByteView, _ path: Range<Int>) {
    self.bytes = bytes
    let slash = UInt8(ascii: "/")
    let start = path.lowerBound &+ (!path.isEmpty && bytes[path.lowerBound] == slash ? 1 : 0)
    guard start < path.upperBound else {
      (position, end) = (path.upperBound &+ 1, path.upperBound)
      return
    }
    let endsWithSlash = bytes[path.upperBound &- 1] == slash
    (position, end) = (start, path.upperBound &- (endsWithSlash ? 1 : 0))
  }

  /// The segments of a range that begins and ends with one.
  init(_ bytes: ByteView, from start: Int, to end: Int) {
    (self.bytes, position, self.end) = (bytes, start, end)
  }

  mutating func next() -> Range<Int>? {
    guard position <= end else { return nil }
    let segment = position..<bytes.firstOffset(of: UInt8(ascii: "/"), from: position, orEnd: end)
    position = segment.upperBound &+ 1
    return segment
  }
}
