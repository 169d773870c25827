/// The part of a link between `//` and its path: a host and an optional port (RFC 3986, section
/// 3.2).
struct LinkAuthority {
  /// The host, with the brackets of an IPv6 literal; `nil` if it is empty.
  let host: Range<Int>?

  /// The port; `nil` if it is absent, empty or the default.
  let port: Int?

  /// Parses the authority in `range`.
  ///
  /// A scheme without a default port is a custom scheme: its links have no ports and need no host.
  init(_ bytes: ByteView, _ range: Range<Int>, defaultPort: Int?) throws(LinkError) {
    if let at = bytes.firstOffset(of: UInt8(ascii: "@"), in: range) {
      throw .malformed(.userInformation, at: at)
    }
    let host: Range<Int>
    if let defaultPort {
      host = try Self.host(of: bytes, range)
      guard !host.isEmpty else { throw .malformed(.missingHost, at: range.lowerBound) }
      let port = try Self.port(of: bytes, host.upperBound..<range.upperBound)
      self.port = port == defaultPort ? nil : port
    } else {
      if let colon = bytes.firstOffset(of: UInt8(ascii: ":"), in: range) {
        throw .malformed(.invalidPort, at: colon)
      }
      host = try Self.host(of: bytes, range)
      self.port = nil
    }
    guard !hasDotPart(bytes, host) else { throw .malformed(.dotSegment, at: host.lowerBound) }
    self.host = host.isEmpty ? nil : host
  }

  // Host : IPLiteral | RegistryNameByte*
  private static func host(
    of bytes: ByteView, _ range: Range<Int>
  ) throws(LinkError) -> Range<Int> {
    if bytes[range.lowerBound] == UInt8(ascii: "["), !range.isEmpty {
      return try literal(of: bytes, range)
    }
    let end = bytes.firstOffset(of: UInt8(ascii: ":"), in: range) ?? range.upperBound
    for offset in range.lowerBound..<end where !Percent.isRegistryNameByte(bytes[offset]) {
      throw .malformed(.invalidAuthority, at: offset)
    }
    return range.lowerBound..<end
  }

  // IPLiteral : `[` (HexDigit | `:` | `.`)* `]`, with at least one `:`
  private static func literal(
    of bytes: ByteView, _ range: Range<Int>
  ) throws(LinkError) -> Range<Int> {
    var hasColon = false
    for offset in range.dropFirst() {
      switch bytes[offset] {
      case UInt8(ascii: "]") where hasColon: return range.lowerBound..<(offset + 1)
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "."): continue
      case let byte where Percent.hexDigitValue(byte) != nil: continue
      default: throw .malformed(.invalidAuthority, at: offset)
      }
    }
    throw .malformed(.invalidAuthority, at: range.lowerBound)
  }

  // Port : (`:` Digit*)?
  private static func port(of bytes: ByteView, _ range: Range<Int>) throws(LinkError) -> Int? {
    guard !range.isEmpty else { return nil }
    guard bytes[range.lowerBound] == UInt8(ascii: ":") else {
      throw .malformed(.invalidAuthority, at: range.lowerBound)
    }
    let digits = range.dropFirst()
    var port = 0
    for offset in digits {
      let digit = bytes[offset]
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
        throw .malformed(.invalidPort, at: offset)
      }
      port = port * 10 + Int(digit - UInt8(ascii: "0"))
      guard port <= 65_535 else { throw .malformed(.invalidPort, at: digits.startIndex) }
    }
    return digits.isEmpty ? nil : port
  }
}
