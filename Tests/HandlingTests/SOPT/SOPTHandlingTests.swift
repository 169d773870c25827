import RoutegenRuntime
import SOPTRoutes
import Testing

/// What the coordinators of SOPT's app do for each link, and when.
@MainActor
@Suite struct SOPTHandlingTests {
  private let links = LinkDispatcher<SOPT>()
  private let app = AppCoordinator()
  private let events: EventLog<SOPT>

  init() {
    events = EventLog(links)
  }

  @Test(arguments: [
    ("home", ["runMainFlow()"]),
    ("home/notification", ["runNotificationFlow()"]),
    (
      "home/notification/detail?id=1234",
      ["runNotificationFlow()", "showNotificationDetail(notificationId: 1234)"]
    ),
    ("home/soptamp", ["runStampFlow()"]),
    ("home/soptamp/entire-ranking", ["runStampFlow()", "runRankingFlow(.all)"]),
    (
      "home/soptamp/current-generation-ranking?currentGeneration=33&status=Active",
      ["runStampFlow()", "runRankingFlow(.currentGeneration(33, ACTIVE))"]
    ),
    ("home/mypage", ["runMyPageFlow(of: <stored userType>)"]),
    ("home/attendance", ["runAttendanceFlow()"]),
    (
      "home/attendance/attendance-modal?subLectureId=1&round=2",
      ["runAttendanceFlow()", "showAttendance(subLectureId: 1, round: 2)"]
    ),
    ("home/poke", ["makePokeCoordinator()", "showPokeMain(isRouteFromRoot: true)"]),
    ("home/poke/notification-list", ["makePokeCoordinator()", "runPokeNotificationListFlow()"]),
    ("home/fortune", ["runDailySoptuneFlow()"]),
    ("/home/", ["runMainFlow()"]),
    ("home/%73optamp", ["runStampFlow()"]),
    ("home?id=123", ["runMainFlow()"]),
    ("home?expiredAt=2099-01-01T00:00:00.000Z", ["runMainFlow()"]),
    ("home/notification#frag", ["runNotificationFlow()"]),
    (
      "home/notification/detail?id=a%20b",
      ["runNotificationFlow()", "showNotificationDetail(notificationId: a b)"]
    ),
  ])
  func eachCoordinatorRunsItsNode(_ path: String, _ calls: [String]) async {
    links.connect(to: app)
    #expect(links.open(path: path))
    await events.until(endOf: 1)
    #expect(app.executed.calls == calls)
  }
}
