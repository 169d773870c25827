/// What a segment may be other than literal text, as the table has it; the next one follows it.
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

  @inline(__always)
  var next: Int { address &+ Self.size }

  @inline(__always)
  var child: UInt64 { head &>> 16 & 0xFF_FFFF }

  @inline(__always)
  private var argument: Int { table.address(at: address &+ 5) }

  /// The type of a parameter.
  @inline(__always)
  var type: TypeRecord { TypeRecord(table, at: argument) }

  /// The literal texts and the parameters of a segment that has both.
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

/// A piece of a segment that has literal text around or between its parameters.
enum MixedPiece {
  case literal(Range<Int>)
  case parameter(TypeRecord)
}

/// What a path that ends at a node may be.
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
