import Foundation
import RoutegenHandling
import SOPTRoutes

/// One class that handles all groups; the `index` methods differ in the type that they return.
@MainActor
final class OneCoordinator: SOPT.Handler, SOPT.Home.Handler, SOPT.Home.Notification.Handler,
  SOPT.Home.Soptamp.Handler, SOPT.Home.Attendance.Handler, SOPT.Home.Poke.Handler
{
  let executed = Executed()

  // MARK: SOPT

  func home() -> any SOPT.Home.Handler { self }

  func web(url: URL) -> LinkHandling<SOPT> {
    executed("open(\(url))")
    return .opened
  }

  // MARK: SOPT.Home

  func index() -> LinkHandling<SOPT.Home> {
    executed("runMainFlow()")
    return .opened
  }

  func notification() -> any SOPT.Home.Notification.Handler {
    executed("runNotificationFlow()")
    return self
  }

  func soptamp() -> any SOPT.Home.Soptamp.Handler {
    executed("runStampFlow()")
    return self
  }

  func mypage() -> LinkHandling<SOPT.Home> {
    executed("runMyPageFlow(of: <stored userType>)")
    return .opened
  }

  func attendance() -> any SOPT.Home.Attendance.Handler {
    executed("runAttendanceFlow()")
    return self
  }

  func poke() -> any SOPT.Home.Poke.Handler {
    executed("makePokeCoordinator()")
    return self
  }

  func fortune() -> LinkHandling<SOPT.Home> {
    executed("runDailySoptuneFlow()")
    return .opened
  }

  // MARK: SOPT.Home.Notification

  func index() -> LinkHandling<SOPT.Home.Notification> { .opened }

  func detail(id: String) -> LinkHandling<SOPT.Home.Notification> {
    executed("showNotificationDetail(notificationId: \(id))")
    return .opened
  }

  // MARK: SOPT.Home.Soptamp

  func index() -> LinkHandling<SOPT.Home.Soptamp> { .opened }

  func entireRanking() -> LinkHandling<SOPT.Home.Soptamp> {
    executed("runRankingFlow(.all)")
    return .opened
  }

  func currentGenerationRanking(
    currentGeneration: Int, status: GenerationStatus
  ) -> LinkHandling<SOPT.Home.Soptamp> {
    executed("runRankingFlow(.currentGeneration(\(currentGeneration), \(status.routeValue)))")
    return .opened
  }

  // MARK: SOPT.Home.Attendance

  func index() -> LinkHandling<SOPT.Home.Attendance> { .opened }

  func attendanceModal(subLectureId: Int, round: Int) -> LinkHandling<SOPT.Home.Attendance> {
    executed("showAttendance(subLectureId: \(subLectureId), round: \(round))")
    return .opened
  }

  // MARK: SOPT.Home.Poke

  func index() -> LinkHandling<SOPT.Home.Poke> {
    executed("showPokeMain(isRouteFromRoot: true)")
    return .opened
  }

  func notificationList() -> LinkHandling<SOPT.Home.Poke> {
    executed("runPokeNotificationListFlow()")
    return .opened
  }
}
