/// The segments of a path, which are the ranges between its slashes, still percent-encoded.
///
/// A slash at the start and a slash at the end of the path do not count.
struct PathSegments: Sequence, IteratorProtocol {
  /// The start of the next segment; greater than ``end`` if there is none.
  private(set) var position: Int

  /// The end of the last segment.
  let end: Int

  private let link: LinkScan

  @inline(__always)
  init(_ link: LinkScan, _ path: Range<Int>) {
    self.link = link
    let slash = UInt8(ascii: "/")
    let start = path.lowerBound &+ (!path.isEmpty && link[path.lowerBound] == slash ? 1 : 0)
    guard start < path.upperBound else {
      (position, end) = (path.upperBound &+ 1, path.upperBound)
      return
    }
    let endsWithSlash = link[path.upperBound &- 1] == slash
    (position, end) = (start, path.upperBound &- (endsWithSlash ? 1 : 0))
  }

  /// The segments of a range that begins and ends with a segment and not with a slash.
  init(_ link: LinkScan, from start: Int, to end: Int) {
    (self.link, position, self.end) = (link, start, end)
  }

  mutating func next() -> Range<Int>? {
    guard position <= end else { return nil }
    let (start, next) = (position, link.segmentEnd(from: position))
    position = (next < end ? next : end) &+ 1
    return start..<position &- 1
  }
}
