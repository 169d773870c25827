/// The link and the table that captures refer to.
///
/// Lives as long as the call that reads the link: its views look at memory that others own.
struct LinkSource {
  let bytes: ByteView
  let table: ByteView
  let isCaseless: Bool
  var segments: [Range<Int>]
  let query: Range<Int>?
  let fragment: Range<Int>?

  func text(of capture: Capture) -> String? {
    switch capture {
    case .link(let range, let plusIsSpace):
      decoded(bytes, range, plusIsSpace: plusIsSpace)
    case .constant(let range): table.string(range)
    case .payload(let text): text
    case .absent, .rest, .list: nil
    }
  }

  func texts(of capture: Capture) -> [String] {
    switch capture {
    case .rest(let first):
      segments[min(first, segments.count)...].map {
        decoded(bytes, $0, plusIsSpace: false)
      }
    case .list(let key):
      items(of: query, key: key).map { decoded(bytes, $0, plusIsSpace: true) }
    default: text(of: capture).map { [$0] } ?? []
    }
  }

  /// The values of the items of one key.
  func items(of part: Range<Int>?, key: Range<Int>) -> [Range<Int>] {
    var values: [Range<Int>] = []
    forEachItem(of: part) { itemKey, value in
      if isSame(itemKey, key) { values.append(value) }
    }
    return values
  }

  /// Calls `body` with the raw key and value of every item that is not empty.
  func forEachItem(of part: Range<Int>?, _ body: (Range<Int>, Range<Int>) -> Void) {
    guard let part else { return }
    var start = part.lowerBound
    while start <= part.upperBound {
      var end = start
      var equals: Int?
      while end < part.upperBound, bytes[end] != UInt8(ascii: "&") {
        if equals == nil, bytes[end] == UInt8(ascii: "=") { equals = end }
        end += 1
      }
      if end > start {
        let keyEnd = equals ?? end
        body(start..<keyEnd, min(keyEnd + 1, end)..<end)
      }
      start = end + 1
    }
  }

  /// Whether a raw key of the link is this text of the table.
  func isSame(_ key: Range<Int>, _ text: Range<Int>) -> Bool {
    decodedEquals(
      bytes, key, plusIsSpace: true, table, text, caseless: isCaseless)
  }
}

extension LinkSource {
  /// The decoded bytes of a segment, in lower case where the route set has no case.
  func foldedBytes(_ segment: Range<Int>) -> [UInt8] {
    let bytes = decodedBytes(bytes, segment, plusIsSpace: false)
    return isCaseless ? bytes.map(foldedASCII) : bytes
  }
}
