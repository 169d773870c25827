/// The reason why a route has no link, or none of the requested form.
public enum Unprintable: Hashable, Sendable {
  /// The value of the parameter with this name cannot be read back from a link.
  ///
  /// Examples are an empty path segment, the segments `.` and `..`, and a number out of range.
  case value(of: String)

  /// A pattern that is more specific matches the link, so that the link would open another route or
  /// none.
  case otherRoute

  /// The link is longer than 16 KiB (16,384 bytes).
  case tooLong

  /// The path begins with `//`, so a browser would interpret its first segment as a host.
  ///
  /// The route has links with a scheme, unless those are printed without `//`.
  case networkPath

  /// The route is in a block of hosts or schemes, so a path does not identify it.
  ///
  /// The texts are those of the block, such as `scheme lab` or `host live.example.com`.
  case path(only: [String])

  /// The route accepts no custom scheme, or not the requested one.
  ///
  /// The texts are what the route accepts, such as `host live.example.com`.
  case scheme(only: [String])

  /// The route accepts no host that can be printed, or not the requested one.
  ///
  /// The texts are what the route accepts, such as `scheme lab` or `host *.example.com`.
  case host(only: [String])

  /// No link and no payload opens the route: it is `@unlinked`.
  case unlinked

  /// The file declares no `type` or `link` rule, which could identify every route.
  case payload

  /// An item with this key cannot be added to the link.
  ///
  /// The route set reads the key itself, as the key of a parameter, of a literal item or of
  /// `expires`; or the item has a character that no link can contain.
  case addedItem(key: String)

  /// With the added items, the query has more than 256 items.
  case tooManyItems

  /// Foundation's `URL` refuses the link.
  case url
}

extension LinkError {
  /// The value of the parameter cannot be read back from a link.
  public static func unprintable(parameter: String) -> LinkError {
    .unprintable(.value(of: parameter))
  }
}

extension Unprintable: CustomStringConvertible {
  /// One sentence in plain words.
  public var description: String {
    switch self {
    case .value(let parameter):
      "The value of the parameter '\(parameter)' cannot be written into a link."
    case .otherRoute: "The route's link would open another route, or none."
    case .tooLong: "The route's link would be longer than 16 KiB."
    case .networkPath:
      "The route's path begins with '//', so a browser would interpret it as another host."
    case .path(let origins): "The route has no path: \(Self.sentence(origins))."
    case .scheme(let origins):
      "The route has no link with this custom scheme: \(Self.sentence(origins))."
    case .host(let origins): "The route has no link with this host: \(Self.sentence(origins))."
    case .unlinked: "No link opens the route, because it is '@unlinked'."
    case .payload:
      "The route has no payload: the route set declares no payload rule 'type' or 'link'."
    case .addedItem(let key):
      "No item with the key '\(key)' can be added: the route set reads the key itself, or no link "
        + "can contain the item."
    case .tooManyItems: "With the added items, the query would have more than 256 items."
    case .url: "Foundation's URL does not accept the route's link."
    }
  }

  /// Returns the end of a sentence, such as `it exists on the scheme 'lab' only`.
  private static func sentence(_ origins: [String]) -> String {
    if origins.isEmpty { return "the route set declares none" }
    let names = origins.map { origin in
      withByteView(of: origin) { bytes in
        let space = bytes.firstOffset(of: UInt8(ascii: " "), from: 0, orEnd: bytes.count)
        return
          "\(bytes.string(0..<space)) '\(bytes.string(min(space + 1, bytes.count)..<bytes.count))'"
      }
    }
    return "it exists on \(names.count == 1 ? "the " : "")\(names.joined(separator: ", ")) only"
  }
}
