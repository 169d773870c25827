/// Finds the route of a link: follows the segments through the match tree and, at the end of the
/// path, chooses the first candidate whose parameters all have values.
///
/// Everything in the table is in match order. A node has one depth, so a walk visits it at most
/// once, however often it backtracks. A walk records in the ``MatchFrame`` the texts of parameters,
/// the values of a candidate, and the choices to return to.
struct Matcher: ~Copyable {
  /// The candidate and its values, once ``match(_:)`` returns.
  private(set) var values: RouteValues

  /// The payload that is read, or that contains the link.
  let payload: Payload?

  /// The most helpful failure so far.
  var bestFailure = BestFailure()

  private var choiceCount = 0

  /// The number of texts that parameters have matched between the root and the current node.
  private(set) var captureCount = 0

  /// The number of the first of these texts that cannot be parsed as its type, counted from 1; 0 if
  /// there is none.
  ///
  /// Only a lenient walk continues after such a text.
  private var unreadable = 0

  /// Whether the walk looks for the cause of a failure, and accepts texts that cannot be parsed.
  private var isLenient = false

  /// The start of the first segment that no walk has matched.
  private var deepest = 0

  /// Whether a text of the path could not be parsed as its type.
  private var sawUnreadable = false

  /// The value of the candidate's `key={url: URL...}`, which extends to the end of the link.
  private(set) var rest: Range<Int>?

  @inline(__always)
  init(_ source: consuming LinkSource, _ frame: MatchFrame, _ payload: Payload?) {
    values = RouteValues(source, frame)
    self.payload = payload
  }

  @inline(__always)
  var frame: MatchFrame { values.frame }

  // MARK: The path

  /// Finds the candidate that the link matches, and puts it and its values into ``values``.
  ///
  /// Throws the most helpful error if there is none.
  mutating func match(_ roots: LinkRoots) throws(LinkError) {
    var next = roots
    while let root = next.next() {
      if try walk(from: root) { return }
    }
    throw try failure(roots)
  }

  /// Returns the most helpful error.
  ///
  /// If no path matched because a text could not be parsed as its type, this walks once more as if
  /// it could, to find the parameter.
  private mutating func failure(_ roots: LinkRoots) throws(LinkError) -> LinkError {
    // A lenient walk goes further than the link matches.
    let deepest = deepest
    if bestFailure.rank == .notFound, sawUnreadable {
      isLenient = true
      var next = roots
      while let root = next.next() { _ = try walk(from: root) }
    }
    if bestFailure.rank != .notFound { return bestFailure.error(values.source) }
    let start = values.source.pathStart
    return .notFound(
      after: deepest > start ? "/" + values.source.bytes.string(start..<deepest &- 1) : "")
  }

  private mutating func walk(from root: UInt64) throws(LinkError) -> Bool {
    let end = values.source.pathEnd
    var node = values.source.node(at: root)
    var position = values.source.pathStart
    var deepest = deepest
    defer { self.deepest = deepest }
    (choiceCount, captureCount, unreadable) = (0, 0, 0)
    while true {
      var alternative = 0
      let step = descend(from: node, position)
      (node, position) = (step.node, step.position)
      var segmentEnd = step.segmentEnd
      if position > deepest { deepest = position }
      if position > end {
        if node.candidates != 0, try arrive(at: node.candidates) { return true }
      } else {
        if let child = step.child {
          remember(node.alternatives, position)
          node = child
          position = segmentEnd &+ 1
          continue
        }
        alternative = node.alternatives
      }
      // The alternatives of this segment, or in a dead end those of the last choice.
      while true {
        if alternative != 0, let child = followAlternatives(alternative, position, &segmentEnd) {
          node = values.source.node(at: child)
          position = segmentEnd &+ 1
          break
        }
        guard choiceCount > 0 else { return false }
        alternative = backtrack(&position)
        segmentEnd = values.source.segmentEnd(from: position)
      }
    }
  }

  /// Follows the segments from a node while they can only be literal text.
  ///
  /// This is `mutating` so that Swift does not copy the views; it changes nothing.
  ///
  /// - Returns: The last node, the segment that begins there, and the child for the segment if the
  ///   node has other alternatives as well.
  @inline(never)
  private mutating func descend(
    from start: MatchNode, _ first: Int
  ) -> (node: MatchNode, position: Int, segmentEnd: Int, child: MatchNode?) {
    let (bytes, table, symbols) = (values.source.bytes, values.source.table, values.source.symbols)
    let (nodes, pathEnd) = (values.source.nodes, values.source.pathEnd)
    let isAsItReads = values.source.isUnescapedASCII && !values.source.isCaseless
    var (node, position) = (start, first)
    while position <= pathEnd {
      let segmentEnd = bytes.firstOffset(of: UInt8(ascii: "/"), from: position, orEnd: pathEnd)
      guard node.hasChildren else { return (node, position, segmentEnd, nil) }
      let symbol =
        isAsItReads
        ? symbols.symbol(table, bytes, position, segmentEnd &- position)
        : values.source.symbol(ofSegment: position, segmentEnd)
      guard let child = node.child(for: symbol, table, nodes: nodes) else {
        return (node, position, segmentEnd, nil)
      }
      if node.hasAlternatives { return (node, position, segmentEnd, child) }
      (node, position) = (child, segmentEnd &+ 1)
    }
    return (node, position, pathEnd, nil)
  }

  /// Returns the index of the node after the first alternative that the segment matches; `nil` if
  /// there is none.
  ///
  /// If the alternative is the rest of the path, `segmentEnd` becomes the end of the path.
  @inline(__always)
  private mutating func followAlternatives(
    _ first: Int, _ position: Int, _ segmentEnd: inout Int
  ) -> UInt64? {
    var record = AlternativeRecord(values.source.table, at: first)
    while true {
      let (captured, wasUnreadable) = (captureCount, unreadable)
      if captures(record, position, segmentEnd) {
        if record.hasNext { remember(record.next, position, captured, wasUnreadable) }
        if record.kind == .rest { segmentEnd = values.source.pathEnd }
        return record.child
      }
      (captureCount, unreadable) = (captured, wasUnreadable)
      guard record.hasNext else { return nil }
      record = AlternativeRecord(values.source.table, at: record.next)
    }
  }

  /// Returns whether the segment matches the alternative, and records the texts of its parameters.
  @inline(__always)
  private mutating func captures(_ record: AlternativeRecord, _ start: Int, _ end: Int) -> Bool {
    switch record.kind {
    case .parameter: return capture(start, end, record.type)
    case .rest:
      keep(Capture(.rest, start..<values.source.pathEnd), 0)
      return true
    case .mixed: return capturesPieces(record, start, end)
    }
  }

  private mutating func capturesPieces(
    _ record: AlternativeRecord, _ start: Int, _ end: Int
  ) -> Bool {
    MixedSegmentSplitter(values.source, start..<end).split(record.pieces) { text, type in
      capture(text.lowerBound, text.upperBound, type)
    }
  }

  /// Records a text of the path if it can be parsed as its type, or if the walk is lenient; returns
  /// whether it did.
  @inline(__always)
  private mutating func capture(_ start: Int, _ end: Int, _ type: TypeRecord) -> Bool {
    guard end > start else { return false }
    let capture = values.source.capture(ofSegment: start, end)
    if let value = values.source.value(of: capture, type, isPath: true) {
      keep(capture, value)
      return true
    }
    sawUnreadable = true
    guard isLenient else { return false }
    if unreadable == 0 { unreadable = captureCount &+ 1 }
    keep(capture, 0)
    return true
  }

  @inline(__always)
  private mutating func keep(_ capture: Capture, _ value: UInt64) {
    frame.setPath(captureCount, capture, value)
    captureCount &+= 1
  }

  // MARK: Choices to return to

  @inline(__always)
  private mutating func remember(_ alternative: Int, _ position: Int) {
    remember(alternative, position, captureCount, unreadable)
  }

  @inline(__always)
  private mutating func remember(
    _ alternative: Int, _ position: Int, _ captureCount: Int, _ unreadable: Int
  ) {
    frame.setChoice(
      choiceCount,
      MatchFrame.Choice(
        alternative: alternative, position: position, captureCount: captureCount,
        unreadable: unreadable))
    choiceCount &+= 1
  }

  /// Returns to the last choice, and returns its next alternative.
  private mutating func backtrack(_ position: inout Int) -> Int {
    choiceCount &-= 1
    let choice = frame.choice(choiceCount)
    position = choice.position
    captureCount = choice.captureCount
    unreadable = choice.unreadable
    return choice.alternative
  }

  // MARK: The end of the path

  /// Records a text of the payload and returns its index.
  mutating func add(payloadText text: String) -> Int {
    values.payloadTexts?.append(text)
    return (values.payloadTexts?.count ?? 1) - 1
  }

  /// Makes the candidate the one of ``values``.
  mutating func begin(_ candidate: CandidateRecord) {
    values.candidateAddress = candidate.address
    if payload != nil { values.payloadTexts = [] }
  }

  /// Sets the query and the fragment that the candidate reads; see ``LinkSource/cut(for:)``.
  mutating func cut(for candidate: CandidateRecord) {
    let cut = values.source.cut(for: candidate)
    rest = cut?.rest
    values.query = cut?.query ?? values.source.query
    values.fragment = cut == nil ? values.source.fragment : nil
  }

  /// Returns whether one of the candidates at the end of the path matches.
  private mutating func arrive(at list: Int) throws(LinkError) -> Bool {
    let candidates = CandidateList(values.source.table, at: list, forPayload: payload != nil)
    if isLenient {
      noteUnreadable(candidates)
      return false
    }
    if candidates.count == 1 {
      guard let candidate = candidates.first else { return false }
      return try fill(candidate)
        && isComplete(candidate, allowsEmpty: candidate.kind != .envelope)
    }
    // A repeated key makes the link malformed if any of the candidates names it.
    for candidate in candidates { _ = try fill(candidate) }
    var isEmptyAllowed = false
    repeat {
      bestFailure.rejectedEmptyText = false
      for candidate in candidates where !isEmptyAllowed || candidate.kind != .envelope {
        if try fill(candidate), isComplete(candidate, allowsEmpty: isEmptyAllowed) {
          return true
        }
      }
      // An empty text is a value of a required `String` only if no other candidate matches the
      // link.
      guard bestFailure.rejectedEmptyText, !isEmptyAllowed else { return false }
      isEmptyAllowed = true
    } while true
  }

  /// Records the parameter whose text cannot be parsed, at the end of a lenient walk.
  private mutating func noteUnreadable(_ candidates: CandidateList) {
    guard unreadable > 0, unreadable <= captureCount else { return }
    let order = unreadable &- 1
    for candidate in candidates where !candidate.isForPayloads {
      for slot in 0..<candidate.parameterCount {
        let parameter = candidate.parameter(slot)
        if parameter.source == .path, parameter.order == order {
          bestFailure.note(.invalidValue, candidate, slot, frame.pathCapture(order))
        }
      }
    }
  }
}
