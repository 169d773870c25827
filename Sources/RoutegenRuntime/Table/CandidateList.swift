/// The candidates of the paths that end at a node, in match order.
///
///     candidates   list(candidate:address)
struct CandidateList {
  let count: Int

  private let table: ByteView

  /// The address of the only candidate, or of the list.
  private let address: Int
  private let isList: Bool

  init(_ table: ByteView, of node: MatchNode) {
    self.table = table
    address = node.candidates
    isList = !node.hasOneCandidate
    count = isList ? min(table.number(at: address, digits: 3), table.count) : 1
  }

  subscript(_ index: Int) -> CandidateRecord {
    CandidateRecord(table, at: isList ? table.address(at: address &+ 3 &+ index &* 4) : address)
  }
}
