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
  }

  private let table: ByteView
  private let header: TableHeader
  private let hosts: [String]
  private let reads: (Int, String) -> Bool

  /// - Parameter reads: Whether a text is a value of the opaque type of that number.
  init(_ table: ByteView, alsoOn hosts: [String], reads: @escaping (Int, String) -> Bool) {
    self.table = table
    self.header = TableHeader(table)
    self.hosts = hosts
    self.reads = reads
  }

  // MARK: Links

  /// - Parameter payload: What stands beside the text, if a payload's key `type` holds it.
  func read<R>(
    _ text: String, asPath: Bool, beside payload: [String: PayloadValue]? = nil,
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try withByteView(of: text) { (bytes) throws(LinkError) in
      let link = try LinkText(bytes, asPath: asPath)
      try checkOrigin(of: link, bytes)
      let source = self.source(of: link, bytes)
      try checkExpiry(source)
      var matcher = matcher(source)
      matcher.payload = payload.map { payload in { payload.text($0) } }
      let values = try matcher.match()
      return Reading(
        route: try make(values),
        scheme: link.scheme.map { bytes.string($0).lowercased() },
        host: link.isWeb ? link.host.map { bytes.string($0).lowercased() } : nil,
        extras: payload.map { extras(of: $0, values) } ?? extras(of: values))
    }
  }

  private func matcher(_ source: LinkSource) -> Matcher {
    Matcher(source, root: header.root, reads: reads)
  }

  private func source(of link: LinkText, _ bytes: ByteView) -> LinkSource {
    var segments = link.segments
    if !link.isWeb, let authority = link.host, !isDeclared(bytes, authority) {
      segments.insert(authority, at: 0)
    }
    return LinkSource(
      bytes: bytes, table: table, isCaseless: header.isCaseless, segments: segments,
      query: link.query, fragment: link.fragment)
  }

  private func checkOrigin(of link: LinkText, _ bytes: ByteView) throws(LinkError) {
    guard let scheme = link.scheme else { return }
    guard link.isWeb else {
      if !isDeclaredScheme(bytes, scheme) { throw .wrongScheme(bytes.string(scheme)) }
      return
    }
    if !link.isSecure && !header.acceptsHTTP { throw .wrongScheme(bytes.string(scheme)) }
    let host = link.host ?? 0..<0
    let isKnown =
      isDeclared(bytes, host)
      || hosts.contains { $0.lowercased() == bytes.string(host).lowercased() }
    if !isKnown || link.port != nil {
      throw .wrongHost(bytes.string(host) + (link.port.map { ":\($0)" } ?? ""))
    }
  }

  private func isDeclaredScheme(_ bytes: ByteView, _ scheme: Range<Int>) -> Bool {
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count()
    where table.isSame(cursor.text(), bytes, scheme, caseless: true) {
      return true
    }
    return false
  }

  /// Whether the file declares the host: as it is, or as a subdomain of a wildcard.
  private func isDeclared(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    var cursor = TableCursor(table, at: header.hosts)
    for _ in 0..<cursor.count() {
      let isWildcard = cursor.number(1) != 0
      let domain = cursor.text()
      var tail = host
      if isWildcard {
        let start = host.upperBound - domain.count
        guard start > host.lowerBound, areLabels(bytes, host.lowerBound..<start) else { continue }
        tail = start..<host.upperBound
      }
      if table.isSame(domain, bytes, tail, caseless: true) { return true }
    }
    return false
  }

  /// Whether the bytes are one or more labels of a domain, each with its dot.
  private func areLabels(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    var length = 0
    for offset in range {
      if bytes[offset] != UInt8(ascii: ".") {
        length += 1
      } else if length == 0 {
        return false
      } else {
        length = 0
      }
    }
    return length == 0
  }

  // MARK: Expiry

  private func checkExpiry(_ source: LinkSource) throws(LinkError) {
    guard !header.expiryKey.isEmpty,
      let value = source.items(of: source.query, key: header.expiryKey).first
    else { return }
    try checkExpiry(decoded(source.bytes, value, plusIsSpace: true))
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
      try checkExpiry(
        LinkSource(
          bytes: bytes, table: table, isCaseless: header.isCaseless, segments: [],
          query: mark + 1..<end, fragment: nil))
    }
  }

  // MARK: Payloads

  func read<R>(
    _ payload: [String: PayloadValue], _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    if !header.expiryKey.isEmpty, let text = payload.text(table.string(header.expiryKey)) {
      try checkExpiry(text)
    }
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

  private func readLink<R>(
    _ text: String, _ key: String, _ payload: [String: PayloadValue],
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    let reading = try read(text, asPath: true, make)
    return Reading(
      route: reading.route, scheme: reading.scheme, host: reading.host,
      extras: reading.extras + payload.without(key).extras(except: []))
  }

  private func readTarget<R>(
    _ address: Int, _ payload: [String: PayloadValue],
    _ make: (RouteValues) throws(LinkError) -> R
  ) throws(LinkError) -> Reading<R> {
    try withByteView(of: "") { (bytes) throws(LinkError) in
      var matcher = matcher(
        LinkSource(
          bytes: bytes, table: table, isCaseless: header.isCaseless, segments: [], query: nil,
          fragment: nil))
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
    let named =
      values.candidate.literals.map(\.key)
      + values.candidate.parameters.filter { $0.source == .query }.map(\.argument)
    var extras: [LinkExtra] = []
    source.forEachItem(of: source.query) { key, value in
      guard !named.contains(where: { source.isSame(key, $0) }) else { return }
      extras.append(
        LinkExtra(
          key: decoded(source.bytes, key, plusIsSpace: true),
          value: decoded(source.bytes, value, plusIsSpace: true)))
    }
    return extras
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
