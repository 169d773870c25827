/// A schedule that went wrong, made as simple as it could be.
struct ScheduleFailure: CustomStringConvertible {
  private let seed: Int
  private let schedule: Schedule
  private let faults: [String]

  /// Runs the schedule of the seed; `nil` if all is well.
  @MainActor
  init?(seed: Int, leavesMainActor: Bool = false) async {
    var generator = ScheduleGenerator(seed: seed, leavesMainActor: leavesMainActor)
    let schedule = generator.schedule()
    // What is done on other threads may take any number of rounds on this one.
    let patience = leavesMainActor ? 10_000_000 : 10_000
    guard await !ScheduleRun(patience: patience).run(schedule).isEmpty else { return nil }
    self.seed = seed
    self.schedule = await schedule.simplified {
      await !ScheduleRun(patience: patience).run($0).isEmpty
    }
    faults = await ScheduleRun(patience: patience).run(self.schedule)
  }

  var description: String {
    """
    schedule \(seed), made simpler:
    \(schedule)
    \(faults.map { "  - \($0)" }.joined(separator: "\n"))
    repeat with: ROUTEGEN_SCHEDULE=\(seed) swift test --filter ScheduleTests
    """
  }
}
