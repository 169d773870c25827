/// One story of a dispatcher: what it is handed, when it has a handler, and what the handlers do.
///
/// The same schedule runs alike every time, but for handlers that leave the main actor.
struct Schedule {
  enum Step {
    /// Connects a handler that has not been connected before.
    case connect
    case disconnect
    case cancel
    case open(Delivery)

    /// Delivers what was last delivered once more, so many seconds later.
    case again(Int)
    case openGate(Int)
    case closeGate(Int)

    /// Starts a task that waits at the gate, too, for no link.
    case waitAside(Int)

    /// Advances the clock by so many seconds.
    case advance(Int)

    /// Lets the others run so many times.
    case yield(Int)
  }

  enum Ending {
    /// Every gate is opened and a handler connected, until nothing is left to do.
    case drained

    /// The dispatcher is let go as things are.
    case dropped
  }

  static let gateCount = 2
  static let duplicateWindow = 3

  var steps: [Step]
  var ending: Ending
}

/// Something that a dispatcher is handed.
struct Delivery {
  enum Content: Equatable {
    /// A link that is good for so many seconds, or for ever.
    case link(Destination, lifetime: Int?)

    /// A link that was good until a second ago.
    case expired(Destination)

    /// What is no link of `City`.
    case foreign
  }

  /// By which method of the dispatcher.
  enum Way: CaseIterable {
    case url, universalLink, push, shortcut, shortcutInfo, spotlight, browsing, handoff, path, route
  }

  var content: Content
  var way: Way

  /// What each of the stations does; one that is not listed passes the link on at once.
  var conducts: [Int: Conduct] = [:]
}

/// What a handler's method does with a link.
struct Conduct {
  enum Act {
    case yield(Int)

    /// Waits at a gate.
    case wait(Int)

    /// Starts a task that waits at a gate, and does not wait for it.
    case waitAside(Int)

    /// Leaves the main actor, and comes back.
    case leave

    // These happen at the first time only: a handler that always connects would never end.
    case connect
    case disconnect
    case cancel
    case open(Delivery)
  }

  enum Outcome {
    /// Passes the link on, or opens it.
    case pass
    case throwRejection
    case returnRejection
    case throwError
    case throwCancellation
  }

  /// Whether it ends when its task is cancelled, as it should.
  var honoursCancellation = true

  /// What it does first, before its screen is shown.
  var before: [Act] = []
  var outcome = Outcome.pass

  /// What it does after its screen is shown.
  var after: [Act] = []
}
