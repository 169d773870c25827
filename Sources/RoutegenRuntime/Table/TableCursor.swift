/// Reads consecutive fields of a table.
struct TableCursor {
  let table: ByteView
  private(set) var offset: Int

  init(_ table: ByteView, at offset: Int = 0) {
    self.table = table
    self.offset = offset
  }

  /// The next number, of at most four digits.
  @inline(never)
  mutating func number(_ digits: Int) -> Int {
    defer { offset &+= digits }
    return table.number(at: offset, digits: digits)
  }

  /// The next number as 64 bits: ten digits.
  mutating func bits() -> UInt64 {
    var value: UInt64 = 0
    for digit in 0..<10 {
      value |= UInt64(table[offset &+ digit] & 0x7F) &<< UInt64(digit &* 7)
    }
    offset &+= 10
    return value
  }

  /// The next address, an offset from the start of the table.
  mutating func address() -> Int { number(4) }

  /// The next index of a node, as its digits.
  mutating func nodeIndex() -> UInt64 {
    defer { offset &+= 4 }
    return table.chunk(at: offset) & 0xFF_FFFF
  }

  /// The number of elements of the list at this offset.
  ///
  /// Every element has at least one byte. The number is limited accordingly, so that a damaged
  /// table requests no more memory than its own size.
  @inline(never)
  mutating func count() -> Int {
    let count = number(3)
    return min(count, max(0, table.count &- offset))
  }

  /// The next text, as the range of its bytes.
  @inline(never)
  mutating func text() -> Range<Int> {
    defer { offset &+= Self.textSize }
    return table.text(at: offset)
  }

  @inline(never)
  mutating func string() -> String {
    table.string(text())
  }

  /// The number of bytes of a text in a record: its address and its length.
  static let textSize = 7

  mutating func skip(_ count: Int) { offset &+= count }
}
