/// A schedule for a dispatcher: what it receives, when it has a handler, and what handlers do.
///
/// A schedule runs in the same way every time, except for handlers that leave the main actor.
struct Schedule {
  enum Step {
    /// Connects a handler that has not been connected before.
    case connect

    /// Connects the handler that is connected.
    case reconnect
    case disconnect
    case cancel
    case open(Delivery)

    /// Repeats the last delivery after a number of seconds, in the same way or another one.
    case again(Int, Delivery.Way?)
    case openGate(Int)
    case closeGate(Int)

    /// Starts a task that waits at the gate independently of a link.
    case waitAside(Int)

    /// Advances the clock by a number of seconds.
    case advance(Int)

    /// Lets other tasks run a number of times.
    case yield(Int)
  }

  enum Ending {
    /// Every gate is opened and a handler is connected until nothing is left to do.
    case drained

    /// The dispatcher is released as it is.
    case dropped
  }

  static let gateCount = 2
  static let duplicateWindow = 3
  static let maximumWait = 5

  var steps: [Step]
  var ending: Ending
}

/// An input of a dispatcher.
struct Delivery {
  enum Content: Equatable {
    /// A link that expires after a number of seconds, or never.
    case link(Destination, lifetime: Int?)

    /// A link that expired a second ago.
    case expired(Destination)

    /// A text that is not a link of `City`.
    case foreign
  }

  /// The method of the dispatcher.
  enum Way: CaseIterable {
    case url, universalLink, push, shortcut, shortcutInfo, spotlight, browsing, handoff, path, route
  }

  var content: Content
  var way: Way

  /// The actions of the stations, by ``number(of:after:)``; a station that is not listed passes the
  /// link on immediately.
  var conducts: [Int: Conduct] = [:]

  /// The number of the conduct of a station after a number of redirects.
  ///
  /// From the second redirect on, the conducts are the same.
  static func number(of station: Int, after redirects: Int) -> Int {
    min(redirects, 2) * 10 + station
  }
}

/// The actions of a handler's method for a link.
struct Conduct {
  enum Act {
    case yield(Int)

    /// Waits at a gate.
    case wait(Int)

    /// Starts a task that waits at a gate, and does not wait for it.
    case waitAside(Int)

    /// Leaves the main actor and returns to it.
    case leave

    /// Does not return before the end of the schedule, whatever is cancelled.
    case hang

    /// Connects a handler that has not been connected before, each time that the link arrives here.
    case connect

    case openGate(Int)

    // These happen only once: a handler that always opens a link would never end.
    case disconnect
    case cancel
    case open(Delivery)
  }

  enum Outcome: Equatable {
    /// Passes the link on, or opens it.
    case pass

    /// Redirects the link to the destination, with the same number.
    case redirect(Destination)
    case throwRejection
    case returnRejection
    case throwError
    case throwCancellation
  }

  /// Whether it ends when its task is cancelled, as handlers should.
  var honoursCancellation = true

  /// The actions before its screen is shown.
  var before: [Act] = []
  var outcome = Outcome.pass

  /// The actions after its screen is shown.
  var after: [Act] = []
}
