import CAllocations

/// Measures contestants side by side: each runs once in every round, in alternating order.
///
/// Other work on the machine slows down some rounds, but hardly ever all rounds of a contestant. The
/// fastest round therefore counts; the median is also shown.
struct Contest {
  /// The cost of one call of a contestant.
  struct Result {
    var nanoseconds: [Double] = []
    var allocations = 0.0

    var least: Double { nanoseconds.min() ?? 0 }
    var median: Double { nanoseconds.sorted()[nanoseconds.count / 2] }
  }

  private struct Contestant {
    let name: String
    let calls: Int
    let run: () -> Int
    var passes = 1
  }

  private var contestants: [Contestant] = []

  /// Adds a contestant.
  ///
  /// - Parameters:
  ///   - calls: The number of calls that `run` makes.
  ///   - run: Returns the number of calls that succeeded.
  mutating func add(_ name: String, calls: Int, _ run: @escaping () -> Int) {
    contestants.append(Contestant(name: name, calls: max(1, calls), run: run))
  }

  /// Adds a contestant that is called once for each of the values.
  mutating func add<Value>(
    _ name: String, _ values: [Value], _ succeeds: @escaping (Value) -> Bool
  ) {
    add(name, calls: values.count) {
      var successes = 0
      for value in values where succeeds(value) { successes += 1 }
      return successes
    }
  }

  /// Runs the rounds, in which each contestant takes about a millisecond.
  mutating func results(rounds: Int) -> [String: Result] {
    var results: [String: Result] = [:]
    for index in contestants.indices {
      let contestant = contestants[index]
      let first = Self.seconds(contestant.run)
      contestants[index].passes = max(1, Int(0.001 / max(first, 0.000_001)))
      let before = allocationCount()
      _ = contestant.run()
      let allocations = Double(allocationCount() - before)
      results[contestant.name] = Result(allocations: allocations / Double(contestant.calls))
    }
    for round in 0..<rounds {
      for contestant in round.isMultiple(of: 2) ? contestants : contestants.reversed() {
        let seconds = Self.seconds {
          (0..<contestant.passes).reduce(0) { sum, _ in sum &+ contestant.run() }
        }
        let calls = Double(contestant.passes * contestant.calls)
        results[contestant.name]?.nanoseconds.append(seconds * 1e9 / calls)
      }
    }
    return results
  }

  private static func seconds(_ run: () -> Int) -> Double {
    let start = ContinuousClock.now
    let successes = run()
    let duration = ContinuousClock.now - start
    precondition(successes >= 0)
    return duration / .seconds(1)
  }
}
