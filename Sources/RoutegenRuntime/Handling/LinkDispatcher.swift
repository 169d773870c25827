/// Takes every link that an app is given, whatever it comes by, and opens it with the app's handlers.
///
/// Make one for the app, hand it everything that may be a link, and connect it when the app is ready:
///
/// ```swift
/// @MainActor let links = LinkDispatcher<SOPT>()
///
/// links.open(url)                        // as soon as the system hands it over
/// links.connect(to: mainCoordinator)     // once the main flow runs: opens what waited
/// links.disconnect()                     // at log-out: the next links wait
/// ```
///
/// - The newest link wins: one that waits or is on its way is ``LinkProgress/superseded`` by the next.
///   What is no link of the app supersedes nothing.
/// - A link that a handler delays goes on from there. The handlers before it are not asked again.
/// - Every link that is received ends in exactly one final event; see ``LinkProgress``. The events end
///   with the dispatcher.
/// - A link that waits is read again before it is opened, so one that has expired meanwhile fails.
/// - The same link twice in a row within ``duplicateWindow`` is one link: at a cold start, Apple's
///   systems hand some over twice. Routes that the app itself opens are not compared.
///
/// The handler is kept until ``disconnect()``.
@MainActor
public final class LinkDispatcher<R: HandledRoute> {
  /// Hosts of web links that are taken beside the declared ones, for apps that learn at run time
  /// where their server is.
  public var additionalHosts: [String] = []

  /// For how many seconds after a link the same one is taken for a second delivery of it; 0 for none.
  public var duplicateWindow = 2.0

  private let now: @MainActor () -> Double
  private let consumers = LinkEvents<R>()
  private var handler: R._Handler?
  private var waiting: ReceivedLink<R>?
  private var running: RunningLink<R>?
  private var last: (link: Link<R>, time: Double)?
  private var receivedCount = 0

  /// A dispatcher without a handler, so that links wait.
  ///
  /// - Parameter now: The time in seconds since 1970, which decides whether a link is expired and what
  ///   is a second delivery. Tests hand in their own; otherwise it is the device's clock.
  public init(now: (@MainActor () -> Double)? = nil) {
    self.now = now ?? { currentEpochSeconds() }
  }

  /// What happens to links from now on, in order.
  ///
  /// Each call makes another stream, for another consumer. Ask for it before the first link is
  /// handed over, in the place where the dispatcher is made: a task that asks may be late. A consumer
  /// that falls behind by more than 1,024 events loses the oldest; it never holds up a link.
  public var events: AsyncStream<LinkEvent<R>> { consumers.stream() }

  /// Whether there is a handler, so that links do not wait.
  public var isConnected: Bool { handler != nil }

  deinit {
    guard let running else { return }
    Task { @MainActor in running.stop() }
  }

  // MARK: Handlers

  /// Opens the link that waits, if there is one, and the next ones as they come.
  ///
  /// Another handler takes the place of the one before, as if it had been disconnected.
  public func connect(to handler: R._Handler) {
    disconnect()
    self.handler = handler
    guard let link = waiting else { return }
    waiting = nil
    do throws(LinkError) {
      start(try link.readAgain(alsoOn: additionalHosts, now: now()), with: handler)
    } catch {
      send(.failed(error), of: link)
    }
  }

  /// Makes links wait until the next ``connect(to:)``.
  ///
  /// The link on its way waits, too, and begins anew then. Only one that has reached its last handler
  /// is left to that: it may be open already.
  public func disconnect() {
    handler = nil
    guard let link = running, !link.walk.mayHaveOpened else { return }
    link.stop()
    running = nil
    waiting = link.received
  }

  /// Rejects the link that waits or is on its way, as when somebody closes the log-in that it waits
  /// for.
  public func cancel(_ reason: String = "cancelled") {
    end(.rejected(LinkRejection(reason)))
  }

  // MARK: The way of a link

  /// Receives a link, which is the first of the inputs that can be read.
  ///
  /// - Returns: Whether one can be.
  func receive(_ entry: LinkEntry, _ inputs: [LinkInput]) -> Bool {
    do throws(LinkError) {
      let link = try Link<R>(firstOf: inputs, alsoOn: additionalHosts, now: now())
      if entry == .app || isFirstDelivery(of: link) { receive(link, entry, inputs) }
      return true
    } catch {
      receivedCount += 1
      let link = ReceivedLink<R>(number: receivedCount, entry: entry, inputs: inputs, link: nil)
      send(.received, of: link)
      send(.failed(error), of: link)
      return false
    }
  }

  /// Receives a link; one that cannot be read anew has no inputs.
  func receive(_ link: Link<R>, _ entry: LinkEntry, _ inputs: [LinkInput] = []) {
    receivedCount += 1
    let received = ReceivedLink(number: receivedCount, entry: entry, inputs: inputs, link: link)
    end(.superseded)
    send(.received, of: received)
    if let handler { start(received, with: handler) } else { waiting = received }
  }

  private func isFirstDelivery(of link: Link<R>) -> Bool {
    let time = now()
    if let last, last.link == link, time >= last.time, time - last.time < duplicateWindow {
      return false
    }
    last = (link, time)
    return true
  }

  private func start(_ received: ReceivedLink<R>, with handler: R._Handler) {
    guard let route = received.link?.route else { return }
    let walk = LinkWalk(route) { [weak self] in self?.send($0, of: received) }
    let link = RunningLink(received: received, walk: walk)
    running = link
    link.task = Task { [weak self] in
      let end = await walk.go(route._step(handler))
      if let self, self.running === link { self.end(end) }
    }
  }

  /// Ends the link that waits or is on its way; there is one at the most.
  private func end(_ progress: LinkProgress) {
    guard let link = running?.received ?? waiting else { return }
    running?.stop()
    running = nil
    waiting = nil
    send(progress, of: link)
  }

  private func send(_ progress: LinkProgress, of link: ReceivedLink<R>) {
    consumers.send(
      LinkEvent(number: link.number, entry: link.entry, link: link.link, progress: progress))
  }
}

/// A link that a dispatcher was given.
struct ReceivedLink<R: Route> {
  let number: Int
  let entry: LinkEntry

  /// What it was read from; nothing if it is a route of the app's own.
  let inputs: [LinkInput]

  /// `nil` for what is no link of the app.
  let link: Link<R>?

  func readAgain(alsoOn hosts: [String], now: Double) throws(LinkError) -> ReceivedLink {
    if inputs.isEmpty { return self }
    let link = try Link<R>(firstOf: inputs, alsoOn: hosts, now: now)
    return ReceivedLink(number: number, entry: entry, inputs: inputs, link: link)
  }
}

/// A link on its way through the handlers.
@MainActor
private final class RunningLink<R: Route> {
  let received: ReceivedLink<R>
  let walk: LinkWalk
  var task: Task<Void, Never>?

  init(received: ReceivedLink<R>, walk: LinkWalk) {
    self.received = received
    self.walk = walk
  }

  /// Lets no further handler have the link, and wakes the one that has it from waiting.
  func stop() {
    walk.stop()
    task?.cancel()
  }
}
