import RoutegenHandling

/// The events that a dispatcher must send for what happens around it, and the faults.
///
/// A story knows what the dispatcher received and what handlers did, but not how links are
/// dispatched: the newest link that has not ended is the one to open, and the rest follows.
struct Story {
  /// Something that happened around the dispatcher.
  enum Happening {
    /// The dispatcher is about to receive this.
    case delivered(Received)
    /// A handler was connected, by a handler of this link.
    case connected(Int, by: Int?)
    case disconnected(by: Int?)
    case cancelled(String)
    case dropped

    /// A method of a handler was called, with this number in the link.
    case called(Call, key: Int?)

    /// The call waits at a closed gate.
    case waits(Call)

    /// The call has waited.
    case waited(Call, wasCancelled: Bool)

    /// The screen is shown.
    case shown(Call)

    /// The call has ended. The result of a cancelled call does not matter.
    case ended(Call, Outcome, wasCancelled: Bool)
  }

  struct Received {
    let key: Int
    var source: LinkSource
    let path: String

    /// The path without the time at which it expires.
    let route: String

    let isForeign: Bool

    /// The handlers' methods that must be called.
    let stations: [Station]

    /// Whether it opens beside the link to open.
    let isCallback: Bool

    /// The time at which it expires.
    let until: Int?

    /// The time at which it was received.
    fileprivate(set) var time = 0
  }

  /// The way of a link through the handlers, which a redirect changes.
  struct Journey {
    fileprivate(set) var stations: [Station] = []
    fileprivate(set) var route = ""
    fileprivate(set) var redirectCount = 0

    func station(_ position: Int) -> Station? {
      stations.indices.contains(position) ? stations[position] : nil
    }
  }

  /// A call of a handler's method.
  struct Call: Equatable {
    let link: Int

    /// The number of the handler, in the order of connection.
    let connection: Int

    /// The number of methods of this handler that were called before.
    let position: Int
    let station: Station
    let honoursCancellation: Bool
  }

  enum Outcome {
    case passed
    case opened
    case redirected(Destination)
    case rejected(String)
    case failed(String)
  }

  /// The expected events.
  private(set) var events: [String] = []

  /// The events of which `otherwise` must be told.
  private(set) var told: [String] = []

  /// The newest text without a route, of which nobody has been told.
  private var unread: String?

  /// The faults.
  private(set) var faults: [String] = []

  /// The seconds of the clock.
  var time = 1_700_000_000

  /// Everything that was received, beginning with link 1.
  private(set) var received: [Received] = []

  /// The link to open: the newest one, until it ends.
  private(set) var open: Int?

  /// The way of the link to open.
  private(set) var journey = Journey()

  /// The way that the link begins anew with another handler.
  private var firstJourney = Journey()

  /// The link that was opened last with the handler that is connected, or that was connected last.
  ///
  /// Links of the app itself do not count.
  private var lastOpened: (link: Int, routes: [String], time: Int)?
  private var connection: Int?

  /// The links that began again because their own handlers connected another one.
  private var restarted: Set<Int> = []

  /// The callbacks that wait for a handler, and those that have one, with the number of its connection.
  private var waitingCallbacks: [Int] = []
  private var callbacks: [Int: Int] = [:]

  /// Whether the handler with which the link to open is, or begins anew, was called.
  private var isBegun = false

  /// The connection with which the link to open continues, whatever is connected.
  private var staying: Int?
  var isConnected: Bool { connection != nil }

  /// Whether the link to open waits for a handler, or at a gate.
  var waits: Bool {
    guard let open else { return false }
    if let waiting, waiting.link == open, !over.contains(waiting) { return true }
    return !isConnected && staying == nil && opening?.link != open
  }

  private var wasDropped = false

  /// The call that may have opened the link already.
  private var opening: Call?

  /// The call that waits at a gate.
  private var waiting: Call?

  /// The calls that waited when their handler was disconnected.
  private var over: [Call] = []
  private var shown: Set<Int> = []

  /// The links for which a last handler was called, with the connection and the number of redirects.
  private var called: Set<[Int]> = []

  mutating func tell(_ happening: Happening) {
    switch happening {
    case .delivered(let delivered): deliver(delivered)
    case .connected(let number, let link): connect(number, by: link)
    case .disconnected(let link): disconnect(by: link)
    case .cancelled(let reason): end(open, "rejected: \(reason)")
    case .dropped: wasDropped = true
    case .called(let call, let key): begin(call, key)
    case .waits(let call):
      say(call.link, "delayed at \(call.station.segment)")
      if isCallback(call) { return }
      waiting = call
      opening = nil
    case .waited(let call, let wasCancelled): goOn(call, wasCancelled)
    case .shown(let call): show(call)
    case .ended(let call, let outcome, let wasCancelled):
      if call == opening { opening = nil }
      if !wasCancelled, isInProgress(call.link) { end(call, outcome) }
    }
  }

  // MARK: Links

  /// Whether it is a link of the app that has not expired.
  func isGood(_ delivered: Received) -> Bool {
    !delivered.isForeign && delivered.until.map { time < $0 } ?? true
  }

  private mutating func deliver(_ delivered: Received) {
    received.append(delivered)
    received[received.count - 1].time = time
    guard isGood(delivered) else {
      say(received.count, "received")
      unread = say(received.count, failure(of: delivered))
      return
    }
    if delivered.isCallback {
      say(received.count, "received")
      if connection == nil { waitingCallbacks.append(received.count) }
      callbacks[received.count] = connection
      return
    }
    if opening?.link != open { endIfOver(open) }
    unread = nil
    if let original = original(of: delivered) {
      say(received.count, "received")
      say(received.count, "repetition of link \(original)")
      return
    }
    end(open, "superseded")
    open = received.count
    isBegun = false
    firstJourney = Journey(stations: delivered.stations, route: delivered.route)
    journey = firstJourney
    say(received.count, "received")
  }

  private func failure(of delivered: Received) -> String {
    delivered.isForeign ? "failed: no link" : "failed: expired"
  }

  /// The link that the delivery repeats: the link to open, or else the one that was opened last.
  ///
  /// What the app itself opens is not compared.
  private func original(of delivered: Received) -> Int? {
    guard delivered.source != .app else { return nil }
    if let open, received[open - 1].source != .app {
      return routes(of: open).contains(delivered.route) ? open : nil
    }
    guard let lastOpened, time - lastOpened.time <= Schedule.duplicateWindow,
      lastOpened.routes.contains(delivered.route)
    else { return nil }
    return lastOpened.link
  }

  /// The route that was received, and the one to which the link to open was redirected.
  private func routes(of link: Int) -> [String] { [received[link - 1].route, journey.route] }

  private func isCallback(_ call: Call) -> Bool { received[call.link - 1].isCallback }

  /// Whether it is the link to open, or a callback that has not ended.
  private func isInProgress(_ link: Int) -> Bool { link == open || callbacks[link] != nil }

  /// Ends the link if it has expired or has waited too long.
  private mutating func endIfOver(_ number: Int?) {
    guard let number, isInProgress(number) else { return }
    let link = received[number - 1]
    // A route of the app's own is not read again.
    if !isGood(link) { return end(number, "failed: expired") }
    if time - link.time > Schedule.maximumWait { end(number, "timed out") }
  }

  private mutating func connect(_ number: Int, by link: Int?) {
    disconnect(by: link)
    connection = number
    for link in waitingCallbacks {
      callbacks[link] = number
      endIfOver(link)
    }
    waitingCallbacks = []
    // A link at its last handler continues there; any other is read again.
    if let open, opening?.link != open, staying == nil {
      if link == open { restarted.insert(open) }
      endIfOver(open)
    }
    told += [unread].compactMap { $0 }
    unread = nil
  }

  private mutating func disconnect(by link: Int?) {
    if connection != nil { lastOpened = nil }
    // A link whose handlers have connected another one before stays with those that it has.
    if let link, link == open, isBegun, restarted.contains(link) {
      staying = staying ?? connection
    } else {
      staying = nil
      beginAnew()
      over.append(contentsOf: waiting.map { [$0] } ?? [])
    }
    connection = nil
  }

  /// A link at its last handler continues there.
  private mutating func beginAnew() {
    if opening?.link == open { return }
    journey = firstJourney
    isBegun = false
  }

  private mutating func redirect(_ call: Call, to destination: Destination) {
    if journey.redirectCount == 8 { return end(open, "rejected: redirected more than 8 times") }
    say(call.link, "redirected")
    journey.stations = destination.stations
    journey.route = destination.path(received[call.link - 1].key)
    journey.redirectCount += 1
    // The handler has done its work, so it is not called again after it was disconnected.
    if call.connection != connection {
      firstJourney = journey
      isBegun = false
    }
    staying = nil
    endIfOver(open)
  }

  private mutating func end(_ number: Int?, _ event: String) {
    guard let number else { return }
    say(number, event)
    if callbacks.removeValue(forKey: number) != nil { return }
    if event == "opened", received[number - 1].source != .app {
      lastOpened = (number, routes(of: number), time)
    }
    open = nil
    staying = nil
  }

  /// Adds an event, of which `otherwise` is told if it is a failure; returns it if there is nobody to tell.
  @discardableResult
  private mutating func say(_ number: Int, _ event: String) -> String? {
    if wasDropped { return nil }
    let link = "link \(number) (\(received[number - 1].source)): "
    events.append(link + event)
    if !isConnected { return link + event }
    if event == "timed out" { told.append(link + "rejected: it has waited too long") }
    if event.hasPrefix("failed") || event.hasPrefix("rejected") { told.append(link + event) }
    return nil
  }

  // MARK: Handlers

  private mutating func begin(_ call: Call, _ key: Int?) {
    let name = "link \(call.link) at \(call.station)"
    if wasDropped { return }
    if !isInProgress(call.link) { faults.append("\(name): called, but it has ended") }
    if call.connection != (isCallback(call) ? callbacks[call.link] : staying ?? connection) {
      faults.append("\(name): called, but not connected")
    }
    if key != nil, key != received[call.link - 1].key { faults.append("\(name): another link") }
    if call.link == open, journey.station(call.position) != call.station {
      faults.append("\(name): called out of order")
    }
    if call.station.isLast,
      !called.insert([call.link, call.connection, isCallback(call) ? 0 : journey.redirectCount])
        .inserted
    {
      faults.append("\(name): called twice by one handler")
    }
    if isCallback(call) { return }
    if call.station.isLast { opening = call }
    if call.link == open { isBegun = true }
  }

  private mutating func goOn(_ call: Call, _ wasCancelled: Bool) {
    if isCallback(call) { return endIfOver(call.link) }
    guard call == waiting else { return }
    waiting = nil
    // If it was cancelled because it is over, the link has ended.
    if call.link == open, !over.contains(call) { endIfOver(open) }
    if !wasCancelled, call.station.isLast { opening = call }
  }

  private mutating func show(_ call: Call) {
    guard call.honoursCancellation, !wasDropped else { return }
    if !isInProgress(call.link) { faults.append("link \(call.link): shown after its end") }
    if over.contains(call) { faults.append("link \(call.link): shown, but not connected") }
    if !shown.insert(call.link).inserted { faults.append("link \(call.link): shown twice") }
  }

  private mutating func end(_ call: Call, _ outcome: Outcome) {
    switch outcome {
    case .passed:
      if call.station.isGroup { say(call.link, "passed through \(call.station.segment)") }
      endIfOver(call.link)
    case .opened: end(call.link, "opened")
    case .redirected(let destination): redirect(call, to: destination)
    case .rejected(let reason): end(call.link, "rejected: \(reason)")
    case .failed(let error): end(call.link, "failed: \(error)")
    }
  }
}
