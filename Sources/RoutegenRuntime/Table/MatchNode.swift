/// A node of the match tree: 16 bytes in the array of all nodes.
///
/// The edges for literal text are a double-array trie (J. Aoe, "An efficient digital search
/// algorithm by using a double-array structure", IEEE Transactions on Software Engineering 15(9),
/// 1989). The child for a symbol has the index `base ^ symbol`, and it is a child of this node only
/// if its `check` is the index of this node. `DoubleArrayTrie` in `RoutegenCompiler/Swift` chooses the
/// bases.
///
///     node    check:3 base:3 candidateCount:1 0 alternatives:address candidates:address
///
/// The count is 2 for more than one candidate.
struct MatchNode {
  static let size = 16

  /// The index in the array, as three digits.
  let index: UInt64

  /// The two halves of the record.
  private let edges: UInt64
  private let ends: UInt64

  /// The node at an index of the array that begins at `nodes`.
  @inline(__always)
  init(_ table: ByteView, nodes: Int, _ index: UInt64) {
    self.index = index
    (edges, ends) = table.twoChunks(at: nodes &+ ByteView.number(index) &* Self.size)
  }

  /// The index of the node whose child for literal text this is; 0 if it is no such child.
  @inline(__always)
  private var check: UInt64 { edges & 0xFF_FFFF }

  /// The number that determines the indices of the children; 0 if none is for literal text.
  @inline(__always)
  private var base: UInt64 { edges &>> 24 & 0xFF_FFFF }

  /// Whether the next segment may be anything other than literal text.
  @inline(__always)
  var hasAlternatives: Bool { ends & 0xFFFF_FFFF != 0 }

  /// The address of the first ``AlternativeRecord``; 0 if there is none.
  @inline(__always)
  var alternatives: Int { ByteView.number(ends & 0xFFFF_FFFF) }

  /// Whether a path ends here.
  @inline(__always)
  var hasCandidates: Bool { edges &>> 48 & 0x7F != 0 }

  /// Whether a single candidate ends here, whose address is ``candidates``.
  @inline(__always)
  var hasOneCandidate: Bool { edges &>> 48 & 0x7F == 1 }

  /// The address of the candidate, or of the ``CandidateList``.
  @inline(__always)
  var candidates: Int { ByteView.number(ends &>> 32) }

  /// Whether the next segment may be literal text.
  @inline(__always)
  var hasChildren: Bool { base != 0 }

  /// The child for a symbol; `nil` if there is none, also for the symbol 0.
  @inline(__always)
  func child(for symbol: UInt64, _ table: ByteView, nodes: Int) -> MatchNode? {
    guard symbol != 0 else { return nil }
    let child = MatchNode(table, nodes: nodes, base ^ symbol)
    return child.check == index ? child : nil
  }
}
