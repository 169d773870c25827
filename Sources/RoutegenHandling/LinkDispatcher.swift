public import RoutegenRuntime

/// Receives every link of an app, from any source, and opens it with the app's handlers or with one
/// function.
///
/// Create one dispatcher for the app or, in an app with several windows, one for each window, because
/// the system delivers a link to the scene that opens it. Pass the dispatcher everything that can be
/// a link, and connect it when the app is ready:
///
/// ```swift
/// @MainActor let links = LinkDispatcher<SOPT>()
///
/// links.open(url)                        // as soon as the system delivers it
/// links.connect(to: mainCoordinator)     // once the main flow runs: opens the link that waits
/// links.disconnect()                     // at log-out: the next links wait
/// ```
///
/// - The newest link wins. A link that waits or is being handled is ``LinkProgress/superseded`` by
///   the next. A text that is not a link of the app supersedes nothing.
/// - A link that a handler delays continues from that handler. The handlers before it are not
///   called again.
/// - A link whose handler never returns stays in progress, and keeps the handler in memory, until a
///   newer link is received or ``cancel(_:)`` ends it.
/// - Every link that is received ends with exactly one final event; see ``LinkProgress``. The
///   streams of events end when the dispatcher is deallocated.
/// - A link that has waited, for a handler, at a gate or for a method of a handler, is read again
///   before it goes on, so it fails if it has expired in the meantime. ``maximumWait`` limits the
///   time for all links.
/// - If one tap is delivered several times, it is opened once; see ``duplicateWindow``.
/// - A callback (`@callback`) is opened beside the other link as soon as there is a handler: it waits for
///   no requirement, supersedes nothing and is no repetition, and ``disconnect()`` and ``cancel(_:)`` do
///   not apply to it. A link that waits for log-in still waits when the browser returns, and goes on when
///   the callback opens its gate.
///
/// The dispatcher keeps a strong reference to the handler until ``disconnect()``.
@MainActor
public final class LinkDispatcher<R: Route> {
  /// Hosts of web links that are accepted in addition to the declared ones, for apps that learn the
  /// host of their server at run time.
  public var otherHosts: [LinkHost] = []

  /// The time in seconds after a link was opened in which the next link counts as another delivery of
  /// it, if it opens the same route.
  ///
  /// The operating system delivers some links twice at a cold start; the SDK of a push service can
  /// open the URL of a notification before the app opens its payload; and a browser can open a web
  /// link, then the app's own scheme. Such a delivery opens nothing, and ends as
  /// ``LinkProgress/repetition(of:)``:
  ///
  /// - Until a link has ended, and for this time after it was opened, the same route is a repetition,
  ///   from the same source or another one, however its text is spelled. Two web links on different
  ///   hosts, and two payloads with different extras, are not.
  /// - A notification whose identity is passed is opened once, however late it is delivered again;
  ///   see ``open(payload:identifier:)``.
  /// - A link that was rejected, has failed or was superseded has no repetition, and neither has one that
  ///   was opened before ``disconnect()`` or by another handler.
  /// - Routes that the app itself opens are not compared.
  ///
  /// Set this to 0 to open every delivery. The default is 2.
  public var duplicateWindow = 2.0

  /// The time in seconds after its receipt in which a link may go on after it has waited; `nil` for
  /// any time, which is the default.
  ///
  /// A link waits for a handler to be connected, at a gate, and for the methods of handlers. When a
  /// wait ends after this time, the link ends as ``LinkProgress/timedOut`` and opens nothing. For
  /// example, a link that waits for log-in then does not open for somebody who logs in an hour later.
  public var maximumWait: Double?

  private let now: @MainActor () -> Double
  private let consumers = LinkEvents<R>()
  private var connection: Connection?
  private var held: ReceivedLink<R>? { didSet { noteWait() } }
  private var running: RunningLink<R>? { didSet { noteWait() } }

  /// The callbacks that wait for a connection, and those that are being handled.
  private var waitingCallbacks: [ReceivedLink<R>] = []
  private var callbacks: [RunningLink<R>] = []

  /// The newest text that was received without a connection and is not a link of the app.
  private var unread: (link: ReceivedLink<R>, error: LinkError)?

  /// What opens links.
  private struct Connection {
    /// The handler; `nil` for a function.
    let handler: AnyObject?
    let firstStep: @MainActor (R) -> LinkStep

    /// Shows that a link opens nothing.
    let otherwise: (@MainActor (any Error, LinkDelivery) -> Void)?
  }

  /// The task that begins the newest link, until it does.
  private var beginning: Task<Void, Never>?
  private var repetitions = LinkRepetitions<R>()
  private var receivedCount = 0

  /// Creates a dispatcher without a handler, so that links wait.
  ///
  /// - Parameter now: Returns the time in seconds since 1970, which decides whether a link has
  ///   expired and whether it is a second delivery. The default is the device's clock; tests pass a
  ///   clock of their own.
  public init(now: (@MainActor () -> Double)? = nil) {
    self.now = now ?? { currentEpochSeconds() }
  }

  /// The events of links from now on, in order.
  ///
  /// Each access returns a new stream, for one consumer. Access this property where the dispatcher
  /// is created, before the first link is received; a task that accesses it can be late. A consumer
  /// that is more than 1,024 events behind loses the oldest ones. It never delays a link.
  public var events: AsyncStream<LinkEvent<R>> { consumers.stream() }

  /// Whether there is a handler or a function, so that links do not wait.
  public var isConnected: Bool { connection != nil }

  /// The link that waits, for a handler or at a gate; `nil` if no link waits.
  ///
  /// A dispatcher is `Observable` from iOS 17, macOS 14, tvOS 17 and watchOS 10 on, so it can be in the
  /// environment of SwiftUI, and a view that reads this property follows it. Earlier systems have the
  /// ``events``.
  public var waiting: Link<R>? {
    observers.access(self, \.waiting)
    return waitingLink?.link
  }

  private let observers = Observers()
  private var waitingLink: ReceivedLink<R>?

  /// Tells the observers if another link waits than before, or none.
  private func noteWait() {
    let link = held ?? (running?.walk.isDelayed == true ? running?.current : nil)
    guard link !== waitingLink else { return }
    observers.change(self, \.waiting) { waitingLink = link }
  }

  deinit {
    let links = callbacks + [running].compactMap { $0 }
    if !links.isEmpty { Task { @MainActor in links.forEach { $0.stop() } } }
  }

  // MARK: Handlers

  /// Opens the link that waits, if there is one, and every link that is received from now on.
  ///
  /// The handler replaces the previous one as if ``disconnect()`` was called first. If it is the same
  /// object, nothing changes, so this can be called each time that a view appears.
  ///
  /// A handler may call this method for the link that it is given. The link then starts again with
  /// the first method of the new handler. This happens once for each link: if the new handlers
  /// connect again, the link continues with the handlers that it has, and the next link starts with
  /// the one that was connected last.
  ///
  /// - Parameters:
  ///   - handler: The handler of the route set.
  ///   - otherwise: Shows that a link opens nothing; see ``connect(opening:otherwise:)``.
  public func connect(
    to handler: R._Handler, otherwise: (@MainActor (any Error, LinkDelivery) -> Void)? = nil
  ) where R: HandledRoute {
    let object = handler as AnyObject
    if connection?.handler === object { return }
    connect(
      Connection(handler: object, firstStep: { $0._step(handler) }, otherwise: otherwise))
  }

  /// Opens the link that waits, if there is one, and every link that is received from now on, with
  /// one function.
  ///
  /// The function shows the screens of a route, usually with a `switch`, for which the compiler
  /// requires a case for each new route:
  ///
  /// ```swift
  /// links.connect { route in
  ///   switch route {
  ///   case .index: path = []
  ///   case .recipe: path = [route]
  ///   }
  ///   return .opened
  /// } otherwise: { error, link in
  ///   message = link.source == .push ? "This message is out of date." : "This link is gone."
  /// }
  /// ```
  ///
  /// This can be called each time that a view appears: another function opens the links that are received
  /// from then on, and a link that waits or is being opened goes on with the function that it has. Call
  /// ``disconnect()`` first if it has to start again. A handler is replaced as if that was called. A route with
  /// requirements (`@requires`) is rejected; see ``connect(requiring:opening:otherwise:)``.
  ///
  /// - Parameters:
  ///   - open: Opens a route, rejects it or redirects it, as the method of a handler does.
  ///   - otherwise: Shows that a link opens nothing. It is called once for each link that ends as
  ///     ``LinkProgress/failed(_:)``, ``LinkProgress/rejected(_:)`` or ``LinkProgress/timedOut``,
  ///     right after the event. The error is a `LinkError` for a text or payload that is not a link of the
  ///     app and for a link that has expired, a ``LinkRejection`` for a link that was rejected,
  ///     cancelled or has waited too long, and else what `open` has thrown. A text that is not a link
  ///     of the app and was received before this call, such as the one that has started the app, is
  ///     passed to it now, unless a link was received after it.
  public func connect(
    opening open: @escaping @MainActor (R) async throws -> LinkOutcome<R>,
    otherwise: (@MainActor (any Error, LinkDelivery) -> Void)? = nil
  ) {
    connect({ throw LinkRejection(unmet: $0) }, open, otherwise)
  }

  /// Opens links with one function, once the requirements of their routes are met.
  ///
  /// ```swift
  /// links.connect { (requirement: Bank.Requirement) in
  ///   try await isLoggedIn.waitUntilOpened()
  /// } opening: { route in
  ///   …
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - require: Called for each requirement of a route (`@requires`), the outermost first, as
  ///     `require(_:)` of a handler is. Returns once the requirement is met; throws if it is not,
  ///     with a ``LinkRejection`` for the reason.
  ///   - open: Opens a route, rejects it or redirects it; see ``connect(opening:otherwise:)``.
  ///   - otherwise: Shows that a link opens nothing; see ``connect(opening:otherwise:)``.
  public func connect<Requirement: RawRepresentable<String>>(
    requiring require: @escaping @MainActor (Requirement) async throws -> Void,
    opening open: @escaping @MainActor (R) async throws -> LinkOutcome<R>,
    otherwise: (@MainActor (any Error, LinkDelivery) -> Void)? = nil
  ) {
    let require: @MainActor (String) async throws -> Void = { name in
      guard let requirement = Requirement(rawValue: name) else { throw LinkRejection(unmet: name) }
      try await require(requirement)
    }
    connect(require, open, otherwise)
  }

  private func connect(
    _ require: @escaping @MainActor (String) async throws -> Void,
    _ open: @escaping @MainActor (R) async throws -> LinkOutcome<R>,
    _ otherwise: (@MainActor (any Error, LinkDelivery) -> Void)?
  ) {
    connect(
      Connection(
        handler: nil, firstStep: { .opening($0, requiring: require, open) }, otherwise: otherwise))
  }

  private func connect(_ connection: Connection) {
    // Functions cannot be compared, so this may be the same one, unless the link itself connects it.
    let isFunction = connection.handler == nil && self.connection.map { $0.handler == nil } == true
    if isFunction, running.map({ isVisited($0.received) }) != true {
      self.connection = connection
      return
    }
    disconnect()
    self.connection = connection
    if let held, isVisited(held) { held.restart.isUsedUp = true }
    let callbacks = waitingCallbacks
    waitingCallbacks = []
    for link in callbacks where !endIfOver(link) { openBeside(link) }
    if running == nil { endIfOver(held) }
    // What shows that a link opens nothing may disconnect.
    if isConnected, let link = held {
      held = nil
      start(link)
    }
    if let unread {
      self.unread = nil
      connection.otherwise?(unread.error, LinkDelivery(unread.link))
    }
  }

  /// Removes the handler or function, so that links wait until the next one is connected.
  ///
  /// A link that is being handled waits as well, and then starts again from the first handler. If
  /// it has reached its last handler and no gate delays it there, it may be open already, and it
  /// continues instead. If that handler then redirects it, it waits with the new route. A link also
  /// continues if one of its own handlers calls this method after another one has called
  /// ``connect(to:otherwise:)``.
  public func disconnect() {
    if isConnected { repetitions.disconnect() }
    connection = nil
    guard let link = running else { return }
    let stays = link.task != nil && link.received.restart.isUsedUp && isVisited(link.received)
    if stays || link.walk.mayHaveOpened { return link.isDisconnected = true }
    link.stop()
    running = nil
    held = link.received
  }

  /// Rejects the link that waits or is being handled, for example if a user closes the log-in
  /// screen that it waits for, or if a handler does not return.
  ///
  /// The final event is sent immediately, whatever the handler does. Its task is cancelled.
  ///
  /// - Parameter reason: The reason in the final event, which can be in logs.
  public func cancel(_ reason: String = "cancelled") {
    end(current, .rejected(LinkRejection(reason)))
  }

  // MARK: Links

  /// Receives the first of the inputs that is a link.
  ///
  /// - Returns: Whether there is one.
  @usableFromInline
  func receive(
    _ source: LinkSource, _ inputs: [LinkInput], notification: String? = nil
  ) -> Bool {
    do throws(LinkError) {
      let link = try Link<R>(firstOf: inputs, alsoOn: otherHosts, now: now())
      receive(link, source, inputs, notification: notification)
      return true
    } catch {
      let link = delivery(of: nil, source, inputs)
      send(.received, of: link)
      send(.failed(error), of: link)
      if !isConnected { unread = (link, error) }
      return false
    }
  }

  /// Receives a link, which is not read again before it is opened if there are no inputs.
  @usableFromInline
  func receive(
    _ link: Link<R>, _ source: LinkSource, _ inputs: [LinkInput] = [], notification: String? = nil
  ) {
    let received = delivery(of: link, source, inputs, notification)
    if received.isCallback {
      send(.received, of: received)
      return openBeside(received)
    }
    if running?.walk.mayHaveOpened != true { endIfOver(current) }
    let original = repetitions.original(of: received, current: current, window: duplicateWindow)
    if original == nil { end(current, .superseded) }
    unread = nil
    send(.received, of: received)
    if let original { return send(.repetition(of: original), of: received) }
    if isConnected { start(received) } else { held = received }
  }

  private func delivery(
    of link: Link<R>?, _ source: LinkSource, _ inputs: [LinkInput], _ notification: String? = nil
  ) -> ReceivedLink<R> {
    receivedCount += 1
    return ReceivedLink(
      number: receivedCount, source: source, inputs: inputs, link: link, notification: notification,
      time: now())
  }

  /// Begins the link as soon as the main actor is free.
  ///
  /// There is one task for all links that are received until then, because most of them are
  /// superseded: 100,000 tasks that wait for the main actor would need 200 MB.
  private func start(_ received: ReceivedLink<R>) {
    guard let link = received.link else { return }
    running = RunningLink(received, walk(received, link))
    guard beginning == nil else { return }
    beginning = Task { [weak self] in
      guard let (link, connection) = self?.begin() else { return }
      await Self.handle(link, with: connection) { [weak self] in self?.proceed(link, $0) }
    }
  }

  /// Begins a callback as soon as the main actor is free, whatever else waits or is being handled.
  private func openBeside(_ received: ReceivedLink<R>) {
    guard let link = received.link, let connection else { return waitingCallbacks.append(received) }
    let callback = RunningLink(received, walk(received, link))
    callbacks.append(callback)
    callback.task = Task { [weak self] in
      await Self.handle(callback, with: connection) { [weak self] in self?.proceed(callback, $0) }
    }
  }

  /// Calls the handlers of a link and of the routes to which it is redirected.
  private static func handle(
    _ link: RunningLink<R>, with connection: Connection,
    _ proceed: (LinkWalk.End) -> R?
  ) async {
    var route = link.current.link?.route
    while let next = route { route = proceed(await link.walk.run(connection.firstStep(next))) }
  }

  /// Returns the newest link, which the current task handles from now on; `nil` if it has ended or
  /// waits.
  private func begin() -> (RunningLink<R>, Connection)? {
    let task = beginning
    beginning = nil
    guard let running, let connection else { return nil }
    running.task = task
    return (running, connection)
  }

  /// Whether the caller is a handler of the link, or a task that such a handler has started.
  private func isVisited(_ link: ReceivedLink<R>) -> Bool {
    LinkDelivery.visit?.restart === link.restart
  }

  private func walk(_ received: ReceivedLink<R>, _ link: Link<R>) -> LinkWalk {
    LinkWalk(
      link.route, of: LinkDelivery(received), received.restart,
      report: { [weak self] in self?.send($0, of: received) },
      endIfOver: { [weak self] in
        self?.noteWait()
        self?.endIfOver(received)
      })
  }

  /// Ends the link, or redirects it.
  ///
  /// - Returns: The route with which the handler continues, if any.
  private func proceed(_ running: RunningLink<R>, _ end: LinkWalk.End) -> R? {
    guard isHandled(running) else { return nil }
    switch end {
    case .final(let progress): self.end(running.current, progress)
    case .redirected(let route):
      do throws(LinkRejection) {
        return redirect(running, to: try running.current.redirected(to: route))
      } catch {
        self.end(running.current, .rejected(error))
      }
    }
    return nil
  }

  private func redirect(_ running: RunningLink<R>, to redirected: ReceivedLink<R>) -> R? {
    guard let link = redirected.link, let old = running.current.link?.route.pattern else {
      return nil
    }
    send(.redirected(from: old), of: redirected)
    if running.isDisconnected {
      self.running = nil
      if isConnected { start(redirected) } else { held = redirected }
    } else {
      running.proceed(with: redirected, walk(redirected, link))
    }
    endIfOver(redirected)
    return isHandled(running) ? link.route : nil
  }

  /// Whether the link has not ended, and no other handler begins it anew.
  private func isHandled(_ link: RunningLink<R>) -> Bool {
    running === link || callbacks.contains { $0 === link }
  }

  /// The link that waits or is being handled, without callbacks; there is at most one.
  private var current: ReceivedLink<R>? { running?.current ?? held }

  /// Ends a link if it must not be opened any more; returns whether it has.
  @discardableResult
  private func endIfOver(_ link: ReceivedLink<R>?) -> Bool {
    let end = link?.endOfWait(alsoOn: otherHosts, now: now(), maximumWait: maximumWait)
    if let end { self.end(link, end) }
    return end != nil
  }

  /// Ends a callback or the current link.
  private func end(_ link: ReceivedLink<R>?, _ progress: LinkProgress) {
    guard let link else { return }
    if link.isCallback {
      for callback in callbacks where callback.received.number == link.number { callback.stop() }
      callbacks.removeAll { $0.received.number == link.number }
    } else {
      running?.stop()
      running = nil
      held = nil
      let isOpened = if case .opened = progress { true } else { false }
      repetitions.end(link, isOpened: isOpened, now: now())
    }
    send(progress, of: link)
  }

  private func send(_ progress: LinkProgress, of link: ReceivedLink<R>) {
    noteWait()
    consumers.send(
      LinkEvent(number: link.number, source: link.source, link: link.link, progress: progress))
    if let error = progress.failure { connection?.otherwise?(error, LinkDelivery(link)) }
  }
}
