// The start of the path of nearly all links, without parsing the rest of the link.
extension LinkMatcher {
  /// Finds the start of the path and the roots of the patterns that accept the link's origin.
  ///
  /// Throws unless every URL parser interprets the link in the same way, and if no root accepts the
  /// origin.
  @inline(__always)
  mutating func locate(
    _ table: TableStart, asPath: Bool, alsoOn hosts: borrowing [LinkHost]
  ) throws(Failure) {
    // Fewer bytes than segments and items are allowed need no count of either.
    if let start = knownStart(table, asPath: asPath) {
      pathStart = start
      if link.isPlain && link.count < LinkText.maximumSegmentCount { return }
      if !source.header.hasBases { return try checkText() }
    }
    try locateSlowly(asPath: asPath, copy hosts)
  }

  /// The start of the first segment if the link begins with the first host or the first custom
  /// scheme of the table, or with `asPath` with a path.
  @inline(__always)
  private mutating func knownStart(_ table: TableStart, asPath: Bool) -> Int? {
    guard !table.hasScopes else { return nil }
    if asPath, let start = startOfPath() { return start }
    let web = table.webOrigin
    if begins(with: web) {
      let byte = link[web.count]
      if byte == UInt8(ascii: "/") { return web.count &+ 1 }
      return LinkScan.endsPath(byte) ? web.count : nil
    }
    let app = table.appOrigin
    // The authority is a segment that every parser reads in the same way, and no declared host.
    guard begins(with: app), !table.hasHostWithoutDot,
      link.view.hasAlphanumericSegment(at: app.count)
    else { return nil }
    return app.count
  }

  @inline(__always)
  private mutating func begins(with text: TextPlace) -> Bool {
    guard text.count > 0 else { return false }
    var offset = 0
    while offset < text.count {
      let difference = table.wholeChunk(at: text.start &+ offset) ^ link.chunk(at: offset)
      if ByteMasks.prefix(difference, text.count &- offset) != 0 { return false }
      offset &+= 8
    }
    return true
  }

  /// The start of the first segment of a path without a scheme; `nil` if a closer look is necessary.
  private mutating func startOfPath() -> Int? {
    switch link[0] {
    case UInt8(ascii: "/"): return link[1] == UInt8(ascii: "/") ? nil : 1
    case UInt8(ascii: "."): return nil
    default:
      // A colon in the first segment may end a scheme.
      let end = link.segmentEnd(from: 0)
      return link.view.firstOffset(of: UInt8(ascii: ":"), from: 0, orEnd: end) == end ? 0 : nil
    }
  }

  /// Throws if the link has a character, a segment or a number of parts that no link has.
  @inline(never)
  private mutating func checkText() throws(Failure) {
    firstLineBreak = try checkCharacters(of: link, allowsLineBreaks: source.header.hasTexts)
    var start = pathStart
    if link[start &- 1] == UInt8(ascii: "/") {
      // After `://` there is an authority, which does not count; after a host there is a slash.
      start = link[start &- 2] == UInt8(ascii: "/") ? link.segmentEnd(from: start) : start &- 1
    }
    try LinkText.check(link, start..<link.pathEnd(from: start))
  }

  /// Parses the whole link.
  @inline(never)
  private mutating func locateSlowly(asPath: Bool, _ hosts: [LinkHost]) throws(Failure) {
    let header = source.header
    let text = try LinkText(link, asPath: asPath, allowsLineBreaks: header.hasTexts)
    firstLineBreak = text.firstLineBreak
    let origins = LinkOrigins(header, alsoOn: hosts, bases: routes._features.bases)
    let place = origins.place(of: text)
    var roots = try origins.roots(for: text, onHost: place.isOnHost)
    if text.scheme == nil, let outer = rare?.outerOrigin {
      let own = origins.roots(forOrigin: outer)
      if !own.isEmpty { roots = own + (own.last == header.root ? [] : [header.root]) }
    }
    root = roots.first ?? root
    if roots.count > 1 { needRare().otherRoots = Array(roots.dropFirst()) }
    guard let start = place.start else { throw Failure(.notFound) }
    pathStart = start
  }

  /// The scheme and host of the link as a link without a path, if the envelope that it is is in a block.
  @inline(never)
  mutating func originOfBlock() -> String? {
    guard root != source.header.root else { return nil }
    let text = try? LinkText(link, asPath: true, allowsLineBreaks: true)
    guard let text, let scheme = text.scheme else { return rare?.outerOrigin }
    let isOnHost = LinkOrigins(source.header, bases: routes._features.bases).place(of: text)
      .isOnHost
    return link.view.string(0..<(isOnHost ? text.path.lowerBound : scheme.upperBound &+ 1))
  }
}
