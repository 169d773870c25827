import RoutegenCompiler

/// Returns the links to declared schemes and hosts in a text of any kind, in order.
///
/// A link begins with a declared scheme and `://`, with one whose links are printed without `//` and `:`, or with `https://` or `http://` and a declared host. In an item of
/// another link, it may be percent-encoded. A scheme that differs from a declared one in a letter begins a link, too.
/// Everything else is found by the characters around it, whatever the language of the text is.
/// The time is proportional to the length of the text.
package func foundLinks(in bytes: [UInt8], to origins: DeclaredOrigins) -> [FoundLink] {
  var links: [FoundLink] = []
  var end = 0
  var offset = 0
  let (colon, slash, backslash) = (UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "\\"))
  let percent = UInt8(ascii: "%")
  // A loop without closures, because it sees every byte.
  while offset < bytes.count - 1 {
    let (byte, next) = (bytes[offset], bytes[offset + 1])
    if byte == percent {
      if let found = EncodedLink(bytes, at: offset, from: end, origins) {
        links.append(found.link)
        end = found.end
      }
    } else if byte == colon, next == slash || next == backslash,
      let slashesEnd = bytes.endOfSlashes(at: offset + 1),
      var reader = TextLinkReader(bytes, origins, colon: offset, from: end, slashesEnd: slashesEnd)
    {
      links.append(reader.read())
      end = reader.offset
    } else if byte == colon,
      let start = origins.schemeStart(in: bytes, ofLinkWithoutAuthority: offset, from: end),
      var reader = TextLinkReader(bytes, origins, start..<offset, pathStart: offset + 1)
    {
      links.append(reader.read())
      end = reader.offset
    }
    offset = max(offset + 1, end)
  }
  return links
}

extension TextLinkReader {
  /// - Parameter first: The first offset that may belong to the scheme before the colon.
  fileprivate init?(
    _ bytes: [UInt8], _ origins: DeclaredOrigins, colon: Int, from first: Int, slashesEnd: Int
  ) {
    if let start = origins.schemeStart(in: bytes, before: colon, from: first) {
      self.init(bytes, origins, start..<colon, slashesEnd: slashesEnd)
    } else if let (start, meant) = origins.misspelledScheme(in: bytes, before: colon, from: first) {
      self.init(bytes, origins, start..<colon, slashesEnd: slashesEnd, meant: meant)
    } else {
      return nil
    }
  }
}

/// A link that is percent-encoded as the value of an item in another link: `https://track.example/?to=myapp%3A%2F%2Fhome`.
private struct EncodedLink {
  let link: FoundLink
  let end: Int

  /// The escapes of `://`, encoded once and twice.
  private static let slashes: [StaticString] = ["%3A%2F%2F", "%3a%2f%2f", "%253A%252F%252F"]

  /// - Parameter percent: The offset at which the escapes of `://` may begin.
  init?(_ bytes: [UInt8], at percent: Int, from first: Int, _ origins: DeclaredOrigins) {
    guard let slashes = Self.slashes.first(where: { bytes.hasText($0, at: percent) }),
      let start = origins.schemeStart(in: bytes, before: percent, from: first)
    else { return nil }
    var end = percent + slashes.utf8CodeUnitCount
    while end < bytes.count, ByteSet.encoded.contains(bytes[end]) { end += 1 }
    let isTwice = slashes.utf8CodeUnitCount > 9
    var decoded = LinkParts.decoded(bytes[start..<end], plusIsSpace: false)
    if isTwice { decoded = LinkParts.decoded(decoded[...], plusIsSpace: false) }
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded), Self.isDeclared(text, origins) else { return nil }
    let isOpen = text.last == "/" || Self.goesOn(bytes, at: end)
    link = FoundLink(range: start..<end, parts: [text], isOpen: isOpen)
    self.end = end
  }

  /// Whether a placeholder follows, or the operator with which a program continues the text.
  private static func goesOn(_ bytes: [UInt8], at end: Int) -> Bool {
    guard end < bytes.count else { return false }
    guard "\"'`".utf8.contains(bytes[end]) else { return ByteSet.placeholders.contains(bytes[end]) }
    let next = bytes[(end + 1)...].prefix(20).first { $0 != UInt8(ascii: " ") }
    return next.map { "+.%&~".utf8.contains($0) } ?? false
  }

  private static func isDeclared(_ link: String, _ origins: DeclaredOrigins) -> Bool {
    var rest = Array(link.utf8)[...]
    guard let scheme = LinkParts.cutScheme(&rest), scheme.isWebScheme else { return true }
    let host = rest.dropFirst(2).prefix { !"/?#:".utf8.contains($0) }
    return origins.isHost(String(decoding: host, as: UTF8.self).lowercased())
  }
}

extension ByteSet {
  /// The bytes of an encoded value, without `+`, which may be a space.
  fileprivate static let encoded = ByteSet { $0.isLetterOrDigit || "%-_.~!*".utf8.contains($0) }

  /// The bytes with which a placeholder, or a value that goes on, begins.
  fileprivate static let placeholders = ByteSet { "{$\\[(+".utf8.contains($0) || $0 >= 0x80 }
}

extension [UInt8] {
  /// The offset after two slashes, which JSON may escape: `\/\/`.
  fileprivate func endOfSlashes(at offset: Int) -> Int? {
    if hasText("//", at: offset) { return offset + 2 }
    return hasText("\\/\\/", at: offset) ? offset + 4 : nil
  }
}

/// A link in a text.
package struct FoundLink: Hashable, Sendable {
  /// The bytes of the link in the text.
  package let range: Range<Int>

  /// The link as it is opened, without the escapes of the text: its parts before, between and after
  /// placeholders.
  package let parts: [String]

  /// Whether the link may go on with any text, because the text after it is not understood.
  package let isOpen: Bool

  /// The declared scheme, or `https`, that the scheme of the link misspells; `nil` if it misspells neither.
  package var meantScheme: String?

  /// The function or property of a program that opens the link.
  package var opener: LinkOpener?

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
