/// The first 80 bytes of a table.
///
/// Properties are read from the table on each access, at the offsets of the layout in
/// ``RouteTable``.
struct TableHeader {
  /// The number of bytes of a header.
  static let size = 80

  let table: ByteView

  init(_ table: ByteView) {
    self.table = table
  }

  var symbols: SymbolTable { SymbolTable(table) }

  private var flags: UInt8 { table[6] }
  var isCaseless: Bool { flags & 1 != 0 }
  var acceptsHTTP: Bool { flags & 2 != 0 }
  var plusIsLiteral: Bool { flags & 4 != 0 }

  /// Whether there are blocks with origin constraints.
  var hasScopes: Bool { flags & 8 != 0 }
  var hasExpiry: Bool { flags & 16 != 0 }

  /// Whether values of a `Text` may contain tabs and line breaks.
  var hasTexts: Bool { flags & 32 != 0 }

  /// Whether a declared host has no dot, such as `localhost`.
  var hasHostWithoutDot: Bool { flags & 64 != 0 }

  /// Whether links of an origin have a base, which is behind the list of schemes.
  var hasBases: Bool { table[7] != 0 }

  /// The index of the root of the patterns outside of blocks.
  var root: UInt64 { table.chunk(at: 8) & 0xFF_FFFF }

  /// The address of the array of nodes.
  var nodes: Int { table.address(at: 67) }

  /// The symbol between a path and a fragment that is written like a path; 0 if no pattern has such a fragment.
  var fragmentMark: UInt64 { table.chunk(at: 71) & 0xFF_FFFF }

  /// The address of the origins of printed links outside of blocks.
  var origins: Int { table.address(at: 74) }

  /// The size of a ``MatchFrame`` for any match.
  var space: MatchSpace {
    let digits = table.chunk(at: 12)
    return MatchSpace(
      captures: ByteView.number(digits & 0x7F7F), slots: ByteView.number(digits &>> 16 & 0x7F7F),
      choices: ByteView.number(digits &>> 32 & 0x7F7F))
  }

  /// The key of `expires`; empty if there is none.
  var expiryKey: Range<Int> { table.text(at: 18) }

  // The addresses of lists, and of the root of the tree.

  var schemes: Int { table.address(at: 25) }
  var hosts: Int { table.address(at: 29) }
  var payloads: Int { table.address(at: 33) }
  var routes: Int { table.address(at: 37) }
  var tree: Int { table.address(at: 41) }
  var scopes: Int { table.address(at: 45) }
  var triggers: Int { table.address(at: 49) }

  /// The start of links on the first host, such as `https://bestrecipes.com`, with its base; empty without a host.
  var webOrigin: Range<Int> { table.text(at: 53) }

  /// The start of links with the first custom scheme, such as `bestrecipes://`, `spotify:` or, with a base,
  /// `myapp://open/`; empty without one.
  var appOrigin: Range<Int> { table.text(at: 60) }
}

/// The facts about one route.
///
///     route   pattern:text node:address printing:1 origins:address name:text otherTexts:address
///
/// Of `printing`, bit 0 is ``mayBeOther``, bit 1 is ``isUnlinked``, bit 2 is ``needsPayloadReadBack``,
/// bit 3 is ``beginsWithLettersOrDigits``, bit 4 is ``isNoParent``, and bit 5 says that the path may be empty behind
/// a base. Texts are read from the table on each access.
struct RouteRecord {
  private static let size = 27

  private let table: ByteView
  private let address: Int

  /// `printing` in the lowest byte, and `origins` above it.
  private let facts: UInt64

  /// `nil` if there is no route of this number.
  init?(_ index: Int, _ header: TableHeader, _ table: ByteView) {
    let list = header.routes
    let count = table.number(at: list, digits: 3)
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return nil }
    self.table = table
    address = list &+ 3 &+ index &* Self.size
    facts = table.wholeChunk(at: address &+ 8) &>> 24
  }

  var pattern: Range<Int> { table.text(at: address) }

  /// The address of the route's ``RouteNode``.
  var node: Int { table.address(at: address &+ 7) }

  /// Whether another pattern can match a link of this route.
  var mayBeOther: Bool { facts & 1 != 0 }

  /// The list of segments without which no other pattern can match a link; `nil` if only reading the
  /// link tells.
  var otherTexts: TableCursor? {
    let list = table.address(at: address &+ 23)
    return list > 0 ? TableCursor(table, at: list) : nil
  }

  /// Whether a payload of this route may be read as another one, so that a printed payload must be
  /// read back.
  var needsPayloadReadBack: Bool { facts & 4 != 0 }

  /// Whether no link opens the route, so that none is printed.
  var isUnlinked: Bool { facts & 2 != 0 }

  /// Whether the first segment of a printed link consists of ASCII letters, digits and hyphens, if
  /// the pattern tells.
  var beginsWithLettersOrDigits: Bool { facts & 8 != 0 }

  /// Whether the route has items of its own and is not the `/` of its group, so that it is above no other route.
  var isNoParent: Bool { facts & 16 != 0 }

  /// Whether links of the route begin with the first host or the first custom scheme.
  var hasUsualLinks: Bool { facts & ~0xDD == 0 }

  /// The address of the origins of links in the route's block; 0 outside of blocks.
  var origins: Int { ByteView.number(facts &>> 8) }

  /// The names of the cases, joined by dots.
  var name: Range<Int> { table.text(at: address &+ 16) }
}

/// An entry for a `@shortcut` or an `@activity`.
enum TriggerRecord {
  enum Kind: Int {
    case shortcut

    /// A shortcut of any bundle (`*.profile`); the text is the end of its type.
    case anyBundlesShortcut
    case activity
  }
}
