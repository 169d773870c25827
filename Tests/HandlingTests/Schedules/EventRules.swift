import RoutegenHandling

/// The rules for the events of every dispatcher; see `LinkProgress`.
struct EventRules {
  let events: [LinkEvent<City>]

  /// Whether every link must have ended.
  let isComplete: Bool

  var faults: [String] {
    faultsOfOrder + Set(events.map(\.number)).sorted().flatMap(faultsOfLink)
  }

  /// Links are counted from 1, and links of the app, without repetitions and callbacks, end in the order of their
  /// receipt.
  private var faultsOfOrder: [String] {
    var faults: [String] = []
    let received = events.filter(\.isReceipt).map(\.number)
    if received != Array(1..<received.count + 1) {
      faults.append("links are not counted one by one: \(received)")
    }
    let callbacks = Set(events.filter { $0.isReceipt && $0.name == "signal" }.map(\.number))
    let ended = events.filter {
      if case .repetition = $0.progress { return false }
      if callbacks.contains($0.number) { return false }
      return $0.progress.isFinal && $0.route != nil
    }.map(\.number)
    if ended != ended.sorted() { faults.append("links end out of order: \(ended)") }
    return faults
  }

  private func faultsOfLink(_ number: Int) -> [String] {
    let events = events.filter { $0.number == number }
    var faults: [String] = []
    if events.indices.filter({ events[$0].isReceipt }) != [0] {
      faults.append("link \(number) is not received once and first")
    }
    let ends = events.indices.filter { events[$0].progress.isFinal }
    if ends != [events.count - 1], isComplete || !ends.isEmpty {
      faults.append("link \(number) does not end once and last")
    }
    if !followsTree(events) { faults.append("link \(number) does not go down the tree") }
    return faults
  }

  /// Whether a link goes from node to node of its route, or starts again at the first.
  private func followsTree(_ events: [LinkEvent<City>]) -> Bool {
    var segments: [String] = []
    var rest = segments[...]
    for event in events {
      // A redirect, or a new beginning after one.
      if event.route?.destination.segments != segments {
        segments = event.route?.destination.segments ?? []
        rest = segments[...]
      }
      guard let segment = event.segment else { continue }
      if rest.first != segment { rest = segments[...] }
      guard rest.first == segment else { return false }
      if case .passedThrough = event.progress { rest.removeFirst() }
    }
    return true
  }
}

extension LinkEvent {
  fileprivate var isReceipt: Bool {
    if case .received = progress { true } else { false }
  }

  /// The node that the link has reached.
  fileprivate var segment: String? {
    switch progress {
    case .passedThrough(let node), .delayed(let node): node.segment
    case .received, .redirected, .opened, .rejected, .superseded, .repetition, .timedOut, .failed:
      nil
    }
  }
}

extension City {
  fileprivate var destination: Destination {
    switch self {
    case .sign: .sign
    case .signal: .signal
    case .town(_, .square): .square
    case .town(_, .street(.shop)): .shop
    case .town(_, .street(.house(.hall))): .hall
    case .town(_, .street(.house(.door))): .door
    }
  }
}

extension Destination {
  /// The nodes with a method of a handler.
  fileprivate var segments: [String] {
    stations.filter { $0.isGroup || $0.isLast }.map(\.segment)
  }
}
