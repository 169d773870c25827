/// The bytes of a match table while they are put together.
///
/// Numbers are little-endian digits of 7 bits, one a byte, so that the table is a string literal.
struct TableBuilder {
  private(set) var bytes: [UInt8]
  private var textAddresses: [[UInt8]: Int] = [:]
  private var recordAddresses: [[UInt8]: Int] = [:]

  /// Begins with room for a header.
  init(headerSize: Int) {
    bytes = [UInt8](repeating: 0, count: headerSize)
  }

  /// Adds a record and returns its address.
  mutating func add(_ record: TableRecord) -> Int {
    bytes += record.bytes
    return bytes.count - record.bytes.count
  }

  /// Adds a record, unless one with the same bytes was added so, and returns its address.
  mutating func addOnce(_ record: TableRecord) -> Int {
    if let known = recordAddresses[record.bytes] { return known }
    let address = add(record)
    recordAddresses[record.bytes] = address
    return address
  }

  /// Adds a text with its length before it.
  mutating func add(text: [UInt8]) -> Int {
    var record = TableRecord()
    record.number(text.count, digits: 3)
    let address = add(record)
    bytes += text
    return address
  }

  /// The address of the text, which is stored once.
  mutating func address(ofText text: String) -> Int {
    let utf8 = Array(text.utf8)
    if let known = textAddresses[utf8] { return known }
    let address = bytes.count
    bytes += utf8
    textAddresses[utf8] = address
    return address
  }

  /// Writes a record over what stands at `address`.
  mutating func replace(at address: Int, with record: TableRecord) {
    bytes.replaceSubrange(address..<address + record.bytes.count, with: record.bytes)
  }
}

/// One record of a match table: fields one after the other.
struct TableRecord {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ value: Int, digits: Int) {
    bits(UInt64(value), digits: digits)
    precondition(digits >= 9 || value >> (digits * 7) == 0, "a number is too large for the table")
  }

  mutating func bits(_ value: UInt64, digits: Int) {
    for digit in 0..<digits { bytes.append(UInt8(truncatingIfNeeded: value >> (digit * 7)) & 0x7F) }
  }

  /// Eight bytes of text, with 7 bits each.
  mutating func octets(_ value: UInt64) {
    for octet in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (octet * 8)) & 0x7F) }
  }

  /// So many zeros.
  mutating func fill(_ count: Int) {
    for _ in 0..<count { bytes.append(0) }
  }

  mutating func append(_ record: TableRecord) { bytes += record.bytes }

  mutating func flag(_ value: Bool) { number(value ? 1 : 0, digits: 1) }

  mutating func count(_ value: Int) { number(value, digits: 3) }

  mutating func address(_ value: Int) { number(value, digits: 4) }

  /// What a length of three digits can say, with room for a scalar that is cut in two.
  private static let longestText = 2_000_000

  /// No link is so long as to need more of a text, and no reader.
  mutating func text(_ text: String, in builder: inout TableBuilder) {
    let kept =
      text.utf8.count <= Self.longestText
      ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    address(builder.address(ofText: kept))
    number(kept.utf8.count, digits: 3)
  }
}
