extension Route {
  /// Reads a link as the operating system hands it over: `app://…` or `https://…`.
  ///
  /// - Parameters:
  ///   - link: The whole link. Nothing is trimmed or repaired; a text without scheme is malformed.
  ///   - hosts: Hosts of web links that are taken beside the declared ones, for apps that learn
  ///     at run time where their server is.
  /// - Throws: What is wrong with the link, or what came closest to it.
  public init(_ link: String, alsoOn hosts: [String] = []) throws(LinkError) {
    self = try Self.read(link, asPath: false, alsoOn: hosts).route
  }

  /// Reads a path, `home/soptamp` or `/home/soptamp?x=1`, or a link.
  ///
  /// For texts that a payload, a shortcut or a search index holds, never for a URL that the
  /// operating system opens: a path has no host that could be wrong.
  public init(path: String) throws(LinkError) {
    self = try Self.read(path, asPath: true).route
  }

  /// Reads a payload of texts, as ``payload()`` prints it.
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: payload.mapValues { .text($0) })
  }

  /// Reads a push payload, or the `userInfo` of a shortcut or an activity.
  ///
  /// Which keys name the route is what the file says with `payload`.
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    self = try Self.read(payload).route
  }
}

extension Route {
  /// Reads a home-screen quick action (`UIApplicationShortcutItem`) by its type.
  ///
  /// The type is one that the file names with `@shortcut`; the route's parameters are in `userInfo`
  /// under their names. A type that the file does not name is told by `userInfo` as a payload is.
  public init(
    shortcut type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.shortcut, type, userInfo).route
  }

  /// Reads an `NSUserActivity` by its type, for Handoff and Spotlight.
  ///
  /// The type is one that the file names with `@activity`; the rest is as for
  /// ``init(shortcut:userInfo:)``. An activity that browses the web has a link: hand over that.
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.activity, type, userInfo).route
  }
}

extension Route {
  static func read(
    _ kind: TriggerRecord.Kind, _ type: String, _ userInfo: [String: PayloadValue]
  ) throws(LinkError) -> LinkReader.Reading<Self> {
    try reader().read(kind, type, userInfo, make)
  }

  static func read(
    _ text: String, asPath: Bool, alsoOn hosts: [String] = []
  ) throws(LinkError) -> LinkReader.Reading<Self> {
    try reader(alsoOn: hosts).read(text, asPath: asPath, make)
  }

  static func read(
    _ payload: [String: PayloadValue]
  ) throws(LinkError) -> LinkReader.Reading<Self> {
    try reader().read(payload, make)
  }

  private static func reader(alsoOn hosts: [String] = []) -> LinkReader {
    LinkReader(ByteView(_table.bytes), alsoOn: hosts) { _reads($0, $1) }
  }

  private static func make(_ values: RouteValues) throws(LinkError) -> Self {
    guard let route = try _make(values.candidate.route, values) else {
      throw .notFound(after: "")
    }
    return route
  }
}
