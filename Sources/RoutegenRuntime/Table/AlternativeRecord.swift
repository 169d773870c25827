/// One of the forms other than literal text that the next segment may have: an entry of a list in
/// match order.
///
///     alternative   kind:1 hasNext:1 child:3 argument:address
struct AlternativeRecord {
  enum Kind: UInt8 {
    case parameter, mixed, rest
  }

  private static let size = 9

  private let table: ByteView
  private let address: Int
  private let head: UInt64

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
    head = table.chunk(at: address)
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .parameter }

  @inline(__always)
  var hasNext: Bool { head &>> 8 & 0xFF != 0 }

  /// The address of the next alternative, if there is one.
  @inline(__always)
  var next: Int { address &+ Self.size }

  /// The index of the node after the segment.
  @inline(__always)
  var child: UInt64 { head &>> 16 & 0xFF_FFFF }

  @inline(__always)
  private var argument: Int { table.address(at: address &+ 5) }

  /// The type of a parameter.
  @inline(__always)
  var type: TypeRecord { TypeRecord(table, at: argument) }

  /// The literal texts and the parameters of a mixed segment.
  var pieces: [MixedPiece] {
    var cursor = TableCursor(table, at: argument)
    return (0..<cursor.count()).map { _ in
      let isParameter = cursor.number(1) != 0
      let text = cursor.text()
      return isParameter
        ? .parameter(TypeRecord(table, at: text.lowerBound)) : .literal(text)
    }
  }
}

/// A literal text or a parameter of a mixed segment, such as `v` and `{major}` in `v{major}`.
enum MixedPiece {
  case literal(Range<Int>)
  case parameter(TypeRecord)
}

/// The candidates of a node, in match order.
///
/// A candidate that only payload rules name is skipped unless a payload is read.
///
///     candidates   list(candidate:address)
struct CandidateList: Sequence, IteratorProtocol {
  let count: Int
  private let table: ByteView
  private let forPayload: Bool
  private var offset: Int
  private let end: Int

  @inline(__always)
  init(_ table: ByteView, at address: Int, forPayload: Bool) {
    self.table = table
    self.forPayload = forPayload
    count = Swift.min(table.number(at: address, digits: 3), Swift.max(0, table.count &- address))
    offset = address &+ 3
    end = offset &+ count &* 4
  }

  @inline(__always)
  var first: CandidateRecord? {
    var list = self
    return list.next()
  }

  @inline(__always)
  mutating func next() -> CandidateRecord? {
    while offset < end {
      let candidate = CandidateRecord(table, at: table.address(at: offset))
      offset &+= 4
      if forPayload || !candidate.isForPayloads { return candidate }
    }
    return nil
  }
}
