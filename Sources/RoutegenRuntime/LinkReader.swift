/// Reads links by the table of one route set.
///
/// Not generic over the route set, so that an app with several has this code once; what makes a
/// route of the values is handed in.
struct LinkReader {
  /// A route, and what surrounded it.
  struct Reading<R> {
    let route: R
    let scheme: String?
    let host: String?
    let extras: [LinkExtra]

    /// The same, with what else surrounded it.
    func adding(_ others: [LinkExtra]) -> Reading {
      Reading(route: route, scheme: scheme, host: host, extras: extras + others)
    }
  }

  private let table: ByteView
  private let header: TableHeader
  private let origins: LinkOrigins
  private let reads: (Int, String) -> Bool

  /// - Parameter reads: Whether a text is a value of the opaque type of that number.
  init(_ table: ByteView, alsoOn hosts: [String], reads: @escaping (Int, String) -> Bool) {
    self.table = table
    self.header = TableHeader(table)
    self.origins = LinkOrigins(header, table, alsoOn: hosts)
    self.reads = reads
  }

  // MARK: Links

  /// How many links may stand in one another.
  private static let deepestEnvelope = 3

  /// - Parameter payload: What stands beside the text, if a payload's key `type` holds it.
  func read<R>(
    _ text: String, asPath: Bool, beside payload: [String: PayloadValue]? = nil, depth: Int = 0,
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try withByteView(of: text) { (bytes) throws(LinkError) in
      let link = try LinkText(bytes, asPath: asPath)
      let roots = try origins.roots(for: link, bytes)
      let source = self.source(of: link, bytes)
      try checkExpiry(source)
      var matcher = Matcher(source, roots: roots, reads: reads)
      matcher.payload = payload.map { payload in { payload.text($0) } }
      let values = try matcher.match()
      let extras = payload.map { self.extras(of: $0, values) } ?? self.extras(of: values)
      switch values.candidate.kind {
      case .route, .payloadRoute: break
      case .exception: throw .excluded
      case .envelope:
        guard depth < Self.deepestEnvelope else { throw .malformed(.tooManyEnvelopes, at: 0) }
        let inner = values.captures.first.flatMap { source.text(of: $0) } ?? ""
        let reading = try read(inner, asPath: true, depth: depth + 1, make)
        return reading.adding(extras)
      }
      return Reading(
        route: try make(values),
        scheme: link.scheme.map { bytes.string($0).lowercased() },
        host: link.isWeb ? link.host.map { bytes.string($0).lowercased() } : nil, extras: extras)
    }
  }

  private func source(of link: LinkText, _ bytes: ByteView) -> LinkSource {
    var source = LinkSource(bytes, table, header)
    source.segments = link.segments
    source.query = link.query
    source.fragment = link.fragment
    if !link.isWeb, let authority = link.host, !origins.isHost(bytes, authority) {
      source.segments.insert(authority, at: 0)
    }
    return source
  }

  // MARK: Expiry

  private func checkExpiry(_ source: LinkSource) throws(LinkError) {
    guard !header.expiryKey.isEmpty,
      let value = source.items(of: source.query, key: header.expiryKey).first
    else { return }
    try checkExpiry(decoded(source.bytes, value, plusIsSpace: source.plusIsSpace))
  }

  private func checkExpiry(_ text: String) throws(LinkError) {
    guard let expiry = expirySeconds(of: text), expiry > currentEpochSeconds() else {
      throw .expired(since: text)
    }
  }

  /// Looks at the query of a text that may be a link, as the value of a payload's key.
  private func checkExpiry(inQueryOf text: String) throws(LinkError) {
    try withByteView(of: text) { (bytes) throws(LinkError) in
      let end = bytes.firstOffset(of: UInt8(ascii: "#"), in: bytes.range) ?? bytes.count
      guard let mark = bytes.firstOffset(of: UInt8(ascii: "?"), in: 0..<end) else { return }
      var source = LinkSource(bytes, table, header)
      source.query = mark + 1..<end
      try checkExpiry(source)
    }
  }

  // MARK: Payloads

  func read<R>(
    _ payload: [String: PayloadValue], _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try checkExpiry(of: payload)
    var cursor = TableCursor(table, at: header.payloads)
    var firstKey: String?
    for _ in 0..<cursor.count() {
      let kind = PayloadRuleRecord.Kind(rawValue: cursor.number(1))
      let key = cursor.string()
      let target = cursor.address()
      if kind != .otherwise { firstKey = firstKey ?? key }
      switch (kind, payload.text(key)) {
      case (.type?, let text?):
        return try read(text, asPath: true, beside: payload.without(key), make)
      case (.link?, let text?): return try readLink(text, key, payload, make)
      case (.when?, let text?):
        try checkExpiry(inQueryOf: text)
        return try readTarget(target, payload, make)
      case (.otherwise?, _): return try readTarget(target, payload, make)
      default: continue
      }
    }
    throw .missing(parameter: firstKey ?? "payload")
  }

  /// Reads what the operating system names outright: a quick action, or an activity.
  ///
  /// One that the file does not know is told by its payload.
  func read<R>(
    _ kind: TriggerRecord.Kind, _ type: String, _ payload: [String: PayloadValue],
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    var cursor = TableCursor(table, at: header.triggers)
    for _ in 0..<cursor.count() {
      let known = TriggerRecord.Kind(rawValue: cursor.number(1))
      let name = cursor.string()
      let candidate = cursor.address()
      let isSame =
        known == .anyBundlesShortcut && kind == .shortcut
        ? type.utf8.count > name.utf8.count && type.hasSuffix(name)
        : known == kind && type.utf8.elementsEqual(name.utf8)
      guard isSame else { continue }
      try checkExpiry(of: payload)
      return try readTarget(candidate, payload, make)
    }
    return try read(payload, make)
  }

  private func checkExpiry(of payload: [String: PayloadValue]) throws(LinkError) {
    guard !header.expiryKey.isEmpty, let text = payload.text(table.string(header.expiryKey)) else {
      return
    }
    try checkExpiry(text)
  }

  private func readLink<R>(
    _ text: String, _ key: String, _ payload: [String: PayloadValue],
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try read(text, asPath: true, make).adding(payload.without(key).extras(except: []))
  }

  private func readTarget<R>(
    _ address: Int, _ payload: [String: PayloadValue],
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try withByteView(of: "") { (bytes) throws(LinkError) in
      var matcher = Matcher(LinkSource(bytes, table, header), roots: [], reads: reads)
      matcher.payload = { payload.text($0) }
      guard let values = matcher.values(of: CandidateRecord(table, at: address)) else {
        throw matcher.closest.error
      }
      return Reading(
        route: try make(values), scheme: nil, host: nil, extras: extras(of: payload, values))
    }
  }

  // MARK: Extras

  /// The query items that the route does not name.
  private func extras(of values: RouteValues) -> [LinkExtra] {
    let source = values.source
    let takesOthers = values.candidate.parameters.contains { $0.form == .dictionary }
    let expiryKey = header.expiryKey
    var items = source.otherItems(than: values.candidate)
    if takesOthers { items = [] }
    source.forEachItem(of: source.query) { key, value in
      if !expiryKey.isEmpty, source.isSame(key, expiryKey) { items.append((key, value)) }
    }
    return items.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { key, value in
      LinkExtra(
        key: decoded(source.bytes, key, plusIsSpace: source.plusIsSpace),
        value: decoded(source.bytes, value, plusIsSpace: source.plusIsSpace))
    }
  }

  /// The texts of a payload that the route does not name.
  private func extras(
    of payload: [String: PayloadValue], _ values: RouteValues
  ) -> [LinkExtra] {
    let named = values.candidate.parameters.map {
      table.string($0.source == .payload ? $0.argument : $0.name)
    }
    return (values.source.query == nil ? [] : extras(of: values))
      + payload.extras(except: Set(named))
  }
}
