import RoutegenModel

/// A link of a list, split into its parts.
struct ListedLink {
  let text: String

  let place: Place

  /// The scheme in lower case; `nil` for a path.
  let scheme: String?

  /// The host as written, with the port unless it is the default.
  let host: String?

  /// The segments of the path, decoded.
  var segments: [String]
  let items: [Item]

  /// The fragment, decoded; `nil` without one.
  let fragment: String?

  /// The items of a fragment that is written like a query.
  let fragmentItems: [Item]

  /// Whether the link was read by the simple scanner.
  let isPlain: Bool

  /// The number of a list, and the line in it, counted from 1.
  struct Place: Comparable {
    let list: Int
    let line: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.list, left.line) < (right.list, right.line)
    }
  }

  /// An item of a query; both texts are decoded.
  struct Item {
    let key: String
    let value: String
  }

  var isWeb: Bool { scheme?.isWebScheme ?? false }
}

extension ListedLink {
  /// Splits a link by the rules of links in general.
  init(_ text: String, at place: Place) throws(LinkParts.Malformed) {
    let parts = try LinkParts(text, isPath: true, allowsLineBreaks: true)
    self.text = text
    self.place = place
    scheme = parts.scheme
    host = parts.host
    segments = parts.segments.map { String(decoding: $0, as: UTF8.self) }
    items = parts.query.map(Item.init)
    fragment = parts.fragment.map { String(decoding: $0, as: UTF8.self) }
    fragmentItems = parts.fragmentItems.map(Item.init)
    isPlain = false
  }
}

extension ListedLink.Item {
  fileprivate init(_ item: LinkParts.Item) {
    key = String(decoding: item.key, as: UTF8.self)
    value = String(decoding: item.value, as: UTF8.self)
  }
}
