extension Schedule: CustomStringConvertible {
  /// The steps, one per line.
  var description: String {
    let lines = steps.map(\.description) + [ending == .drained ? "drain" : "drop the dispatcher"]
    return lines.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
}

extension Schedule.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .connect: "connect"
    case .reconnect: "connect the same again"
    case .disconnect: "disconnect"
    case .cancel: "cancel"
    case .open(let delivery): "open \(delivery)"
    case .again(let seconds, let way):
      "open the last one again after \(seconds) s" + (way.map { " by \($0)" } ?? "")
    case .openGate(let gate): "open gate \(gate)"
    case .closeGate(let gate): "close gate \(gate)"
    case .waitAside(let gate): "wait at gate \(gate) aside"
    case .advance(let seconds): "advance the clock by \(seconds) s"
    case .yield(let count): "yield \(count)"
    }
  }
}

extension Delivery: CustomStringConvertible {
  var description: String {
    let conducts = conducts.sorted { $0.key < $1.key }.map { "\(name(of: $0.key)) \($0.value)" }
    return "\(text) by \(way)" + (conducts.isEmpty ? "" : " (\(conducts.joined(separator: "; ")))")
  }

  private var text: String {
    switch content {
    case .link(let destination, nil): "\(destination)"
    case .link(let destination, let lifetime?): "\(destination) for \(lifetime) s"
    case .expired(let destination): "\(destination), expired"
    case .foreign: "no link"
    }
  }

  private func name(of conduct: Int) -> String {
    switch content {
    case .link(let destination, _), .expired(let destination):
      conduct < 10
        ? "\(destination.stations[conduct])"
        : "station \(conduct % 10) after redirect \(conduct / 10)"
    case .foreign: ""
    }
  }
}

extension Conduct: CustomStringConvertible {
  var description: String {
    let outcome = outcome == .pass ? [] : ["\(outcome)"]
    let acts = before.map(\.description) + outcome + after.map { "\($0) after" }
    let list = acts.isEmpty ? "passes" : acts.joined(separator: ", ")
    return honoursCancellation ? list : "\(list), whatever is cancelled"
  }
}

extension Conduct.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .yield(let count): "yield \(count)"
    case .wait(let gate): "wait at gate \(gate)"
    case .waitAside(let gate): "wait at gate \(gate) aside"
    case .leave: "leave the main actor"
    case .hang: "hang"
    case .openGate(let gate): "open gate \(gate)"
    case .connect: "connect"
    case .disconnect: "disconnect"
    case .cancel: "cancel"
    case .open(let delivery): "open [\(delivery)]"
    }
  }
}
