// Runs a number of random schedules of a dispatcher whose handlers leave the main actor. Checks/threads/run
// compiles this file with the sources of HandlingTests.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = numbers.first ?? 1
let first = numbers.dropFirst().first ?? 1
for seed in first..<first + count {
  if let failure = await ScheduleFailure(seed: seed, leavesMainActor: true) {
    fatalError("\(failure)")
  }
}
print("\(count) schedules without a data race")
