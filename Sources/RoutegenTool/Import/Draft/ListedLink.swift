import RoutegenCompiler

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
  private(set) var items: [Item]

  /// The fragment, decoded; `nil` without one.
  private(set) var fragment: String?

  /// The items of a fragment that is written like a query.
  private(set) var fragmentItems: [Item]

  /// Whether the link has only characters whose meaning no parser disputes.
  let isPlain: Bool

  private static let plain = ByteSet {
    $0.isLetterOrDigit || "-_~.:/?#&=,;!$'()*".utf8.contains($0)
  }

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
    isPlain = text.utf8.allSatisfy(Self.plain.contains)
  }
}

extension ListedLink {
  /// The path in the fragment, as it is written; `nil` if the fragment is not written like a path.
  var fragmentPath: Substring? {
    guard fragment != nil, let hash = text.firstIndex(of: "#") else { return nil }
    let written = text[hash...].dropFirst()
    guard let mark = written.first(where: { "/=&:?#".contains($0) }), mark == "/",
      !written.contains("#")
    else { return nil }
    let path = written.prefix { $0 != "?" }
    let texts = String(path).removingEscapes.split(separator: "/", omittingEmptySubsequences: false)
    let inner = texts.dropFirst(texts.first == "" ? 1 : 0).dropLast(texts.last == "" ? 1 : 0)
    return inner.contains { ["", ".", ".."].contains($0) } ? nil : path
  }

  /// Makes the fragment the last part of the path.
  ///
  /// - Parameter mark: The segment before it.
  mutating func readFragmentAsPath(after mark: String) {
    let parts = try? LinkParts(text, isPath: true, allowsLineBreaks: true)
    guard let parts = parts?.readingFragmentAsPath(plusIsSpace: true) else { return }
    segments = parts.segments.map {
      $0 == LinkParts.fragmentMark ? mark : String(decoding: $0, as: UTF8.self)
    }
    items = parts.query.map(Item.init)
    (fragment, fragmentItems) = (nil, [])
  }
}

extension ListedLink.Item {
  fileprivate init(_ item: LinkParts.Item) {
    key = String(decoding: item.key, as: UTF8.self)
    value = String(decoding: item.value, as: UTF8.self)
  }
}

extension String {
  /// The text without percent-encoding; as it is if an escape is broken or not UTF-8.
  var removingEscapes: String { String(percentDecoding: Array(utf8)[...]) ?? self }
}
