import Foundation
import Testing

/// The dispatcher in random schedules.
@MainActor
@Suite struct ScheduleTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Enough for every run; set `ROUTEGEN_SCHEDULES` to test more, and `ROUTEGEN_SCHEDULE` to the
  /// seed of one to run it alone.
  private static let seeds =
    environment["ROUTEGEN_SCHEDULE"].flatMap { Int($0) }.map { $0...$0 }
    ?? 1...(environment["ROUTEGEN_SCHEDULES"].flatMap { Int($0) } ?? 2000)

  /// ``Story`` and ``EventRules`` contain the expectations.
  @Test func everyLinkEndsOnceAndInOrder() async {
    for seed in Self.seeds {
      guard let failure = await ScheduleFailure(seed: seed) else { continue }
      Issue.record(
        """
        \(failure)
        repeat with: ROUTEGEN_SCHEDULE=\(seed) swift test --filter ScheduleTests
        """)
      return
    }
  }
}
