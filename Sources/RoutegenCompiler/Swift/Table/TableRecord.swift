/// One record of a match table: fields in sequence, or a list of smaller records.
struct TableRecord {
  private(set) var bytes: [UInt8] = []

  /// The offsets of the records inside of this one.
  private(set) var parts: [Int] = []

  /// Begins another record inside of this one.
  mutating func beginPart() { parts.append(bytes.count) }

  /// Adds the fields of another record.
  mutating func append(_ record: TableRecord) { bytes += record.bytes }

  // MARK: Fields

  mutating func number(_ value: Int, digits: Int) {
    bits(UInt64(value), digits: digits)
    precondition(digits >= 9 || value >> (digits * 7) == 0, "a number is too large for the table")
  }

  mutating func bits(_ value: UInt64, digits: Int) {
    // A loop without ranges: plugins run a debug build of the tool, which writes millions of digits.
    var (rest, digit) = (value, 0)
    while digit < digits {
      bytes.append(UInt8(truncatingIfNeeded: rest & 0x7F))
      rest &>>= 7
      digit += 1
    }
  }

  /// Adds the low 7 bits of each byte.
  mutating func octets(_ value: UInt64) {
    for octet in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (octet * 8)) & 0x7F) }
  }

  mutating func zeros(_ count: Int) {
    for _ in 0..<count { bytes.append(0) }
  }

  mutating func flag(_ value: Bool) { number(value ? 1 : 0, digits: 1) }

  mutating func count(_ value: Int) { number(value, digits: 3) }

  mutating func address(_ value: Int) { number(value, digits: 4) }

  // MARK: Texts

  /// The largest length that three digits represent, less the bytes of a scalar that is cut in two.
  private static let longestText = 2_000_000

  /// Adds the address and the length of a text, and the text itself to `builder`.
  ///
  /// A longer text is cut: no link and no reader needs more.
  mutating func text(_ text: String, in builder: inout TableBuilder) {
    let kept =
      text.utf8.count <= Self.longestText
      ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    address(builder.address(ofText: kept))
    number(kept.utf8.count, digits: 3)
  }
}
