/// Reads links with the table of one route set.
///
/// This type is not generic over the route set, so an app with several sets contains the code once.
struct LinkReader {
  let table: ByteView
  private let start: TableStart
  let now: Double?
  private let routes: any Route.Type

  /// - Parameters:
  ///   - routes: The route set, which parses the values of types that the table cannot describe.
  ///   - now: The time in seconds since 1970; `nil` for the time of the device's clock.
  @inline(__always)
  init(_ table: RouteTable, _ routes: any Route.Type, now: Double? = nil) {
    self.init(ByteView(table.bytes), table.start, routes, now: now)
  }

  @inline(__always)
  init(_ table: ByteView, _ start: TableStart, _ routes: any Route.Type, now: Double?) {
    self.table = table
    self.start = start
    self.routes = routes
    self.now = now
  }

  var header: TableHeader { TableHeader(table) }

  // MARK: Links

  /// Reads a link, or with `asPath` also a path without a scheme.
  ///
  /// - Parameters:
  ///   - hosts: Hosts of web links that are accepted in addition to the declared ones.
  ///   - rare: The payload that contains the text, and the extras around it.
  ///   - depth: The number of envelopes around the text.
  ///   - room: Memory of ``RouteTable/_room`` bytes for the link and its values, which must outlive
  ///     the result.
  @unsafe
  @inline(never)
  func read(
    _ text: borrowing String, asPath: Bool, alsoOn hosts: borrowing [LinkHost] = [],
    _ rare: RareValues? = nil, depth: Int = 0, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    unsafe readInline(text, asPath: asPath, alsoOn: hosts, rare, depth: depth, in: room)
  }

  /// The same as part of the caller, for nearly all links.
  @unsafe
  @inline(__always)
  func readInline(
    _ text: borrowing String, asPath: Bool, alsoOn hosts: borrowing [LinkHost] = [],
    _ rare: RareValues? = nil, depth: Int = 0, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let count = text.utf8.count
    guard count <= LinkText.maximumByteCount else {
      return unsafe failed(Failure(.tooLong, at: LinkText.maximumByteCount), in: room)
    }
    var matcher = unsafe matcher(of: text, count, rare, in: room)
    do throws(Failure) {
      try matcher.locate(start, asPath: asPath, alsoOn: hosts)
      if matcher.link.hasHash { matcher.findFragment() }
      if start.hasExpiry { try routes._features.checkExpiry?(self, &matcher) }
      try matcher.match()
      if let offset = matcher.firstLineBreak { try matcher.checkLineBreaks(from: offset) }
    } catch {
      return RouteValues(matcher, error)
    }
    switch matcher.candidate.kind {
    case .route, .payloadRoute: return RouteValues(matcher)
    case .exception: return RouteValues(matcher, Failure(.excluded))
    case .envelope:
      guard let unwrap = unsafe routes._features.unwrap else {
        return RouteValues(matcher, Failure(.notFound))
      }
      return unsafe unwrap(self, matcher, depth, copy hosts, room)
    }
  }

  /// A matcher for a text of `count` bytes, which is copied to `room`, or to memory of its own if it
  /// does not fit.
  @unsafe
  @inline(__always)
  private func matcher(
    of text: borrowing String, _ count: Int, _ rare: RareValues?,
    in room: UnsafeMutableRawBufferPointer
  ) -> LinkMatcher {
    let roomForLink = LinkScan.room(for: count)
    let byteCount = roomForLink &+ start.space.byteCount
    var rare = rare
    let memory: UnsafeMutableRawPointer
    if byteCount <= room.count, let address = room.baseAddress {
      unsafe memory = address
    } else {
      unsafe (rare, memory) = Self.allocate(byteCount, rare)
    }
    let link = unsafe LinkScan(text, to: memory)
    let source = LinkSource(link: link, table: table)
    let frame = unsafe MatchFrame(start.space, in: memory + roomForLink)
    return LinkMatcher(source, frame, start, routes, rare)
  }

  @unsafe
  @inline(never)
  private static func allocate(
    _ byteCount: Int, _ rare: RareValues?
  ) -> (RareValues, UnsafeMutableRawPointer) {
    let rare = rare ?? RareValues()
    return unsafe (rare, rare.allocate(byteCount))
  }

  /// Values that contain nothing but the reason why there are none.
  @unsafe
  @inline(never)
  func failed(
    _ failure: Failure, _ error: LinkError? = nil, in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    let rare = error.map { RareValues(error: $0) }
    return RouteValues(unsafe emptyMatcher(rare, in: room), failure)
  }

  /// A matcher without a link.
  @unsafe
  @inline(never)
  func emptyMatcher(
    _ rare: RareValues?, in room: UnsafeMutableRawBufferPointer
  ) -> LinkMatcher {
    unsafe matcher(of: "", 0, rare, in: room)
  }
}
