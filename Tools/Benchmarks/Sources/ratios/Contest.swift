import Foundation

/// Measures contestants, each in processes of its own.
///
/// A process measures one contestant: other code in the same process would take turns with it in the caches of the
/// processor. The process that prints the table starts this program again for each contestant, several times and in
/// random order, so that other work of the machine slows down some of the processes, but hardly ever all of them.
struct Contest {
  /// The cost of one call of a contestant.
  struct Result {
    /// The nanoseconds of a call, in the mean of each turn.
    var warm: [Double] = []

    /// The nanoseconds of single calls after which the caches were refilled; empty if they were not measured.
    var cold: [Double] = []
    var allocations = 0.0

    var leastWarm: Double { warm.min() ?? 0 }
    var medianCold: Double? { cold.isEmpty ? nil : cold.sorted()[cold.count / 2] }
  }

  private static let processes = 3

  /// The contestant that this process measures; `nil` in the process that prints the table.
  private let chosen: String?
  private var names: [String] = []

  init(measuring chosen: String?) { self.chosen = chosen }

  /// Adds a contestant that is called once for each of the values, each of which stays where it is in memory.
  ///
  /// - Parameter isCold: Whether calls are also measured after the caches were refilled.
  @inline(__always) mutating func add<Value>(
    _ name: String, _ values: @autoclosure () -> [Value], isCold: Bool = true,
    _ succeeds: @escaping (UnsafePointer<Value>) -> Bool
  ) {
    names.append(name)
    guard chosen == name else { return }
    let values = values()
    let orders = (0..<Measurement.orders).map { values.shuffled(seed: UInt64($0)) }
    let measurement = Measurement(
      calls: orders[0].count,
      pass: { order in orders[order].withUnsafeBufferPointer { $0.count(where: succeeds) } },
      call: { index in
        orders[0].withUnsafeBufferPointer { values in
          values.baseAddress.map { succeeds($0 + index) } ?? false
        }
      })
    let cold = isCold ? measurement.cold() : []
    let lines = [measurement.warm(), cold, [measurement.allocations()]].map { numbers in
      numbers.map { "\($0)" }.joined(separator: " ")
    }
    print(lines.joined(separator: "\n"))
  }

  /// Starts the processes, and returns the results by the names of the contestants.
  func results(in folder: String) throws -> [String: Result] {
    var results: [String: Result] = [:]
    for process in 0..<Self.processes {
      for name in names.shuffled(seed: UInt64(process)) {
        let lines = try output(measuring: name, in: folder).split(
          separator: "\n", omittingEmptySubsequences: false
        ).map { $0.split(separator: " ").compactMap { Double($0) } }
        results[name, default: Result()].warm += lines[0]
        results[name]?.cold += lines[1]
        results[name]?.allocations = lines[2][0]
      }
    }
    return results
  }

  private func output(measuring name: String, in folder: String) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = [folder, name]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { fatalError("\(name) failed") }
    return String(decoding: output, as: UTF8.self)
  }
}
