import RoutegenCompiler

/// The parts of a link as Android's class `Uri` has them, with texts percent-decoded and in UTF-16.
struct AndroidLink {
  let scheme: String

  /// The host, which may be empty; `nil` if no `//` is before it.
  let host: String?

  /// The port, if the link has one.
  let port: String?
  let path: [UInt16]

  /// The parts of the query, which Android decodes before it splits it.
  let items: [[UInt16]]
  let fragment: [UInt16]?

  init(_ link: String) {
    var rest = Array(link.utf8)[...]
    let scheme = rest.prefix { $0 != UInt8(ascii: ":") }
    self.scheme = String(decoding: scheme, as: UTF8.self)
    rest = rest.dropFirst(scheme.count + 1)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { !"/?#".utf8.contains($0) }
      rest = rest.dropFirst(authority.count)
      let host = authority.prefix { $0 != UInt8(ascii: ":") }
      let port = authority.dropFirst(host.count + 1)
      self.host = String(decoding: host, as: UTF8.self)
      self.port = port.isEmpty ? nil : String(decoding: port, as: UTF8.self)
    } else {
      (host, port) = (nil, nil)
    }
    fragment = LinkParts.cutTail(&rest, from: "#").map(Self.decoded)
    items = LinkParts.cutTail(&rest, from: "?").map { Self.items(of: Self.decoded($0)) } ?? []
    path = Self.decoded(rest)
  }

  /// The items between `&`, or, in a query without any, between `;`.
  private static func items(of query: [UInt16]) -> [[UInt16]] {
    let (ampersand, semicolon) = (UInt16(UInt8(ascii: "&")), UInt16(UInt8(ascii: ";")))
    var items = query.split(separator: ampersand, omittingEmptySubsequences: false)
    while items.last?.isEmpty == true { items.removeLast() }
    return (items.count == 1 ? query.split(separator: semicolon) : items).map { Array($0) }
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt16] {
    let bytes = LinkParts.decoded(text, plusIsSpace: false)
    return Array(String(decoding: bytes, as: UTF8.self).utf16)
  }
}
