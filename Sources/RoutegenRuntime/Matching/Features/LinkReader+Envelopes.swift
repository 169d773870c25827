// Links in links, and links that expire.
extension LinkReader {
  /// The greatest number of envelopes around a link.
  private static var deepestEnvelope: Int { 3 }

  @unsafe
  @inline(never)
  func readInner(
    of matcher: consuming LinkMatcher, _ depth: Int, alsoOn hosts: [LinkHost],
    in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    guard depth < Self.deepestEnvelope else {
      return RouteValues(matcher, Failure(.tooManyEnvelopes, at: 0))
    }
    // A fragment is not decoded, because it is a link whose escapes have their own meaning. So it
    // contains no character that has another meaning if a parser escapes it: no `#`, and no brackets
    // of an IPv6 address.
    let view = matcher.link.view
    let fragment = matcher.fragmentOfEnvelope()
    if let fragment,
      let offset = view.firstOffset(of: UInt8(ascii: "#"), in: fragment)
        ?? view.bracketOfHost(in: fragment)
    {
      return RouteValues(matcher, Failure(.unescapedCharacter, at: offset))
    }
    let rare = RareValues()
    rare.outerOrigin = matcher.originOfBlock()
    let outer = RouteValues(matcher)
    let inner = fragment.map { view.string($0) } ?? outer.string(0)
    rare.outerExtras = outer.extras
    return unsafe read(inner, asPath: true, alsoOn: hosts, rare, depth: depth + 1, in: room)
  }

  // MARK: Expiry

  func checkExpiry(of matcher: inout LinkMatcher) throws(Failure) {
    let (link, source) = (matcher.link, matcher.source)
    let end = link.pathEnd(from: matcher.pathStart)
    var items = source.items(of: link.query(after: end), key: header.expiryKey)
    if items.isEmpty, matcher.fragmentStart != 0 {
      let query = link.query(after: link.pathEnd(from: matcher.fragmentStart))
      items = source.items(of: query, key: header.expiryKey)
    }
    guard let item = items.first else { return }
    let text = source.texts(of: item, plusIsSpace: source.plusIsSpace).value
    if isExpired(text) {
      try Failure.fail(.expired, source.capture(ofValue: item, plusIsSpace: source.plusIsSpace))
    }
  }

  func isExpired(_ text: String) -> Bool {
    guard let expiry = expirySeconds(of: text) else { return true }
    return expiry <= now ?? currentEpochSeconds()
  }
}
