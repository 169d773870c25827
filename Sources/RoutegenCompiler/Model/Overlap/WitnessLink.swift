/// A link that proves a statement about patterns, in its parts.
package struct WitnessLink {
  /// The text before the path, such as `https://example.com`; empty for a path alone.
  ///
  /// After `app:/`, the first segment is the host.
  package var prefix = ""

  /// Whether the host is the first segment of the path.
  package var hasHostInPath: Bool { prefix.hasSuffix(":/") }

  /// The segments, decoded.
  package let path: [String]
  package var items: Items

  /// The parts after the path.
  package struct Items {
    /// The items, decoded except for plus signs that are not escaped
    /// (``Swift/String/plus``).
    package var query: [(key: String, text: String)] = []

    /// The fragment, encoded; `nil` if there is none.
    package var fragment: String?

    package init(query: [(key: String, text: String)] = [], fragment: String? = nil) {
      (self.query, self.fragment) = (query, fragment)
    }

    /// Texts in front of the items of a fragment: one that is no web link, and one that is.
    package static let beginningsOfFragment = ["~", "https://example.com/?"]
  }

  /// The link as people write it.
  package var text: String { text(hasEmptyHost: false) }

  /// - Parameter hasEmptyHost: Whether the first segment is never in the place of a host: `app:///home`.
  package func text(hasEmptyHost: Bool) -> String {
    let query = items.query.map { item in
      item.key.percentEncoded + (item.text.isEmpty ? "" : "=" + item.text.itemEncoded)
    }
    let whole = self.path.map { $0.isFragmentMark ? $0 : $0.percentEncoded }
    let path = whole.prefix { !$0.isFragmentMark }
    let fragment =
      whole.count == path.count ? "" : "#/" + whole[(path.count + 1)...].joined(separator: "/")
    // People write `app://home`; anything but lower-case letters follows `app:///`, which is always
    // right.
    let isPlain = path.first?.utf8.allSatisfy { (0x61...0x7A).contains($0) } ?? true
    let slash = prefix.hasSuffix("://") && isPlain && !hasEmptyHost ? "" : "/"
    return prefix + slash + path.joined(separator: "/")
      + (path.last == "" ? "/" : "") + fragment
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (items.fragment.map { "#" + $0 } ?? "")
  }

  package init(prefix: String = "", path: [String], items: WitnessLink.Items) {
    self.prefix = prefix
    self.path = path
    self.items = items
  }
}
