/// The items of a query, or of a fragment written like a query, without empty items.
struct QueryItems {
  /// One item, still percent-encoded.
  struct Item {
    let start, keyEnd, valueStart, end: Int

    var key: Range<Int> { start..<keyEnd }
    var value: Range<Int> { valueStart..<end }
  }

  private let link: LinkScan
  private var position: Int
  private let end: Int

  /// - Parameter part: A query or a fragment, which ends at a separator or at the end of the link.
  @inline(__always)
  init(_ link: LinkScan, _ part: Range<Int>?) {
    self.link = link
    position = part?.lowerBound ?? 0
    end = part?.upperBound ?? 0
  }

  @inline(never)
  mutating func next() -> Item? { nextInline() }

  /// The same as part of the caller, for the matcher.
  @inline(__always)
  mutating func nextInline() -> Item? {
    while position < end {
      let start = position
      let keyEnd = separator(from: start, endsKey: true)
      var (valueStart, valueEnd) = (keyEnd, keyEnd)
      if keyEnd < end, link[keyEnd] == UInt8(ascii: "=") {
        valueStart = keyEnd &+ 1
        valueEnd = separator(from: valueStart, endsKey: false)
      }
      position = valueEnd &+ 1
      if valueEnd > start {
        return Item(start: start, keyEnd: keyEnd, valueStart: valueStart, end: valueEnd)
      }
    }
    return nil
  }

  /// The offset of the next `&`, or with `endsKey` also of the next `=`, or the end.
  @inline(__always)
  private func separator(from start: Int, endsKey: Bool) -> Int {
    var offset = link.separator(from: start)
    while offset < end {
      let byte = link[offset]
      if byte == UInt8(ascii: "&") || endsKey && byte == UInt8(ascii: "=") { return offset }
      offset = link.separator(from: offset &+ 1)
    }
    return end
  }
}
