import Foundation
import Testing
import TestSupport

/// The dispatcher in random schedules.
@MainActor
@Suite struct ScheduleTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// `ROUTEGEN_SCHEDULE` is the seed of one to run alone.
  private static let seeds =
    environment["ROUTEGEN_SCHEDULE"].flatMap { Int($0) }.map { $0...$0 }
    ?? 1...rounds(2000, short: 250)

  /// ``Story`` and ``EventRules`` contain the expectations.
  @Test(.tags(.random)) func everyLinkEndsOnceAndInOrder() async {
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
