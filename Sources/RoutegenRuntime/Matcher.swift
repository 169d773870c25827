/// Finds the route of a link: walks the tree of the table along the segments, and at the end of the
/// path takes the first candidate whose parameters all read.
///
/// The order of everything in the table is the order of matching. Every node of the tree lies at one
/// depth, so a walk visits each at most once, however it has to turn back.
struct Matcher {
  let source: LinkSource

  /// Where the trees begin whose patterns the link may be, in the order of trying.
  let roots: [Int]
  let reads: (Int, String) -> Bool

  /// The payload's text for a key; `nil` for links.
  var payload: ((String) -> String?)?

  /// What came nearest so far.
  private(set) var closest: (rank: Rank, error: LinkError)

  /// The segments that the parameters on the way to the current node took.
  private var path: [Range<Int>] = []

  /// The first of them that does not read as its type, when looking for what went wrong.
  private var unreadable: (order: Int, type: Int)?
  private var isLenient = false

  /// How many segments matched at the most.
  private var deepest = 0
  private var sawUnreadable = false

  /// How near a failure was; the greater is the more helpful.
  enum Rank: Int, Comparable {
    case notFound, missing, invalidValue

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ source: LinkSource, roots: [Int], reads: @escaping (Int, String) -> Bool) {
    self.source = source
    self.roots = roots
    self.reads = reads
    self.closest = (.notFound, .notFound(after: ""))
  }

  /// The values of the route that the link is.
  mutating func match() throws(LinkError) -> RouteValues {
    for root in roots {
      if let found = try walk(from: root, depth: 0) { return found }
    }

    // Nothing but a path that ends nowhere, and a value on it that does not read: look again as if
    // it had read, to say which parameter it is.
    if closest.rank == .notFound, sawUnreadable {
      isLenient = true
      for root in roots { _ = try walk(from: root, depth: 0) }
    }
    throw closest.rank == .notFound ? .notFound(after: matchedPath) : closest.error
  }

  /// The part of the path that did match, as it stands in the link.
  private var matchedPath: String {
    source.segments.prefix(deepest).map { "/" + source.bytes.string($0) }.joined()
  }

  mutating func note(_ rank: Rank, _ error: LinkError) {
    if rank > closest.rank { closest = (rank, error) }
  }

  // MARK: The path

  private mutating func walk(from node: Int, depth: Int) throws(LinkError) -> RouteValues? {
    deepest = max(deepest, depth)
    guard depth < source.segments.count else { return try arrive(at: node) }
    var cursor = TableCursor(source.table, at: node)
    let segment = source.segments[depth]

    if let child = literalChild(&cursor, segment),
      let found = try walk(from: child, depth: depth + 1)
    {
      return found
    }
    for _ in 0..<cursor.count() {
      if let found = try walkAffix(&cursor, segment, depth) { return found }
    }
    for _ in 0..<cursor.count() {
      let type = cursor.address()
      let child = cursor.address()
      if let found = try take([(segment, type)], to: child, depth) { return found }
    }
    let rest = cursor.address()
    guard rest != 0 else { return nil }
    path.append(depth..<depth)
    defer { path.removeLast() }
    return try arrive(at: rest)
  }

  /// Captures the segments, goes on from `child`, and leaves nothing behind if that leads nowhere.
  private mutating func take(
    _ captured: [(text: Range<Int>, type: Int)], to child: Int, _ depth: Int
  ) throws(LinkError) -> RouteValues? {
    let before = (path.count, unreadable?.order)
    defer {
      path.removeSubrange(before.0...)
      if before.1 == nil { unreadable = nil }
    }
    for (text, type) in captured {
      if text.isEmpty || !isReadable(text, TypeRecord(source.table, at: type)) {
        guard !text.isEmpty else { return nil }
        sawUnreadable = true
        guard isLenient else { return nil }
        if unreadable == nil { unreadable = (path.count, type) }
      }
      path.append(text)
    }
    return try walk(from: child, depth: depth + 1)
  }

  private func isReadable(_ text: Range<Int>, _ type: TypeRecord) -> Bool {
    switch type.kind {
    case .string: true
    case .bool:
      // Not `1` and `0`, which a query may have: a path has one way to write a value.
      ["true", "false"].contains(decoded(source.bytes, text, plusIsSpace: false))
    default: isReadable(decoded(source.bytes, text, plusIsSpace: false), type)
    }
  }

  private func isReadable(_ text: String, _ type: TypeRecord) -> Bool {
    switch type.kind {
    case .string: true
    case .int: Numbers.int(text).map(type.allows) ?? false
    case .uint: Numbers.uint(text).map(type.allows) ?? false
    case .double: Numbers.double(text).map(type.allows) ?? false
    case .bool: Bool(routeValue: text) != nil
    case .enumeration: type.ordinal(of: text, source) != nil
    case .opaque: reads(type.argument, text) && type.allowsHost(of: text, source.table)
    }
  }

  /// The child for literal text; moves the cursor behind the children.
  private func literalChild(_ cursor: inout TableCursor, _ segment: Range<Int>) -> Int? {
    let count = cursor.count()
    let start = cursor.offset
    cursor.skip(count &* TableSize.literalChild)
    let isAsItReads =
      !source.isCaseless && source.bytes.firstOffset(of: UInt8(ascii: "%"), in: segment) == nil
    let text = isAsItReads ? nil : source.foldedBytes(segment)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      var entry = TableCursor(source.table, at: start &+ middle &* TableSize.literalChild)
      let literal = entry.text()
      let order =
        text.map { source.table.order(of: literal, to: $0) }
        ?? source.table.order(of: literal, to: source.bytes, segment)
      if order == 0 { return entry.address() }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private mutating func walkAffix(
    _ cursor: inout TableCursor, _ segment: Range<Int>, _ depth: Int
  ) throws(LinkError) -> RouteValues? {
    let child = cursor.address()
    let pieces = (0..<cursor.count()).map { _ in
      let isParameter = cursor.number(1) != 0
      return (isParameter: isParameter, text: cursor.text())
    }
    guard let captured = AffixSplitter(source, segment).split(pieces) else { return nil }
    return try take(captured, to: child, depth)
  }

  // MARK: The end of the path

  private mutating func arrive(at node: Int) throws(LinkError) -> RouteValues? {
    var cursor = TableCursor(source.table, at: node)
    cursor.skip(cursor.count() &* TableSize.literalChild)
    for _ in 0..<cursor.count() {
      cursor.skip(TableSize.address)
      cursor.skip(cursor.count() &* TableSize.affixPiece)
    }
    cursor.skip(cursor.count() &* TableSize.typedChild &+ TableSize.address)
    let candidates = (0..<cursor.count())
      .map { _ in CandidateRecord(source.table, at: cursor.address()) }
      .filter { payload != nil || !$0.isForPayloads }
    guard !candidates.isEmpty else { return nil }
    if isLenient {
      noteUnreadable(candidates)
      return nil
    }
    try checkRepetitions(candidates)

    // An empty text is a value of a required String only where nothing else takes the link.
    var leftOut = false
    for candidate in candidates {
      if let values = values(of: candidate, allowsEmpty: false, &leftOut) { return values }
    }
    guard leftOut else { return nil }
    for candidate in candidates where candidate.kind != .envelope {
      if let values = values(of: candidate, allowsEmpty: true, &leftOut) { return values }
    }
    return nil
  }

  private mutating func noteUnreadable(_ candidates: [CandidateRecord]) {
    guard let (order, _) = unreadable, path.indices.contains(order) else { return }
    let text = decoded(source.bytes, path[order], plusIsSpace: false)
    for candidate in candidates where !candidate.isForPayloads {
      for (slot, parameter) in candidate.parameters.enumerated()
      where parameter.source == .path && parameter.argument.lowerBound == order {
        note(.invalidValue, candidate.invalidValue(text, slot, source.table))
      }
    }
  }

  /// A key that is given twice for a parameter that is no list makes the link malformed, whichever
  /// of the candidates it would have been.
  private func checkRepetitions(_ candidates: [CandidateRecord]) throws(LinkError) {
    for candidate in candidates where !candidate.isForPayloads {
      let (source, _) = source.cut(for: candidate)
      for literal in candidate.literals { try checkOnce(literal.key, source.query) }
      for literal in candidate.fragmentLiterals { try checkOnce(literal.key, source.fragment) }
      for parameter in candidate.parameters where parameter.form != .list {
        switch parameter.source {
        case .query, .restOfLink: try checkOnce(parameter.argument, source.query)
        case .fragmentItem: try checkOnce(parameter.argument, source.fragment)
        case .otherItems: try checkOnce(source.otherItems(than: candidate).map(\.key))
        default: continue
        }
      }
    }
  }

  /// Throws if a part of the link has the key more than once.
  private func checkOnce(_ key: Range<Int>, _ part: Range<Int>?) throws(LinkError) {
    let values = source.items(of: part, key: key)
    guard values.count > 1 else { return }
    throw .malformed(.repeatedKey(source.table.string(key)), at: values[1].lowerBound)
  }

  /// Throws if one of the raw keys is another.
  private func checkOnce(_ keys: [Range<Int>]) throws(LinkError) {
    var seen: Set<[UInt8]> = []
    for key in keys {
      let bytes = decodedBytes(source.bytes, key, plusIsSpace: source.plusIsSpace)
      guard !seen.insert(source.isCaseless ? bytes.map(foldedASCII) : bytes).inserted else {
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      throw .malformed(.repeatedKey(text), at: key.lowerBound)
    }
  }

  /// What a target of a payload rule gives.
  mutating func values(of candidate: CandidateRecord) -> RouteValues? {
    var leftOut = false
    return values(of: candidate, allowsEmpty: false, &leftOut)
  }

  private mutating func values(
    of candidate: CandidateRecord, allowsEmpty: Bool, _ leftOut: inout Bool
  ) -> RouteValues? {
    let (source, rest) = source.cut(for: candidate)
    let hasLiterals =
      candidate.literals.allSatisfy { has($0, in: source.query) }
      && candidate.fragmentLiterals.allSatisfy { has($0, in: source.fragment) }
    guard hasLiterals else { return nil }
    var captures: [Capture] = []
    for (slot, parameter) in candidate.parameters.enumerated() {
      let capture =
        parameter.source == .restOfLink && rest != nil
        ? rest.map { .raw($0) } ?? .absent : capture(parameter, source)
      let type = TypeRecord(source.table, at: parameter.type)
      if parameter.form == .rest || parameter.form == .dictionary || parameter.source == .path {
        captures.append(capture)
        continue
      }
      let texts = source.texts(of: capture)
      for text in texts where !isReadable(text, type) {
        note(.invalidValue, candidate.invalidValue(text, slot, source.table))
        return nil
      }
      if parameter.form == .required {
        let isEmpty = type.kind == .string && texts == [""]
        if isEmpty && !allowsEmpty { leftOut = true }
        if texts.isEmpty || (isEmpty && !allowsEmpty) {
          note(.missing, .missing(parameter: source.table.string(parameter.name)))
          return nil
        }
      }
      captures.append(capture)
    }
    return RouteValues(source: source, captures: captures, candidate: candidate)
  }

  /// Whether a part of the link has the very item.
  private func has(_ literal: LiteralRecord, in part: Range<Int>?) -> Bool {
    source.items(of: part, key: literal.key).contains { value in
      literal.value.map { source.isSame(value, $0) } ?? true
    }
  }

  private func capture(_ parameter: ParameterRecord, _ source: LinkSource) -> Capture {
    let argument = parameter.argument
    switch parameter.source {
    case .absent: return .absent
    case .constant: return .constant(argument)
    case .path:
      guard path.indices.contains(argument.lowerBound) else { return .absent }
      let range = path[argument.lowerBound]
      return parameter.form == .rest
        ? .rest(from: range.lowerBound) : .link(range, plusIsSpace: false)
    case .otherItems: return .otherItems
    case .query, .restOfLink:
      if parameter.form == .list { return .list(key: argument) }
      if let value = source.items(of: source.query, key: argument).first {
        return .link(value, plusIsSpace: source.plusIsSpace)
      }
      return payloadText(parameter.name)
    case .fragment:
      return source.fragment.map { .link($0, plusIsSpace: false) } ?? .absent
    case .fragmentItem:
      return source.items(of: source.fragment, key: argument).first
        .map { .link($0, plusIsSpace: source.plusIsSpace) } ?? .absent
    case .payload: return payloadText(argument)
    }
  }

  private func payloadText(_ key: Range<Int>) -> Capture {
    payload?(source.table.string(key)).map { .payload($0) } ?? .absent
  }
}
