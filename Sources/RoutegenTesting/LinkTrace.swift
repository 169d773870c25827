public import RoutegenHandling

/// The events of one link, from its arrival to its end, for use in a test.
///
/// A link that arrives while this one waits, such as that of a callback, has no events here.
///
/// The initializer opens the link with a dispatcher of its own and returns after the final event:
///
/// ```swift
/// let trace = await LinkTrace<SOPT>(of: "home/soptamp/entire-ranking", handledBy: app)
/// #expect(trace.opened == .home(.soptamp(.entireRanking)))
/// #expect(trace.passedThrough == ["home", "soptamp"])
/// ```
public struct LinkTrace<R: Route>: Sendable {
  /// All events in order; the last event is final.
  public let events: [LinkEvent<R>]

  /// Opens a link or a path.
  ///
  /// - Parameters:
  ///   - link: The link or path.
  ///   - handler: The handler of the route set.
  ///   - now: The time in seconds since 1970 at which the link is opened; `nil` for the device's
  ///     clock.
  ///   - whenDelayed: Called with the node whenever the link waits at a gate. Use it to open the
  ///     gate or to log in; a test does not end while its link waits.
  @MainActor
  public init(
    of link: String, handledBy handler: R._Handler, now: Double? = nil,
    whenDelayed: (RouteNode) -> Void = { _ in }
  ) async where R: HandledRoute {
    await self.init(handledBy: handler, now: now, whenDelayed: whenDelayed) { $0.open(path: link) }
  }

  /// Opens a link or a path with the function that a closure connects.
  ///
  /// ```swift
  /// let trace = await LinkTrace<SOPT>(of: "home/mypage") { $0.connect(opening: app.open) }
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link or path.
  ///   - now: The time in seconds since 1970 at which the link is opened; `nil` for the device's
  ///     clock.
  ///   - whenDelayed: Called with the node whenever the link waits at a gate.
  ///   - connect: Calls one of the dispatcher's `connect` methods.
  @MainActor
  public init(
    of link: String, now: Double? = nil, whenDelayed: (RouteNode) -> Void = { _ in },
    connect: (LinkDispatcher<R>) -> Void
  ) async {
    await self.init(now: now, whenDelayed: whenDelayed, connect: connect) { $0.open(path: link) }
  }

  /// Opens the push payload, quick action or activity that a closure passes to the dispatcher.
  ///
  /// - Parameters:
  ///   - handler: The handler of the route set.
  ///   - now: The time in seconds since 1970 at which the link is opened; `nil` for the device's
  ///     clock.
  ///   - whenDelayed: Called with the node whenever the link waits at a gate.
  ///   - open: Calls one of the dispatcher's `open` methods, once.
  @MainActor
  public init(
    handledBy handler: R._Handler, now: Double? = nil,
    whenDelayed: (RouteNode) -> Void = { _ in }, open: (LinkDispatcher<R>) -> Void
  ) async where R: HandledRoute {
    await self.init(
      now: now, whenDelayed: whenDelayed, connect: { $0.connect(to: handler) }, open: open)
  }

  /// Opens the push payload, quick action or activity that a closure passes to the dispatcher, with the
  /// function that another one connects.
  ///
  /// ```swift
  /// let trace = await LinkTrace<SOPT> {
  ///   $0.connect(opening: app.open)
  /// } open: {
  ///   $0.open(payload: ["deepLink": "home/mypage"])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - now: The time in seconds since 1970 at which the link is opened; `nil` for the device's
  ///     clock.
  ///   - whenDelayed: Called with the node whenever the link waits at a gate.
  ///   - connect: Calls one of the dispatcher's `connect` methods.
  ///   - open: Calls one of the dispatcher's `open` methods, once.
  @MainActor
  public init(
    now: Double? = nil, whenDelayed: (RouteNode) -> Void = { _ in },
    connect: (LinkDispatcher<R>) -> Void, open: (LinkDispatcher<R>) -> Void
  ) async {
    let links = if let now { LinkDispatcher<R> { now } } else { LinkDispatcher<R>() }
    let stream = links.events
    connect(links)
    open(links)
    var events: [LinkEvent<R>] = []
    for await event in stream where event.number == 1 {
      events.append(event)
      if case .delayed(let node) = event.progress { whenDelayed(node) }
      if event.progress.isFinal { break }
    }
    self.events = events
  }

  /// The route that a handler has opened; `nil` if the link ended with another event.
  public var opened: R? {
    guard let last = events.last, case .opened = last.progress else { return nil }
    return last.route
  }

  /// The segments whose handlers have passed the link on, as they are written in the file.
  public var passedThrough: [String] {
    events.compactMap { event in
      guard case .passedThrough(let node) = event.progress else { return nil }
      return node.segment
    }
  }

  /// The reason why a handler has rejected the link; `nil` if the link ended with another event.
  public var rejection: String? {
    guard case .rejected(let rejection)? = events.last?.progress else { return nil }
    return rejection.reason
  }

  /// The error of the link, or the one that a handler has thrown; `nil` if the link ended with
  /// another event.
  public var error: (any Error)? {
    guard case .failed(let error)? = events.last?.progress else { return nil }
    return error
  }
}

extension LinkTrace: CustomStringConvertible {
  /// The events, one per line.
  public var description: String {
    events.map(\.description).joined(separator: "\n")
  }
}
