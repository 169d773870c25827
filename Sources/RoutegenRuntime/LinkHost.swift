/// A host of web links that the app learns at run time, such as that of a server that a user enters.
///
/// ```swift
/// if let host = LinkHost("localhost:3000") { links.otherHosts = [host] }
/// let route = try AppLink(text, alsoOn: ["self-hosted.example"].compactMap(LinkHost.init))
/// ```
public struct LinkHost: Hashable, Sendable, LosslessStringConvertible {
  /// The host in lower case, with the brackets of an IPv6 address.
  private let name: String

  /// The port; `nil` for the default port of the link's scheme.
  private let port: Int?

  /// Parses a host, optionally with a port: `self-hosted.example`, `localhost:3000`, `192.168.0.7`,
  /// `[::1]:8080`.
  ///
  /// Returns `nil` for a text that is the host of no link: an empty text, a whole link
  /// (`https://…`) or one with a path, a wildcard (`*.example.com`), a name with letters beyond ASCII
  /// (links have `xn--bcher-kva.example`, and not `bücher.example`), a wrong IP address, a port that
  /// is not a number up to 65535.
  public init?(_ description: String) {
    let parts: (host: String, port: Int?)? = withByteView(of: description) { bytes in
      // The port decides, so there is no default.
      guard let authority = try? LinkAuthority(bytes, bytes.range, defaultPort: -1),
        let host = authority.host, host.allSatisfy({ Self.canContain(bytes[$0]) })
      else { return nil }
      return (bytes.string(host), authority.port)
    }
    guard let parts else { return nil }
    (name, port) = (parts.host.lowercased(), parts.port)
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

  /// The host in lower case, with its port.
  public var description: String { port.map { "\(name):\($0)" } ?? name }

  /// Whether a link is on this host.
  func isHost(of link: LinkText) -> Bool {
    guard link.isWeb, let host = link.host else { return false }
    let defaultPort = link.isSecure ? 443 : 80
    return (port ?? defaultPort) == (link.port ?? defaultPort)
      && link.bytes.string(host).lowercased() == name
  }
}
