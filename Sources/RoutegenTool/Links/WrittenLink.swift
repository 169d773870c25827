import RoutegenCompiler

/// The parts of a link as they are written, so that one can be exchanged for another.
///
/// A part that is not known is the byte ``LinkTemplate/unknown``.
struct WrittenLink {
  /// The scheme in lower case; `nil` for a path.
  private(set) var scheme: String?

  /// The host with its port, as it is written; `nil` if there is none, or if it is the path's first segment.
  private(set) var host: String?

  /// Everything before the first segment.
  private var beginning: ArraySlice<UInt8>
  var segments: [[UInt8]]
  var items: [[UInt8]]
  var fragment: [UInt8]?

  /// Whether the path and the query may go on.
  let isOpen: Bool

  /// - Parameter isDeclaredHost: Whether the file declares the host of a link with a custom scheme.
  init(_ bytes: [UInt8], isOpen: Bool = false, isDeclaredHost: (String) -> Bool) {
    var rest = bytes[...]
    fragment = LinkParts.cutTail(&rest, from: "#").map(Array.init)
    items =
      LinkParts.cutTail(&rest, from: "?")?.split(separator: UInt8(ascii: "&"))
      .map(Array.init) ?? []
    let whole = rest
    scheme = LinkParts.cutScheme(&rest)
    let slash = UInt8(ascii: "/")
    if scheme != nil, rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let authority = String(decoding: rest.prefix { $0 != slash }, as: UTF8.self)
      if scheme?.isWebScheme == true || isDeclaredHost(authority) {
        host = authority
        rest = rest.drop { $0 != slash }
      }
    }
    if rest.first == slash { rest = rest.dropFirst() }
    beginning = whole[..<rest.startIndex]
    segments = rest.split(separator: slash, omittingEmptySubsequences: false).map(Array.init)
    if segments.last?.isEmpty == true { segments.removeLast() }
    self.isOpen = isOpen
  }

  init(_ link: FoundLink, isDeclaredHost: (String) -> Bool) {
    let bytes = Array(link.parts.map { Array($0.utf8) }.joined(separator: [LinkTemplate.unknown]))
    self.init(bytes, isOpen: link.isOpen, isDeclaredHost: isDeclaredHost)
  }

  /// The link, with ``LinkTemplate/unknown`` for what is not known.
  private var bytes: [UInt8] {
    var bytes = Array(beginning)
    bytes += segments.joined(separator: "/".utf8)
    if !items.isEmpty {
      bytes += "?".utf8
      bytes += items.joined(separator: "&".utf8)
    }
    if let fragment {
      bytes += "#".utf8
      bytes += fragment
    }
    return bytes
  }

  /// The link as texts of programs have it.
  var found: FoundLink {
    let parts = bytes.split(separator: LinkTemplate.unknown, omittingEmptySubsequences: false)
    return FoundLink(
      range: 0..<0, parts: parts.map { String(decoding: $0, as: UTF8.self) }, isOpen: isOpen)
  }

  /// Exchanges the scheme and the host of a link that has both.
  mutating func setOrigin(scheme: String, host: String?) {
    (self.scheme, self.host) = (scheme, host)
    beginning = Array("\(scheme)://\(host.map { $0 + "/" } ?? "")".utf8)[...]
  }

  // MARK: Items

  /// The key of an item, decoded; `nil` if it is not known.
  static func key(of item: [UInt8], _ plusIsSpace: Bool) -> String? {
    PartialText(item.prefix { $0 != UInt8(ascii: "=") }, plusIsSpace: plusIsSpace).known
  }

  static func value(of item: [UInt8], _ plusIsSpace: Bool) -> PartialText {
    PartialText(item.drop { $0 != UInt8(ascii: "=") }.dropFirst(), plusIsSpace: plusIsSpace)
  }

  /// An item with another key, and with another value if there is one.
  static func item(_ item: [UInt8], key: String, value: String? = nil) -> [UInt8] {
    let key = Array(key.percentEncoded(keeping: LinkMarks.item).utf8)
    if let value { return key + "=".utf8 + value.percentEncoded(keeping: LinkMarks.item).utf8 }
    return key + item.drop { $0 != UInt8(ascii: "=") }
  }
}
