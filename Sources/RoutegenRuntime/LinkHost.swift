/// A host of web links that the app learns at run time, such as that of a server that a user enters.
///
/// ```swift
/// if let host = LinkHost("localhost:3000") { links.otherHosts = [host] }
/// let route = try AppLink(text, alsoOn: ["self-hosted.example"].compactMap(LinkHost.init))
/// ```
public struct LinkHost: Hashable, Sendable, CustomStringConvertible {
  /// The host in lower case, with the brackets of an IPv6 address.
  private let name: String

  /// The port; `nil` for the default port of the link's scheme.
  private let port: Int?

  /// The segments with which all links on the host begin, as links have them: `work/chat`.
  let base: String

  /// Finds the place behind the base, so that only an app that makes hosts contains that function.
  let bases: LinkOrigins.Bases

  /// Parses a host, optionally with a port and with the path below which the app's links are: `self-hosted.example`,
  /// `localhost:3000`, `192.168.0.7`, `[::1]:8080`, `chat.example/work`.
  ///
  /// Returns `nil` for a text that is the host of no link: an empty text, a whole link
  /// (`https://…`) or one with a query, a path that no link has or that ends with a slash, a wildcard (`*.example.com`), a name with letters beyond ASCII
  /// (links have `xn--bcher-kva.example`, and not `bücher.example`), a wrong IP address, a port that
  /// is not a number up to 65535.
  public init?(_ description: String) {
    let parts: (host: String, port: Int?, base: String)? = withByteView(of: description) { bytes in
      let slash = bytes.firstOffset(of: UInt8(ascii: "/"), in: bytes.range) ?? bytes.count
      // The port decides, so there is no default.
      guard let authority = try? LinkAuthority(bytes, 0..<slash, defaultPort: -1),
        let host = authority.host, host.allSatisfy({ Self.canContain(bytes[$0]) }),
        slash == bytes.count || Self.isBase(bytes, slash..<bytes.count)
      else { return nil }
      return (
        bytes.string(host), authority.port, bytes.string(min(slash + 1, bytes.count)..<bytes.count)
      )
    }
    guard let parts else { return nil }
    (name, port, base) = (parts.host.lowercased(), parts.port, parts.base)
    bases = { $0.placeBehindBase(of: $1, $2) }
  }

  /// Returns whether both have the same links.
  public static func == (left: Self, right: Self) -> Bool {
    (left.name, left.port, left.base) == (right.name, right.port, right.base)
  }

  /// Hashes the host, the port and the path into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether a path, with a slash before it, has segments that links can have, none of them empty.
  private static func isBase(_ bytes: ByteView, _ path: Range<Int>) -> Bool {
    let segments = bytes.string(path.dropFirst()).split(
      separator: "/", omittingEmptySubsequences: false)
    guard !segments.contains(""), !path.contains(where: { LinkScan.endsPath(bytes[$0]) }) else {
      return false
    }
    return LinkText.reading("a://" + bytes.string(path)) { $0 != nil }
  }

  /// Whether a host may contain the byte: a letter, a digit, or one of `-`, `.`, `_`, and those of an
  /// IPv6 address.
  private static func canContain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// The host in lower case, with its port and its path.
  public var description: String {
    (port.map { "\(name):\($0)" } ?? name) + (base.isEmpty ? "" : "/" + base)
  }

  /// Whether a link is on this host.
  func isHost(of link: LinkText) -> Bool {
    guard link.isWeb, let host = link.host else { return false }
    let defaultPort = link.isSecure ? 443 : 80
    return (port ?? defaultPort) == (link.port ?? defaultPort)
      && link.bytes.string(host).lowercased() == name
  }
}
