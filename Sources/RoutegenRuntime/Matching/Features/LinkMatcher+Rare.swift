// Parameters other than single values of the path and the query, literal items, and repeated keys.
extension LinkMatcher {
  /// Prepares the match of a candidate that may read the rest of the link.
  @inline(never)
  mutating func begin(_ candidate: CandidateRecord) {
    let last = frame.pathCapture(max(captureCount - 1, 0)).start
    if let cut = source.cut(for: candidate, link.query(after: pathEnd), from: last) {
      needRare().cut = cut
    }
  }

  /// Fills a slot whose value is not a single value of the path or the query.
  @inline(never)
  mutating func fillOther(_ slot: Int, _ descriptor: SlotDescriptor) {
    let parameter = candidate.parameter(slot)
    var (capture, descriptor) = (Capture.absent, descriptor)
    let plusIsSpace = source.plusIsSpace(for: descriptor)
    switch descriptor.source {
    case .absent, .path: break
    case .query:
      capture = Capture(.list, parameter.text, plusIsSpace: plusIsSpace)
      if hasRare, rare?.payload != nil, source.items(of: query, key: parameter.text).isEmpty {
        capture = payloadCapture(parameter)
      }
    case .constant: capture = Capture(.constant, parameter.text)
    case .host: capture = hostCapture(before: parameter.text)
    case .otherItems: capture = Capture(.otherItems, 0..<0, plusIsSpace: plusIsSpace)
    case .restOfLink:
      if let rest = rare?.cut?.rest { capture = Capture(.raw, rest) }
    case .fragment:
      if let fragment { capture = Capture(.link, fragment, isEncoded: true) }
    case .fragmentItem:
      if let item = source.items(of: fragment, key: parameter.text).first {
        capture = source.capture(ofValue: item, plusIsSpace: plusIsSpace)
      }
    case .payload: capture = payloadCapture(parameter)
    }
    let waitsForItem = descriptor.source == .restOfLink && capture.isAbsent
    if !waitsForItem { descriptor = descriptor.withoutKey }
    frame.fill(slot: slot, capture, descriptor)
  }

  /// The host without the text at its end, in lower case.
  private mutating func hostCapture(before suffix: Range<Int>) -> Capture {
    guard let host = host(), host.utf8.count > suffix.count else { return .absent }
    let value = String(Substring(host.utf8.dropLast(suffix.count)))
    let index = needRare().add(payloadText: RouteTable._foldedASCII(value))
    return Capture(.payload, index, index &+ 1)
  }

  /// The host of the link, or of the link around a path.
  private mutating func host() -> String? {
    let text = try? LinkText(link, asPath: true, allowsLineBreaks: source.header.hasTexts)
    if let host = text?.hostWithPort { return host }
    guard let outer = rare?.outerOrigin else { return nil }
    return withByteView(of: outer) { origin in
      withLinkScan(of: origin) { link in
        (try? LinkText(link, asPath: false))?.hostWithPort
      }
    }
  }

  /// Fills the slots of query items that the link does not have with values of the payload.
  @inline(never)
  mutating func fillFromPayload(_ candidate: CandidateRecord) {
    guard rare?.payload != nil else { return }
    for slot in 0..<candidate.parameterCount
    where frame.descriptor(ofSlot: slot).isItem && frame.capture(ofSlot: slot).isAbsent
      && frame.descriptor(ofSlot: slot).reader != .part
    {
      let parameter = candidate.parameter(slot)
      frame.setCapture(payloadCapture(parameter), ofSlot: slot)
    }
  }

  private mutating func payloadCapture(_ parameter: ParameterRecord) -> Capture {
    rare.map { $0.capture($0, parameter) } ?? .absent
  }

  /// The fragment that is the link inside of an envelope; `nil` for any other candidate.
  mutating func fragmentOfEnvelope() -> Range<Int>? {
    candidate.parameters.contains { $0.source == .fragment } ? fragment : nil
  }

  // MARK: Literal items

  @inline(never)
  mutating func hasLiterals(_ candidate: CandidateRecord) throws(Failure) -> Bool {
    var hasAll = true
    for number in 0..<candidate.allLiteralCount {
      let literal = candidate.literal(number)
      let part = candidate.isOfQuery(number) ? query : fragment
      let items = source.items(of: part, key: literal.key)
      if !candidate.isForPayloads {
        try checkValues(of: literal.key, items, plusIsSpace: source.plusIsSpace)
      }
      let isThere = items.contains { item in
        literal.value.map { source.isSame(item.value, $0) } ?? true
      }
      hasAll = hasAll && isThere
    }
    return hasAll
  }

  // MARK: Repeated keys

  /// Throws for the first parameter whose key is repeated.
  @inline(never)
  mutating func checkRepetitions(_ candidate: CandidateRecord) throws(Failure) {
    for parameter in candidate.parameters where !parameter.descriptor.isList {
      let plusIsSpace = source.plusIsSpace(for: parameter.descriptor)
      let key = parameter.text
      switch parameter.source {
      case .query, .restOfLink:
        try checkValues(of: key, source.items(of: query, key: key), plusIsSpace: plusIsSpace)
      case .fragmentItem:
        try checkValues(of: key, source.items(of: fragment, key: key), plusIsSpace: plusIsSpace)
      case .otherItems where parameter.form == .listDictionary: continue
      case .otherItems:
        try checkOnce(source.otherItems(than: candidate, query), plusIsSpace: plusIsSpace)
      case .absent, .path, .fragment, .constant, .payload, .host: continue
      }
    }
  }

  /// Throws if the items of a key have different values.
  ///
  /// The same value again is read alike by every parser.
  private func checkValues(
    of key: Range<Int>, _ items: [QueryItems.Item], plusIsSpace: Bool
  ) throws(Failure) {
    guard let first = items.first else { return }
    for item in items.dropFirst()
    where !source.haveSameValue(first, item, plusIsSpace: plusIsSpace) {
      throw Failure(.repeatedKey, at: item.valueStart, key: Capture(.constant, key))
    }
  }

  /// Throws if two of the items have the same key in a Swift dictionary, unless they are the same item.
  ///
  /// Keys that are canonically equivalent, such as `é` and `e` with a combining accent, are one key to
  /// Swift, and two keys to other programs.
  private mutating func checkOnce(
    _ items: [QueryItems.Item], plusIsSpace: Bool
  ) throws(Failure) {
    // A dictionary and not a set, because the runtime contains the code of this one already.
    var seen: [String: String] = [:]
    for item in items {
      let (key, value) = source.texts(of: item, plusIsSpace: plusIsSpace)
      let folded = source.header.isCaseless ? RouteTable._foldedASCII(key) : key
      // No link contains the character between them.
      let text = key + "\0" + value
      guard let other = seen.updateValue(text, forKey: folded), !other.hasSameBytes(as: text)
      else { continue }
      let capture = Capture(
        .link, item.start, item.keyEnd, isEncoded: true, plusIsSpace: source.plusIsSpace)
      try Failure.fail(.repeatedKey, at: item.start, key: capture)
    }
  }

  // MARK: Line breaks

  /// Throws unless every escaped tab and line break of the link is in the value of a `Text`.
  ///
  /// - Parameter first: The offset of the first of them.
  @inline(never)
  mutating func checkLineBreaks(from first: Int) throws(Failure) {
    let bytes = link.view
    // Behind the link was a directive for browsers.
    guard first < bytes.count else { try Failure.fail(.escapedLineBreak, at: first) }
    var texts = textRanges()[...]
    for offset in first..<bytes.count where Percent.isEscapedLineBreak(bytes, at: offset) {
      texts = texts.drop { $0.upperBound <= offset }
      guard texts.first?.contains(offset) == true else {
        try Failure.fail(.escapedLineBreak, at: offset)
      }
    }
  }

  /// The values of the link for parameters of type `Text`, in the order of the link.
  private mutating func textRanges() -> [Range<Int>] {
    let (source, frame, candidate, query) = (source, frame, candidate, query)
    let (fragment, plusIsSpace) = (fragment, source.plusIsSpace)
    var captures: [Capture] = []
    for slot in 0..<candidate.parameterCount
    where candidate.parameter(slot).type.element.kind == .text {
      let parameter = candidate.parameter(slot)
      switch parameter.source {
      // An item may be there again.
      case .query:
        captures += source.captures(ofKey: parameter.text, query, plusIsSpace: plusIsSpace)
      case .fragmentItem:
        captures += source.captures(ofKey: parameter.text, fragment, plusIsSpace: plusIsSpace)
      case .fragment: captures.append(frame.capture(ofSlot: slot))
      case .absent, .path, .constant, .payload, .restOfLink, .otherItems, .host: continue
      }
    }
    return sortedPositions(captures.count) { captures[$0].start < captures[$1].start }
      .map { captures[$0].range }
  }
}
