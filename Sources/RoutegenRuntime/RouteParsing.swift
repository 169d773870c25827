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
  @_alwaysEmitIntoClient
  public init(
    _ link: borrowing String, alsoOn hosts: borrowing [LinkHost] = []
  ) throws(LinkError) {
    self = try unsafe withRoom { (room) throws(LinkError) in
      try Self(unsafe Self._table._values(of: link, alsoOn: hosts, Self.self, in: room))
    }
  }

  /// Reads a link, or a path such as `home/soptamp` or `/home/soptamp?x=1`.
  ///
  /// Use this for the text of a payload, a shortcut or a search index. Use ``init(_:alsoOn:)-(_,[LinkHost])`` for
  /// a URL from the operating system, which must have a declared host or scheme; a path has
  /// neither.
  ///
  /// - Throws: ``LinkError``.
  @_alwaysEmitIntoClient
  public init(path: borrowing String) throws(LinkError) {
    self = try Self.read(.path(copy path))
  }

  /// Reads a payload of texts, such as one from ``payload()``.
  ///
  /// - Throws: ``LinkError``.
  @_alwaysEmitIntoClient
  public init(payload: [String: String]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(payload))
  }

  /// Reads a push payload.
  ///
  /// The rules of `payload` in the file determine the keys that identify the route.
  ///
  /// - Throws: ``LinkError``, with the key of the first rule as ``LinkError/missing(parameter:)``
  ///   if no rule applies.
  @_alwaysEmitIntoClient
  public init(payload: [String: PayloadValue]) throws(LinkError) {
    self = try unsafe withRoom { (room) throws(LinkError) in
      try Self(unsafe Self._table._values(ofPayload: payload, Self.self, in: room))
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
  @_alwaysEmitIntoClient
  public init(
    shortcut type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.shortcut(type, userInfo))
  }

  /// Reads an `NSUserActivity`, for Handoff and Spotlight.
  ///
  /// If the file declares the type with `@activity`, `userInfo` contains the parameters of the
  /// route under their names, or the items of an `@unlinked` route under their keys. Otherwise
  /// `userInfo` is read as a payload. For an activity of the type `NSUserActivityTypeBrowsingWeb`,
  /// read its `webpageURL` with ``init(_:alsoOn:)-(_,[LinkHost])`` instead.
  ///
  /// - Throws: ``LinkError``.
  @_alwaysEmitIntoClient
  public init(
    activity type: String, userInfo: [String: PayloadValue] = [:]
  ) throws(LinkError) {
    self = try Self.read(.activity(type, userInfo))
  }
}

extension Route {
  /// Makes the route from the values of a link, or throws the reason why the link has no route.
  @_alwaysEmitIntoClient
  init(_ values: borrowing RouteValues) throws(LinkError) {
    guard values._route >= 0 else { throw values._error }
    self = try Self._make(values._route, values)
  }

  @_alwaysEmitIntoClient
  static func read(_ input: LinkInput) throws(LinkError) -> Self {
    try unsafe withRoom { (room) throws(LinkError) in
      try Self(unsafe _table.values(of: input, Self.self, in: room))
    }
  }
}

/// Calls `body` with memory for a link and its values.
@unsafe
@_alwaysEmitIntoClient
@inline(__always)
func withRoom<R: ~Copyable>(
  _ body: (UnsafeMutableRawBufferPointer) throws(LinkError) -> R
) throws(LinkError) -> R {
  try unsafe withUnsafeTemporaryAllocation(byteCount: RouteTable._room, alignment: 16) {
    (room) throws(LinkError) in unsafe try body(room)
  }
}

extension RouteTable {
  /// The number of bytes that nearly all links need with their values.
  ///
  /// The compiler allocates up to 1,024 bytes in the frame of a function.
  @inlinable
  public static var _room: Int { 1024 }

  /// Reads a link; the values exist as long as the memory.
  @unsafe
  public func _values(
    of link: borrowing String, alsoOn hosts: borrowing [LinkHost], _ routes: any Route.Type,
    in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe LinkReader(self, routes)
      .readInline(link, asPath: false, alsoOn: hosts, in: room)
  }

  /// Reads a payload; the values exist as long as the memory.
  @unsafe
  public func _values(
    ofPayload payload: [String: PayloadValue], _ routes: any Route.Type,
    in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe LinkReader(self, routes).read(payload, in: room)
  }

  /// Reads an input; the values exist as long as the memory.
  @unsafe
  @usableFromInline
  func values(
    of input: LinkInput, _ routes: any Route.Type, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe input.read(LinkReader(self, routes), [], room)
  }
}
