import CAllocations
import Foundation

/// Measures the calls of one contestant.
struct Measurement {
  /// The number of orders of the values, which follow each other, so that the processor does not learn one.
  static let orders = 8

  /// The number of calls in a pass.
  let calls: Int

  /// Makes all calls in the order with a number, and returns how many succeeded.
  let pass: (_ order: Int) -> Int

  /// Makes one call with the value at an index.
  let call: (_ index: Int) -> Bool

  /// Returns the nanoseconds of a call in each of 15 turns of at least 20 ms.
  func warm() -> [Double] {
    var turns: [Double] = []
    // The first turns fill the caches.
    for turn in 0..<18 {
      let start = nanoseconds()
      var passes = 0
      var successes = 0
      repeat {
        successes &+= pass(passes % Self.orders)
        passes += 1
      } while nanoseconds() - start < 20_000_000
      precondition(successes >= 0)
      if turn > 2 { turns.append(Double(nanoseconds() - start) / Double(passes * calls)) }
    }
    return turns
  }

  /// Returns the nanoseconds of each of 134 calls, before each of which the caches were filled with other memory.
  func cold() -> [Double] {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32 << 20)
    memory.initialize(repeating: 1)
    defer { memory.deallocate() }
    let clock = (0..<1000).map { _ in elapsed {} }.sorted()[500]
    return (0..<134).map { index in
      for offset in stride(from: 0, to: memory.count, by: 64) { memory[offset] &+= 1 }
      return elapsed { _ = call(index % calls) } - clock
    }
  }

  /// Returns the allocations of a call.
  func allocations() -> Double {
    let before = allocationCount()
    _ = pass(0)
    return Double(allocationCount() - before) / Double(calls)
  }

  private func elapsed(_ body: () -> Void) -> Double {
    let start = nanoseconds()
    body()
    return Double(nanoseconds() - start)
  }

  private func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
