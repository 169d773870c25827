/// Finds the route of a link: locates the path, follows its segments through the match tree and, at
/// the end of the path, chooses the first candidate whose parameters all have values.
///
/// Everything in the table is in match order. A node has one depth, so a walk visits it at most
/// once, however often it backtracks. The ``MatchFrame`` has the texts of parameters, the values of
/// a candidate, and the choices to return to.
///
/// All methods are mutating, because Swift copies a value of this size for a method that borrows it.
struct LinkMatcher: ~Copyable {
  let source: LinkSource
  let frame: MatchFrame

  /// The route set, which parses the values of types that the table cannot describe.
  let routes: any Route.Type
  let symbols: SymbolTable

  /// The address of the array of nodes.
  let nodes: Int

  /// Whether a segment or a key is a symbol exactly if the bytes are equal.
  let isLiteral: Bool

  /// What only some links need; `nil` for nearly all links.
  var rare: RareValues?

  /// The index of the root of the patterns that accept the link's origin; others are
  /// ``RareValues/otherRoots``.
  var root: UInt64

  /// The start of the first segment.
  var pathStart = 0

  /// The end of the path, once the walk has come there.
  var pathEnd = 0

  /// The address of the candidate, once ``match()`` returns.
  var candidateAddress = 0

  /// The offset of the first escaped tab or line break, which only the value of a `Text` may contain;
  /// `nil` for a link without one.
  var firstLineBreak: Int?

  /// The most helpful failure so far.
  private(set) var failure = Failure(.notFound)

  /// Whether a candidate was skipped because the text of a required `String` is empty.
  var rejectedEmptyText = false

  /// The number of texts that parameters have matched between the root and the current node.
  private(set) var captureCount = 0
  private var choiceCount = 0

  /// The number of the first of these texts that cannot be parsed as its type, counted from 1; 0 if
  /// there is none.
  ///
  /// Only a lenient walk continues after such a text.
  private(set) var unreadable = 0

  /// Whether the walk looks for the cause of a failure, and accepts texts that cannot be parsed.
  private(set) var isLenient = false

  /// Whether a text of the path could not be parsed as its type.
  private var sawUnreadable = false

  /// The start of the first segment that no walk has matched.
  private var deepest = 0

  @inline(__always)
  init(
    _ source: LinkSource, _ frame: MatchFrame, _ routes: any Route.Type, _ rare: RareValues?
  ) {
    let header = source.header
    self.source = source
    self.frame = frame
    self.routes = routes
    self.rare = rare
    symbols = header.symbols
    nodes = header.nodes
    root = header.root
    isLiteral = source.link.isPlain && !header.isCaseless
  }

  @inline(__always)
  var link: LinkScan { source.link }

  @inline(__always)
  var table: ByteView { source.table }

  @inline(__always)
  var candidate: CandidateRecord { CandidateRecord(table, at: candidateAddress) }

  // MARK: Failures

  /// Records a failure of the parameter of a candidate, unless one that is as helpful is recorded.
  @inline(never)
  mutating func note(
    _ kind: Failure.Kind, _ candidate: CandidateRecord, _ slot: Int, _ capture: Capture = .absent
  ) {
    guard kind.rawValue > failure.kind.rawValue else { return }
    failure = Failure(kind, candidate.address, slot, capture)
  }

  // MARK: The path

  /// Finds the candidate that the link matches, and fills the slots with its values.
  ///
  /// Throws the most helpful failure if there is none.
  mutating func match() throws(Failure) {
    if try walk(from: root) { return }
    try matchElsewhere()
  }

  /// Tries the other roots.
  ///
  /// If no path matches because a text cannot be parsed as its type, this walks once more as if it
  /// could, to find the parameter.
  @inline(never)
  private mutating func matchElsewhere() throws(Failure) {
    let others = rare?.otherRoots ?? []
    for other in others where try walk(from: other) { return }
    // A lenient walk goes further than the link matches.
    let deepest = deepest
    if failure.kind == .notFound, sawUnreadable {
      isLenient = true
      for root in [root] + others { _ = try walk(from: root) }
    }
    if failure.kind == .notFound, deepest > pathStart {
      failure = Failure(.notFound, Capture(.raw, pathStart, deepest &- 1))
    }
    throw failure
  }

  @inline(never)
  private mutating func walk(from root: UInt64) throws(Failure) -> Bool {
    var node = MatchNode(table, nodes: nodes, root)
    var position = pathStart
    (choiceCount, captureCount, unreadable) = (0, 0, 0)
    while true {
      if LinkScan.endsPath(link[position]) {
        if node.candidates != 0 {
          pathEnd = position
          if try arrive(at: node.candidates) { return true }
        }
      } else {
        let end = link.segmentEnd(from: position)
        if node.hasChildren,
          let child = node.child(for: symbol(ofSegment: position, end), table, nodes: nodes)
        {
          if node.hasAlternatives { remember(node.alternatives, position) }
          node = child
          position = next(end)
          continue
        }
        if node.hasAlternatives, follow(node.alternatives, &node, &position, end) { continue }
      }
      noteDepth(position)
      repeat {
        guard choiceCount > 0 else { return false }
      } while !backtrack(&node, &position)
    }
  }

  /// The start of the segment after the one that ends at `end`, or the end of the path.
  @inline(__always)
  private mutating func next(_ end: Int) -> Int {
    link[end] == UInt8(ascii: "/") ? end &+ 1 : end
  }

  @inline(__always)
  private mutating func symbol(ofSegment start: Int, _ end: Int) -> UInt64 {
    isLiteral
      ? symbols.symbol(table, link, start, end &- start)
      : source.header.symbol(of: link.view, start..<end, plusIsSpace: false)
  }

  /// Records how far a walk has come.
  private mutating func noteDepth(_ position: Int) {
    guard position > pathStart else { return }
    // Without a slash at the end of the path, the next segment would begin one byte later.
    let start = link[position &- 1] == UInt8(ascii: "/") ? position : position &+ 1
    if start > deepest { deepest = start }
  }

  // MARK: Segments other than literal text

  /// Continues with the first alternative that the segment matches; returns `false` if there is none.
  @inline(__always)
  private mutating func follow(
    _ first: Int, _ node: inout MatchNode, _ position: inout Int, _ end: Int
  ) -> Bool {
    var record = AlternativeRecord(table, at: first)
    while true {
      let (captured, wasUnreadable) = (captureCount, unreadable)
      if record.kind == .parameter
        ? capture(position, end, record) : capturesOther(record, position, end)
      {
        if record.hasNext { remember(record.next, position, captured, wasUnreadable) }
        node = MatchNode(table, nodes: nodes, record.child)
        position = record.kind == .rest ? link.pathEnd(from: position) : next(end)
        return true
      }
      (captureCount, unreadable) = (captured, wasUnreadable)
      guard record.hasNext else { return false }
      record = AlternativeRecord(table, at: record.next)
    }
  }

  /// Records the rest of the path, or the texts of a mixed segment; returns whether it matches.
  @inline(never)
  private mutating func capturesOther(
    _ record: AlternativeRecord, _ start: Int, _ end: Int
  ) -> Bool {
    if record.kind == .mixed {
      return MixedSegmentSplitter(source, start..<end).split(record.pieces) { text, type in
        capture(text.lowerBound, text.upperBound, .other, type)
      }
    }
    let end = link.pathEnd(from: start)
    // A slash at the end of the path does not count.
    let hasSlash = link[end &- 1] == UInt8(ascii: "/")
    keep(Capture(.rest, start, hasSlash ? end &- 1 : end), ReadValue())
    return true
  }

  @inline(__always)
  private mutating func capture(_ start: Int, _ end: Int, _ record: AlternativeRecord) -> Bool {
    let reader = record.reader
    guard end > start else { return false }
    let capture = source.capture(ofSegment: start, end)
    if let value = read(capture, reader, isPath: true, type: { record.type }) {
      keep(capture, value)
      return true
    }
    return keepUnreadable(capture)
  }

  private mutating func capture(
    _ start: Int, _ end: Int, _ reader: SlotDescriptor.Reader, _ type: TypeRecord
  ) -> Bool {
    guard end > start else { return false }
    let capture = source.capture(ofSegment: start, end)
    if let value = read(capture, reader, isPath: true, type: { type }) {
      keep(capture, value)
      return true
    }
    return keepUnreadable(capture)
  }

  /// Records a text of the path that cannot be parsed, if the walk is lenient; returns whether it is.
  @inline(never)
  private mutating func keepUnreadable(_ capture: Capture) -> Bool {
    sawUnreadable = true
    guard isLenient else { return false }
    if unreadable == 0 { unreadable = captureCount &+ 1 }
    keep(capture, ReadValue())
    return true
  }

  @inline(__always)
  private mutating func keep(_ capture: Capture, _ value: ReadValue) {
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
    let choice = MatchFrame.Choice(
      alternative: alternative, position: position, captureCount: captureCount,
      unreadable: unreadable)
    if frame.setChoice(choiceCount, choice) { choiceCount &+= 1 }
  }

  /// Returns to the last choice; returns `false` if none of its alternatives matches.
  @inline(never)
  private mutating func backtrack(_ node: inout MatchNode, _ position: inout Int) -> Bool {
    choiceCount &-= 1
    let choice = frame.choice(choiceCount)
    position = choice.position
    captureCount = choice.captureCount
    unreadable = choice.unreadable
    return follow(choice.alternative, &node, &position, link.segmentEnd(from: position))
  }
}
