/// An origin constraint of a block: a host, any host with any port, or a scheme that its patterns
/// accept; `everywhere` is no block, but patterns that come before those of all blocks.
///
///     origin   kind:1 text
struct OriginRecord {
  enum Kind: Int {
    case host, wildcardHost, anyHost, scheme, everywhere

    /// Hosts with one label before a domain.
    case labelHost
  }

  private let number: Int
  let text: Range<Int>

  init(_ cursor: inout TableCursor) {
    number = cursor.number(1)
    text = cursor.text()
  }

  var kind: Kind { Kind(rawValue: number & 0x3F) ?? .scheme }

  /// Whether another constraint accepts the host, and is what the file has.
  var isImplied: Bool { number & 0x40 != 0 }

  /// The host, if the constraint is one; `nil` for any host and for a scheme.
  func host(_ table: ByteView) -> DeclaredHost? {
    switch kind {
    case .host, .wildcardHost, .labelHost:
      DeclaredHost(
        text: table, domain: text, isWildcard: kind != .host, isLabel: kind == .labelHost)
    case .anyHost, .scheme, .everywhere: nil
    }
  }
}
