/// The candidates of the paths that end at a node, in match order.
///
///     candidates   list(candidate:address)
struct CandidateList {
  let count: Int

  private let table: ByteView
  private let address: Int

  /// The number of candidates and the address of the first.
  private let head: UInt64

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
    head = table.wholeChunk(at: address)
    count = min(ByteView.number(head & 0xFF_FFFF), table.count)
  }

  @inline(__always)
  var first: CandidateRecord { CandidateRecord(table, at: ByteView.number(head &>> 24)) }

  subscript(_ index: Int) -> CandidateRecord {
    CandidateRecord(table, at: table.address(at: address &+ 3 &+ index &* 4))
  }
}
