// Runs a number of random schedules of a dispatcher whose handlers leave the main actor. Scripts/check-threads
// compiles this file with the sources of HandlingTests.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
for seed in 1...count {
  if let failure = await ScheduleFailure(seed: seed, leavesMainActor: true) {
    fatalError("\(failure)")
  }
}
print("\(count) schedules without a data race")
