public import RoutegenRuntime

/// What becomes of a link, for a test to look at.
///
/// It opens the link with a dispatcher of its own, and has ended when the link has:
///
/// ```swift
/// let trace = await LinkTrace<SOPT>(of: "home/soptamp/entire-ranking", handledBy: app)
/// #expect(trace.opened == .home(.soptamp(.entireRanking)))
/// #expect(trace.passedThrough == ["home", "soptamp"])
/// ```
public struct LinkTrace<R: HandledRoute>: Sendable {
  /// Everything that happened, in order; the last event is final.
  public let events: [LinkEvent<R>]

  /// Opens a link, or a path.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds since 1970, at which it is opened; the device's if it is not given.
  ///   - whenDelayed: Called whenever the link waits at a gate, with the node: opens the gate, logs in.
  ///     A link that waits for ever keeps the test from ending.
  @MainActor
  public init(
    of link: String, handledBy handler: R._Handler, now: Double? = nil,
    whenDelayed: (RouteNode) -> Void = { _ in }
  ) async {
    await self.init(handledBy: handler, now: now, whenDelayed: whenDelayed) { $0.open(path: link) }
  }

  /// Opens whatever the closure hands to the dispatcher: a push payload, a shortcut, an activity.
  @MainActor
  public init(
    handledBy handler: R._Handler, now: Double? = nil,
    whenDelayed: (RouteNode) -> Void = { _ in }, open: (LinkDispatcher<R>) -> Void
  ) async {
    let links = if let now { LinkDispatcher<R> { now } } else { LinkDispatcher<R>() }
    let stream = links.events
    links.connect(to: handler)
    open(links)
    var events: [LinkEvent<R>] = []
    for await event in stream {
      events.append(event)
      if case .delayed(let node) = event.progress { whenDelayed(node) }
      if event.progress.isFinal { break }
    }
    self.events = events
  }

  /// The route that was opened; `nil` if the link ended otherwise.
  public var opened: R? {
    guard let last = events.last, case .opened = last.progress else { return nil }
    return last.route
  }

  /// The segments whose handlers passed the link on, as the file writes them.
  public var passedThrough: [String] {
    events.compactMap { event in
      guard case .passedThrough(let node) = event.progress else { return nil }
      return node.segment
    }
  }

  /// Why a handler rejected the link; `nil` if the link ended otherwise.
  public var rejection: String? {
    guard case .rejected(let rejection)? = events.last?.progress else { return nil }
    return rejection.reason
  }

  /// What was wrong with the link, or what a handler threw; `nil` if the link ended otherwise.
  public var error: (any Error)? {
    guard case .failed(let error)? = events.last?.progress else { return nil }
    return error
  }
}

extension LinkTrace: CustomStringConvertible {
  /// The events, a line each.
  public var description: String {
    events.map(\.description).joined(separator: "\n")
  }
}
