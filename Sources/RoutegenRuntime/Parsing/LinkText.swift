/// The parts of one link as ranges of its bytes, neither decoded nor copied.
///
/// Parsing throws unless every URL parser interprets the link in the same way; see
/// ``Malformation``. All ranges are inside the bytes.
struct LinkText {
  let bytes: ByteView

  /// The offset of the first escaped tab or line break, which only the value of a `Text` may contain;
  /// `nil` for a link without one.
  let firstLineBreak: Int?

  static let maximumByteCount = 16_384
  static let maximumSegmentCount = 256
  static let maximumQueryItemCount = 256

  /// The scheme, without the colon; `nil` for a path.
  let scheme: Range<Int>?

  /// The authority, which for a web link excludes the port; `nil` if it is missing or empty.
  private(set) var host: Range<Int>?

  /// The port of a web link; `nil` if it is absent, empty or the default port of the scheme.
  private(set) var port: Int?

  /// Whether the scheme is `http` or `https`.
  let isWeb: Bool

  /// Whether the scheme is `https`.
  let isSecure: Bool

  /// The whole path, without the authority.
  let path: Range<Int>

  /// The query, without the `?`.
  let query: Range<Int>?

  /// The fragment, without the `#`.
  let fragment: Range<Int>?

  /// Parses a link, or with `asPath` also a path without a scheme.
  ///
  /// - Parameter allowsLineBreaks: Whether escaped tabs and line breaks are allowed after the path.
  init(
    _ link: LinkScan, asPath: Bool, allowsLineBreaks: Bool = false
  ) throws(Failure) {
    let bytes = link.view
    guard bytes.count <= Self.maximumByteCount else {
      try Failure.fail(.tooLong, at: Self.maximumByteCount)
    }
    self.bytes = bytes
    firstLineBreak = try checkCharacters(of: link, allowsLineBreaks: allowsLineBreaks)
    scheme = Self.scheme(of: bytes, in: bytes.range)
    isSecure = Self.hasPrefix(bytes, Self.httpsColon, count: 6)
    isWeb = isSecure || Self.hasPrefix(bytes, Self.httpColon, count: 5)
    guard scheme != nil || asPath else { try Failure.fail(.missingScheme, at: 0) }

    let pathEnd = link.pathEnd(from: 0)
    (query, fragment) = (link.query(after: pathEnd), link.fragment(after: pathEnd))
    var pathStart = 0
    if let scheme {
      pathStart = scheme.upperBound + 1
      if let range = Self.authority(of: bytes, pathStart..<pathEnd) {
        pathStart = range.upperBound
        let defaultPort = isSecure ? 443 : isWeb ? 80 : nil
        let authority = try LinkAuthority(bytes, range, defaultPort: defaultPort)
        (host, port) = (authority.host, authority.port)
      } else if isWeb {
        try Failure.fail(.missingHost, at: pathStart)
      }
    } else if bytes.isNetworkPath {
      try Failure.fail(.networkPath, at: 0)
    }
    path = pathStart..<pathEnd
    try Self.check(link, path)
  }

  /// Throws if the parts after the authority have too many segments or items, a dot segment, or a
  /// character that must be escaped.
  static func check(_ link: LinkScan, _ path: Range<Int>) throws(Failure) {
    try checkSegments(link, path)
    if !link.isPlain { try checkUnescapedCharacters(of: link, path) }
    if let query = link.query(after: path.upperBound), query.count >= maximumQueryItemCount {
      try checkItemCount(link.view, query)
    }
  }

  /// The host of the link, with its port.
  var hostWithPort: String? {
    host.map { host in bytes.string(host) + (port.map { ":\($0)" } ?? "") }
  }

  /// Whether a web link has the text as its host, perhaps with a port.
  static func isHost(_ text: String) -> Bool {
    guard text.utf8.count < 254 else { return false }
    return reading("https://" + text) { $0?.hostWithPort?.hasSameBytes(as: text) == true }
  }

  /// Calls `body` with the parts of a text that is no longer than a link; with `nil` if it is malformed.
  static func reading<R>(_ text: String, _ body: (LinkText?) -> R) -> R {
    withByteView(of: text) { bytes in
      withLinkScan(of: bytes) { body(try? LinkText($0, asPath: false)) }
    }
  }

  // Scheme : Letter (Letter | Digit | `+` | `-` | `.`)* before a `:`
  static func scheme(of bytes: ByteView, in range: Range<Int>) -> Range<Int>? {
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if offset == range.lowerBound { return nil }
      case UInt8(ascii: ":"):
        return offset == range.lowerBound ? nil : range.lowerBound..<offset
      default:
        return nil
      }
    }
    return nil
  }

  /// `https:` and `http:` as chunks, the first byte in the lowest.
  private static var httpsColon: UInt64 { 0x3A73_7074_7468 }
  private static var httpColon: UInt64 { 0x3A70_7474_68 }

  /// Whether the bytes begin with the first `count` bytes of a chunk, in either case.
  private static func hasPrefix(_ bytes: ByteView, _ chunk: UInt64, count: Int) -> Bool {
    // The cases of a letter differ in the bit 0x20, which a colon has set. The control character
    // that differs from a colon in this bit was refused before.
    ByteMasks.prefix(bytes.chunk(at: 0) | ByteMasks.all(0x20), count) == chunk
  }

  /// The part between `//` and the next slash; `nil` without `//`.
  private static func authority(of bytes: ByteView, _ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 2, bytes[range.lowerBound] == slash, bytes[range.lowerBound + 1] == slash
    else { return nil }
    let start = range.lowerBound + 2
    let end = bytes.firstOffset(of: slash, from: start, orEnd: range.upperBound)
    return start..<end
  }

  private static func checkSegments(_ link: LinkScan, _ path: Range<Int>) throws(Failure) {
    var count = 0
    for segment in PathSegments(link, path) {
      count += 1
      guard count <= maximumSegmentCount else {
        try Failure.fail(.tooManySegments, at: segment.lowerBound)
      }
      // Without an escape, a segment with a dot part begins with it.
      let mayHaveDots =
        link[segment.lowerBound] == UInt8(ascii: ".")
        || !link.isLiteral(segment.lowerBound, segment.upperBound)
      guard !mayHaveDots || !hasDotPart(link.view, segment) else {
        try Failure.fail(.dotSegment, at: segment.lowerBound)
      }
    }
  }

  private static func checkItemCount(_ bytes: ByteView, _ query: Range<Int>) throws(Failure) {
    var count = 1
    for offset in query where bytes[offset] == UInt8(ascii: "&") {
      count += 1
      if count > maximumQueryItemCount { try Failure.fail(.tooManyQueryItems, at: offset + 1) }
    }
  }

  private static let slash = UInt8(ascii: "/")
}

extension ByteView {
  /// Whether the bytes begin with `//`, by which a reference without a scheme names a host (RFC 3986,
  /// section 4.2).
  @inline(__always)
  var isNetworkPath: Bool { self[0] == UInt8(ascii: "/") && self[1] == UInt8(ascii: "/") }
}

extension ByteView {
  /// Whether the bytes begin with a scheme and `://`, or with several, as in `feed:https://`, not percent-encoded.
  func hasScheme(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while let colon = LinkText.scheme(of: self, in: start..<range.upperBound)?.upperBound {
      start = colon &+ 1
      if start &+ 1 < range.upperBound, self[start] == UInt8(ascii: "/"),
        self[start &+ 1] == UInt8(ascii: "/")
      {
        return true
      }
    }
    return false
  }
}
