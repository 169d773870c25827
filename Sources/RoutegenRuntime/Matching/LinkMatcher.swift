/// Finds the route of a link: locates the path, follows its segments through the match tree and, at
/// the end of the path, chooses the first candidate whose parameters all have values.
///
/// Everything in the table is in match order. A node has one depth, so a walk visits it at most
/// once, however often it backtracks. The ``MatchFrame`` has the texts of parameters, the values of
/// a candidate, and the choices to return to.
///
/// All methods are mutating, because Swift copies a value of this size for a method that borrows it.
@safe struct LinkMatcher: ~Copyable {
  private(set) var source: LinkSource
  let frame: MatchFrame

  /// The route set, which parses the values of types that the table cannot describe.
  let routes: any Route.Type
  let symbols: SymbolTable

  /// The address of the array of nodes.
  let nodes: Int

  /// Whether a segment or a key that needs no decoding is a symbol exactly if the bytes are equal.
  let isLiteral: Bool

  /// What only some links need; `nil` for nearly all links.
  ///
  /// The matcher owns the object until ``takeRare()``, which every matcher ends with. A counted
  /// reference would make Swift copy the matcher to destroy it.
  private var rareReference: Unmanaged<RareValues>?

  /// The index of the root of the patterns that accept the link's origin; others are
  /// ``RareValues/otherRoots``.
  var root: UInt64

  /// The start of the first segment.
  var pathStart = 0

  /// The end of the path, once the walk has come there.
  var pathEnd = 0

  /// The address of the candidate, once ``match()`` returns.
  var candidateAddress = 0

  /// The start of the fragment's first segment, and whether the walk goes on there at the end of the path.
  ///
  /// The start is 0 unless there are patterns with a fragment that is written like a path.
  private(set) var fragmentStart = 0
  private var readsFragment = false

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

  /// The first two texts of the path that could not be parsed as their types, in the order of the walk, and whether
  /// there were others, behind which only a walk from the root can go on.
  private var firstUnreadable, secondUnreadable: Unreadable?
  private var hasOtherUnreadable = false

  /// The start of the first segment that no walk has matched.
  private var deepest = 0

  @inline(__always)
  init(
    _ source: LinkSource, _ frame: MatchFrame, _ start: TableStart, _ routes: any Route.Type,
    _ rare: RareValues?
  ) {
    self.source = source
    self.frame = frame
    self.routes = routes
    if let rare { unsafe rareReference = .passRetained(rare) } else { unsafe rareReference = nil }
    symbols = start.symbols
    nodes = start.nodes
    root = start.root
    isLiteral = !start.isCaseless
  }

  @inline(__always)
  var link: LinkScan { source.link }

  @inline(__always)
  var table: ByteView { source.table }

  @inline(__always)
  var candidate: CandidateRecord { CandidateRecord(table, at: candidateAddress) }

  // MARK: Rare values

  @inline(__always)
  var hasRare: Bool { unsafe rareReference != nil }

  var rare: RareValues? {
    @inline(__always)
    get { unsafe rareReference?.takeUnretainedValue() }
  }

  /// Returns the rare values, and creates them the first time.
  @inline(never)
  mutating func needRare() -> RareValues {
    if let rare { return rare }
    let rare = RareValues()
    unsafe rareReference = .passRetained(rare)
    return rare
  }

  /// Ends the ownership of the rare values, and returns them.
  @inline(__always)
  consuming func takeRare() -> RareValues? { unsafe rareReference?.takeRetainedValue() }

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
    if try follow(root) { return }
    try matchElsewhere()
  }

  /// Removes a directive for browsers, and sets the start of a fragment that can be read as a path.
  ///
  /// A directive alone is no fragment.
  @inline(never)
  mutating func findFragment() {
    guard var fragment = link.fragment(after: link.pathEnd(from: pathStart)) else { return }
    if let directive = link.directive(in: fragment) {
      let bytes = link.view
      let isLineBreak = { (offset: Int) in Percent.isEscapedLineBreak(bytes, at: offset) }
      if firstLineBreak != nil {
        firstLineBreak = directive.first(where: isLineBreak) ?? firstLineBreak
      }
      fragment = fragment.lowerBound..<directive.lowerBound
      source.link.end(at: fragment.isEmpty ? fragment.lowerBound &- 1 : fragment.upperBound)
      if fragment.isEmpty { return }
    }
    guard source.header.fragmentMark != 0,
      link.view.firstOffset(of: UInt8(ascii: "#"), in: fragment) == nil
    else { return }
    let hasSlash = link[fragment.lowerBound] == UInt8(ascii: "/")
    fragmentStart = fragment.lowerBound &+ (hasSlash ? 1 : 0)
  }

  /// Walks from a root, first with the fragment as a part of the path.
  @inline(__always)
  private mutating func follow(_ root: UInt64) throws(Failure) -> Bool {
    if fragmentStart != 0 {
      readsFragment = true
      if try walk(from: root) { return true }
      readsFragment = false
    }
    return try walk(from: root)
  }

  /// A text of the path that cannot be parsed as its type.
  private struct Unreadable {
    let capture: Capture
    let order: Int

    /// The index of the node after it.
    let child: UInt64
    let isBeforeFragment: Bool
  }

  /// Tries the other roots.
  ///
  /// If no path matches because a text cannot be parsed as its type, this walks on as if it could, until
  /// it finds the parameter: from the first two such texts, and only if there are others from the roots.
  @inline(never)
  private mutating func matchElsewhere() throws(Failure) {
    let others = rare?.otherRoots ?? []
    for other in others where try follow(other) {
      root = other
      return
    }
    // A lenient walk goes further than the link matches.
    let deepest = deepest
    if failure.kind == .notFound {
      isLenient = true
      for text in [firstUnreadable, secondUnreadable] where try walk(behind: text) { throw failure }
      if hasOtherUnreadable { for root in [root] + others where try follow(root) { break } }
    }
    if failure.kind == .notFound, deepest > pathStart {
      failure = Failure(.notFound, Capture(.raw, pathStart, deepest &- 1))
    }
    throw failure
  }

  private mutating func walk(from root: UInt64) throws(Failure) -> Bool {
    (choiceCount, captureCount, unreadable) = (0, 0, 0)
    return try walk(Step(child: root, position: pathStart))
  }

  @inline(never)
  private mutating func walk(behind text: Unreadable?) throws(Failure) -> Bool {
    guard let text else { return false }
    readsFragment = text.isBeforeFragment
    (choiceCount, captureCount, unreadable) = (0, text.order, text.order &+ 1)
    keep(text.capture, ReadValue())
    return try walk(Step(child: text.child, position: next(text.capture.end)))
  }

  @inline(never)
  private mutating func walk(_ start: Step) throws(Failure) -> Bool {
    var node = MatchNode(table, nodes: nodes, start.child)
    var position = start.position
    while true {
      var step = Step.none
      if LinkScan.endsPath(link[position]) {
        if readsFragment, position < fragmentStart {
          if let child = node.child(for: source.header.fragmentMark, table, nodes: nodes) {
            (node, position) = (child, fragmentStart)
            continue
          }
        } else {
          pathEnd = position
          if node.hasCandidates, try arrive(at: node) { return true }
        }
      } else {
        let end = link.segmentEnd(from: position)
        var symbol: UInt64 = 0
        if node.hasChildren {
          symbol =
            isLiteral && link.isLiteral(position, end)
            ? symbols.symbol(table, link, position, end)
            : decodedSymbol(ofSegment: position, end)
        }
        if let child = node.child(for: symbol, table, nodes: nodes) {
          if node.hasAlternatives { remember(node.alternatives, position) }
          (node, position) = (child, next(end))
          continue
        }
        if node.hasAlternatives { step = follow(node.alternatives, position, end) }
      }
      if step.child == 0 {
        noteDepth(position)
        repeat {
          guard choiceCount > 0 else { return false }
          step = backtrack()
        } while step.child == 0
      }
      (node, position) = (MatchNode(table, nodes: nodes, step.child), step.position)
    }
  }

  /// The node after a segment that is not literal text.
  private struct Step {
    /// The index of the node; 0 if there is none.
    let child: UInt64

    /// The start of the segment after it.
    let position: Int

    @inline(__always)
    static var none: Step { Step(child: 0, position: 0) }
  }

  /// The start of the segment after the one that ends at `end`, or the end of the path.
  @inline(__always)
  private mutating func next(_ end: Int) -> Int {
    link[end] == UInt8(ascii: "/") ? end &+ 1 : end
  }

  @inline(never)
  private mutating func decodedSymbol(ofSegment start: Int, _ end: Int) -> UInt64 {
    source.header.symbol(of: link.view, start..<end, plusIsSpace: false, symbols)
  }

  /// Records how far a walk has come.
  private mutating func noteDepth(_ position: Int) {
    guard position > pathStart else { return }
    // Without a slash at the end of the path, the next segment would begin one byte later.
    let start = link[position &- 1] == UInt8(ascii: "/") ? position : position &+ 1
    if start > deepest { deepest = start }
  }

  // MARK: Segments other than literal text

  /// Follows the first alternative that the segment matches.
  @inline(never)
  private mutating func follow(_ first: Int, _ start: Int, _ end: Int) -> Step {
    var record = AlternativeRecord(table, at: first)
    while true {
      let (captured, wasUnreadable) = (captureCount, unreadable)
      let isCaptured =
        record.kind == .parameter
        ? capture(start, end, record.reader, record.type, before: record.child)
        : capturesOther(record, start, end)
      if isCaptured {
        if record.hasNext { remember(record.next, start, captured, wasUnreadable) }
        let isRest = record.kind == .rest
        return Step(child: record.child, position: isRest ? link.pathEnd(from: start) : next(end))
      }
      (captureCount, unreadable) = (captured, wasUnreadable)
      guard record.hasNext else { return .none }
      record = AlternativeRecord(table, at: record.next)
    }
  }

  /// Records the rest of the path, or the texts of a mixed segment; returns whether it matches.
  @inline(never)
  private mutating func capturesOther(
    _ record: AlternativeRecord, _ start: Int, _ end: Int
  ) -> Bool {
    if record.kind == .mixed {
      return routes._features.mixed?(&self, .segment(record, start: start, end: end)) ?? false
    }
    let end = link.pathEnd(from: start)
    // A slash at the end of the path does not count.
    let hasSlash = link[end &- 1] == UInt8(ascii: "/")
    keep(Capture(.rest, start, hasSlash ? end &- 1 : end), ReadValue())
    return true
  }

  @inline(never)
  mutating func find(_ texts: MixedTexts) -> Bool {
    switch texts {
    case .segment(let record, let start, let end): splitMixed(record, start, end)
    case .part(let slot, let candidate): findPart(slot, candidate)
    }
  }

  /// Records the texts of a mixed segment; returns whether it matches.
  private mutating func splitMixed(_ record: AlternativeRecord, _ start: Int, _ end: Int) -> Bool {
    MixedSegmentSplitter(source, start..<end).split(record.pieces) { text, type, isTrial in
      if isTrial {
        let text = source.capture(ofSegment: text.lowerBound, text.upperBound)
        return read(text, .other, isPath: true) { type } != nil
      }
      return capture(text.lowerBound, text.upperBound, .other, type, before: 0)
    }
  }

  /// Replaces the capture of a text by that of the part that is the value of a parameter; returns whether the text has
  /// such a part.
  private mutating func findPart(_ slot: Int, _ candidate: CandidateRecord) -> Bool {
    let whole = frame.capture(ofSlot: slot)
    guard whole.kind == .link, let part = candidate.parameter(slot).written.part else {
      return false
    }
    var (found, order): (Capture?, Int) = (nil, 0)
    let isSplit = MixedSegmentSplitter(source, whole.range, plusIsSpace: whole.plusIsSpace)
      .split(part.pieces) { text, type, isTrial in
        let capture = Capture(
          .link, text, isEncoded: whole.isEncoded, plusIsSpace: whole.plusIsSpace)
        if isTrial { return read(capture, .other, isPath: true) { type } != nil }
        if order == part.order { found = capture }
        order += 1
        return true
      }
    guard isSplit, let found else { return false }
    frame.setCapture(found, ofSlot: slot)
    return true
  }

  /// Records a text of the path if it can be parsed as its type, or if the walk is lenient; returns
  /// whether it did.
  @inline(__always)
  private mutating func capture(
    _ start: Int, _ end: Int, _ reader: SlotDescriptor.Reader,
    _ type: @autoclosure () -> TypeRecord, before child: @autoclosure () -> UInt64
  ) -> Bool {
    guard end > start else { return false }
    let capture = source.capture(ofSegment: start, end)
    guard let value = read(capture, reader, isPath: true, type: type) else {
      return keepUnreadable(capture, before: child())
    }
    keep(capture, value)
    return true
  }

  /// Records a text of the path that cannot be parsed, if the walk is lenient; returns whether it is.
  @inline(never)
  private mutating func keepUnreadable(_ capture: Capture, before child: UInt64) -> Bool {
    guard isLenient else {
      noteUnreadable(capture, before: child)
      return false
    }
    if unreadable == 0 { unreadable = captureCount &+ 1 }
    keep(capture, ReadValue())
    return true
  }

  /// - Parameter child: The index of the node after the text; 0 for a part of a mixed segment.
  private mutating func noteUnreadable(_ capture: Capture, before child: UInt64) {
    guard child != 0, !hasOtherUnreadable, secondUnreadable == nil else {
      return hasOtherUnreadable = true
    }
    let text = Unreadable(
      capture: capture, order: captureCount, child: child, isBeforeFragment: readsFragment)
    if firstUnreadable == nil { firstUnreadable = text } else { secondUnreadable = text }
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

  /// Returns to the last choice, and follows its next alternative that the segment matches.
  @inline(never)
  private mutating func backtrack() -> Step {
    choiceCount &-= 1
    let choice = frame.choice(choiceCount)
    captureCount = choice.captureCount
    unreadable = choice.unreadable
    return follow(choice.alternative, choice.position, link.segmentEnd(from: choice.position))
  }
}
