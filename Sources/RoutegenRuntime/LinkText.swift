/// Where the parts of one link stand in its bytes; nothing is decoded or copied.
///
/// A link exists only if every URL parser reads it alike; see ``Malformation`` for what is not
/// accepted. All ranges lie inside the bytes.
struct LinkText {
  static let maximumByteCount = 16_384
  static let maximumSegmentCount = 256
  static let maximumQueryItemCount = 256

  /// The scheme, without the colon; `nil` for a bare path.
  private(set) var scheme: Range<Int>?

  /// The authority without the port; `nil` if there is none or it is empty.
  private(set) var host: Range<Int>?

  /// The port; `nil` if it is absent, empty or the default of `http` or `https`.
  private(set) var port: Int?

  /// Whether the scheme is `http` or `https`.
  private(set) var isWeb: Bool

  /// Whether the scheme is `https`.
  private(set) var isSecure: Bool

  /// The whole path, without the authority.
  private(set) var path: Range<Int>

  /// The segments of the path, still escaped.
  private(set) var segments: [Range<Int>]

  /// The query, without the `?`.
  private(set) var query: Range<Int>?

  /// The fragment, without the `#`.
  private(set) var fragment: Range<Int>?

  /// Reads a link, or with `asPath` also a path without a scheme.
  init(_ bytes: ByteView, asPath: Bool) throws(LinkError) {
    guard bytes.count <= Self.maximumByteCount else {
      throw .malformed(.tooLong, at: Self.maximumByteCount)
    }
    try checkCharacters(of: bytes)

    scheme = Self.scheme(of: bytes)
    guard scheme != nil || asPath else { throw .malformed(.missingScheme, at: 0) }
    isSecure = Self.isScheme("https", bytes, scheme)
    isWeb = isSecure || Self.isScheme("http", bytes, scheme)

    let hash = bytes.firstOffset(of: UInt8(ascii: "#"), in: bytes.range)
    fragment = hash.map { ($0 + 1)..<bytes.count }
    let queryEnd = hash ?? bytes.count
    let questionMark = bytes.firstOffset(of: UInt8(ascii: "?"), in: 0..<queryEnd)
    query = questionMark.map { ($0 + 1)..<queryEnd }
    let pathEnd = questionMark ?? queryEnd

    var pathStart = 0
    if let scheme {
      pathStart = scheme.upperBound + 1
      let defaultPort = isSecure ? 443 : isWeb ? 80 : nil
      if let range = Self.authority(of: bytes, pathStart..<pathEnd) {
        let authority = try LinkAuthority(bytes, range, defaultPort: defaultPort)
        (host, port, pathStart) = (authority.host, authority.port, range.upperBound)
      } else if isWeb {
        throw .malformed(.missingHost, at: pathStart)
      }
    }
    path = pathStart..<pathEnd
    segments = try Self.segments(of: bytes, path)
    if let query { try Self.checkQueryItemCount(of: bytes, query) }
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

  private static func isScheme(
    _ name: StaticString, _ bytes: ByteView, _ scheme: Range<Int>?
  ) -> Bool {
    guard let scheme else { return false }
    let name = ByteView(name)
    return decodedEquals(bytes, scheme, plusIsSpace: false, name, name.range, caseless: true)
  }

  /// What follows `//` up to the next slash; `nil` without `//`.
  private static func authority(of bytes: ByteView, _ range: Range<Int>) -> Range<Int>? {
    guard bytes[range.lowerBound] == slash, bytes[range.lowerBound + 1] == slash, range.count >= 2
    else { return nil }
    let start = range.lowerBound + 2
    let end = bytes.firstOffset(of: slash, in: start..<range.upperBound) ?? range.upperBound
    return start..<end
  }

  /// Splits a path at its slashes; the first, if it begins the path, and one at the end do not count.
  private static func segments(
    of bytes: ByteView, _ path: Range<Int>
  ) throws(LinkError) -> [Range<Int>] {
    var start = path.lowerBound
    if !path.isEmpty, bytes[start] == slash { start += 1 }
    guard start < path.upperBound else { return [] }

    let endsWithSlash = bytes[path.upperBound - 1] == slash
    let end = endsWithSlash ? path.upperBound - 1 : path.upperBound
    var segments: [Range<Int>] = []
    while start <= end {
      let segment = start..<(bytes.firstOffset(of: slash, in: start..<end) ?? end)
      guard segments.count < maximumSegmentCount else {
        throw .malformed(.tooManySegments, at: start)
      }
      guard !hasDotPart(bytes, segment) else { throw .malformed(.dotSegment, at: start) }
      segments.append(segment)
      start = segment.upperBound + 1
    }
    return segments
  }

  private static func checkQueryItemCount(
    of bytes: ByteView, _ query: Range<Int>
  ) throws(LinkError) {
    var count = 1
    for offset in query where bytes[offset] == UInt8(ascii: "&") {
      count += 1
      if count > maximumQueryItemCount { throw .malformed(.tooManyQueryItems, at: offset + 1) }
    }
  }

  private static let slash = UInt8(ascii: "/")
}

/// Whether the segment, decoded and split once more at its slashes, has a part `.` or `..`.
///
/// Some readers decode before they split, so `a%2F..%2Fb` must not hide one.
func hasDotPart(_ bytes: ByteView, _ segment: Range<Int>) -> Bool {
  var dots = 0
  var isOnlyDots = true
  for byte in PercentReader(bytes, segment, plusIsSpace: false) {
    switch byte {
    case UInt8(ascii: "."):
      dots += 1
    case UInt8(ascii: "/"):
      if isOnlyDots, dots == 1 || dots == 2 { return true }
      (dots, isOnlyDots) = (0, true)
    default:
      isOnlyDots = false
    }
  }
  return isOnlyDots && (dots == 1 || dots == 2)
}
