/// The links of a route set as read-only data: one string literal, nothing to set up at launch.
///
/// Numbers are little-endian digits of 7 bits, one a byte, so that the literal is text. Texts are
/// UTF-8. `RoutegenSwift/MatchTable.swift` writes what is read here; every offset is checked when it
/// is followed, so a damaged table gives wrong answers but never a trap.
///
///     table       root:address flags:1 expiry:text schemes:address hosts:address
///                 payloads:address routes:address tree:address
///     address     4 digits
///     text        address length:3
///     list of X   count:3 X…
///     node        literals:list(text child:address) affixes:list(child:address list(piece))
///                 parameters:list(type:address child:address) rest:address
///                 candidates:list(candidate:address)
///     piece       isParameter:1 (text, or type:address 0:3)
///     type        kind:1 argument:address name:text hasBounds:1 (low:10 high:10)
///     enumeration list(text)
///     candidate   route:3 isForPayloads:1 literals:list(key:text value:text)
///                 fragmentLiterals:list(key:text value:text) parameters:list(parameter)
///     parameter   source:1 argument:text type:address form:1 name:text
///     schemes     list(text)
///     hosts       list(isWildcard:1 text)
///     payloads    list(kind:1 key:text candidate:address)
///     routes      list(pattern:text node:address isVerified:1)
///     tree node   name:text segment:text documentation:text isDestination:1 parent:address
///                 parameters:list(name:text type:text) children:list(node:address)
public struct RouteTable: Sendable {
  let bytes: StaticString

  /// The table that the literal holds.
  public init(_ bytes: StaticString) {
    self.bytes = bytes
  }
}

/// How many bytes of a table the things have that are stepped over.
enum TableSize {
  static let literalChild = 11
  static let affixPiece = 8
  static let typedChild = 8
  static let address = 4
}

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

/// What a table says first.
struct TableHeader {
  let root: Int
  let isCaseless: Bool
  let acceptsHTTP: Bool
  let expiryKey: Range<Int>
  let schemes, hosts, payloads, routes, tree: Int

  init(_ table: ByteView) {
    var cursor = TableCursor(table)
    root = cursor.address()
    let flags = cursor.number(1)
    isCaseless = flags & 1 != 0
    acceptsHTTP = flags & 2 != 0
    expiryKey = cursor.text()
    schemes = cursor.address()
    hosts = cursor.address()
    payloads = cursor.address()
    routes = cursor.address()
    tree = cursor.address()
  }
}

/// What a table says of one route.
struct RouteRecord {
  static let size = 12

  let pattern: Range<Int>
  let node: Int

  /// Whether another pattern could take its link, so that the printer has to look.
  let isVerified: Bool

  /// `nil` if there is no route of this number.
  init?(_ index: Int, _ header: TableHeader, _ table: ByteView) {
    var cursor = TableCursor(table, at: header.routes)
    guard (0..<cursor.count()).contains(index) else { return nil }
    cursor.skip(index &* Self.size)
    pattern = cursor.text()
    node = cursor.address()
    isVerified = cursor.number(1) != 0
  }
}

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

  init(_ table: ByteView, at offset: Int) {
    var cursor = TableCursor(table, at: offset)
    kind = Kind(rawValue: cursor.number(1)) ?? .string
    argument = cursor.address()
    name = cursor.text()
    bounds = cursor.number(1) != 0 ? (cursor.bits(10), cursor.bits(10)) : nil
  }

  func allows(_ value: Int) -> Bool {
    guard let bounds else { return true }
    return Int(truncatingIfNeeded: bounds.low) <= value
      && value <= Int(truncatingIfNeeded: bounds.high)
  }

  func allows(_ value: UInt) -> Bool {
    guard let bounds else { return true }
    return UInt(truncatingIfNeeded: bounds.low) <= value
      && value <= UInt(truncatingIfNeeded: bounds.high)
  }

  func allows(_ value: Double) -> Bool {
    guard let bounds else { return true }
    return Double(bitPattern: bounds.low) <= value && value <= Double(bitPattern: bounds.high)
  }
}

/// One parameter of a candidate: where its value comes from and what it may be.
struct ParameterRecord {
  enum Source: Int {
    case absent, path, query, fragment, fragmentItem, constant, payload
  }

  enum Form: Int {
    case required, optional, list, rest
  }

  let source: Source

  /// The key, the constant's text, or as its start the number of the captured segment.
  let argument: Range<Int>
  let type: Int
  let form: Form
  let name: Range<Int>

  init(_ cursor: inout TableCursor) {
    source = Source(rawValue: cursor.number(1)) ?? .absent
    argument = cursor.text()
    type = cursor.address()
    form = Form(rawValue: cursor.number(1)) ?? .required
    name = cursor.text()
  }
}
