extension MatchTable {
  /// Adds the candidate that ends at a node, or the list of candidates in match order.
  mutating func addCandidates(_ node: MatchTree.Node) -> Int {
    if node.candidates.isEmpty { return 0 }
    if node.candidates.count == 1 { return addCandidate(node.candidates[0]) }
    var record = TableRecord()
    record.count(node.candidates.count)
    for candidate in node.candidates { record.address(addCandidate(candidate)) }
    return builder.addOnce(record)
  }

  mutating func addCandidate(_ candidate: Candidate) -> Int {
    var record = TableRecord()
    record.number(candidate.route ?? 0, digits: 3)
    record.number(candidate.tableFlags, digits: 1)
    record.number(candidate.literals.count, digits: 2)
    record.number(candidate.fragmentLiterals.count, digits: 2)
    record.number(candidate.sources.count, digits: 2)
    slotCount = max(slotCount, candidate.sources.count)
    if candidate.hasOtherParameters { features.insert("withOtherParameters") }
    if case .envelope = candidate.target { features.insert("withEnvelopes") }
    for literal in candidate.literals + candidate.fragmentLiterals {
      record.text(literal.key, in: &builder)
      record.flag(literal.text == nil)
      record.text(literal.text ?? "", in: &builder)
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      addSlot(parameter, from: source, to: &record)
    }
    return builder.addOnce(record)
  }

  /// Adds what the runtime asks about nearly every parameter, and the address of the rest.
  private mutating func addSlot(
    _ parameter: Parameter, from source: Candidate.Source, to record: inout TableRecord
  ) {
    record.number(source.number | parameter.tableForm << 4, digits: 1)
    let readsPlus = source.isItem && parameter.type.plusIsLiteral
    let flags = (parameter.ignoresUnreadable ? 32 : 0) | (readsPlus ? 64 : 0)
    record.number(reader(of: parameter.type) | flags, digits: 1)
    let place = if case .path(let order) = source { order } else { 0 }
    record.number(source.key.map { symbols.number(of: model.folded($0)) } ?? place, digits: 3)
    record.address(addParameter(parameter, from: source))
  }

  private mutating func addParameter(
    _ parameter: Parameter, from source: Candidate.Source
  ) -> Int {
    var record = TableRecord()
    record.address(addType(parameter.type))
    record.text(parameter.name, in: &builder)
    record.text(source.text, in: &builder)
    return builder.addOnce(record)
  }
}

extension Candidate {
  /// Whether there is anything but single values of the path and the query.
  fileprivate var hasOtherParameters: Bool {
    if !literals.isEmpty || !fragmentLiterals.isEmpty { return true }
    if parameters.contains(where: { $0.type.part != nil }) { return true }
    return zip(sources, parameters).contains { source, parameter in
      switch source {
      case .absent, .path: false
      case .query: parameter.form == .list
      case .fragment, .fragmentItem, .constant, .host, .payload, .otherItems, .restOfLink: true
      }
    }
  }

  /// The kind and the flags; `CandidateRecord` in the runtime has their values.
  fileprivate var tableFlags: Int {
    let kind =
      switch target {
      case .route: isForPayloads ? 1 : 0
      case .exception: 2
      case .envelope: 3
      }
    var (usesRareSources, hasQuery) = (false, false)
    for source in sources {
      switch source {
      case .query: hasQuery = true
      case .restOfLink(let key): (usesRareSources, hasQuery) = (true, hasQuery || key != nil)
      case .fragmentItem, .otherItems: usesRareSources = true
      case .absent, .path, .fragment, .constant, .host, .payload: continue
      }
    }
    return kind | (usesRareSources ? 4 : 0) | (hasQuery ? 8 : 0)
  }
}

extension Candidate.Source {
  /// The key of an item, the text of a constant, or the text after the value of a host.
  fileprivate var text: String {
    switch self {
    case .absent, .path, .fragment, .otherItems: ""
    case .restOfLink(let key): key ?? ""
    case .query(let text), .fragmentItem(let text), .payload(let text),
      .constant(let text), .host(let text):
      text
    }
  }

  /// Whether the value is that of an item, in which a `+` may be a space.
  fileprivate var isItem: Bool {
    switch self {
    case .query, .restOfLink, .fragmentItem, .otherItems: true
    case .absent, .path, .fragment, .constant, .host, .payload: false
    }
  }

  /// The number of the source in `SlotDescriptor.Source` in the runtime.
  fileprivate var number: Int {
    switch self {
    case .absent: 0
    case .path: 1
    case .query: 2
    case .fragment: 3
    case .fragmentItem: 4
    case .constant: 5
    case .payload: 6
    case .restOfLink: 7
    case .otherItems: 8
    case .host: 9
    }
  }
}

extension Parameter {
  /// The number of the form in `SlotDescriptor.Form` in the runtime.
  fileprivate var tableForm: Int {
    switch form {
    case .single: defaultValue == nil ? 0 : 1
    case .optional: 1
    case .list: isFilledList ? 6 : 2
    case .rest, .optionalRest: 3
    case .dictionary: 4
    case .listDictionary: 5
    }
  }
}
