/// A node of a match tree, as the table has it: 16 bytes in a row of all nodes.
///
/// Its children for literal text stand in the same row, at the place that ``children`` and the symbol
/// of the text give together; whether the node that is there is one of them, its ``parent`` says.
///
///     node    parent:3 children:3 0 0 alternatives:address candidates:address
struct MatchNode {
  static let size = 16

  /// The place in the row, as three digits.
  let index: UInt64

  private let edges: UInt64
  private let ends: UInt64

  /// The node at a place of the row that begins at `row`.
  @inline(__always)
  init(_ table: ByteView, nodes: Int, _ index: UInt64) {
    let offset = nodes &+ ByteView.number(index) &* Self.size
    self.index = index
    edges = table.chunk(at: offset)
    ends = table.chunk(at: offset &+ 8)
  }

  /// The node whose child for literal text this is; none for any other.
  @inline(__always)
  private var check: UInt64 { edges & 0xFF_FFFF }

  @inline(__always)
  private var base: UInt64 { edges &>> 24 & 0xFF_FFFF }

  /// Whether a segment may be anything other than literal text.
  @inline(__always)
  var hasAlternatives: Bool { ends & 0xFFFF_FFFF != 0 }

  /// The first of what a segment may be other than literal text; 0 for nothing.
  @inline(__always)
  var alternatives: Int { ByteView.number(ends & 0xFFFF_FFFF) }

  /// The list of what a path that ends here may be; 0 for nothing.
  @inline(__always)
  var candidates: Int { ByteView.number(ends &>> 32) }

  @inline(__always)
  var hasChildren: Bool { base != 0 }

  /// The child for a symbol.
  @inline(__always)
  func child(for symbol: UInt64, _ table: ByteView, nodes: Int) -> MatchNode? {
    guard symbol != 0 else { return nil }
    let child = MatchNode(table, nodes: nodes, base ^ symbol)
    return child.check == index ? child : nil
  }
}
