/// Reads links with the table of one route set.
///
/// This type is not generic over the route set, so an app with several sets contains the code once.
/// The caller passes the function that makes a route.
struct LinkReader {
  /// Makes a route from the values of a link.
  typealias Make = (borrowing RouteValues) throws(LinkError) -> Void

  /// The greatest number of envelopes around a link.
  private static let deepestEnvelope = 3

  let header: TableHeader
  private let origins: LinkOrigins
  private let now: Double?
  private let routes: any Route.Type

  /// The surroundings of the route that was read.
  ///
  /// They are recorded only if the caller sets this property before it reads.
  var surroundings: LinkSurroundings?

  /// - Parameters:
  ///   - hosts: Hosts of web links that are accepted in addition to the declared ones.
  ///   - now: The time in seconds since 1970; `nil` for the time of the device's clock.
  ///   - routes: The route set, which parses the values of types that the table cannot describe.
  init(_ table: ByteView, alsoOn hosts: [String], now: Double?, _ routes: any Route.Type) {
    self.now = now
    self.header = TableHeader(table)
    self.origins = LinkOrigins(header, table, alsoOn: hosts)
    self.routes = routes
  }

  private var table: ByteView { header.table }

  // MARK: Links

  /// Reads a link, or with `asPath` also a path without a scheme.
  ///
  /// - Parameters:
  ///   - payload: The payload that contains the text as the value of its `type` rule, without that
  ///     key.
  ///   - depth: The number of envelopes around the text.
  mutating func read(
    _ text: String, asPath: Bool, beside payload: Payload? = nil, depth: Int = 0, _ make: Make
  ) throws(LinkError) {
    try withByteView(of: text) { (bytes) throws(LinkError) in
      let link = try LinkText(bytes, asPath: asPath, known: header)
      let roots = try origins.roots(for: link)
      if header.hasExpiry { try checkExpiry(source(of: link)) }
      try Self.match(header, { source(of: link) }, payload) { (matcher) throws(LinkError) in
        try matcher.match(roots)
        if let offset = link.firstLineBreak { try matcher.values.checkLineBreaks(from: offset) }
        switch matcher.values.candidate.kind {
        case .route, .payloadRoute:
          try make(matcher.values)
          surroundings?.scheme = link.scheme.map { bytes.string($0).lowercased() }
          surroundings?.host = link.isWeb ? link.host.map { bytes.string($0).lowercased() } : nil
        case .exception: throw .excluded
        case .envelope:
          guard depth < Self.deepestEnvelope else { throw .malformed(.tooManyEnvelopes, at: 0) }
          let inner = try Self.inner(of: matcher.values, bytes)
          try read(inner, asPath: true, depth: depth + 1, make)
        }
        if surroundings != nil { add(extras(of: matcher.values, payload)) }
      }
    }
  }

  /// The link inside an envelope: the decoded value of an item, or the fragment as it is written.
  ///
  /// A fragment is not decoded, because it is a link whose escapes have their own meaning. So it
  /// contains no character that has another meaning if a parser escapes it: no `#`, and no brackets
  /// of an IPv6 address.
  private static func inner(
    of values: borrowing RouteValues, _ bytes: ByteView
  ) throws(LinkError) -> String {
    let isFragment = values.candidate.parameters.contains { $0.source == .fragment }
    guard isFragment, let fragment = values.fragment else { return values.string(0) }
    let hash = bytes.firstOffset(of: UInt8(ascii: "#"), in: fragment)
    if let offset = hash ?? bytes.bracketOfHost(in: fragment) {
      throw .malformed(.unescapedCharacter, at: offset)
    }
    return bytes.string(fragment)
  }

  @inline(__always)
  private func source(of link: LinkText) -> LinkSource {
    var path = link.path
    // The authority of a link with a custom scheme is its first segment, unless it is a declared
    // host.
    if !link.isWeb, let authority = link.host, !origins.isHost(link.bytes, authority) {
      path = authority.lowerBound..<path.upperBound
    }
    return LinkSource(link, PathSegments(link.bytes, path), header, routes)
  }

  @inline(__always)
  private static func match(
    _ header: TableHeader, _ source: () -> LinkSource, _ payload: Payload?,
    _ body: (inout Matcher) throws(LinkError) -> Void
  ) throws(LinkError) {
    let space = header.space
    let failure = withScratch(MatchFrame.count(for: space)) { scratch -> LinkError? in
      var matcher = Matcher(source(), MatchFrame(scratch, space), payload)
      do throws(LinkError) {
        try body(&matcher)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  // MARK: Expiry

  private func checkExpiry(_ source: borrowing LinkSource) throws(LinkError) {
    guard header.hasExpiry,
      let item = source.items(of: source.query, key: header.expiryKey).first
    else { return }
    try checkExpiry(source.texts(of: item).value)
  }

  private func checkExpiry(_ text: String) throws(LinkError) {
    guard let expiry = expirySeconds(of: text), expiry > now ?? currentEpochSeconds() else {
      throw .expired(since: text)
    }
  }

  /// Checks the expiry in the query of a payload's text, which may be a link.
  private func checkExpiry(inQueryOf text: String) throws(LinkError) {
    guard header.hasExpiry else { return }
    try withByteView(of: text) { (bytes) throws(LinkError) in
      let end = bytes.firstOffset(of: UInt8(ascii: "#"), in: bytes.range) ?? bytes.count
      guard let mark = bytes.firstOffset(of: UInt8(ascii: "?"), in: 0..<end) else { return }
      try checkExpiry(LinkSource(bytes, query: mark + 1..<end, header, routes))
    }
  }

  // MARK: Payloads

  mutating func read(_ values: [String: PayloadValue], _ make: Make) throws(LinkError) {
    try checkExpiry(of: values)
    let payload = Payload(values)
    var cursor = TableCursor(table, at: header.payloads)
    var firstKey: String?
    for _ in 0..<cursor.count() {
      let kind = PayloadRuleRecord.Kind(rawValue: cursor.number(1))
      let key = cursor.string()
      let candidate = cursor.address()
      if kind != .otherwise { firstKey = firstKey ?? key }
      switch (kind, payload.text(key)) {
      case (.type?, let text?):
        return try read(text, asPath: true, beside: payload.without(key), make)
      case (.link?, let text?):
        try read(text, asPath: true, make)
        surroundings?.extras += payload.without(key).extras(except: [])
        return
      case (.when?, let text?):
        try checkExpiry(inQueryOf: text)
        return try readCandidate(at: candidate, payload, make)
      case (.whenEqual?, let text?):
        var rule = TableCursor(table, at: candidate)
        guard header.isSame(text, rule.string()) else { continue }
        try checkExpiry(inQueryOf: text)
        return try readCandidate(at: rule.address(), payload, make)
      case (.otherwise?, _): return try readCandidate(at: candidate, payload, make)
      case (nil, _), (.type?, nil), (.link?, nil), (.when?, nil), (.whenEqual?, nil): continue
      }
    }
    throw header.unknownValue(in: payload) ?? .missing(parameter: firstKey ?? "payload")
  }

  /// Reads a quick action or an activity.
  ///
  /// If the file does not declare its type, the payload is read instead.
  mutating func read(
    _ kind: TriggerRecord.Kind, _ type: String, _ payload: [String: PayloadValue], _ make: Make
  ) throws(LinkError) {
    var cursor = TableCursor(table, at: header.triggers)
    for _ in 0..<cursor.count() {
      let known = TriggerRecord.Kind(rawValue: cursor.number(1))
      let name = cursor.string()
      let candidate = cursor.address()
      let isSame =
        known == .anyBundlesShortcut && kind == .shortcut
        ? type.utf8.count > name.utf8.count
          && type.utf8.suffix(name.utf8.count).elementsEqual(name.utf8)
        : known == kind && type.utf8.elementsEqual(name.utf8)
      guard isSame else { continue }
      try checkExpiry(of: payload)
      return try readCandidate(at: candidate, Payload(payload), make)
    }
    try read(payload, make)
  }

  private func checkExpiry(of payload: [String: PayloadValue]) throws(LinkError) {
    guard header.hasExpiry, let text = Payload(payload).text(table.string(header.expiryKey)) else {
      return
    }
    try checkExpiry(text)
  }

  /// Reads the parameters of a candidate that a payload rule, a shortcut or an activity names.
  private mutating func readCandidate(
    at address: Int, _ payload: Payload, _ make: Make
  ) throws(LinkError) {
    try Self.match(header, { LinkSource(ByteView(""), header, routes) }, payload) {
      (matcher) throws(LinkError) in
      let candidate = CandidateRecord(table, at: address)
      guard try matcher.fill(candidate), matcher.isComplete(candidate, allowsEmpty: false) else {
        throw matcher.bestFailure.error(matcher.values.source)
      }
      try make(matcher.values)
      if surroundings != nil { add(extras(of: matcher.values, payload)) }
    }
  }

  // MARK: Extras

  private mutating func add(_ extras: [LinkExtra]) { surroundings?.extras += extras }

  /// The query items and the texts of the payload that the route does not name.
  private func extras(of values: borrowing RouteValues, _ payload: Payload?) -> [LinkExtra] {
    guard let payload else { return extras(of: values) }
    let named = values.candidate.parameters.filter { $0.source != .constant }.map {
      table.string($0.source == .payload ? $0.text : $0.name)
    }
    return (values.query == nil ? [] : extras(of: values))
      + payload.extras(except: Set(named))
  }

  private func extras(of values: borrowing RouteValues) -> [LinkExtra] {
    let hasDictionary = values.candidate.parameters.contains { $0.source == .otherItems }
    var items = hasDictionary ? [] : values.source.otherItems(than: values.candidate, values.query)
    if header.hasExpiry { items += values.source.items(of: values.query, key: header.expiryKey) }
    return items.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { item in
      let (key, value) = values.source.texts(of: item)
      return LinkExtra(key: key, value: value)
    }
  }
}

/// The scheme, host and extra items of a link, which are not part of its route.
struct LinkSurroundings {
  var scheme: String?
  var host: String?
  var extras: [LinkExtra] = []
}
