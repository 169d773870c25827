// A candidate is checked in two steps: its slots are filled with the captures of its parameters,
// then the captures are parsed.
extension Matcher {
  /// Fills the slots with the captures of the parameters, and returns whether the link has the
  /// literal items.
  ///
  /// Throws ``Malformation/repeatedKey(_:)`` if a key of the candidate is repeated, unless it is
  /// for a list.
  mutating func fill(_ candidate: CandidateRecord) throws(LinkError) -> Bool {
    begin(candidate)
    if rest != nil || candidate.usesRareSources { cut(for: candidate) }
    let hasLiterals = candidate.hasLiterals ? try hasLiterals(candidate) : true
    let count = candidate.parameterCount
    for slot in 0..<count { fill(slot, candidate.parameter(slot)) }
    var isRepeated = candidate.usesRareSources
    if candidate.hasQuery {
      var items = QueryItems(values.source.bytes, values.query)
      while let item = items.next() { fill(item, count, &isRepeated) }
      if payload != nil { fillFromPayload(candidate) }
    }
    if isRepeated, !candidate.isForPayloads { try checkRepetitions(candidate) }
    return hasLiterals
  }

  @inline(__always)
  private mutating func fill(_ slot: Int, _ parameter: ParameterRecord) {
    var capture = Capture.absent
    var key: UInt64 = 0
    switch parameter.source {
    case .path:
      if parameter.order < captureCount {
        capture = frame.pathCapture(parameter.order)
        frame.setValue(frame.pathValue(parameter.order), ofSlot: slot)
      }
      key = MatchFrame.noKey
    case .query:
      if parameter.form == .list {
        capture = Capture(.list, parameter.text)
      } else {
        key = parameter.key
      }
    case .absent, .fragment, .fragmentItem, .constant, .payload, .restOfLink, .otherItems:
      capture = otherCapture(parameter, &key)
    }
    frame.setCapture(capture, ofSlot: slot)
    frame.setKey(key, ofSlot: slot)
  }

  private mutating func otherCapture(
    _ parameter: ParameterRecord, _ key: inout UInt64
  ) -> Capture {
    switch parameter.source {
    case .absent, .path, .query: return .absent
    case .constant: return Capture(.constant, parameter.text)
    case .otherItems: return Capture(.otherItems)
    case .restOfLink:
      if let rest { return Capture(.raw, rest) }
      key = parameter.key
      return .absent
    case .fragment:
      return values.fragment.map { Capture(.link, $0, isEncoded: true) } ?? .absent
    case .fragmentItem:
      return values.source.items(of: values.fragment, key: parameter.text).first
        .map { values.source.capture(ofValue: $0) } ?? .absent
    case .payload: return payloadCapture(parameter.text, parameter.type)
    }
  }

  @inline(__always)
  private mutating func fill(_ item: QueryItems.Item, _ count: Int, _ isRepeated: inout Bool) {
    let symbol = values.source.symbol(ofKey: item)
    guard symbol != 0 else { return }
    for slot in 0..<count where frame.key(ofSlot: slot) == symbol {
      if frame.capture(ofSlot: slot).isAbsent {
        frame.setCapture(values.source.capture(ofValue: item), ofSlot: slot)
      } else {
        isRepeated = true
      }
    }
  }

  private mutating func fillFromPayload(_ candidate: CandidateRecord) {
    for slot in 0..<candidate.parameterCount
    where frame.capture(ofSlot: slot).isAbsent && candidate.parameter(slot).isItem {
      let parameter = candidate.parameter(slot)
      frame.setCapture(payloadCapture(parameter.name, parameter.type), ofSlot: slot)
    }
  }

  private mutating func payloadCapture(_ key: Range<Int>, _ type: TypeRecord) -> Capture {
    guard let text = payload?.text(values.source.table.string(key)) else { return .absent }
    let number = add(payloadText: type.linkText(ofPayload: text))
    return Capture(.payload, number..<number + 1)
  }

  // MARK: Literal items

  private func hasLiterals(_ candidate: CandidateRecord) throws(LinkError) -> Bool {
    var hasAll = true
    for number in 0..<candidate.allLiteralCount {
      let literal = candidate.literal(number)
      let query = candidate.isOfQuery(number) ? values.query : values.fragment
      var items = QueryItems(values.source.bytes, query)
      var (count, isThere) = (0, false)
      while let item = items.next() {
        guard values.source.isSame(item.key, literal.key) else { continue }
        count += 1
        isThere = isThere || literal.value.map { values.source.isSame(item.value, $0) } ?? true
        if count == 2, !candidate.isForPayloads { throw repeatedKey(literal.key, item) }
      }
      hasAll = hasAll && isThere
    }
    return hasAll
  }

  // MARK: Values

  /// Returns whether every parameter has a value, or may be missing and is.
  ///
  /// - Parameter allowsEmpty: Whether an empty text is a value of a required `String`.
  mutating func isComplete(_ candidate: CandidateRecord, allowsEmpty: Bool) -> Bool {
    for slot in 0..<candidate.parameterCount {
      if frame.key(ofSlot: slot) == MatchFrame.noKey { continue }
      let parameter = candidate.parameter(slot)
      let capture = frame.capture(ofSlot: slot)
      switch parameter.form {
      case .rest, .dictionary, .listDictionary: continue
      case .list:
        for element in values.source.captures(in: capture, values.query)
        where read(element, slot, candidate, parameter.type) == nil {
          return false
        }
      case .required, .optional:
        let isRequired = parameter.form == .required
        if capture.isAbsent {
          guard isRequired else { continue }
          bestFailure.note(.missing, candidate, slot)
          return false
        }
        guard let value = read(capture, slot, candidate, parameter.type) else { return false }
        frame.setValue(value, ofSlot: slot)
        if isRequired, capture.range.isEmpty, parameter.type.kind.isText {
          bestFailure.rejectedEmptyText = true
          bestFailure.note(.missing, candidate, slot)
          guard allowsEmpty else { return false }
        }
      }
    }
    return true
  }

  /// Returns the value of a capture as a number, or records the failure.
  @inline(__always)
  private mutating func read(
    _ capture: Capture, _ slot: Int, _ candidate: CandidateRecord, _ type: TypeRecord
  ) -> UInt64? {
    if capture.kind == .payload {
      let text = values.payloadTexts?[capture.range.lowerBound] ?? ""
      let value = withByteView(of: text) { type.value($0, $0.range, isPath: false, values.source) }
      if value == nil { bestFailure.note(.invalidValue, candidate, slot, payloadText: text) }
      return value
    }
    let value = values.source.value(of: capture, type, isPath: false)
    if value == nil { bestFailure.note(.invalidValue, candidate, slot, capture) }
    return value
  }

  // MARK: Repeated keys

  /// Throws for the first parameter whose key is repeated.
  private func checkRepetitions(_ candidate: CandidateRecord) throws(LinkError) {
    for parameter in candidate.parameters where parameter.form != .list {
      switch parameter.source {
      case .query, .restOfLink: try checkOnce(parameter.text, values.query)
      case .fragmentItem: try checkOnce(parameter.text, values.fragment)
      case .otherItems where parameter.form == .listDictionary: continue
      case .otherItems: try checkOnce(values.source.otherItems(than: candidate, values.query))
      case .absent, .path, .fragment, .constant, .payload: continue
      }
    }
  }

  private func checkOnce(_ key: Range<Int>, _ items: Range<Int>?) throws(LinkError) {
    let items = values.source.items(of: items, key: key)
    if items.count > 1 { throw repeatedKey(key, items[1]) }
  }

  private func repeatedKey(_ key: Range<Int>, _ item: QueryItems.Item) -> LinkError {
    .malformed(.repeatedKey(values.source.table.string(key)), at: item.value.lowerBound)
  }

  /// Throws if two of the items have the same key in a Swift dictionary.
  ///
  /// Keys that are canonically equivalent, such as `é` and `e` with a combining accent, are one key to
  /// Swift, and two keys to other programs.
  private func checkOnce(_ items: [QueryItems.Item]) throws(LinkError) {
    var seen: Set<String> = []
    for item in items {
      let bytes = decodedBytes(
        values.source.bytes, item.key, plusIsSpace: values.source.plusIsSpace)
      let folded = values.source.isCaseless ? bytes.map(foldedASCII) : bytes
      guard !seen.insert(String(decoding: folded, as: UTF8.self)).inserted else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      throw .malformed(.repeatedKey(text), at: item.key.lowerBound)
    }
  }
}
