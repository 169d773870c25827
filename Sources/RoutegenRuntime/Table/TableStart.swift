/// What every link asks of a table, decoded once.
///
/// The numbers have 32 bits, because a table is copied for each link.
struct TableStart: Sendable {
  let symbols: SymbolTable
  private let nodesAddress, rootIndex: UInt32
  let space: MatchSpace

  /// The start of links on the first host, and of links with the first custom scheme; see
  /// ``TableHeader``.
  let webOrigin, appOrigin: TextPlace
  let isCaseless, hasScopes, hasExpiry, hasHostWithoutDot: Bool

  init(_ table: ByteView) {
    let header = TableHeader(table)
    symbols = header.symbols
    nodesAddress = UInt32(truncatingIfNeeded: header.nodes)
    rootIndex = UInt32(truncatingIfNeeded: header.root)
    space = header.space
    webOrigin = TextPlace(header.webOrigin)
    appOrigin = TextPlace(header.appOrigin)
    isCaseless = header.isCaseless
    hasScopes = header.hasScopes
    hasExpiry = header.hasExpiry
    hasHostWithoutDot = header.hasHostWithoutDot
  }

  /// The address of the array of nodes.
  @inline(__always)
  var nodes: Int { Int(nodesAddress) }

  /// The index of the root of the patterns outside of blocks.
  @inline(__always)
  var root: UInt64 { UInt64(rootIndex) }
}

/// The address and the length of a text of a table.
struct TextPlace: Sendable {
  private let address, length: UInt32

  init(_ range: Range<Int>) {
    address = UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  @inline(__always)
  var start: Int { Int(address) }

  @inline(__always)
  var count: Int { Int(length) }
}
