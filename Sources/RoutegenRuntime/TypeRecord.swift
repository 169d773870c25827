/// A parameter type as the table has it.
struct TypeRecord {
  enum Kind: Int {
    case string, int, uint, double, bool, enumeration, opaque
  }

  let kind: Kind

  /// The offset of an enumeration's values, or the number of an opaque type.
  let argument: Int
  let name: Range<Int>
  private let bounds: (low: UInt64, high: UInt64)?

  /// The offset of the hosts that a URL may have; 0 for any.
  private let hosts: Int

  init(_ table: ByteView, at offset: Int) {
    var cursor = TableCursor(table, at: offset)
    kind = Kind(rawValue: cursor.number(1)) ?? .string
    argument = cursor.address()
    name = cursor.text()
    let kindOfBounds = cursor.number(1)
    bounds = kindOfBounds == 1 ? (cursor.bits(10), cursor.bits(10)) : nil
    hosts = kindOfBounds == 2 ? cursor.address() : 0
  }

  /// Whether the text is a web link on a host that the type allows.
  func allowsHost(of text: String, _ table: ByteView) -> Bool {
    guard hosts != 0 else { return true }
    return WebLink.isOn(text) { bytes, host in
      var cursor = TableCursor(table, at: hosts)
      return cursor.hostsCover(bytes, host)
    }
  }

  func allows(_ value: Int) -> Bool {
    guard let bounds else { return true }
    return Int(clamping: Int64(bitPattern: bounds.low)) <= value
      && value <= Int(clamping: Int64(bitPattern: bounds.high))
  }

  func allows(_ value: UInt) -> Bool {
    guard let bounds else { return true }
    return UInt(clamping: bounds.low) <= value && value <= UInt(clamping: bounds.high)
  }

  func allows(_ value: Double) -> Bool {
    guard let bounds else { return true }
    return Double(bitPattern: bounds.low) <= value && value <= Double(bitPattern: bounds.high)
  }
}

extension TypeRecord {
  /// The place of the enum value that the text stands for.
  func ordinal(of text: String, _ source: LinkSource) -> Int? {
    guard kind == .enumeration else { return nil }
    var cursor = TableCursor(source.table, at: argument)
    let count = cursor.count()
    return withByteView(of: text) { bytes in
      for ordinal in 0..<count {
        let value = cursor.text()
        if source.table.isSame(value, bytes, 0..<bytes.count, caseless: source.isCaseless) {
          return ordinal
        }
      }
      return nil
    }
  }
}
