extension LinkReader {
  /// Reads a payload.
  @unsafe
  func read(
    _ values: [String: PayloadValue], in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let payload = PayloadItems(values)
    if let error = expiry(of: payload) { return unsafe failed(error, in: room) }
    var firstKey: String?
    let all = PayloadRules(header)
    var rules = all
    while let rule = rules.next() {
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
    let error = all.wrongValue(in: payload) ?? .missing(parameter: firstKey ?? "payload")
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

  // MARK: Expiry

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
