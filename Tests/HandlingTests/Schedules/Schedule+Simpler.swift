extension Schedule {
  /// The simplest schedule that can be found for which the condition still holds.
  @MainActor
  func simplified(while condition: @MainActor (Schedule) async -> Bool) async -> Schedule {
    var simplest = self
    while let simpler = await simplest.simpler(while: condition) { simplest = simpler }
    return simplest
  }

  @MainActor
  private func simpler(while condition: @MainActor (Schedule) async -> Bool) async -> Schedule? {
    for schedule in simpler where await condition(schedule) { return schedule }
    return nil
  }

  /// Schedules that lack one thing that this one has.
  private var simpler: [Schedule] {
    steps.indices.flatMap { number in
      ([nil] + steps[number].simpler.map { $0 }).map { step in
        var schedule = self
        schedule.steps.replaceSubrange(number...number, with: step.map { [$0] } ?? [])
        return schedule
      }
    }
  }
}

extension Schedule.Step {
  fileprivate var simpler: [Schedule.Step] {
    switch self {
    case .open(let delivery): delivery.simpler.map { .open($0) }
    case .yield(let count) where count > 1: [.yield(1), .yield(count - 1)]
    case .again(let seconds, _?): [.again(seconds, nil)]
    case .connect, .reconnect, .disconnect, .cancel, .again, .openGate, .closeGate, .waitAside,
      .advance,
      .yield:
      []
    }
  }
}

extension Delivery {
  fileprivate var simpler: [Delivery] {
    conducts.keys.sorted().flatMap { station in
      ([nil] + (conducts[station]?.simpler ?? []).map { $0 }).map { conduct in
        var delivery = self
        delivery.conducts[station] = conduct
        return delivery
      }
    }
  }
}

extension Conduct {
  fileprivate var simpler: [Conduct] {
    var conducts: [Conduct] = []
    for (acts, list) in [(before, \Conduct.before), (after, \Conduct.after)] {
      for number in acts.indices {
        for act in [nil] + acts[number].simpler.map({ $0 }) {
          var conduct = self
          conduct[keyPath: list].replaceSubrange(number...number, with: act.map { [$0] } ?? [])
          conducts.append(conduct)
        }
      }
    }
    return conducts
  }
}

extension Conduct.Act {
  fileprivate var simpler: [Conduct.Act] {
    switch self {
    case .open(let delivery): delivery.simpler.map { .open($0) }
    case .yield(let count) where count > 1: [.yield(1), .yield(count - 1)]
    case .yield, .wait, .waitAside, .leave, .hang, .connect, .openGate, .disconnect, .cancel: []
    }
  }
}
