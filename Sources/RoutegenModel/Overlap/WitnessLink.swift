/// A link that proves a statement about patterns, in its parts.
package struct WitnessLink {
  /// The text before the path, such as `https://example.com`; empty for a path alone.
  package var prefix = ""

  /// The segments, decoded.
  package let path: [String]
  package var items: Items

  /// The parts after the path.
  package struct Items {
    package var query: [(key: String, text: String)] = []

    /// The fragment, encoded; `nil` if there is none.
    package var fragment: String?

    /// Whether plus signs in values are not escaped, so that some parameters read them as spaces.
    package var writesPlus = false

    package init(query: [(key: String, text: String)] = [], fragment: String? = nil) {
      (self.query, self.fragment) = (query, fragment)
    }

    /// Texts in front of the items of a fragment: one that is no web link, and one that is.
    package static let beginningsOfFragment = ["~", "https://example.com/?"]

    /// The value of an item as the link has it.
    package func encoded(_ text: String) -> String {
      writesPlus
        ? text.split(separator: "+", omittingEmptySubsequences: false).map(\.description)
          .map(\.percentEncoded).joined(separator: "+") : text.percentEncoded
    }
  }

  /// The link as people write it.
  package var text: String {
    let query = items.query.map { item in
      item.key.percentEncoded + (item.text.isEmpty ? "" : "=" + items.encoded(item.text))
    }
    let path = path.map(\.percentEncoded)
    // People write `app://home`; anything but lower-case letters follows `app:///`, which is always
    // right.
    let isPlain = path.first?.utf8.allSatisfy { (0x61...0x7A).contains($0) } ?? true
    let slash = prefix.hasSuffix("/") && isPlain ? "" : "/"
    return prefix + slash + path.joined(separator: "/")
      + (path.last == "" ? "/" : "")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (items.fragment.map { "#" + $0 } ?? "")
  }

  package init(prefix: String = "", path: [String], items: WitnessLink.Items) {
    self.prefix = prefix
    self.path = path
    self.items = items
  }
}
