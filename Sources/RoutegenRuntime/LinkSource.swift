/// The link and the table that captures refer to.
///
/// Lives as long as the call that reads the link: its views look at memory that others own.
struct LinkSource {
  let bytes: ByteView
  let table: ByteView
  let isCaseless: Bool

  /// Whether a `+` in a query is a space.
  let plusIsSpace: Bool
  var segments: [Range<Int>] = []
  var query: Range<Int>?
  var fragment: Range<Int>?

  /// - Parameter header: What the table says of all links.
  init(_ bytes: ByteView, _ table: ByteView, _ header: TableHeader) {
    self.bytes = bytes
    self.table = table
    isCaseless = header.isCaseless
    plusIsSpace = !header.plusIsLiteral
  }

  func text(of capture: Capture) -> String? {
    switch capture {
    case .link(let range, let plusIsSpace):
      decoded(bytes, range, plusIsSpace: plusIsSpace)
    case .raw(let range): bytes.string(range)
    case .constant(let range): table.string(range)
    case .payload(let text): text
    case .absent, .rest, .list, .otherItems: nil
    }
  }

  func texts(of capture: Capture) -> [String] {
    switch capture {
    case .rest(let first):
      segments[min(first, segments.count)...].map {
        decoded(bytes, $0, plusIsSpace: false)
      }
    case .list(let key):
      items(of: query, key: key).map { decoded(bytes, $0, plusIsSpace: plusIsSpace) }
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
      bytes, key, plusIsSpace: plusIsSpace, table, text, caseless: isCaseless)
  }
}

extension LinkSource {
  /// The link as a candidate with `key={url: URL...}` sees it, and the value of that key: where it is a
  /// web link that is not encoded, all that follows belongs to it.
  func cut(for candidate: CandidateRecord) -> (source: LinkSource, rest: Range<Int>?) {
    guard let key = candidate.parameters.first(where: { $0.source == .restOfLink })?.argument,
      let value = items(of: query, key: key).first,
      bytes.hasWebScheme(value.lowerBound..<bytes.count)
    else { return (self, nil) }
    var source = self
    var start = value.lowerBound
    let queryStart = query?.lowerBound ?? 0
    while start > queryStart, bytes[start - 1] != UInt8(ascii: "&") { start -= 1 }
    source.query = queryStart..<max(queryStart, start - 1)
    source.fragment = nil
    return (source, value.lowerBound..<bytes.count)
  }

  /// The raw keys and values of the items that a candidate does not name; the key of the expiry date
  /// is nobody's.
  func otherItems(than candidate: CandidateRecord) -> [(key: Range<Int>, value: Range<Int>)] {
    let expiryKey = TableHeader(table).expiryKey
    let named =
      candidate.literals.map(\.key) + (expiryKey.isEmpty ? [] : [expiryKey])
      + candidate.parameters.filter { $0.source == .query || $0.source == .restOfLink }
      .map(\.argument)
    var others: [(key: Range<Int>, value: Range<Int>)] = []
    forEachItem(of: query) { key, value in
      if !named.contains(where: { isSame(key, $0) }) { others.append((key, value)) }
    }
    return others
  }

  /// The decoded bytes of a segment, in lower case where the route set has no case.
  func foldedBytes(_ segment: Range<Int>) -> [UInt8] {
    let bytes = decodedBytes(bytes, segment, plusIsSpace: false)
    return isCaseless ? bytes.map(foldedASCII) : bytes
  }
}
