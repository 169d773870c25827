import TestSupport

/// Generates random schedules, the same ones for the same seed.
struct ScheduleGenerator {
  private var numbers: SplitMix

  /// Whether handlers may leave the main actor, so that the order of events varies.
  private let leavesMainActor: Bool

  init(seed: Int, leavesMainActor: Bool = false) {
    numbers = SplitMix(seed: UInt64(seed))
    self.leavesMainActor = leavesMainActor
  }

  mutating func schedule() -> Schedule {
    var steps = (0..<random(4...16)).map { _ in step() }
    if numbers.one(in: 2) { steps.insert(.connect, at: 0) }
    return Schedule(steps: steps, ending: numbers.one(in: 8) ? .dropped : .drained)
  }

  private mutating func step() -> Schedule.Step {
    switch random(1...100) {
    case ...8: .connect
    case ...11: .reconnect
    case ...18: .disconnect
    case ...23: .cancel
    case ...32: .again(random(0...Schedule.duplicateWindow + 1), numbers.one(in: 2) ? way() : nil)
    case ...39: .openGate(gate())
    case ...44: .closeGate(gate())
    case ...46: .waitAside(gate())
    case ...53: .advance(random(1...3))
    case ...77: .yield(random(1...8))
    default: .open(delivery(depth: 1))
    }
  }

  /// - Parameter depth: The number of nested links that handlers may open.
  private mutating func delivery(depth: Int) -> Delivery {
    let destination = numbers.pick(Destination.allCases)
    let way = way()
    var delivery = Delivery(content: content(destination, way), way: way)
    addConducts(to: &delivery, destination, after: 0, depth)
    return delivery
  }

  private mutating func addConducts(
    to delivery: inout Delivery, _ destination: Destination, after redirects: Int, _ depth: Int
  ) {
    for (position, station) in destination.stations.enumerated() where numbers.one(in: 2) {
      var conduct = conduct(at: station, depth: depth)
      if destination == .signal, redirects == 0 { conduct.end() }
      if case .redirect(let next) = conduct.outcome {
        // The second redirect leads to itself, and so to the end of all redirects.
        if redirects == 2 { conduct.outcome = .redirect(destination) }
        if redirects < 2 { addConducts(to: &delivery, next, after: redirects + 1, depth) }
      }
      delivery.conducts[Delivery.number(of: position, after: redirects)] = conduct
    }
  }

  private mutating func content(
    _ destination: Destination, _ way: Delivery.Way
  ) -> Delivery.Content {
    // A route of the app's own is always valid, and does not expire.
    if way == .route { return .link(destination, lifetime: nil) }
    switch random(1...10) {
    case 1: return .foreign
    case 2: return .expired(destination)
    case 3...4: return .link(destination, lifetime: random(1...3))
    default: return .link(destination, lifetime: nil)
    }
  }

  private mutating func conduct(at station: Station, depth: Int) -> Conduct {
    var conduct = Conduct()
    conduct.honoursCancellation = !numbers.one(in: 8)
    conduct.before = (0..<random(0...3)).map { _ in act(depth) }
    conduct.outcome = outcome(at: station)
    if station.isLast, numbers.one(in: 2) {
      conduct.after = [numbers.one(in: 3) ? .yield(1) : action(depth)]
    }
    // A task that is started last does not begin before the method has returned.
    if numbers.one(in: 16) {
      let acts = station.isLast ? \Conduct.after : \Conduct.before
      conduct[keyPath: acts].append(.waitAside(gate()))
    }
    return conduct
  }

  private mutating func outcome(at station: Station) -> Conduct.Outcome {
    switch random(1...24) {
    case 1: .throwRejection
    case 2: station.isLast ? .returnRejection : .throwRejection
    case 3: .throwError
    case 4: .throwCancellation
    case 5...8 where station.isLast: .redirect(numbers.pick(Destination.allCases))
    default: .pass
    }
  }

  private mutating func act(_ depth: Int) -> Conduct.Act {
    switch random(1...40) {
    case 1: .hang
    case ...14: .wait(gate())
    case ...20 where leavesMainActor: .leave
    case ...32: .yield(random(1...4))
    default: action(depth)
    }
  }

  /// The actions of a handler on the dispatcher.
  private mutating func action(_ depth: Int) -> Conduct.Act {
    switch random(1...6) {
    case 1: .connect
    case 2: .disconnect
    case 3: .cancel
    case 4: .openGate(gate())
    default: depth > 0 ? .open(delivery(depth: depth - 1)) : .yield(1)
    }
  }

  private mutating func way() -> Delivery.Way { numbers.pick(Delivery.Way.allCases) }

  private mutating func gate() -> Int { random(0...Schedule.gateCount - 1) }

  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}

extension Conduct {
  /// Leaves out what would never end a callback, and what would make it another link.
  fileprivate mutating func end() {
    before.removeAll { if case .hang = $0 { true } else { false } }
    if case .redirect = outcome { outcome = .pass }
  }
}
