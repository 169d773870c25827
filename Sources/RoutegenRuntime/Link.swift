/// A route with the rest of its link: the text, the scheme, the host, and the items and the fragment
/// that no parameter reads.
///
/// ```swift
/// let link = try Link<BestRecipes>("https://bestrecipes.com/recipe?id=1234&utm_source=mail")
/// link.route           // .recipe(id: "1234")
/// link.host            // "bestrecipes.com"
/// link.extras[0].key   // "utm_source"
/// ```
public struct Link<R: Route>: Hashable, Sendable {
  /// The route.
  public let route: R

  private let surroundings: LinkSurroundings

  /// The text of the link or path, unchanged; `nil` for a payload, for a quick action or an
  /// activity, and for ``init(_:)``.
  public var text: String? { surroundings.text }

  /// The scheme in lower case; `nil` for a path, and for a payload without a link.
  ///
  /// If an envelope contains the link, this is the scheme of the link inside.
  public var scheme: String? { surroundings.scheme }

  /// The host of a web link in lower case, without the port; `nil` for any other link.
  ///
  /// If an envelope contains the link, this is the host of the link inside.
  public var host: String? { surroundings.host }

  /// The query items, or the texts of a payload, that no parameter reads.
  ///
  /// Query items are in the order of the link, and texts of a payload in the order of their keys.
  /// The item of `expires` is one of them. If an envelope contains the link, its own items follow
  /// those of the link inside.
  public var extras: [LinkExtra] { surroundings.extras }

  /// The part of the fragment that no pattern reads, percent-decoded; `nil` if there is none.
  ///
  /// This is the whole fragment, or the items of a fragment that are not named by a pattern that
  /// names others. If an envelope contains the link, it is that of the link inside.
  public var fragment: String? { surroundings.fragment }

  /// Reads a link from the operating system; see ``Route/init(_:alsoOn:)-(_,[LinkHost])``.
  @_alwaysEmitIntoClient
  public init(_ link: String, alsoOn hosts: [LinkHost] = []) throws(LinkError) {
    try self.init(.link(link), alsoOn: hosts)
  }

  /// Reads a path or a link; see ``Route/init(path:)``.
  @_alwaysEmitIntoClient
  public init(path: String) throws(LinkError) {
    try self.init(.path(path))
  }

  /// Reads a payload; see ``Route/init(payload:)-([String:PayloadValue])``.
  @_alwaysEmitIntoClient
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    try self.init(.payload(payload))
  }

  /// Reads a payload of texts, such as one from ``Route/payload()``.
  @_alwaysEmitIntoClient
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(payload))
  }

  /// Reads a home-screen quick action; see ``Route/init(shortcut:userInfo:)``.
  @_alwaysEmitIntoClient
  public init(
    shortcut type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    try self.init(.shortcut(type, userInfo))
  }

  /// Reads an activity; see ``Route/init(activity:userInfo:)``.
  @_alwaysEmitIntoClient
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    try self.init(.activity(type, userInfo))
  }

  /// Creates a link without a text from a route of the app's own.
  public init(_ route: R) {
    self.init(route, LinkSurroundings())
  }

  /// The link with another route.
  package init(_ link: Link, redirectedTo route: R) {
    self.init(route, link.surroundings)
  }

  /// - Parameter now: The time in seconds since 1970; `nil` for the time of the device's clock.
  @usableFromInline
  package init(
    _ input: LinkInput, alsoOn hosts: [LinkHost] = [], now: Double? = nil
  ) throws(LinkError) {
    self = try unsafe withRoom { (room) throws(LinkError) in
      let reader = LinkReader(R._table, R.self, now: now)
      let values = unsafe input.read(reader, hosts, room)
      return Link(try R(values), values.surroundings(of: input.text))
    }
  }

  private init(_ route: R, _ surroundings: LinkSurroundings) {
    self.route = route
    self.surroundings = surroundings
  }
}

/// An item of a link that no parameter of its route reads, such as `utm_source`.
public struct LinkExtra: Hashable, Sendable {
  /// The key, percent-decoded.
  public let key: String

  /// The value, percent-decoded; empty for a key without a value.
  public let value: String

  /// Creates an item, for example to print it with ``Route/link(_:adding:)-(_,[LinkExtra])``.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
