/// Reads links with the table of one route set.
///
/// This type is not generic over the route set, so an app with several sets contains the code once.
struct LinkReader {
  /// The greatest number of envelopes around a link.
  private static let deepestEnvelope = 3

  private let table: ByteView
  private let start: TableStart
  private let now: Double?
  private let routes: any Route.Type

  /// - Parameters:
  ///   - routes: The route set, which parses the values of types that the table cannot describe.
  ///   - now: The time in seconds since 1970; `nil` for the time of the device's clock.
  @inline(__always)
  init(_ table: RouteTable, _ routes: any Route.Type, now: Double? = nil) {
    self.init(ByteView(table.bytes), table.start, routes, now: now)
  }

  @inline(__always)
  init(_ table: ByteView, _ start: TableStart, _ routes: any Route.Type, now: Double?) {
    self.table = table
    self.start = start
    self.routes = routes
    self.now = now
  }

  private var header: TableHeader { TableHeader(table) }

  // MARK: Links

  /// Reads a link, or with `asPath` also a path without a scheme.
  ///
  /// - Parameters:
  ///   - hosts: Hosts of web links that are accepted in addition to the declared ones.
  ///   - rare: The payload that contains the text, and the extras around it.
  ///   - depth: The number of envelopes around the text.
  ///   - room: Memory of ``RouteTable/_room`` bytes for the link and its values, which must outlive
  ///     the result.
  @unsafe
  @inline(never)
  func read(
    _ text: borrowing String, asPath: Bool, alsoOn hosts: borrowing [LinkHost] = [],
    _ rare: RareValues? = nil, depth: Int = 0, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe readInline(text, asPath: asPath, alsoOn: hosts, rare, depth: depth, in: room)
  }

  /// The same as part of the caller, for nearly all links.
  @unsafe
  @inline(__always)
  func readInline(
    _ text: borrowing String, asPath: Bool, alsoOn hosts: borrowing [LinkHost] = [],
    _ rare: RareValues? = nil, depth: Int = 0, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let count = text.utf8.count
    guard count <= LinkText.maximumByteCount else {
      return unsafe failed(Failure(.tooLong, at: LinkText.maximumByteCount), in: room)
    }
    var matcher = unsafe matcher(of: text, count, rare, in: room)
    do throws(Failure) {
      try matcher.locate(start, asPath: asPath, alsoOn: hosts)
      if matcher.link.hasHash { matcher.findFragment() }
      if start.hasExpiry { try routes._features.checkExpiry?(self, &matcher) }
      try matcher.match()
      if let offset = matcher.firstLineBreak { try checkLineBreaks(of: &matcher, offset) }
    } catch {
      return RouteValues(matcher, error)
    }
    switch matcher.candidate.kind {
    case .route, .payloadRoute: return RouteValues(matcher)
    case .exception: return RouteValues(matcher, Failure(.excluded))
    case .envelope:
      guard let unwrap = unsafe routes._features.unwrap else {
        return RouteValues(matcher, Failure(.notFound))
      }
      return unsafe unwrap(self, matcher, depth, copy hosts, room)
    }
  }

  /// A matcher for a text of `count` bytes, which is copied to `room`, or to memory of its own if it
  /// does not fit.
  @unsafe
  @inline(__always)
  private func matcher(
    of text: borrowing String, _ count: Int, _ rare: RareValues?,
    in room: UnsafeMutableRawBufferPointer
  ) -> LinkMatcher {
    let roomForLink = LinkScan.room(for: count)
    let byteCount = roomForLink &+ start.space.byteCount
    var rare = rare
    let memory: UnsafeMutableRawPointer
    if byteCount <= room.count, let address = room.baseAddress {
      unsafe memory = address
    } else {
      unsafe (rare, memory) = Self.allocate(byteCount, rare)
    }
    let link = unsafe LinkScan(text, to: memory)
    let source = LinkSource(link: link, table: table)
    let frame = unsafe MatchFrame(start.space, in: memory + roomForLink)
    return LinkMatcher(source, frame, start, routes, rare)
  }

  @inline(never)
  private func checkLineBreaks(of matcher: inout LinkMatcher, _ offset: Int) throws(Failure) {
    guard let check = routes._features.parameters?.checkLineBreaks else {
      try Failure.fail(.escapedLineBreak, at: offset)
    }
    try check(&matcher, offset)
  }

  @unsafe
  @inline(never)
  private static func allocate(
    _ byteCount: Int, _ rare: RareValues?
  ) -> (RareValues, UnsafeMutableRawPointer) {
    let rare = rare ?? RareValues()
    return unsafe (rare, rare.allocate(byteCount))
  }

  /// Values that contain nothing but the reason why there are none.
  @unsafe
  @inline(never)
  private func failed(
    _ failure: Failure, _ error: LinkError? = nil, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let rare = error.map { RareValues(error: $0) }
    return RouteValues(unsafe emptyMatcher(rare, in: room), failure)
  }

  /// A matcher without a link.
  @unsafe
  @inline(never)
  private func emptyMatcher(
    _ rare: RareValues?, in room: UnsafeMutableRawBufferPointer
  ) -> LinkMatcher {
    unsafe matcher(of: "", 0, rare, in: room)
  }

  // MARK: Envelopes

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

  private func isExpired(_ text: String) -> Bool {
    guard let expiry = expirySeconds(of: text) else { return true }
    return expiry <= now ?? currentEpochSeconds()
  }

  /// The error of a payload whose expiry date has passed; `nil` without one.
  private func expiry(of payload: PayloadItems) -> LinkError? {
    guard header.hasExpiry, let text = payload.text(table.string(header.expiryKey)) else {
      return nil
    }
    return isExpired(text) ? .expired(since: text) : nil
  }

  /// The error of a payload's text, which may be a link whose expiry date has passed.
  private func expiry(inQueryOf text: String) -> LinkError? {
    guard header.hasExpiry else { return nil }
    return withByteView(of: text) { expiry(inQueryOf: $0) }
  }

  private func expiry(inQueryOf text: ByteView) -> LinkError? {
    withLinkScan(of: text) { link in
      let end = link.view.firstOffset(of: UInt8(ascii: "#"), in: link.view.range) ?? link.count
      guard let mark = link.view.firstOffset(of: UInt8(ascii: "?"), in: 0..<end) else { return nil }
      let source = LinkSource(link: link, table: table)
      guard let item = source.items(of: mark + 1..<end, key: header.expiryKey).first else {
        return nil
      }
      let value = decoded(link.view, item.value, plusIsSpace: source.plusIsSpace)
      return isExpired(value) ? .expired(since: value) : nil
    }
  }
}

// MARK: Payloads

extension LinkReader {
  /// Reads a payload.
  @unsafe
  func read(
    _ values: [String: PayloadValue], in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let payload = PayloadItems(values)
    if let error = expiry(of: payload) { return unsafe failed(error, in: room) }
    var firstKey: String?
    let rules = PayloadRules(header)
    for rule in rules {
      let key = table.string(rule.key)
      if rule.kind != .otherwise { firstKey = firstKey ?? key }
      switch (rule.kind, payload.text(key)) {
      case (.type?, let text?), (.link?, let text?):
        let others = payload.without(key)
        let rare = rule.kind == .type ? RareValues(payload: others) : RareValues()
        if rule.kind == .link { rare.outerExtras = others.extras(except: []) }
        return unsafe read(text, asPath: true, rare, in: room)
      case (.whenEqual?, let text?) where !rules.isValue(text, of: rule): continue
      case (.when?, let text?), (.whenEqual?, let text?):
        if let error = expiry(inQueryOf: text) { return unsafe failed(error, in: room) }
        return unsafe read(rule.candidate, payload.beside(key), in: room)
      case (.otherwise?, _): return unsafe read(rule.candidate, payload, in: room)
      case (nil, _), (.type?, nil), (.link?, nil), (.when?, nil), (.whenEqual?, nil): continue
      }
    }
    let error = rules.wrongValue(in: payload) ?? .missing(parameter: firstKey ?? "payload")
    return unsafe failed(error, in: room)
  }

  /// Reads a quick action or an activity.
  ///
  /// If the file does not declare its type, the payload is read instead.
  @unsafe
  func read(
    _ kind: TriggerRecord.Kind, _ type: String, _ payload: [String: PayloadValue],
    in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    var cursor = TableCursor(table, at: header.triggers)
    for _ in 0..<cursor.count() {
      let known = TriggerRecord.Kind(rawValue: cursor.number(1))
      let name = cursor.string()
      let candidate = cursor.address()
      let isSame =
        known == .anyBundlesShortcut && kind == .shortcut
        ? type.utf8.count > name.utf8.count && type.endsWithBytes(of: name)
        : known == kind && type.hasSameBytes(as: name)
      guard isSame else { continue }
      if let error = expiry(of: PayloadItems(payload)) { return unsafe failed(error, in: room) }
      return unsafe read(candidate, PayloadItems(payload), in: room)
    }
    return unsafe read(payload, in: room)
  }

  /// Reads the parameters of a candidate that a payload rule, a shortcut or an activity names.
  @unsafe
  private func read(
    _ candidate: Int, _ payload: PayloadItems, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    var matcher = unsafe emptyMatcher(RareValues(payload: payload), in: room)
    do throws(Failure) {
      let isRead = try matcher.matches(CandidateRecord(table, at: candidate), allowsEmpty: false)
      return isRead ? RouteValues(matcher) : RouteValues(matcher, matcher.failure)
    } catch {
      return RouteValues(matcher, error)
    }
  }

  @unsafe
  private func failed(
    _ error: LinkError, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe failed(Failure(.other), error, in: room)
  }
}
