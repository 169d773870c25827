/// The part of a link between `//` and its path: a host and an optional port (RFC 3986, section
/// 3.2).
struct LinkAuthority {
  /// The host, with the brackets of an IPv6 literal; `nil` if it is empty.
  ///
  /// With a custom scheme, this is the whole authority, because it is a segment of the path.
  let host: Range<Int>?

  /// The port of a web link; `nil` if it is absent, empty or the default.
  let port: Int?

  /// Parses the authority in `range`.
  ///
  /// A scheme without a default port is a custom scheme, whose links need no host.
  init(_ bytes: ByteView, _ range: Range<Int>, defaultPort: Int?) throws(Failure) {
    if let at = bytes.firstOffset(of: UInt8(ascii: "@"), in: range) {
      try Failure.fail(.userInformation, at: at)
    }
    let host = try Self.host(of: bytes, range)
    let port = host.upperBound..<range.upperBound
    guard !host.isEmpty || defaultPort == nil && port.isEmpty else {
      try Failure.fail(.missingHost, at: range.lowerBound)
    }
    if let defaultPort {
      try Self.checkAddress(bytes, host)
      let port = try Self.port(of: bytes, port)
      self.port = port == defaultPort ? nil : port
      self.host = host
    } else {
      try Self.checkSegment(of: bytes, host, port)
      self.port = nil
      self.host = range.isEmpty ? nil : range
    }
    guard !hasDotPart(bytes, host) else { try Failure.fail(.dotSegment, at: host.lowerBound) }
  }

  /// Whether a segment of a path, percent-encoded, is the same segment as the authority of a link
  /// with a custom scheme.
  @inline(never)
  static func canBe(_ bytes: ByteView, _ segment: Range<Int>) -> Bool {
    guard let mark = segment.first(where: { isMark(bytes[$0]) }) else { return !segment.isEmpty }
    let host = segment.lowerBound..<mark
    return bytes[mark] == UInt8(ascii: ":") && !host.isEmpty && !hasDotPart(bytes, host)
      && isCanonicalPort(bytes, mark + 1..<segment.upperBound)
  }

  /// Whether the byte is one that a segment may contain, but not a host.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
  }

  /// Whether the text is the host of web links, and not an IPv6 address.
  static func isWebHost(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    !text.isEmpty && text.allSatisfy { Percent.isRegistryNameByte(bytes[$0]) }
      && !hasDotPart(bytes, text) && !isWrongAddress(bytes, text)
  }

  /// Throws if the host of a web link looks like an IP address but is not a valid one.
  private static func checkAddress(_ bytes: ByteView, _ host: Range<Int>) throws(Failure) {
    let isWrong =
      bytes[host.lowerBound] == UInt8(ascii: "[")
      ? !IPAddress.isIPv6(bytes, host.dropFirst().dropLast()) : isWrongAddress(bytes, host)
    if isWrong { try Failure.fail(.invalidAddress, at: host.lowerBound) }
  }

  /// Whether the WHATWG parser reads the host as an IPv4 address, and RFC 3986 does not.
  private static func isWrongAddress(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    IPAddress.endsInNumber(bytes, host) && !IPAddress.isIPv4(bytes, host)
  }

  /// Throws if a parser would change the text of the authority.
  ///
  /// The WHATWG parser rewrites an IPv6 address, and omits an empty port and zeros at the start of one.
  private static func checkSegment(
    of bytes: ByteView, _ host: Range<Int>, _ port: Range<Int>
  ) throws(Failure) {
    if !host.isEmpty, bytes[host.lowerBound] == UInt8(ascii: "[") {
      try Failure.fail(.invalidAuthority, at: host.lowerBound)
    }
    _ = try Self.port(of: bytes, port)
    guard port.isEmpty || isCanonicalPort(bytes, port.dropFirst()) else {
      try Failure.fail(.invalidPort, at: port.lowerBound)
    }
  }

  /// Whether the range is a number from 0 to 65535 without zeros at its start.
  private static func isCanonicalPort(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    Numbers.integer(bytes, range, as: UInt16.self) != nil
  }

  // Host : IPLiteral | RegistryNameByte*
  private static func host(
    of bytes: ByteView, _ range: Range<Int>
  ) throws(Failure) -> Range<Int> {
    if bytes[range.lowerBound] == UInt8(ascii: "["), !range.isEmpty {
      return try literal(of: bytes, range)
    }
    let end = bytes.firstOffset(of: UInt8(ascii: ":"), in: range) ?? range.upperBound
    for offset in range.lowerBound..<end where !Percent.isRegistryNameByte(bytes[offset]) {
      try Failure.fail(.invalidAuthority, at: offset)
    }
    return range.lowerBound..<end
  }

  // IPLiteral : `[` (HexDigit | `:` | `.`)* `]`, with at least one `:`
  private static func literal(
    of bytes: ByteView, _ range: Range<Int>
  ) throws(Failure) -> Range<Int> {
    var hasColon = false
    for offset in range.dropFirst() {
      switch bytes[offset] {
      case UInt8(ascii: "]") where hasColon: return range.lowerBound..<(offset + 1)
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "."): continue
      case let byte where Percent.hexDigitValue(byte) != nil: continue
      default: try Failure.fail(.invalidAuthority, at: offset)
      }
    }
    try Failure.fail(.invalidAuthority, at: range.lowerBound)
  }

  // Port : (`:` Digit*)?
  private static func port(of bytes: ByteView, _ range: Range<Int>) throws(Failure) -> Int? {
    guard !range.isEmpty else { return nil }
    guard bytes[range.lowerBound] == UInt8(ascii: ":") else {
      try Failure.fail(.invalidAuthority, at: range.lowerBound)
    }
    let digits = range.dropFirst()
    var port = 0
    for offset in digits {
      let digit = bytes[offset]
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
        try Failure.fail(.invalidPort, at: offset)
      }
      port = port * 10 + Int(digit - UInt8(ascii: "0"))
      guard port <= 65_535 else { try Failure.fail(.invalidPort, at: digits.startIndex) }
    }
    return digits.isEmpty ? nil : port
  }
}
