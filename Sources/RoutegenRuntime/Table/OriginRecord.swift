/// Where a block's patterns are taken, as the table has it.
struct OriginRecord {
  enum Kind: Int {
    case host, wildcardHost, anyHost, scheme
  }

  let kind: Kind
  let text: Range<Int>

  init(_ cursor: inout TableCursor) {
    kind = Kind(rawValue: cursor.number(1)) ?? .scheme
    text = cursor.text()
  }

  /// The host of a block for one; `nil` for any other block.
  func host(_ table: ByteView) -> DeclaredHost? {
    switch kind {
    case .host: DeclaredHost(table, text, isWildcard: false)
    case .wildcardHost: DeclaredHost(table, text, isWildcard: true)
    case .anyHost, .scheme: nil
    }
  }
}
