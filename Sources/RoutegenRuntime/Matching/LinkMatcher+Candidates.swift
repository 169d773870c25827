// A candidate is checked in two steps: its slots are filled with the captures of its parameters,
// then the captures are read.
extension LinkMatcher {
  /// Returns whether one of the candidates at the end of the path matches.
  @inline(__always)
  mutating func arrive(at node: MatchNode) throws(Failure) -> Bool {
    guard node.hasOneCandidate, !isLenient else { return try arriveAtAny(of: node) }
    let candidate = CandidateRecord(table, at: node.candidates)
    guard isOpen(candidate) else { return false }
    return try matches(candidate, allowsEmpty: candidate.kind != .envelope)
  }

  /// Returns whether a candidate matches, and fills the slots with its values.
  ///
  /// - Parameter allowsEmpty: Whether an empty text is a value of a required `String`.
  @inline(never)
  mutating func matches(
    _ candidate: CandidateRecord, allowsEmpty: Bool
  ) throws(Failure) -> Bool {
    guard try fill(candidate) else { return false }
    return try complete(candidate, allowsEmpty: allowsEmpty)
  }

  @inline(never)
  private mutating func arriveAtAny(of node: MatchNode) throws(Failure) -> Bool {
    let candidates = CandidateList(table, of: node)
    if isLenient {
      for index in 0..<candidates.count { noteUnreadable(candidates[index]) }
      // Nothing that is found later is more helpful.
      return failure.kind != .notFound
    }
    rejectedEmptyText = false
    // A key with different values makes the link malformed if any of the candidates names it, so all are
    // tried.
    var (found, last): (Int?, Int) = (nil, 0)
    for index in 0..<candidates.count where isOpen(candidates[index]) {
      last = index
      if try matches(candidates[index], allowsEmpty: false), found == nil { found = index }
    }
    if let found {
      if found == last { return true }
      return try matches(candidates[found], allowsEmpty: false)
    }
    // An empty text is a value of a required `String` only if no other candidate matches the link.
    guard rejectedEmptyText else { return false }
    for index in 0..<candidates.count {
      let candidate = candidates[index]
      guard isOpen(candidate), candidate.kind != .envelope else { continue }
      if try matches(candidate, allowsEmpty: true) { return true }
    }
    return false
  }

  /// Whether the candidate is one for what is read: some are only for payloads.
  @inline(__always)
  private mutating func isOpen(_ candidate: CandidateRecord) -> Bool {
    !candidate.isForPayloads || hasRare && rare?.payload != nil
  }

  /// Records the parameter whose text cannot be parsed, at the end of a lenient walk.
  private mutating func noteUnreadable(_ candidate: CandidateRecord) {
    guard unreadable > 0, unreadable <= captureCount, !candidate.isForPayloads else { return }
    let order = unreadable &- 1
    for slot in 0..<candidate.parameterCount {
      let parameter = candidate.parameter(slot).descriptor
      if parameter.source == .path, parameter.order == order {
        note(.invalidValue, candidate, slot, frame.pathCapture(order))
      }
    }
  }

  // MARK: Parts that only some route sets have

  @inline(never)
  private mutating func beginRare(_ candidate: CandidateRecord) throws(Failure) {
    rare?.cut = nil
    if candidate.usesRareSources { _ = try matchOther(.rest, candidate) }
  }

  /// Matches other parameters than single values of the path and the query, in an app that has some.
  @inline(never)
  mutating func matchOther(
    _ part: OtherParameters, _ candidate: CandidateRecord
  ) throws(Failure) -> Bool {
    try routes._features.parameters?(&self, part, candidate) ?? false
  }

  /// Throws unless every escaped tab and line break of the link is in the value of a `Text`.
  ///
  /// - Parameter first: The offset of the first of them.
  @inline(never)
  mutating func checkLineBreaks(from first: Int) throws(Failure) {
    guard try matchOther(.lineBreaks(from: first), candidate) else {
      try Failure.fail(.escapedLineBreak, at: first)
    }
  }

  /// Fills the slots of query items that the link does not have with values of the payload.
  @inline(never)
  private mutating func fillFromPayload(_ candidate: CandidateRecord) {
    guard let rare, rare.payload != nil else { return }
    for slot in 0..<candidate.parameterCount
    where frame.descriptor(ofSlot: slot).isItem && frame.capture(ofSlot: slot).isAbsent
      && frame.descriptor(ofSlot: slot).reader != .part
    {
      frame.setCapture(rare.capture(rare, candidate.parameter(slot)), ofSlot: slot)
    }
  }

  /// Throws for the first parameter whose key is repeated.
  @inline(never)
  private mutating func checkRepetitions(_ candidate: CandidateRecord) throws(Failure) {
    for slot in 0..<candidate.parameterCount {
      let parameter = candidate.parameter(slot)
      if parameter.descriptor.isList { continue }
      switch parameter.source {
      case .query, .restOfLink:
        let plusIsSpace = source.plusIsSpace(for: parameter.descriptor)
        try checkValues(of: parameter.text, in: query, plusIsSpace: plusIsSpace)
      case .fragmentItem, .otherItems: _ = try matchOther(.repetitions(parameter), candidate)
      case .absent, .path, .fragment, .constant, .payload, .host: continue
      }
    }
  }

  /// Throws if the items of a key have different values.
  ///
  /// The same value again is read alike by every parser.
  @inline(never)
  func checkValues(
    of key: Range<Int>, in part: Range<Int>?, plusIsSpace: Bool
  ) throws(Failure) {
    let items = source.items(of: part, key: key)
    for item in items.dropFirst()
    where !source.haveSameValue(items[0], item, plusIsSpace: plusIsSpace) {
      throw Failure(repeatedKey: Capture(.constant, key), at: item.valueStart)
    }
  }

  // MARK: Filling the slots

  /// The query that the candidate reads.
  var query: Range<Int>? {
    @inline(__always)
    mutating get { hasRare ? rareQuery() : link.query(after: pathEnd) }
  }

  @inline(never)
  private mutating func rareQuery() -> Range<Int>? {
    rare?.cut?.query ?? link.query(after: pathEnd)
  }

  /// The fragment that the candidate reads.
  var fragment: Range<Int>? {
    mutating get { rare?.cut == nil ? link.fragment(after: pathEnd) : nil }
  }

  /// Fills the slots with the captures of the parameters, and returns whether the link has the
  /// literal items.
  ///
  /// Throws ``LinkError/repeatedKey(_:at:)`` if a key of the candidate has different values, unless it
  /// is for a list.
  @inline(__always)
  mutating func fill(_ candidate: CandidateRecord) throws(Failure) -> Bool {
    candidateAddress = candidate.address
    let isRare = candidate.usesRareSources || hasRare
    if isRare { try beginRare(candidate) }
    let hasLiterals = candidate.hasLiterals ? try matchOther(.literals, candidate) : true
    let count = candidate.parameterCount
    var descriptors = candidate.descriptors
    for slot in 0..<count {
      let descriptor = descriptors.next()
      switch descriptor.source {
      case .path where descriptor.order < captureCount:
        frame.fill(slot: slot, fromPath: descriptor.order, descriptor.withoutKey)
      case .query where !descriptor.isList:
        frame.fill(slot: slot, .absent, descriptor)
      case .absent, .path, .query, .fragment, .fragmentItem, .constant, .payload, .restOfLink,
        .otherItems, .host:
        frame.fill(slot: slot, .absent, descriptor.withoutKey)
        _ = try matchOther(.slot(slot, descriptor), candidate)
      }
    }
    var isRepeated = candidate.usesRareSources
    if candidate.hasQuery {
      if link[pathEnd] == UInt8(ascii: "?"), fillFromQuery(count) { isRepeated = true }
      if isRare { fillFromPayload(candidate) }
    }
    if isRepeated, !candidate.isForPayloads { try checkRepetitions(candidate) }
    return hasLiterals
  }

  /// Fills slots with the values of query items; returns whether a key is repeated.
  @inline(__always)
  private mutating func fillFromQuery(_ count: Int) -> Bool {
    var isRepeated = false
    var items = QueryItems(link, query)
    while let item = items.nextInline() {
      let symbol =
        isLiteral && link.isLiteral(item.start, item.keyEnd)
        ? symbols.symbol(table, link, item.start, item.keyEnd)
        : decodedSymbol(ofKey: item)
      guard symbol != 0 else { continue }
      for slot in 0..<count where frame.descriptor(ofSlot: slot).key == symbol {
        if frame.capture(ofSlot: slot).isAbsent {
          let capture = source.capture(
            ofValue: item, plusIsSpace: source.plusIsSpace(for: frame.descriptor(ofSlot: slot)))
          frame.setCapture(capture, ofSlot: slot)
        } else {
          isRepeated = true
        }
      }
    }
    return isRepeated
  }

  @inline(never)
  private mutating func decodedSymbol(ofKey item: QueryItems.Item) -> UInt64 {
    source.header.symbol(of: link.view, item.key, plusIsSpace: source.plusIsSpace, symbols)
  }

  // MARK: Reading the values

  /// Returns whether every parameter has a value, or may be missing and is.
  ///
  /// - Parameter allowsEmpty: Whether an empty text is a value of a required `String`.
  @inline(__always)
  mutating func complete(
    _ candidate: CandidateRecord, allowsEmpty: Bool
  ) throws(Failure) -> Bool {
    for slot in 0..<candidate.parameterCount {
      let descriptor = frame.descriptor(ofSlot: slot)
      if descriptor.source == .path { continue }
      var capture = frame.capture(ofSlot: slot)
      switch descriptor.form {
      case .rest, .dictionary, .listDictionary: continue
      case .list, .filledList:
        guard try matchOther(.list(slot), candidate) else { return false }
      case .required, .optional:
        let isRequired = descriptor.form == .required
        if capture.isAbsent {
          guard isRequired else { continue }
          note(.missing, candidate, slot)
          return false
        }
        if hasRare, let other = otherValue(capture) {
          guard descriptor.ignoresUnreadable else {
            note(.invalidValue, candidate, slot, other)
            return false
          }
          frame.setCapture(.absent, ofSlot: slot)
          continue
        }
        let isPart = descriptor.reader == .part
        if isPart {
          guard routes._features.mixed?(&self, .part(slot, candidate)) == true else {
            note(.invalidValue, candidate, slot, capture)
            return false
          }
          capture = frame.capture(ofSlot: slot)
        }
        let value = read(capture, descriptor.reader, isPath: isPart) {
          candidate.parameter(slot).type
        }
        guard let value else {
          // An empty text that is no value of the type counts as absent, where a value may be absent.
          if !isRequired, capture.start == capture.end || descriptor.ignoresUnreadable {
            frame.setCapture(.absent, ofSlot: slot)
            continue
          }
          let isMissing =
            descriptor.reader == .filledText
            || capture.start == capture.end && candidate.parameter(slot).type.kind == .joined
          note(isMissing ? .missing : .invalidValue, candidate, slot, capture)
          return false
        }
        frame.setValue(value, ofSlot: slot)
        if isRequired, descriptor.reader == .text, capture.start == capture.end {
          rejectedEmptyText = true
          note(.missing, candidate, slot)
          guard allowsEmpty else { return false }
        }
      }
    }
    return true
  }

  /// Returns the text to show of a value of the payload that is of another kind, or of the rest of a link with an
  /// IPv6 address; `nil` for any other capture.
  @inline(never)
  private func otherValue(_ capture: Capture) -> Capture? {
    if capture.isOtherValue { return .absent }
    // A parser that escapes the brackets of the address turns it into another host.
    let hasAddress = capture.kind == .raw && link.view.bracketOfHost(in: capture.range) != nil
    return hasAddress ? capture : nil
  }

  /// Returns whether every element of a list is a value, or an empty text, which counts as absent, and whether
  /// there is an element if there has to be one.
  mutating func readsAll(_ slot: Int, _ candidate: CandidateRecord) -> Bool {
    let descriptor = frame.descriptor(ofSlot: slot)
    let type = candidate.parameter(slot).type
    let capture = frame.capture(ofSlot: slot)
    if let other = otherValue(capture) {
      note(.invalidValue, candidate, slot, other)
      return false
    }
    var isMissing = descriptor.form == .filledList
    for element in source.captures(in: capture, query, rare) {
      if read(element, descriptor.reader, isPath: false, type: { type }) != nil {
        isMissing = false
      } else if element.start != element.end {
        note(.invalidValue, candidate, slot, element)
        return false
      }
    }
    if isMissing { note(.missing, candidate, slot) }
    return !isMissing
  }

  /// Returns the value of a capture; `nil` if the text is not a value of the type.
  @inline(__always)
  mutating func read(
    _ capture: Capture, _ reader: SlotDescriptor.Reader, isPath: Bool, type: () -> TypeRecord
  ) -> ReadValue? {
    if reader == .text { return ReadValue() }
    if reader == .filledText { return capture.start == capture.end ? nil : ReadValue() }
    if capture.isPlainLink {
      if reader == .int, let value = Numbers.int(link, capture.start, capture.end) {
        return ReadValue(bits: value)
      }
      if reader == .uuid { return UUIDText.value(link.view, capture.start, capture.end) }
    }
    return value(of: capture, type(), isPath: isPath)
  }

  @inline(never)
  mutating func value(of capture: Capture, _ type: TypeRecord, isPath: Bool) -> ReadValue? {
    let range = capture.range
    if type.kind == .string || type.kind == .text { return ReadValue() }
    switch capture.kind {
    case .constant: return type.value(table, range, isPath: isPath, routes)
    case .payload:
      return withByteView(of: rare?.payloadText(capture.start) ?? "") {
        type.value($0, $0.range, isPath: isPath, routes)
      }
    case .link where capture.isEncoded:
      return withDecodedBytes(
        link.view, range, plusIsSpace: capture.plusIsSpace, folded: false
      ) { type.value($0, $0.range, isPath: isPath, routes) }
    case .absent, .link, .raw, .rest, .list, .otherItems:
      return type.value(link.view, range, isPath: isPath, routes)
    }
  }
}
