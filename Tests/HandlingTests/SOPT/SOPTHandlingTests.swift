import RoutegenHandling
import RoutegenTesting
import SOPTRoutes
import Testing

/// The calls of the coordinators of SOPT's app for each link, in order.
@MainActor
@Suite struct SOPTHandlingTests {
  nonisolated static let chains = [
    ("home", ["runMainFlow()"]),
    ("home/notification", ["runNotificationFlow()"]),
    (
      "home/notification/detail?id=1234",
      ["runNotificationFlow()", "showNotificationDetail(notificationId: 1234)"]
    ),
    ("home/soptamp", ["runStampFlow()"]),
    ("home/soptamp/entire-ranking", ["runStampFlow()", "runRankingFlow(.all)"]),
    (
      "home/soptamp/current-generation-ranking?currentGeneration=33&status=active",
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
  ]

  @Test(arguments: chains)
  func aCoordinatorForEachGroupRunsItsNode(_ path: String, _ calls: [String]) async {
    let app = AppCoordinator()
    let trace = await LinkTrace<SOPT>(of: path, handledBy: app)
    #expect(app.executed.calls == calls)
    #expect(trace.opened != nil)
  }

  /// SOPT's own chain stops half-way without a message; here an event contains the reason.
  @Test func nothingIsRunForAMistake() async {
    let app = AppCoordinator()
    let trace = await LinkTrace<SOPT>(of: "home/notification/detail", handledBy: app)
    #expect(trace.error as? LinkError == .missing(parameter: "id"))
    #expect(app.executed.calls == [])
  }

  @Test func theChainIsToldNodeByNode() async {
    let trace = await LinkTrace<SOPT>(
      of: "home/notification/detail?id=77", handledBy: AppCoordinator())
    #expect(
      trace.description == """
        link 1 (app): received /home/notification/detail?{id}
        link 1 (app): passed through /home
        link 1 (app): passed through /notification
        link 1 (app): opened /home/notification/detail?{id}
        """)
  }

  @Test(arguments: [
    (["deepLink": "home/soptamp/entire-ranking", "id": "2133"], "runRankingFlow(.all)"),
    (["webLink": "https://www.sopt.org", "id": "6677"], "open(https://www.sopt.org)"),
    (["id": "77"], "showNotificationDetail(notificationId: 77)"),
    (["id": "77", "deepLink": "", "webLink": ""], "showNotificationDetail(notificationId: 77)"),
    (["id": "77", "deepLink": "home", "webLink": "https://www.sopt.org"], "runMainFlow()"),
  ])
  func aPushRunsWhatItNames(_ payload: [String: String], _ last: String) async {
    let app = AppCoordinator()
    let trace = await LinkTrace<SOPT>(handledBy: app) { $0.open(payload: payload) }
    #expect(app.executed.calls.last == last)
    #expect(trace.events.allSatisfy { $0.source == .push })
  }

  /// The app keeps a link that arrives during log-in, and opens it with the main flow.
  @Test func aLinkIsPendingUntilTheMainFlowRuns() async {
    let links = LinkDispatcher<SOPT>()
    let events = EventLog(links)
    let app = AppCoordinator()

    links.open(payload: ["deepLink": "home/soptamp"])
    await Task.yield()
    #expect(app.executed.calls == [])

    app.executed("log in, runMainFlow()")
    links.connect(to: app)
    await events.until(endOf: 1)
    #expect(app.executed.calls == ["log in, runMainFlow()", "runStampFlow()"])
  }

  @Test func onlyTheNewestOfPendingLinksIsRun() async {
    let links = LinkDispatcher<SOPT>()
    let events = EventLog(links)
    let app = AppCoordinator()

    links.open(payload: ["deepLink": "home/soptamp"])
    links.open(path: "home/fortune")
    links.connect(to: app)
    #expect(
      await events.until(endOf: 2) == [
        "link 1 (push): received /home/soptamp", "link 1 (push): superseded /home/soptamp",
        "link 2 (app): received /home/fortune", "link 2 (app): passed through /home",
        "link 2 (app): opened /home/fortune",
      ])
    #expect(app.executed.calls == ["runDailySoptuneFlow()"])
  }
}
