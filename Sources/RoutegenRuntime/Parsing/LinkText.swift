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
    _ bytes: ByteView, asPath: Bool, allowsLineBreaks: Bool = false
  ) throws(Failure) {
    guard bytes.count <= Self.maximumByteCount else {
      try Failure.fail(.tooLong, at: Self.maximumByteCount)
    }
    self.bytes = bytes
    firstLineBreak = try checkCharacters(of: bytes, allowsLineBreaks: allowsLineBreaks)
    scheme = Self.scheme(of: bytes)
    isSecure = Self.hasPrefix(bytes, Self.httpsColon, count: 6)
    isWeb = isSecure || Self.hasPrefix(bytes, Self.httpColon, count: 5)
    guard scheme != nil || asPath else { try Failure.fail(.missingScheme, at: 0) }

    let pathEnd = Self.pathEnd(of: bytes)
    (query, fragment) = Self.queryAndFragment(of: bytes, after: pathEnd)
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
    try Self.check(bytes, path, query, fragment)
  }

  /// Throws if the parts after the authority have too many segments or items, a dot segment, or a
  /// character that must be escaped.
  static func check(
    _ bytes: ByteView, _ path: Range<Int>, _ query: Range<Int>?, _ fragment: Range<Int>?,
    isOfURI: Bool = false
  ) throws(Failure) {
    try checkSegments(bytes, path)
    if !isOfURI { try checkUnescapedCharacters(of: bytes, from: path.lowerBound, fragment) }
    if let query, query.count >= maximumQueryItemCount { try checkItemCount(bytes, query) }
  }

  /// The offset of the first `?` or `#`, or the end.
  private static func pathEnd(of bytes: ByteView) -> Int {
    var offset = 0
    while offset < bytes.count {
      let chunk = bytes.chunk(at: offset)
      let found =
        ByteMasks.matches(of: UInt8(ascii: "?"), in: chunk)
        | ByteMasks.matches(of: UInt8(ascii: "#"), in: chunk)
      if found != 0 { return offset &+ ByteMasks.first(found) }
      offset &+= 8
    }
    return bytes.count
  }

  // Scheme : Letter (Letter | Digit | `+` | `-` | `.`)* before a `:`
  private static func scheme(of bytes: ByteView) -> Range<Int>? {
    for offset in bytes.range {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if offset == 0 { return nil }
      case UInt8(ascii: ":"):
        return offset == 0 ? nil : 0..<offset
      default:
        return nil
      }
    }
    return nil
  }

  private static func queryAndFragment(
    of bytes: ByteView, after pathEnd: Int
  ) -> (query: Range<Int>?, fragment: Range<Int>?) {
    let hash = bytes.firstOffset(of: UInt8(ascii: "#"), from: pathEnd, orEnd: bytes.count)
    let hasQuery = bytes[pathEnd] == UInt8(ascii: "?")
    return (hasQuery ? pathEnd + 1..<hash : nil, hash < bytes.count ? hash + 1..<bytes.count : nil)
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

  private static func checkSegments(_ bytes: ByteView, _ path: Range<Int>) throws(Failure) {
    var count = 0
    // Before the first escape, a segment with a dot part begins with it.
    let escape = bytes.firstOffset(
      of: UInt8(ascii: "%"), from: path.lowerBound, orEnd: path.upperBound)
    for segment in PathSegments(bytes, path) {
      count += 1
      guard count <= maximumSegmentCount else {
        try Failure.fail(.tooManySegments, at: segment.lowerBound)
      }
      let mayHaveDots =
        segment.upperBound > escape || bytes[segment.lowerBound] == UInt8(ascii: ".")
      guard !mayHaveDots || !hasDotPart(bytes, segment) else {
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

/// Whether the segment, decoded and split at its slashes, has a part `.` or `..`.
///
/// Some parsers decode before they split, so `a%2F..%2Fb` contains a dot segment to them.
func hasDotPart(_ bytes: ByteView, _ segment: Range<Int>) -> Bool {
  var dots = DotPart()
  for byte in PercentReader(bytes, segment, plusIsSpace: false) where dots.ends(before: byte) {
    return true
  }
  return dots.isDotSegment
}
