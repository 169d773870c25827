extension LinkParts {
  /// Cuts off `//` and the authority, and returns its host; `nil` if there is none.
  static func cutHost(
    _ rest: inout ArraySlice<UInt8>, of scheme: String?
  ) throws(Malformed) -> String? {
    let defaultPort: Int? =
      switch scheme {
      case "https": 443
      case "http": 80
      default: nil
      }
    guard scheme != nil, rest.starts(with: "//".utf8) else {
      if defaultPort != nil { throw Malformed(reason: "it has no host") }
      return nil
    }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let authority = rest[..<end]
    rest = rest[end...]
    let host = try host(of: authority, defaultPort: defaultPort)
    return host.isEmpty ? nil : host
  }

  /// The host of an authority, with the port unless it is the default.
  ///
  /// - Parameter defaultPort: The port of a web link; `nil` for a custom scheme, whose authority is a
  ///   segment and therefore may not be written in several ways.
  private static func host(
    of authority: ArraySlice<UInt8>, defaultPort: Int?
  ) throws(Malformed) -> String {
    if authority.contains(UInt8(ascii: "@")) {
      throw Malformed(reason: "it has a user name before the host")
    }
    guard authority.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) else {
      throw Malformed(reason: "its host has an escape or a letter beyond ASCII")
    }
    let text = String(decoding: authority, as: UTF8.self)
    let hostEnd =
      text.hasPrefix("[")
      ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":")
    let host = String(text[..<(hostEnd ?? text.endIndex)])
    if [".", ".."].contains(host) {
      throw Malformed(reason: "its path has a '.' or '..' segment")
    }
    guard isHost(host) else { throw Malformed(reason: "its host has a character that no host has") }
    if host.isEmpty, defaultPort != nil { throw Malformed(reason: "it has no host") }
    if host.isEmpty, !text.isEmpty { throw Malformed(reason: "it has a port without a host") }
    if defaultPort == nil { try checkSpelling(of: text, host) } else { try checkAddress(host) }
    let port = try port(text[(hostEnd ?? text.endIndex)...])
    return port.map { $0 == defaultPort ? host : "\(host):\($0)" } ?? host
  }

  /// Refuses the host of a web link that ends in a number without being an IPv4 address, or is in
  /// brackets without being an IPv6 address.
  private static func checkAddress(_ host: String) throws(Malformed) {
    if host.hasPrefix("["), !IPAddressText.isIPv6(String(host.dropFirst().dropLast())) {
      throw Malformed(reason: "its host is in brackets, but not an IPv6 address")
    }
    if IPAddressText.endsInNumber(host), !IPAddressText.isIPv4(host) {
      throw Malformed(reason: "its host ends in a number, but is not an IPv4 address")
    }
  }

  /// Refuses an authority whose spelling a parser would change.
  private static func checkSpelling(of authority: String, _ host: String) throws(Malformed) {
    if host.hasPrefix("[") {
      throw Malformed(reason: "its scheme is a custom one, and its host an IPv6 address")
    }
    let port = authority.dropFirst(host.count + 1)
    if authority.dropFirst(host.count) == ":" { throw Malformed(reason: "its port is empty") }
    if port.hasPrefix("0"), port != "0" {
      throw Malformed(reason: "its port begins with a zero")
    }
  }

  /// The number after a colon; `nil` if there is none.
  private static func port(_ text: Substring) throws(Malformed) -> Int? {
    if text.isEmpty { return nil }
    guard text.first == ":", text.dropFirst().allSatisfy({ ("0"..."9").contains($0) })
    else { throw Malformed(reason: "its port is not a number") }
    if text == ":" { return nil }
    guard let number = Int(text.dropFirst()), number <= 65_535 else {
      throw Malformed(reason: "its port is greater than 65535")
    }
    return number
  }

  private static func isHost(_ text: String) -> Bool {
    if text.hasPrefix("[") {
      let inner = text.dropFirst().dropLast()
      return text.hasSuffix("]") && inner.contains(":")
        && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    return text.utf8.allSatisfy { $0.isLetterOrDigit || "-._~!$&'()*+,;=".utf8.contains($0) }
  }
}
