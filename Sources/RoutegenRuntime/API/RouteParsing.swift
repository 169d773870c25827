extension Route {
  /// Reads a link as the operating system hands it over: `app://…` or `https://…`.
  ///
  /// - Parameters:
  ///   - link: The whole link. Nothing is trimmed or repaired; a text without scheme is malformed.
  ///   - hosts: Hosts of web links that are taken beside the declared ones, for apps that learn
  ///     at run time where their server is.
  /// - Throws: What is wrong with the link, or what came closest to it.
  @inlinable
  public init(_ link: String, alsoOn hosts: [String] = []) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(link, asPath: false, alsoOn: hosts, Self.self, make)
    }
  }

  /// Reads a path, `home/soptamp` or `/home/soptamp?x=1`, or a link.
  ///
  /// For texts that a payload, a shortcut or a search index holds, never for a URL that the
  /// operating system opens: a path has no host that could be wrong.
  @inlinable
  public init(path: String) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(path, asPath: true, alsoOn: [], Self.self, make)
    }
  }

  /// Reads a payload of texts, as ``payload()`` prints it.
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: payload.mapValues { .text($0) })
  }

  /// Reads a push payload, or the `userInfo` of a shortcut or an activity.
  ///
  /// Which keys name the route is what the file says with `payload`.
  @inlinable
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(payload, Self.self, make)
    }
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
    self = try Self.read(.trigger(.shortcut, type, userInfo))
  }

  /// Reads an `NSUserActivity` by its type, for Handoff and Spotlight.
  ///
  /// The type is one that the file names with `@activity`; the rest is as for
  /// ``init(shortcut:userInfo:)``. An activity that browses the web has a link: hand over that.
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.trigger(.activity, type, userInfo))
  }
}

extension Route {
  /// The route that `read` finds.
  ///
  /// All that is generic about reading, so that an app's own module has it for its routes at full speed.
  @inlinable
  static func _made(
    _ read: (_ make: (borrowing RouteValues) throws(LinkError) -> Void) throws(LinkError) -> Void
  ) throws(LinkError) -> Self {
    // An optional that closures share would be copied and destroyed, which for an enum of a thousand
    // cases takes as long as to match the link.
    try unsafe withUnsafeTemporaryAllocation(
      of: Self.self, capacity: 1
    ) { (room) throws(LinkError) in
      var count = 0
      do throws(LinkError) {
        try read { (values: borrowing RouteValues) throws(LinkError) in
          guard count == 0 else { throw values._noRoute }
          unsafe room.initializeElement(at: 0, to: try Self._make(values._route, values))
          count = 1
        }
      } catch {
        unsafe room[..<count].deinitialize()
        throw error
      }
      guard count == 1 else { throw .notFound(after: "") }
      return unsafe room.moveElement(from: 0)
    }
  }

  private static func read(_ input: LinkInput) throws(LinkError) -> Self {
    try _made { (make) throws(LinkError) in
      var reader = _table.reader(Self.self)
      try reader.read(input, make)
    }
  }
}

extension RouteTable {
  /// Reads a link, or with `asPath` also a path, and hands the values of its route to `make`.
  public func _read(
    _ text: String, asPath: Bool, alsoOn hosts: [String], _ routes: any Route.Type,
    _ make: (borrowing RouteValues) throws(LinkError) -> Void
  ) throws(LinkError) {
    var reader = reader(routes, alsoOn: hosts)
    try reader.read(text, asPath: asPath, make)
  }

  /// Reads a payload and hands the values of its route to `make`.
  public func _read(
    _ payload: [String: PayloadValue], _ routes: any Route.Type,
    _ make: (borrowing RouteValues) throws(LinkError) -> Void
  ) throws(LinkError) {
    var reader = reader(routes)
    try reader.read(payload, make)
  }

  @inline(__always)
  func reader(
    _ routes: any Route.Type, alsoOn hosts: [String] = [], now: Double? = nil
  ) -> LinkReader {
    LinkReader(ByteView(bytes), alsoOn: hosts, now: now, routes)
  }
}
