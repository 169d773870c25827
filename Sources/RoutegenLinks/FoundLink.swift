import RoutegenModel

/// A link in a text.
package struct FoundLink: Hashable, Sendable {
  /// The bytes of the link in the text.
  package let range: Range<Int>

  /// The link as it is opened, without the escapes of the text: its parts before, between and after
  /// placeholders.
  package let parts: [String]

  /// Whether the link may go on with any text, because the text after it is not understood.
  package let isOpen: Bool

  /// The declared scheme, or `https`, of which the scheme of the link is a misspelling; `nil` if it is none.
  package var meantScheme: String?

  /// The function or property of a program that opens the link.
  package var opener: LinkOpener?

  package init(range: Range<Int>, parts: [String], isOpen: Bool) {
    (self.range, self.parts, self.isOpen) = (range, parts, isOpen)
  }

  /// The link with the scheme that was meant.
  package var meant: FoundLink {
    guard let meantScheme, let colon = parts[0].firstIndex(of: ":") else { return self }
    let first = meantScheme + parts[0][colon...]
    return FoundLink(range: range, parts: [first] + parts.dropFirst(), isOpen: isOpen)
  }

  /// The whole link; `nil` if parts of it are not known.
  package var text: String? { parts.count == 1 && !isOpen ? parts[0] : nil }

  /// Whether what is known is longer than any link that opens a route.
  var isTooLong: Bool { parts.reduce(0) { $0 + $1.utf8.count } > LinkSizeLimits.byteCount }

  /// The link for people, with `…` in place of what is not known.
  package var shown: String { parts.joined(separator: "…") + (isOpen ? "…" : "") }

  /// Whether the link is only a scheme, or only a scheme and a host, which names no route.
  package var isOnlyOrigin: Bool {
    guard parts.count == 1, let colon = parts[0].utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    let isWeb = String(parts[0][..<colon]).lowercased().isWebScheme
    let rest = parts[0][colon...].utf8.dropFirst(3)
    return (isWeb ? rest.drop { $0 != UInt8(ascii: "/") } : rest)
      .allSatisfy { $0 == UInt8(ascii: "/") }
  }
}
