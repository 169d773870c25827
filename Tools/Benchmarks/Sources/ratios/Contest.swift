import CAllocations
import CCounters
import Calls

/// Measures contestants side by side: each runs once in every round, in alternating order.
///
/// Other work on the machine slows down some rounds, but hardly ever all rounds of a contestant. The
/// fastest round therefore counts; the median is also shown.
struct Contest {
  /// The cost of one call of a contestant.
  struct Result {
    var nanoseconds: [Double] = []
    var allocations = 0.0

    /// The instructions of one call; `nil` on a machine whose counters cannot be read.
    var instructions: Double?

    var least: Double { nanoseconds.min() ?? 0 }
    var median: Double { nanoseconds.sorted()[nanoseconds.count / 2] }
  }

  private struct Contestant {
    let name: String
    let calls: Int

    /// Calls it for every value, in the order with a number.
    let run: (_ order: Int) -> Int
    var passes = 1
  }

  private var contestants: [Contestant] = []

  /// The number of orders of the values, which follow each other, so that the processor does not learn one.
  private static let orders = 8

  /// Adds a contestant.
  ///
  /// - Parameters:
  ///   - calls: The number of calls that `run` makes.
  ///   - run: Makes the calls in the order with a number, and returns how many succeeded.
  mutating func add(_ name: String, calls: Int, _ run: @escaping (_ order: Int) -> Int) {
    contestants.append(Contestant(name: name, calls: max(1, calls), run: run))
  }

  /// Adds a contestant that is called once for each of the values, each of which stays where it is.
  @inline(__always) mutating func add<Value>(
    _ name: String, _ values: [Value], _ succeeds: @escaping (UnsafePointer<Value>) -> Bool
  ) {
    let orders = Self.orders(of: values)
    add(name, calls: values.count) { order in
      orders[order % orders.count].withUnsafeBufferPointer { $0.count(where: succeeds) }
    }
  }

  /// The values in each order; the same for all contestants.
  static func orders<Value>(of values: [Value]) -> [[Value]] {
    (0..<orders).map { values.shuffled(seed: UInt64($0)) }
  }

  /// Runs the rounds, in which each contestant takes about a millisecond.
  mutating func results(rounds: Int) -> [String: Result] {
    var results: [String: Result] = [:]
    for index in contestants.indices {
      let contestant = contestants[index]
      let first = Self.seconds { contestant.run(0) }
      contestants[index].passes = max(1, Int(0.001 / max(first, 0.000_001)))
      let before = allocationCount()
      _ = contestant.run(0)
      let allocations = Double(allocationCount() - before)
      results[contestant.name] = Result(
        allocations: allocations / Double(contestant.calls), instructions: instructions(contestant))
    }
    for round in 0..<rounds {
      for contestant in round.isMultiple(of: 2) ? contestants : contestants.reversed() {
        let seconds = Self.seconds {
          (0..<contestant.passes).reduce(0) { sum, pass in sum &+ contestant.run(round + pass) }
        }
        let calls = Double(contestant.passes * contestant.calls)
        results[contestant.name]?.nanoseconds.append(seconds * 1e9 / calls)
      }
    }
    return results
  }

  private func instructions(_ contestant: Contestant) -> Double? {
    let before = instructionCount()
    for order in 0..<Self.orders { _ = contestant.run(order) }
    let after = instructionCount()
    return before < 0 ? nil : Double(after - before) / Double(Self.orders * contestant.calls)
  }

  private static func seconds(_ run: () -> Int) -> Double {
    let start = ContinuousClock.now
    let successes = run()
    let duration = ContinuousClock.now - start
    precondition(successes >= 0)
    return duration / .seconds(1)
  }
}
