/// The link and the table that captures refer to.
///
/// A source must not outlive the call that reads the link, whose memory contains the bytes.
struct LinkSource {
  var link: LinkScan
  let table: ByteView

  var header: TableHeader { TableHeader(table) }

  /// Whether a `+` in a query represents a space, unless a parameter says otherwise.
  var plusIsSpace: Bool { !header.plusIsLiteral }

  /// Whether a `+` represents a space in the value of an item that a parameter reads.
  func plusIsSpace(for parameter: SlotDescriptor) -> Bool {
    !parameter.plusIsLiteral && plusIsSpace
  }

  // MARK: Captures

  /// The capture of a segment.
  @inline(__always)
  func capture(ofSegment start: Int, _ end: Int) -> Capture {
    Capture(.link, start, end, isEncoded: !link.isLiteral(start, end))
  }

  /// The capture of an item's value.
  ///
  /// - Parameter plusIsSpace: Whether a `+` represents a space. Only a text that is decoded depends on it.
  @inline(__always)
  func capture(
    ofValue item: QueryItems.Item, plusIsSpace: @autoclosure () -> Bool
  ) -> Capture {
    if link.isLiteral(item.valueStart, item.end) {
      return Capture(.link, item.valueStart, item.end, isEncoded: false)
    }
    return Capture(
      .link, item.valueStart, item.end, isEncoded: true, plusIsSpace: plusIsSpace())
  }

  /// The text of a capture, decoded; `nil` for more than one text.
  @inline(__always)
  func text(of capture: Capture, _ rare: RareValues?) -> String? {
    if capture.isPlainLink { return link.string(capture.start, capture.end) }
    return otherText(of: capture, rare)
  }

  @inline(never)
  private func otherText(of capture: Capture, _ rare: RareValues?) -> String? {
    switch capture.kind {
    case .link: decoded(link.view, capture.range, plusIsSpace: capture.plusIsSpace)
    case .raw: link.string(capture.start, capture.end)
    case .constant: table.string(capture.range)
    case .payload: rare?.payloadText(capture.start)
    case .absent, .rest, .list, .otherItems: nil
    }
  }

  /// The captures of the elements of a list or of the rest of a path; any other capture itself.
  ///
  /// - Parameter query: The query that the candidate reads; see ``cut(for:_:)``.
  @inline(never)
  func captures(in capture: Capture, _ query: Range<Int>?, _ rare: RareValues?) -> [Capture] {
    var captures: [Capture] = []
    switch capture.kind {
    case .rest:
      for segment in PathSegments(link, from: capture.start, to: capture.end) {
        captures.append(self.capture(ofSegment: segment.lowerBound, segment.upperBound))
      }
    case .list:
      captures = self.captures(ofKey: capture.range, query, plusIsSpace: capture.plusIsSpace)
    case .absent, .otherItems: break
    case .payload:
      for index in capture.range {
        // One without a text has no length, as a text of the link.
        let end = rare?.payloadText(index)?.isEmpty == true ? index : index &+ 1
        captures.append(Capture(.payload, index, end))
      }
    case .link, .raw, .constant: captures.append(capture)
    }
    return captures
  }

  /// The captures of the values of a key, which is a text of the table.
  func captures(
    ofKey key: Range<Int>, _ part: Range<Int>?, plusIsSpace: Bool
  ) -> [Capture] {
    var captures: [Capture] = []
    for item in items(of: part, key: key) {
      captures.append(capture(ofValue: item, plusIsSpace: plusIsSpace))
    }
    return captures
  }

  // MARK: Items

  /// The items with a key, which is a text of the table.
  @inline(never)
  func items(of part: Range<Int>?, key: Range<Int>) -> [QueryItems.Item] {
    items(of: part, [key], areNamed: true)
  }

  /// The items whose keys are, or are not, among these texts of the table.
  private func items(
    of part: Range<Int>?, _ keys: [Range<Int>], areNamed: Bool
  ) -> [QueryItems.Item] {
    var (found, items) = ([QueryItems.Item](), QueryItems(link, part))
    while let item = items.next() {
      if keys.contains(where: { isSame(item.key, $0) }) == areNamed { found.append(item) }
    }
    return found
  }

  /// Whether a text of the link, decoded, is equal to a text of the table.
  @inline(never)
  func isSame(_ text: Range<Int>, _ other: Range<Int>) -> Bool {
    decodedEquals(
      link.view, text, plusIsSpace: plusIsSpace, table, other, caseless: header.isCaseless)
  }

  /// Whether the values of two items, decoded, have the same bytes.
  func haveSameValue(
    _ item: QueryItems.Item, _ other: QueryItems.Item, plusIsSpace: Bool
  ) -> Bool {
    withDecodedBytes(link.view, item.value, plusIsSpace: plusIsSpace, folded: false) {
      decodedEquals(
        link.view, other.value, plusIsSpace: plusIsSpace, $0, $0.range, caseless: false)
    }
  }

  /// The value of a candidate's `{url: URL...}`, and the query before it.
  ///
  /// The value extends to the end of the link, and the candidate does not read items or a fragment
  /// after its start. Returns `nil` if the candidate has no such parameter, or if the value of the
  /// key does not begin with a scheme and `://`.
  ///
  /// - Parameter start: The start of the value, if it has no key and is in the path.
  func cut(
    for candidate: CandidateRecord, _ query: Range<Int>?, from start: Int
  ) -> (query: Range<Int>, rest: Range<Int>)? {
    guard let key = candidate.parameters.first(where: { $0.source == .restOfLink })?.text
    else { return nil }
    if key.isEmpty { return (link.count..<link.count, start..<link.count) }
    guard let query, let item = items(of: query, key: key).first,
      link.view.hasScheme(item.valueStart..<link.count)
    else { return nil }
    let end = max(query.lowerBound, item.start - 1)
    return (query.lowerBound..<end, item.valueStart..<link.count)
  }

  /// The items that a candidate does not name, without the item of `expires`.
  func otherItems(
    than candidate: CandidateRecord, _ query: Range<Int>?
  ) -> [QueryItems.Item] {
    var keys = keys(of: candidate)
    if header.hasExpiry { keys.append(header.expiryKey) }
    return items(of: query, keys, areNamed: false)
  }

  /// The items that no parameter of a candidate reads, with the item of `expires`.
  func extraItems(
    besides candidate: CandidateRecord, _ query: Range<Int>?
  ) -> [QueryItems.Item] {
    let header = header
    if candidate.parameters.contains(where: { $0.source == .otherItems }) {
      return header.hasExpiry ? items(of: query, key: header.expiryKey) : []
    }
    var keys = keys(of: candidate)
    if header.hasExpiry {
      let (expiryKey, isCaseless) = (header.expiryKey, header.isCaseless)
      keys.removeAll { table.isSame($0, table, expiryKey, caseless: isCaseless) }
    }
    return items(of: query, keys, areNamed: false)
  }

  /// The parts of a fragment that a candidate does not read: the whole, or the items that a candidate
  /// does not name that names others.
  func unreadParts(of fragment: Range<Int>, _ candidate: CandidateRecord) -> [Range<Int>]? {
    var keys: [Range<Int>] = []
    for number in 0..<candidate.allLiteralCount where !candidate.isOfQuery(number) {
      keys.append(candidate.literal(number).key)
    }
    for parameter in candidate.parameters {
      if parameter.source == .fragment { return nil }
      if parameter.source == .fragmentItem { keys.append(parameter.text) }
    }
    if keys.isEmpty { return [fragment] }
    return items(of: fragment, keys, areNamed: false).map { $0.start..<$0.end }
  }

  /// The keys of the query that a candidate names.
  private func keys(of candidate: CandidateRecord) -> [Range<Int>] {
    var keys: [Range<Int>] = []
    for literal in candidate.literals { keys.append(literal.key) }
    for parameter in candidate.parameters
    where parameter.source == .query || parameter.source == .restOfLink {
      keys.append(parameter.text)
    }
    return keys
  }

  /// The key and the value of an item, decoded.
  ///
  /// - Parameter plusIsSpace: Whether a `+` represents a space in the value.
  @inline(never)
  func texts(
    of item: QueryItems.Item, plusIsSpace isSpace: Bool
  ) -> (key: String, value: String) {
    (
      decoded(link.view, item.key, plusIsSpace: plusIsSpace),
      decoded(link.view, item.value, plusIsSpace: isSpace)
    )
  }
}
