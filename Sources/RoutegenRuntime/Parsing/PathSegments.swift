/// The segments of a path, which are the ranges between its slashes, still percent-encoded.
///
/// A slash at the start and a slash at the end of the path do not count.
struct PathSegments: Sequence, IteratorProtocol {
  /// The start of the next segment; greater than ``end`` if there is none.
  private(set) var position: Int

  /// The end of the last segment.
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

  /// The segments of a range that begins and ends with a segment and not with a slash.
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
