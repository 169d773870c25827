// The segments with which all links of an origin begin, in apps whose files or hosts have some.
extension LinkOrigins {
  func placeBehindBase(of link: LinkText, _ start: Int) -> Place? {
    if !link.isWeb {
      let base = base(ofScheme: link)
      let own = link.host?.lowerBound ?? start
      if let base, let end = LinkBase(table, base).end(in: link.bytes, own, header.isCaseless) {
        return (end, false)
      }
      if !isOnHost(link) { return base == nil ? nil : (nil, false) }
    }
    return (startOnHost(of: link, start), true)
  }

  /// Where the first segment begins behind the base of the link's host.
  private func startOnHost(of link: LinkText, _ start: Int) -> Int? {
    let host = link.host ?? 0..<0
    func isOther(_ other: LinkHost) -> Bool { other.isHost(of: link) }
    let own = base(ofHost: link.bytes, host, port: link.port)
    if own.map(\.isExact) != true, let other = otherHosts.first(where: isOther) {
      return withByteView(of: other.base) {
        LinkBase($0, $0.range).end(in: link.bytes, start, header.isCaseless)
      }
    }
    guard let own, !own.text.isEmpty else { return start }
    return LinkBase(table, own.text).end(in: link.bytes, start, header.isCaseless)
  }

  /// The base of the first declared host that covers a host; `nil` without one.
  func base(
    ofHost bytes: ByteView, _ host: Range<Int>, port: Int? = nil
  ) -> (text: Range<Int>, isExact: Bool)? {
    firstBase { $0.host(table)?.covers(bytes, host, port: port) ?? false }
      .map { ($0.text, $0.origin.kind == .host) }
  }

  /// The base of a link's scheme; `nil` without one.
  private func base(ofScheme link: LinkText) -> Range<Int>? {
    let base = firstBase {
      $0.kind == .scheme && table.isSame($0.text, link.bytes, link.scheme ?? 0..<0, caseless: true)
    }
    return base.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  private func firstBase(
    where isOwn: (OriginRecord) -> Bool
  ) -> (origin: OriginRecord, text: Range<Int>)? {
    guard header.hasBases else { return nil }
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count() { cursor.skip(TableCursor.textSize) }
    for _ in 0..<cursor.count() {
      let (origin, text) = (OriginRecord(&cursor), cursor.text())
      if isOwn(origin) { return (origin, text) }
    }
    return nil
  }
}

/// The segments with which all links of an origin begin, as links have them: `app/v2`.
private struct LinkBase {
  private let bytes: ByteView
  private let text: Range<Int>

  init(_ bytes: ByteView, _ text: Range<Int>) {
    (self.bytes, self.text) = (bytes, text)
  }

  /// Returns where the segments of a link begin that follow the base; `nil` if the link does not have it.
  ///
  /// - Parameter start: The start of the link's first segment.
  func end(in link: ByteView, _ start: Int, _ isCaseless: Bool) -> Int? {
    var (offset, own) = (start, text.lowerBound)
    while own < text.upperBound {
      guard Self.next(bytes, &own, isCaseless) == Self.next(link, &offset, isCaseless) else {
        return nil
      }
    }
    if text.isEmpty { return start }
    if link[offset] == UInt8(ascii: "/") { return offset &+ 1 }
    return LinkScan.endsPath(link[offset]) ? offset : nil
  }

  /// The next byte, decoded; an escaped slash is not one between segments.
  private static func next(_ bytes: ByteView, _ offset: inout Int, _ isCaseless: Bool) -> Int {
    let escaped = Percent.escapedByte(of: bytes, at: offset)
    let byte = escaped ?? bytes[offset]
    offset &+= escaped == nil ? 1 : 3
    let value = Int(isCaseless ? foldedASCII(byte) : byte)
    return escaped == UInt8(ascii: "/") ? value | 0x100 : value
  }
}
