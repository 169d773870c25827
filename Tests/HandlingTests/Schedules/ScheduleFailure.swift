/// A schedule that fails, as simple as possible.
struct ScheduleFailure: CustomStringConvertible {
  private let seed: Int
  private let schedule: Schedule
  private let faults: [String]

  /// Runs the schedule of the seed; `nil` if there is no fault.
  @MainActor
  init?(seed: Int, leavesMainActor: Bool = false) async {
    var generator = ScheduleGenerator(seed: seed, leavesMainActor: leavesMainActor)
    let schedule = generator.schedule()
    func faults(_ schedule: Schedule) async -> [String] {
      await ScheduleRun(leavesMainActor: leavesMainActor).run(schedule)
    }
    guard await !faults(schedule).isEmpty else { return nil }
    self.seed = seed
    self.schedule = await schedule.simplified { await !faults($0).isEmpty }
    self.faults = await faults(self.schedule)
  }

  var description: String {
    """
    schedule \(seed), made simpler:
    \(schedule)
    \(faults.map { "  - \($0)" }.joined(separator: "\n"))
    """
  }
}
