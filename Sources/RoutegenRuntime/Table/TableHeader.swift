/// What a table says first; every property is read when it is asked for.
struct TableHeader {
  /// How many bytes it has.
  static let size = 64

  let table: ByteView

  init(_ table: ByteView) {
    self.table = table
  }

  var symbols: SymbolTable { SymbolTable(table) }

  private var flags: UInt8 { table[6] }
  var isCaseless: Bool { flags & 1 != 0 }
  var acceptsHTTP: Bool { flags & 2 != 0 }
  var plusIsLiteral: Bool { flags & 4 != 0 }

  /// Whether links are taken on some hosts or by some schemes only.
  var hasScopes: Bool { flags & 8 != 0 }
  var hasExpiry: Bool { flags & 16 != 0 }

  /// The place of the node where the patterns begin that stand outside of blocks.
  var root: UInt64 { table.chunk(at: 8) & 0xFF_FFFF }

  /// Where the row of nodes begins.
  var nodes: Int { table.address(at: 53) }

  /// How much of ``Scratch`` a match needs at the most.
  @inline(__always)
  var space: MatchSpace {
    let digits = table.chunk(at: 12)
    return MatchSpace(
      captures: ByteView.number(digits & 0x7F7F), slots: ByteView.number(digits &>> 16 & 0x7F7F),
      choices: ByteView.number(digits &>> 32 & 0x7F7F))
  }

  var expiryKey: Range<Int> { table.text(at: 18) }
  var schemes: Int { table.number(at: 25, digits: 4) }
  var hosts: Int { table.number(at: 29, digits: 4) }
  var payloads: Int { table.number(at: 33, digits: 4) }
  var routes: Int { table.number(at: 37, digits: 4) }
  var tree: Int { table.number(at: 41, digits: 4) }
  var scopes: Int { table.number(at: 45, digits: 4) }
  var triggers: Int { table.number(at: 49, digits: 4) }
}

/// What a table says of one route.
struct RouteRecord {
  static let size = 16

  let pattern: Range<Int>
  let node: Int

  /// Whether another pattern could take its link, so that the printer has to look.
  let needsReadBack: Bool

  /// The offset of the hosts or schemes of its block; 0 outside of blocks.
  let origins: Int

  /// `nil` if there is no route of this number.
  init?(_ index: Int, _ header: TableHeader, _ table: ByteView) {
    var cursor = TableCursor(table, at: header.routes)
    guard (0..<cursor.count()).contains(index) else { return nil }
    cursor.skip(index &* Self.size)
    pattern = cursor.text()
    node = cursor.address()
    needsReadBack = cursor.number(1) != 0
    origins = cursor.address()
  }
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
