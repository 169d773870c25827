/// A host that a file declares: one host, perhaps with a port, or with a wildcard all hosts with one or more
/// labels before a domain.
struct DeclaredHost {
  /// The bytes that contain the domain.
  let text: ByteView

  /// The range of the domain in the bytes, in lower case and without a wildcard.
  let domain: Range<Int>
  let isWildcard: Bool

  /// Whether the wildcard is exactly one label.
  var isLabel = false

  /// Whether the host of a link is this host or matches its wildcard, without regard to ASCII case.
  ///
  /// - Parameter port: The port of a web link; `nil` if it is the default, or in `host`.
  @inline(never)
  func covers(_ bytes: ByteView, _ host: Range<Int>, port: Int? = nil) -> Bool {
    var tail = host
    if let port {
      guard let colon = text.firstOffset(of: UInt8(ascii: ":"), in: domain) else { return false }
      return Numbers.integer(text, colon + 1..<domain.upperBound, as: UInt16.self)
        .map(Int.init) == port
        && text.isSame(domain.lowerBound..<colon, bytes, host, caseless: true)
    }
    if isWildcard {
      let start = host.upperBound - domain.count
      guard start > host.lowerBound, areLabels(bytes, host.lowerBound..<start) else { return false }
      tail = start..<host.upperBound
    }
    return text.isSame(domain, bytes, tail, caseless: true)
  }

  /// Whether the bytes are the labels of the wildcard, each with a dot after it.
  private func areLabels(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    var length = 0
    for offset in range {
      if bytes[offset] != UInt8(ascii: ".") {
        length += 1
      } else if length == 0 || isLabel && offset + 1 < range.upperBound {
        return false
      } else {
        length = 0
      }
    }
    return length == 0
  }
}

extension DeclaredHost {
  /// Parses a host as files write it: `example.com`, `*.example.com`.
  init(_ text: StaticString) {
    let view = ByteView(text)
    let isWildcard = view[0] == UInt8(ascii: "*")
    self.init(
      text: view, domain: (isWildcard ? 2 : 0)..<max(view.count, 2), isWildcard: isWildcard)
  }
}

extension TableCursor {
  /// Whether a host of the list at this offset covers the host of a link.
  mutating func hostsCover(_ bytes: ByteView, _ host: Range<Int>, port: Int? = nil) -> Bool {
    (0..<count()).contains { _ in
      OriginRecord(&self).host(table)?.covers(bytes, host, port: port) ?? false
    }
  }
}

extension WebLink {
  /// Whether the text is a web link with the default port and a host that satisfies the condition.
  static func isOn(_ text: String, _ isHost: (ByteView, Range<Int>) -> Bool) -> Bool {
    withByteView(of: text) { isOn($0, isHost) }
  }

  static func isOn(_ text: ByteView, _ isHost: (ByteView, Range<Int>) -> Bool) -> Bool {
    isWellFormed(text) { link in
      link.port == nil && (link.host.map { isHost(link.bytes, $0) } ?? false)
    }
  }
}
