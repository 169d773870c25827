/// The items of a query, or of a fragment written like a query, without empty items.
struct QueryItems: Sequence, IteratorProtocol {
  /// One item, still percent-encoded.
  struct Item {
    let key: Range<Int>
    let value: Range<Int>

    /// Whether the key may contain a `+`; `false` only if it does not.
    let keyHasPlus: Bool

    /// Whether the value may contain a `+`; `false` only if it does not.
    let valueHasPlus: Bool
  }

  private let bytes: ByteView
  private var position: Int
  private let end: Int

  init(_ bytes: ByteView, _ part: Range<Int>?) {
    self.bytes = bytes
    position = part?.lowerBound ?? 0
    end = part?.upperBound ?? 0
  }

  @inline(__always)
  mutating func next() -> Item? {
    while position < end {
      let start = position
      let (keyEnd, keyHasPlus) = scan(from: start, stopsAtEquals: true)
      var (valueStart, valueEnd, valueHasPlus) = (keyEnd, keyEnd, false)
      if keyEnd < end, bytes[keyEnd] == UInt8(ascii: "=") {
        valueStart = keyEnd &+ 1
        (valueEnd, valueHasPlus) = scan(from: valueStart, stopsAtEquals: false)
      }
      position = valueEnd &+ 1
      if valueEnd > start {
        return Item(
          key: start..<keyEnd, value: valueStart..<valueEnd, keyHasPlus: keyHasPlus,
          valueHasPlus: valueHasPlus)
      }
    }
    return nil
  }

  /// The end of a key or a value, and whether it may contain a `+`.
  @inline(__always)
  private func scan(from start: Int, stopsAtEquals: Bool) -> (end: Int, hasPlus: Bool) {
    var offset = start
    var plus: UInt64 = 0
    while offset < end {
      let chunk = bytes.chunk(at: offset)
      plus |= ByteMasks.matches(of: UInt8(ascii: "+"), in: chunk)
      var stops = ByteMasks.matches(of: UInt8(ascii: "&"), in: chunk)
      if stopsAtEquals { stops |= ByteMasks.matches(of: UInt8(ascii: "="), in: chunk) }
      if stops != 0 { return (Swift.min(offset &+ ByteMasks.first(stops), end), plus != 0) }
      offset &+= 8
    }
    return (end, plus != 0)
  }
}
