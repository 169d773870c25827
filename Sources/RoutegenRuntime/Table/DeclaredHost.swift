/// A host that a file declares: as it is, or with one or more labels before it.
struct DeclaredHost {
  /// What holds the text, and where it stands in it, in lower case.
  let text: ByteView
  let domain: Range<Int>
  let isWildcard: Bool

  init(_ text: ByteView, _ domain: Range<Int>, isWildcard: Bool) {
    self.text = text
    self.domain = domain
    self.isWildcard = isWildcard
  }

  /// The next host of a table.
  init(_ cursor: inout TableCursor) {
    let isWildcard = cursor.number(1) != 0
    self.init(cursor.table, cursor.text(), isWildcard: isWildcard)
  }

  /// The host as files write it: `example.com`, `*.example.com`.
  init(_ text: StaticString) {
    let view = ByteView(text)
    let isWildcard = view[0] == UInt8(ascii: "*")
    self.init(view, (isWildcard ? 2 : 0)..<max(view.count, 2), isWildcard: isWildcard)
  }

  /// Whether a link's host is this one.
  func covers(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    var tail = host
    if isWildcard {
      let start = host.upperBound - domain.count
      guard start > host.lowerBound, areLabels(bytes, host.lowerBound..<start) else { return false }
      tail = start..<host.upperBound
    }
    return text.isSame(domain, bytes, tail, caseless: true)
  }

  /// Whether the bytes are one or more labels of a domain, each with its dot.
  private func areLabels(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    var length = 0
    for offset in range {
      if bytes[offset] != UInt8(ascii: ".") {
        length += 1
      } else if length == 0 {
        return false
      } else {
        length = 0
      }
    }
    return length == 0
  }
}

extension TableCursor {
  /// Whether a host of the list that begins here covers a link's host.
  mutating func hostsCover(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    for _ in 0..<count() where DeclaredHost(&self).covers(bytes, host) { return true }
    return false
  }
}

extension WebLink {
  /// Whether the text is a web link on one of the hosts, with the default port.
  static func isOn(_ text: String, _ isHost: (ByteView, Range<Int>) -> Bool) -> Bool {
    withByteView(of: text) { isOn($0, isHost) }
  }

  static func isOn(_ text: ByteView, _ isHost: (ByteView, Range<Int>) -> Bool) -> Bool {
    guard let link = parse(text), link.port == nil, let host = link.host else { return false }
    return isHost(text, host)
  }
}
