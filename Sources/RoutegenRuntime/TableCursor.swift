/// Reads a table from front to back.
struct TableCursor {
  let table: ByteView
  private(set) var offset: Int

  init(_ table: ByteView, at offset: Int = 0) {
    self.table = table
    self.offset = offset
  }

  /// The next number, of as many digits.
  mutating func number(_ digits: Int) -> Int {
    Int(truncatingIfNeeded: bits(digits))
  }

  /// The next number as 64 bits.
  mutating func bits(_ digits: Int) -> UInt64 {
    var value: UInt64 = 0
    for digit in 0..<digits {
      value |= UInt64(table[offset &+ digit] & 0x7F) &<< UInt64(digit &* 7)
    }
    offset &+= digits
    return value
  }

  /// The next place in the table.
  mutating func address() -> Int { number(4) }

  /// The number of elements of the list that begins here.
  ///
  /// Each takes a byte at least, so that a damaged table asks for no more memory than it has itself.
  mutating func count() -> Int {
    let count = number(3)
    return min(count, max(0, table.count &- offset))
  }

  /// The next text, as the range of its bytes.
  mutating func text() -> Range<Int> {
    let start = address()
    let length = number(3)
    return start..<(start &+ length)
  }

  mutating func string() -> String {
    table.string(text())
  }

  mutating func skip(_ count: Int) { offset &+= count }
}
