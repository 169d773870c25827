/// The bytes of a match table under construction, and where its records begin.
///
/// Numbers are little-endian digits of 7 bits, one in a byte, so all bytes are text.
struct TableBuilder {
  private var bytes: [UInt8]

  /// The offsets of records in the bytes that are reserved, and after them; each in ascending order.
  private var reservedStarts: [Int] = []
  private var starts: [Int] = []

  private var textAddresses: [String.UTF8Key: Int] = [:]

  /// The addresses of records by their bytes, which are ASCII: equal texts have equal bytes.
  private var recordAddresses: [String: Int] = [:]

  /// Reserves bytes at the start of the table, to be written when the addresses in them are known.
  init(reserving count: Int) {
    bytes = [UInt8](repeating: 0, count: count)
  }

  /// The texts of the records, in the order of the table.
  ///
  /// Each is valid UTF-8, because a text is never split. Some are empty.
  var records: [String] {
    let starts = [0] + reservedStarts + starts
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// Adds a record and returns its address.
  mutating func add(_ record: TableRecord) -> Int {
    let address = bytes.count
    bytes += record.bytes
    starts.append(address)
    for part in record.parts { starts.append(address + part) }
    return address
  }

  /// Adds a record, unless this method has added an equal one, and returns its address.
  mutating func addOnce(_ record: TableRecord) -> Int {
    let key = String(decoding: record.bytes, as: UTF8.self)
    if let known = recordAddresses[key] { return known }
    let address = add(record)
    recordAddresses[key] = address
    return address
  }

  /// Adds a text after its length and returns the address of the length.
  mutating func add(text: [UInt8]) -> Int {
    var record = TableRecord()
    record.number(text.count, digits: 3)
    let address = add(record)
    bytes += text
    return address
  }

  /// Returns the address of a text, which is stored once.
  mutating func address(ofText text: String) -> Int {
    let key = text.utf8Key
    if let known = textAddresses[key] { return known }
    let address = bytes.count
    starts.append(address)
    bytes += Array(text.utf8)
    textAddresses[key] = address
    return address
  }

  /// Writes a record over another of the same size.
  mutating func replace(at address: Int, with record: TableRecord) {
    bytes.replaceSubrange(address..<address + record.bytes.count, with: record.bytes)
  }

  /// Writes a record into the reserved bytes.
  mutating func writeReserved(_ record: TableRecord, at address: Int) {
    replace(at: address, with: record)
    reservedStarts.append(address)
    for part in record.parts { reservedStarts.append(address + part) }
  }
}
