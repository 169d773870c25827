/// The link and the table that captures refer to.
///
/// A source must not outlive the call that reads the link, which keeps the memory of the views
/// alive.
struct LinkSource: ~Copyable {
  let bytes: ByteView
  let table: ByteView
  let symbols: SymbolTable

  /// The address of the array of nodes.
  let nodes: Int

  /// The route set, which parses the values of types that the table cannot describe.
  let routes: any Route.Type
  let isCaseless: Bool

  /// Whether a `+` in a query represents a space.
  let plusIsSpace: Bool

  /// Whether texts of the link need no decoding, except for a `+` in a query.
  let isUnescapedASCII: Bool

  /// The start of the first segment; greater than ``pathEnd`` if there is none.
  let pathStart: Int

  /// The end of the last segment.
  let pathEnd: Int
  private(set) var query: Range<Int>?
  private(set) var fragment: Range<Int>?

  /// - Parameter segments: The segments of the path, perhaps with the authority before them.
  @inline(__always)
  init(
    _ link: LinkText, _ segments: PathSegments, _ header: TableHeader, _ routes: any Route.Type
  ) {
    self.init(
      link.bytes, isUnescapedASCII: link.isUnescapedASCII, segments, header, routes)
    (query, fragment) = (link.query, link.fragment)
  }

  /// A source without a link, or with nothing but a query.
  init(
    _ bytes: ByteView, query: Range<Int>? = nil, _ header: TableHeader, _ routes: any Route.Type
  ) {
    self.init(bytes, isUnescapedASCII: false, PathSegments(bytes, 0..<0), header, routes)
    self.query = query
  }

  @inline(__always)
  private init(
    _ bytes: ByteView, isUnescapedASCII: Bool, _ segments: PathSegments, _ header: TableHeader,
    _ routes: any Route.Type
  ) {
    self.bytes = bytes
    self.isUnescapedASCII = isUnescapedASCII
    (pathStart, pathEnd) = (segments.position, segments.end)
    table = header.table
    symbols = header.symbols
    nodes = header.nodes
    self.routes = routes
    isCaseless = header.isCaseless
    plusIsSpace = !header.plusIsLiteral
  }

  /// A second source of the same link.
  var copy: LinkSource {
    var copy = LinkSource(
      bytes, isUnescapedASCII: isUnescapedASCII, PathSegments(bytes, from: pathStart, to: pathEnd),
      header, routes)
    (copy.query, copy.fragment) = (query, fragment)
    return copy
  }

  var header: TableHeader { TableHeader(table) }

  // MARK: Segments

  /// The end of the segment that begins at `start`.
  @inline(__always)
  func segmentEnd(from start: Int) -> Int {
    bytes.firstOffset(of: UInt8(ascii: "/"), from: start, orEnd: pathEnd)
  }

  /// The node at an index of the array.
  @inline(__always)
  func node(at index: UInt64) -> MatchNode { MatchNode(table, nodes: nodes, index) }

  // MARK: Symbols

  /// The symbol that is equal to a segment, decoded; 0 if there is none.
  @inline(__always)
  func symbol(ofSegment start: Int, _ end: Int) -> UInt64 {
    if isUnescapedASCII && !isCaseless { return symbols.symbol(table, bytes, start, end &- start) }
    return Self.decodedSymbol(symbols, table, bytes, start..<end, plusIsSpace: false, isCaseless)
  }

  /// The symbol that is equal to the key of an item, decoded; 0 if there is none.
  @inline(__always)
  func symbol(ofKey item: QueryItems.Item) -> UInt64 {
    if isUnescapedASCII && !isCaseless && !item.keyHasPlus {
      return symbols.symbol(table, bytes, item.key.lowerBound, item.key.count)
    }
    return Self.decodedSymbol(symbols, table, bytes, item.key, plusIsSpace: plusIsSpace, isCaseless)
  }

  @inline(never)
  private static func decodedSymbol(
    _ symbols: SymbolTable, _ table: ByteView, _ bytes: ByteView, _ range: Range<Int>,
    plusIsSpace: Bool, _ isCaseless: Bool
  ) -> UInt64 {
    if !isCaseless && !needsDecoding(bytes, range, plusIsSpace: plusIsSpace) {
      return symbols.symbol(table, bytes, range.lowerBound, range.count)
    }
    return withDecodedBytes(bytes, range, plusIsSpace: plusIsSpace, folded: isCaseless) {
      symbols.symbol(table, $0, 0, $0.count)
    }
  }

  /// The symbol that is equal to a decoded text; 0 if there is none.
  func symbol(of text: ByteView) -> UInt64 {
    guard isCaseless else { return symbols.symbol(table, text, 0, text.count) }
    let lowercase = String(decoding: text.range.map { foldedASCII(text[$0]) }, as: UTF8.self)
    return withByteView(of: lowercase) { symbols.symbol(table, $0, 0, $0.count) }
  }

  // MARK: Captures

  /// The capture of a segment.
  @inline(__always)
  func capture(ofSegment start: Int, _ end: Int) -> Capture {
    Capture(.link, start..<end, isEncoded: !isUnescapedASCII)
  }

  /// The capture of an item's value.
  @inline(__always)
  func capture(ofValue item: QueryItems.Item) -> Capture {
    Capture(
      .link, item.value, isEncoded: !isUnescapedASCII || item.valueHasPlus, plusIsSpace: plusIsSpace
    )
  }

  /// The value of a capture; see ``TypeRecord/value(_:_:isPath:_:)``.
  @inline(__always)
  func value(of capture: Capture, _ type: TypeRecord, isPath: Bool) -> UInt64? {
    if type.kind.isText { return 0 }
    let range = capture.range
    switch capture.kind {
    case .constant: return type.value(table, range, isPath: isPath, self)
    case .link where capture.isEncoded: return encodedValue(of: capture, type, isPath: isPath)
    // A parser that escapes the brackets of an IPv6 address turns it into another host.
    case .raw where bytes.bracketOfHost(in: range) != nil: return nil
    case .absent, .link, .raw, .payload, .rest, .list, .otherItems:
      return type.value(bytes, range, isPath: isPath, self)
    }
  }

  @inline(never)
  private func encodedValue(of capture: Capture, _ type: TypeRecord, isPath: Bool) -> UInt64? {
    withDecodedBytes(bytes, capture.range, plusIsSpace: capture.plusIsSpace, folded: false) {
      type.value($0, $0.range, isPath: isPath, self)
    }
  }

  /// The text of a capture, decoded; `nil` for a value of the payload and for more than one text.
  @inline(__always)
  func string(of capture: Capture) -> String? {
    switch capture.kind {
    case .link:
      capture.isEncoded
        ? decoded(bytes, capture.range, plusIsSpace: capture.plusIsSpace)
        : bytes.string(capture.range)
    case .raw: bytes.string(capture.range)
    case .constant: table.string(capture.range)
    case .absent, .payload, .rest, .list, .otherItems: nil
    }
  }

  /// The captures of the elements of a list or of the rest of a path; any other capture itself.
  ///
  /// - Parameter query: The query that the candidate reads; see ``cut(for:)``.
  func captures(in capture: Capture, _ query: Range<Int>?) -> [Capture] {
    switch capture.kind {
    case .rest:
      let range = capture.range
      return PathSegments(bytes, from: range.lowerBound, to: range.upperBound)
        .map { self.capture(ofSegment: $0.lowerBound, $0.upperBound) }
    case .list:
      return QueryItems(bytes, query).filter { isSame($0.key, capture.range) }
        .map { self.capture(ofValue: $0) }
    case .absent, .otherItems: return []
    case .link, .raw, .constant, .payload: return [capture]
    }
  }

  // MARK: Items

  /// The items with a key, which is a text of the table.
  func items(of part: Range<Int>?, key: Range<Int>) -> [QueryItems.Item] {
    QueryItems(bytes, part).filter { isSame($0.key, key) }
  }

  /// Whether a text of the link, decoded, is equal to a text of the table.
  func isSame(_ key: Range<Int>, _ text: Range<Int>) -> Bool {
    decodedEquals(
      bytes, key, plusIsSpace: plusIsSpace, table, text, caseless: isCaseless)
  }

  /// The value of a candidate's `key={url: URL...}`, and the query before it.
  ///
  /// The value extends to the end of the link, and the candidate does not read items or a fragment
  /// after its start. Returns `nil` if the candidate has no such parameter, or if the value does
  /// not begin with `http://` or `https://`.
  func cut(for candidate: CandidateRecord) -> (query: Range<Int>, rest: Range<Int>)? {
    guard let key = candidate.parameters.first(where: { $0.source == .restOfLink })?.text,
      let value = items(of: query, key: key).first?.value,
      bytes.hasWebScheme(value.lowerBound..<bytes.count)
    else { return nil }
    var start = value.lowerBound
    let queryStart = query?.lowerBound ?? 0
    while start > queryStart, bytes[start - 1] != UInt8(ascii: "&") { start -= 1 }
    return (queryStart..<max(queryStart, start - 1), value.lowerBound..<bytes.count)
  }

  /// The items that a candidate does not name, without the item of `expires`.
  func otherItems(
    than candidate: CandidateRecord, _ query: Range<Int>?
  ) -> [QueryItems.Item] {
    let named =
      candidate.literals.map(\.key) + (header.hasExpiry ? [header.expiryKey] : [])
      + candidate.parameters.filter { $0.source == .query || $0.source == .restOfLink }
      .map(\.text)
    return QueryItems(bytes, query).filter { item in
      !named.contains { isSame(item.key, $0) }
    }
  }

  /// The key and the value of an item, decoded.
  func texts(of item: QueryItems.Item) -> (key: String, value: String) {
    (
      decoded(bytes, item.key, plusIsSpace: plusIsSpace),
      decoded(bytes, item.value, plusIsSpace: plusIsSpace)
    )
  }
}
