/// A route with what surrounded it: the text it was read from, where it came by, and what no
/// parameter took.
public struct Link<R: Route>: Hashable, Sendable {
  /// The typed value.
  public let route: R

  /// The link as it was given; `nil` for a payload, and for a route of the app's own.
  public let text: String?

  /// The scheme of the link in lower case; `nil` for a path and for a payload without a link.
  public let scheme: String?

  /// The host of a web link in lower case.
  public let host: String?

  /// Query items, or texts of a payload, that the route does not name, in the order of the link or of
  /// the payload's keys.
  ///
  /// The key of `expires` is one of them.
  public let extras: [LinkExtra]

  /// Reads a link as the operating system hands it over; see ``Route/init(_:alsoOn:)``.
  public init(_ link: String, alsoOn hosts: [String] = []) throws(LinkError) {
    try self.init(.link(link), alsoOn: hosts)
  }

  /// Reads a path or a link; see ``Route/init(path:)``.
  public init(path: String) throws(LinkError) {
    try self.init(.path(path))
  }

  /// Reads a payload; see ``Route/init(payload:)-([String:PayloadValue])``.
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    try self.init(.payload(payload))
  }

  /// Reads a payload of texts, as ``Route/payload()`` prints it.
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: payload.mapValues { .text($0) })
  }

  /// Reads a home-screen quick action; see ``Route/init(shortcut:userInfo:)``.
  public init(
    shortcut type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    try self.init(.trigger(.shortcut, type, userInfo))
  }

  /// Reads an activity; see ``Route/init(activity:userInfo:)``.
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    try self.init(.trigger(.activity, type, userInfo))
  }

  /// A route that was not read from anything.
  public init(_ route: R) {
    self.route = route
    text = nil
    scheme = nil
    host = nil
    extras = []
  }

  /// - Parameter now: The time in seconds since 1970; that of the device's clock if it is not given.
  init(_ input: LinkInput, alsoOn hosts: [String] = [], now: Double? = nil) throws(LinkError) {
    var reader = R._table.reader(R.self, alsoOn: hosts, now: now)
    reader.surroundings = LinkSurroundings()
    route = try R._made { (make) throws(LinkError) in try reader.read(input, make) }
    text = input.text
    scheme = reader.surroundings?.scheme
    host = reader.surroundings?.host
    extras = reader.surroundings?.extras ?? []
  }
}

/// An item of a link that its route does not name, such as `utm_source`.
public struct LinkExtra: Hashable, Sendable {
  /// The key, percent-decoded.
  public let key: String

  /// The value, percent-decoded; empty for a key alone.
  public let value: String
}
