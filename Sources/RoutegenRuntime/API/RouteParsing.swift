extension Route {
  /// Reads a link from the operating system: `app://…` or `https://…`.
  ///
  /// - Parameters:
  ///   - link: The whole link. It is neither trimmed nor repaired, and a text without a scheme is
  ///     malformed.
  ///   - hosts: Hosts of web links that are accepted in addition to the declared ones, for apps
  ///     that learn the host of their server at run time.
  /// - Throws: ``LinkError``: the fault of the link, or if no pattern matches, the most helpful
  ///   reason.
  @inlinable
  public init(_ link: String, alsoOn hosts: [String] = []) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(link, asPath: false, alsoOn: hosts, Self.self, make)
    }
  }

  /// Reads a link, or a path such as `home/soptamp` or `/home/soptamp?x=1`.
  ///
  /// Use this for the text of a payload, a shortcut or a search index. Use ``init(_:alsoOn:)`` for
  /// a URL from the operating system, which must have a declared host or scheme; a path has
  /// neither.
  ///
  /// - Throws: ``LinkError``.
  @inlinable
  public init(path: String) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(path, asPath: true, alsoOn: [], Self.self, make)
    }
  }

  /// Reads a payload of texts, such as one from ``payload()``.
  ///
  /// - Throws: ``LinkError``.
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: payload.mapValues { .text($0) })
  }

  /// Reads a push payload.
  ///
  /// The rules of `payload` in the file determine the keys that identify the route.
  ///
  /// - Throws: ``LinkError``, with the key of the first rule as ``LinkError/missing(parameter:)``
  ///   if no rule applies.
  @inlinable
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    self = try Self._made { (make) throws(LinkError) in
      try Self._table._read(payload, Self.self, make)
    }
  }
}

extension Route {
  /// Reads a home-screen quick action (`UIApplicationShortcutItem`).
  ///
  /// If the file declares the type with `@shortcut`, `userInfo` contains the parameters of the
  /// route under their names, or the items of an `@unlinked` route under their keys. Otherwise
  /// `userInfo` is read as a payload.
  ///
  /// - Throws: ``LinkError``.
  public init(
    shortcut type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.trigger(.shortcut, type, userInfo))
  }

  /// Reads an `NSUserActivity`, for Handoff and Spotlight.
  ///
  /// If the file declares the type with `@activity`, `userInfo` contains the parameters of the
  /// route under their names, or the items of an `@unlinked` route under their keys. Otherwise
  /// `userInfo` is read as a payload. For an activity of the type `NSUserActivityTypeBrowsingWeb`,
  /// read its `webpageURL` with ``init(_:alsoOn:)`` instead.
  ///
  /// - Throws: ``LinkError``.
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.trigger(.activity, type, userInfo))
  }
}

extension Route {
  /// Returns the route that `read` finds.
  ///
  /// This is the only generic part of reading, so that it can be specialized in the module of the
  /// routes.
  @inlinable
  static func _made(
    _ read: (_ make: (borrowing RouteValues) throws(LinkError) -> Void) throws(LinkError) -> Void
  ) throws(LinkError) -> Self {
    // A captured optional would be copied and destroyed, which takes as long as the match for an
    // enum of a thousand cases.
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
  /// Reads a link, or with `asPath` also a path, and passes the values of its route to `make`.
  public func _read(
    _ text: String, asPath: Bool, alsoOn hosts: [String], _ routes: any Route.Type,
    _ make: (borrowing RouteValues) throws(LinkError) -> Void
  ) throws(LinkError) {
    var reader = reader(routes, alsoOn: hosts)
    try reader.read(text, asPath: asPath, make)
  }

  /// Reads a payload and passes the values of its route to `make`.
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
