/// Reads a table from front to back.
struct TableCursor {
  let table: ByteView
  private(set) var offset: Int

  init(_ table: ByteView, at offset: Int = 0) {
    self.table = table
    self.offset = offset
  }

  /// The next number, of as many digits, four at the most.
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

  /// The next place in the table.
  mutating func address() -> Int { number(4) }

  /// The next place in the row of nodes, as its digits.
  mutating func nodeIndex() -> UInt64 {
    defer { offset &+= 4 }
    return table.chunk(at: offset) & 0xFF_FFFF
  }

  /// The number of elements of the list that begins here.
  ///
  /// Each takes a byte at least, so that a damaged table asks for no more memory than it has itself.
  mutating func count() -> Int {
    let count = number(3)
    return min(count, max(0, table.count &- offset))
  }

  /// The next text, as the range of its bytes.
  mutating func text() -> Range<Int> {
    defer { offset &+= 7 }
    return table.text(at: offset)
  }

  mutating func string() -> String {
    table.string(text())
  }

  mutating func skip(_ count: Int) { offset &+= count }
}
