import Foundation
import RoutegenHandling
import SOPTRoutes

/// The calls of the app's screens, in order.
@MainActor
final class Executed {
  var calls: [String] = []

  func callAsFunction(_ call: String) {
    calls.append(call)
  }
}

// A coordinator for each group, as in the app.

@MainActor
final class AppCoordinator: SOPT.Handler {
  let executed = Executed()

  func home() -> any SOPT.Home.Handler { MainCoordinator(executed) }

  func web(url: URL) -> LinkOutcome<SOPT> {
    executed("open(\(url))")
    return .opened
  }
}

@MainActor
final class MainCoordinator: SOPT.Home.Handler {
  let executed: Executed

  init(_ executed: Executed) { self.executed = executed }

  func index() -> LinkOutcome<SOPT.Home> {
    executed("runMainFlow()")
    return .opened
  }

  func notification() -> any SOPT.Home.Notification.Handler {
    executed("runNotificationFlow()")
    return NotificationCoordinator(executed: executed)
  }

  func soptamp() -> any SOPT.Home.Soptamp.Handler {
    executed("runStampFlow()")
    return StampCoordinator(executed: executed)
  }

  func mypage() -> LinkOutcome<SOPT.Home> {
    executed("runMyPageFlow(of: <stored userType>)")
    return .opened
  }

  func attendance() -> any SOPT.Home.Attendance.Handler {
    executed("runAttendanceFlow()")
    return AttendanceCoordinator(executed: executed)
  }

  func poke() -> any SOPT.Home.Poke.Handler {
    executed("makePokeCoordinator()")
    return PokeCoordinator(executed: executed)
  }

  func fortune() -> LinkOutcome<SOPT.Home> {
    executed("runDailySoptuneFlow()")
    return .opened
  }
}

struct NotificationCoordinator: SOPT.Home.Notification.Handler {
  let executed: Executed

  func index() -> LinkOutcome<SOPT.Home.Notification> { .opened }

  func detail(id: String) -> LinkOutcome<SOPT.Home.Notification> {
    executed("showNotificationDetail(notificationId: \(id))")
    return .opened
  }
}

struct StampCoordinator: SOPT.Home.Soptamp.Handler {
  let executed: Executed

  func index() -> LinkOutcome<SOPT.Home.Soptamp> { .opened }

  func entireRanking() -> LinkOutcome<SOPT.Home.Soptamp> {
    executed("runRankingFlow(.all)")
    return .opened
  }

  func currentGenerationRanking(
    currentGeneration: Int, status: GenerationStatus
  ) -> LinkOutcome<SOPT.Home.Soptamp> {
    executed("runRankingFlow(.currentGeneration(\(currentGeneration), \(status.routeValue)))")
    return .opened
  }
}

struct AttendanceCoordinator: SOPT.Home.Attendance.Handler {
  let executed: Executed

  func index() -> LinkOutcome<SOPT.Home.Attendance> { .opened }

  func attendanceModal(subLectureId: Int, round: Int) -> LinkOutcome<SOPT.Home.Attendance> {
    executed("showAttendance(subLectureId: \(subLectureId), round: \(round))")
    return .opened
  }
}

struct PokeCoordinator: SOPT.Home.Poke.Handler {
  let executed: Executed

  func index() -> LinkOutcome<SOPT.Home.Poke> {
    executed("showPokeMain(isRouteFromRoot: true)")
    return .opened
  }

  func notificationList() -> LinkOutcome<SOPT.Home.Poke> {
    executed("runPokeNotificationListFlow()")
    return .opened
  }
}
