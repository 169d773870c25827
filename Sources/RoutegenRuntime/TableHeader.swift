/// What a table says first.
struct TableHeader {
  let root: Int
  let isCaseless: Bool
  let acceptsHTTP: Bool
  let plusIsLiteral: Bool
  let expiryKey: Range<Int>
  let schemes, hosts, payloads, routes, tree, scopes, triggers: Int

  init(_ table: ByteView) {
    var cursor = TableCursor(table)
    root = cursor.address()
    let flags = cursor.number(1)
    isCaseless = flags & 1 != 0
    acceptsHTTP = flags & 2 != 0
    plusIsLiteral = flags & 4 != 0
    expiryKey = cursor.text()
    schemes = cursor.address()
    hosts = cursor.address()
    payloads = cursor.address()
    routes = cursor.address()
    tree = cursor.address()
    scopes = cursor.address()
    triggers = cursor.address()
  }
}

/// What a table says of one route.
struct RouteRecord {
  static let size = 16

  let pattern: Range<Int>
  let node: Int

  /// Whether another pattern could take its link, so that the printer has to look.
  let isVerified: Bool

  /// The offset of the hosts or schemes of its block; 0 outside of blocks.
  let origins: Int

  /// `nil` if there is no route of this number.
  init?(_ index: Int, _ header: TableHeader, _ table: ByteView) {
    var cursor = TableCursor(table, at: header.routes)
    guard (0..<cursor.count()).contains(index) else { return nil }
    cursor.skip(index &* Self.size)
    pattern = cursor.text()
    node = cursor.address()
    isVerified = cursor.number(1) != 0
    origins = cursor.address()
  }
}

/// How many bytes of a table the things have that are stepped over.
enum TableSize {
  static let literalChild = 11
  static let affixPiece = 8
  static let typedChild = 8
  static let address = 4
}

/// How what opens a route by its name is numbered in the table.
enum TriggerRecord {
  enum Kind: Int {
    case shortcut

    /// A shortcut for any bundle: what its type ends with.
    case anyBundlesShortcut
    case activity
  }
}

/// How a rule of `payload { … }` is numbered in the table.
enum PayloadRuleRecord {
  enum Kind: Int {
    case type, link, when, otherwise
  }
}
