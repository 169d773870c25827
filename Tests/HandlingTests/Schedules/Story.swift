import RoutegenRuntime

/// What a dispatcher has to tell of what happens around it, and what must not happen.
///
/// It knows what was handed to the dispatcher and what handlers did, and nothing of how links are
/// dispatched: the newest link that has not ended is the one to open, and the rest follows.
struct Story {
  /// Something that happened around the dispatcher.
  enum Happening {
    /// The dispatcher is about to be handed this.
    case delivered(Received)
    case connected(Int)
    case disconnected
    case cancelled(String)
    case dropped

    /// A method of a handler was called, with this number in the link.
    case called(Call, key: Int?)

    /// It waits at a closed gate.
    case waits(Call)

    /// It has waited, and was not cancelled.
    case goesOn(Call)

    /// The screen is shown.
    case shown(Call)

    /// It ended. Nobody asks for what one that was cancelled made of the link.
    case ended(Call, Outcome, wasCancelled: Bool)
  }

  struct Received {
    let key: Int
    let entry: LinkEntry
    let path: String

    let isForeign: Bool

    /// The handlers' methods that it is to be handed to.
    let stations: [Station]

    /// When its time is over.
    let until: Int?

    func station(_ position: Int) -> Station? {
      stations.indices.contains(position) ? stations[position] : nil
    }
  }

  /// A call of a handler's method.
  struct Call: Equatable {
    let link: Int

    /// Which handler, counted as they are connected.
    let connection: Int

    /// How many methods of this handler had the link before.
    let position: Int
    let station: Station
    let honoursCancellation: Bool
  }

  enum Outcome {
    case passed
    case opened
    case rejected(String)
    case failed(String)
  }

  /// What the events should be.
  private(set) var events: [String] = []

  /// What should not have happened.
  private(set) var faults: [String] = []

  /// The seconds of the clock.
  var time = 1_700_000_000

  /// Everything that was received, from link 1 on.
  private(set) var received: [Received] = []

  /// The link to open: the newest one, until it ends.
  private(set) var open: Int?

  private var last: (path: String, time: Int)?
  private var connection: Int?
  var isConnected: Bool { connection != nil }
  private var wasDropped = false

  /// The call that may have opened the link by now.
  private var opening: Call?

  /// The call that waits at a gate.
  private var waiting: Call?

  /// Calls that waited when they were disconnected.
  private var over: [Call] = []
  private var shown: Set<Int> = []

  /// The links that last handlers were called for, with the connection.
  private var called: Set<[Int]> = []

  mutating func tell(_ happening: Happening) {
    switch happening {
    case .delivered(let delivered): deliver(delivered)
    case .connected(let number): connect(number)
    case .disconnected:
      connection = nil
      over.append(contentsOf: waiting.map { [$0] } ?? [])
    case .cancelled(let reason): end("rejected: \(reason)")
    case .dropped: wasDropped = true
    case .called(let call, let key): begin(call, key)
    case .waits(let call):
      say(call.link, "delayed at \(call.station.segment)")
      waiting = call
      opening = nil
    case .goesOn(let call):
      waiting = nil
      if call.station.isLast { opening = call }
    case .shown(let call): show(call)
    case .ended(let call, let outcome, let wasCancelled):
      if call == opening { opening = nil }
      if !wasCancelled, call.link == open { end(call, outcome) }
    }
  }

  // MARK: Links

  /// Whether it is a link of the app that is not too old.
  func isGood(_ delivered: Received) -> Bool {
    !delivered.isForeign && delivered.until.map { time < $0 } ?? true
  }

  private mutating func deliver(_ delivered: Received) {
    guard isGood(delivered) else {
      received.append(delivered)
      say(received.count, "received")
      say(received.count, failure(of: delivered))
      return
    }
    if isRepeated(delivered) { return }
    received.append(delivered)
    end("superseded")
    open = received.count
    say(received.count, "received")
  }

  private func failure(of delivered: Received) -> String {
    delivered.isForeign ? "failed: no link" : "failed: expired"
  }

  /// Whether it is the last one again, too soon; what the app itself opens is not compared.
  private mutating func isRepeated(_ delivered: Received) -> Bool {
    guard delivered.entry != .app else { return false }
    if let last, last.path == delivered.path, time - last.time < Schedule.duplicateWindow {
      return true
    }
    last = (delivered.path, time)
    return false
  }

  private mutating func connect(_ number: Int) {
    connection = number
    over.append(contentsOf: waiting.map { [$0] } ?? [])
    // A link that is with its last handler goes on there; any other is read anew.
    guard let open, opening?.link != open, !isGood(received[open - 1]) else { return }
    end("failed: expired")
  }

  private mutating func end(_ event: String) {
    guard let number = open else { return }
    say(number, event)
    open = nil
  }

  private mutating func say(_ number: Int, _ event: String) {
    if !wasDropped { events.append("link \(number) (\(received[number - 1].entry)): \(event)") }
  }

  // MARK: Handlers

  private mutating func begin(_ call: Call, _ key: Int?) {
    let name = "link \(call.link) at \(call.station)"
    if wasDropped { return }
    if call.link != open { faults.append("\(name): called, but it has ended") }
    if call.connection != connection { faults.append("\(name): called, but not connected") }
    if key != nil, key != received[call.link - 1].key { faults.append("\(name): another link") }
    if received[call.link - 1].station(call.position) != call.station {
      faults.append("\(name): called out of order")
    }
    if call.station.isLast, !called.insert([call.link, call.connection]).inserted {
      faults.append("\(name): called twice by one handler")
    }
    if call.station.isLast { opening = call }
  }

  private mutating func show(_ call: Call) {
    guard call.honoursCancellation, !wasDropped else { return }
    if call.link != open { faults.append("link \(call.link): shown after its end") }
    if over.contains(call) { faults.append("link \(call.link): shown, but not connected") }
    if !shown.insert(call.link).inserted { faults.append("link \(call.link): shown twice") }
  }

  private mutating func end(_ call: Call, _ outcome: Outcome) {
    switch outcome {
    case .passed:
      if call.station.isGroup { say(call.link, "passed through \(call.station.segment)") }
    case .opened: end("opened")
    case .rejected(let reason): end("rejected: \(reason)")
    case .failed(let error): end("failed: \(error)")
    }
  }
}
