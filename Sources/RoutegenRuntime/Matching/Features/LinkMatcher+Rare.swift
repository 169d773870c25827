// Parameters other than single values of the path and the query, literal items, and repeated keys.
extension LinkMatcher {
  @inline(never)
  mutating func match(
    _ part: OtherParameters, of candidate: CandidateRecord
  ) throws(Failure) -> Bool {
    switch part {
    case .rest: begin(candidate)
    case .literals: return try hasLiterals(candidate)
    case .slot(let slot, let descriptor): fill(slot, descriptor)
    case .list(let slot): return readsAll(slot, candidate)
    case .repetitions(let parameter): try checkRepetitions(of: parameter, candidate)
    case .lineBreaks(let first): return try hasLineBreaksInTexts(from: first)
    }
    return true
  }

  private mutating func begin(_ candidate: CandidateRecord) {
    let last = frame.pathCapture(max(captureCount - 1, 0)).start
    if let cut = source.cut(for: candidate, link.query(after: pathEnd), from: last) {
      needRare().cut = cut
    }
  }

  /// Fills a slot whose value is not a single value of the path or the query.
  private mutating func fill(_ slot: Int, _ descriptor: SlotDescriptor) {
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
    return rare?.outerOrigin.flatMap { LinkText.reading($0) { $0?.hostWithPort } }
  }

  private mutating func payloadCapture(_ parameter: ParameterRecord) -> Capture {
    rare.map { $0.capture($0, parameter) } ?? .absent
  }

  /// The fragment that is the link inside of an envelope; `nil` for any other candidate.
  mutating func fragmentOfEnvelope() -> Range<Int>? {
    candidate.parameters.contains { $0.source == .fragment } ? fragment : nil
  }

  // MARK: Literal items

  private mutating func hasLiterals(_ candidate: CandidateRecord) throws(Failure) -> Bool {
    var hasAll = true
    for number in 0..<candidate.allLiteralCount {
      let literal = candidate.literal(number)
      let part = candidate.isOfQuery(number) ? query : fragment
      let items = source.items(of: part, key: literal.key)
      if !candidate.isForPayloads {
        try checkValues(of: literal.key, in: part, plusIsSpace: source.plusIsSpace)
      }
      let isThere = items.contains { item in
        literal.value.map { source.isSame(item.value, $0) } ?? true
      }
      hasAll = hasAll && isThere
    }
    return hasAll
  }

  // MARK: Repeated keys

  private mutating func checkRepetitions(
    of parameter: ParameterRecord, _ candidate: CandidateRecord
  ) throws(Failure) {
    let plusIsSpace = source.plusIsSpace(for: parameter.descriptor)
    switch parameter.source {
    case .fragmentItem:
      try checkValues(of: parameter.text, in: fragment, plusIsSpace: plusIsSpace)
    case .otherItems where parameter.form == .listDictionary: break
    case .otherItems:
      try checkOnce(source.otherItems(than: candidate, query), plusIsSpace: plusIsSpace)
    case .absent, .path, .query, .restOfLink, .fragment, .constant, .payload, .host: break
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
      throw Failure(repeatedKey: capture, at: item.start)
    }
  }

  // MARK: Line breaks

  private mutating func hasLineBreaksInTexts(from first: Int) throws(Failure) -> Bool {
    let bytes = link.view
    // Behind the link was a directive for browsers.
    guard first < bytes.count else { return false }
    var texts = textRanges()[...]
    for offset in first..<bytes.count where Percent.isEscapedLineBreak(bytes, at: offset) {
      texts = texts.drop { $0.upperBound <= offset }
      guard texts.first?.contains(offset) == true else {
        try Failure.fail(.escapedLineBreak, at: offset)
      }
    }
    return true
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
