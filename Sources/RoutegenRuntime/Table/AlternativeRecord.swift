/// One of the forms other than literal text that the next segment may have: an entry of a list in
/// match order.
///
///     alternative   kindAndReader:1 child:3 argument:address
///
/// The first digit has the kind in two bits, whether another alternative follows, and the reader.
struct AlternativeRecord {
  enum Kind: UInt8 {
    case parameter, mixed, rest
  }

  private static let size = 8

  private let table: ByteView
  private let address: Int
  private let bits: UInt64

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
    bits = table.wholeChunk(at: address)
  }

  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .parameter }

  @inline(__always)
  var hasNext: Bool { bits & 4 != 0 }

  /// How the text of a parameter is read.
  @inline(__always)
  var reader: SlotDescriptor.Reader {
    SlotDescriptor.Reader(rawValue: bits &>> 3 & 0xF) ?? .other
  }

  /// The address of the next alternative, if there is one.
  @inline(__always)
  var next: Int { address &+ Self.size }

  /// The index of the node after the segment.
  @inline(__always)
  var child: UInt64 { bits &>> 8 & 0xFF_FFFF }

  private var argument: Int { ByteView.number(bits &>> 32) }

  /// The type of a parameter.
  var type: TypeRecord { TypeRecord(table, at: argument) }

  /// The literal texts and the parameters of a mixed segment.
  var pieces: [MixedPiece] { MixedPiece.list(table, at: argument) }
}

/// A literal text or a parameter of a mixed segment, such as `v` and `{major}` in `v{major}`, or of an item's text.
enum MixedPiece {
  case literal(Range<Int>)
  case parameter(TypeRecord)

  static func list(_ table: ByteView, at address: Int) -> [MixedPiece] {
    var cursor = TableCursor(table, at: address)
    return (0..<cursor.count()).map { _ in
      let isParameter = cursor.number(1) != 0
      let text = cursor.text()
      return isParameter
        ? .parameter(TypeRecord(table, at: text.lowerBound)) : .literal(text)
    }
  }
}
