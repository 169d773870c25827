import RoutegenHandling
import Testing

/// Links that wait: at gates, for log-in, for a handler; and the time that passes meanwhile.
@MainActor
@Suite struct WaitingTests {
  /// A reason why a link must not be opened any more.
  enum Limit: CaseIterable {
    case expiry, maximumWait

    var link: String {
      switch self {
      case .expiry: "desk://drawers/1/letters/a?until=1700000060"
      case .maximumWait: "desk://drawers/1/letters/a"
      }
    }

    var end: String {
      switch self {
      case .expiry: "expired"
      case .maximumWait: "timed out"
      }
    }
  }

  /// What a link waits for.
  enum Wait: CaseIterable {
    case connection, reconnection
    case gateOfGroup, methodOfGroup, gateOfRequirement, methodOfRequirement, gateOfRoute
    case methodThatRedirects
  }

  private let clock = TestClock()
  private let links: LinkDispatcher<Desk>
  private let desk = DeskHandler()
  private let events: EventLog<Desk>

  init() {
    let clock = clock
    links = LinkDispatcher { clock.seconds }
    events = EventLog(links)
  }

  @Test func tellsOfEachLinkThatOpensNothing() async {
    var told: [String] = []
    let gate = LinkGate()
    let connect = {
      links.connect { (_: Desk.Requirement) in
        try await gate.waitUntilOpened()
      } opening: { route in
        route == .search(q: "x") ? .rejected("nothing is found") : .opened
      } otherwise: { error, link in
        told.append("\(link) \(link.text ?? "-"): \(error)")
      }
    }
    // Without anybody to tell, the newest text counts, unless a link follows it.
    links.open("desk://first")
    links.open("desk://second")
    connect()
    links.disconnect()
    links.open("desk://third")
    links.open("desk://search?q=x")
    connect()
    await events.until(endOf: 4)
    links.open(payload: ["aps": "x"])
    links.open(shortcut: "shelf")
    links.open("desk://search?until=1")
    links.open("desk://safe")
    await events.untilDelayed()
    links.open("desk://search")
    await events.until(endOf: 9)
    links.open("desk://safe")
    await events.untilDelayed()
    links.cancel("nobody logs in")
    links.maximumWait = 60
    links.open("desk://safe")
    await events.untilDelayed()
    clock.seconds += 61
    gate.open()
    await events.until(endOf: 11)
    #expect(
      told == [
        "link 2 (url) desk://second: No route begins like this link.",
        "link 4 (url) desk://search?q=x: nothing is found",
        "link 5 (push) -: The parameter 'url' is missing.",
        "link 6 (shortcut) shelf: No route begins like this link.",
        "link 7 (url) desk://search?until=1: The link expired: its time is '1'.",
        "link 10 (url) desk://safe: nobody logs in",
        "link 11 (url) desk://safe: it has waited too long",
      ])
  }

  /// Opens the link, and lets it wait for a number of seconds; returns whether it was opened.
  private func open(_ link: String, waitingFor wait: Wait, seconds: Double) async -> Bool {
    let gate = LinkGate()
    let pass: @MainActor () async throws -> Void = {
      clock.seconds += seconds
      try await gate.waitUntilOpened()
    }
    var isShown = false
    let takeLong: @MainActor () async throws -> Void = {
      await Task.yield()
      clock.seconds += seconds
    }
    desk.atEnd = { isShown = true }
    switch wait {
    case .connection, .reconnection: break
    case .gateOfGroup: desk.atDrawer = pass
    case .methodOfGroup: desk.atDrawer = takeLong
    case .gateOfRequirement: desk.atRequirement = { _ in try await pass() }
    case .methodOfRequirement: desk.atRequirement = { _ in try await takeLong() }
    case .gateOfRoute:
      desk.atEnd = {
        try await pass()
        isShown = true
      }
    case .methodThatRedirects:
      desk.redirects = [.search(q: "a")]
      desk.atEnd = {
        desk.atEnd = { isShown = true }
        try await takeLong()
      }
    }
    if wait != .connection { links.connect(to: desk) }
    if wait == .reconnection { links.disconnect() }
    links.open(link)
    for _ in 1...50 { await Task.yield() }
    if [.connection, .reconnection].contains(wait) { clock.seconds += seconds }
    links.connect(to: desk)
    gate.open()
    for _ in 1...50 { await Task.yield() }
    return isShown
  }

  @Test(arguments: Limit.allCases, Wait.allCases)
  func isNotOpenedAfterItsTime(_ limit: Limit, _ wait: Wait) async {
    if limit == .maximumWait { links.maximumWait = 60 }
    let isShown = await open(limit.link, waitingFor: wait, seconds: 61)
    #expect(!isShown)
    #expect(await events.until(endOf: 1).last?.contains(limit.end) == true)
  }

  @Test(arguments: Limit.allCases, Wait.allCases)
  func isOpenedWithinItsTime(_ limit: Limit, _ wait: Wait) async {
    if limit == .maximumWait { links.maximumWait = 60 }
    let isShown = await open(limit.link, waitingFor: wait, seconds: 59)
    #expect(isShown)
    #expect(await events.until(endOf: 1).last?.contains("opened") == true)
  }

  @Test(arguments: Wait.allCases) func mayWaitForAnyTime(_ wait: Wait) async {
    let isShown = await open(Limit.maximumWait.link, waitingFor: wait, seconds: 1e9)
    #expect(isShown)
  }

  /// Otherwise the second tap would be a repetition of a link that never opens.
  @Test(arguments: Limit.allCases, [true, false])
  func isReplacedByAnotherTapAfterItsTime(_ limit: Limit, _ isConnected: Bool) async {
    if limit == .maximumWait { links.maximumWait = 60 }
    let login = LinkGate()
    desk.atRequirement = { _ in try await login.waitUntilOpened() }
    if isConnected { links.connect(to: desk) }
    links.open(limit.link)
    if isConnected { await events.untilDelayed() }
    clock.seconds += 61
    links.open("desk://drawers/1/letters/a")
    #expect(await events.until(endOf: 1).last?.contains(limit.end) == true)
    links.connect(to: desk)
    login.open()
    #expect(
      await events.until(endOf: 2).last
        == "link 2 (url): opened /drawers/{number: Int}/letters/{letter}")
  }

  @Test func anExpiredLinkFails() async {
    links.connect(to: desk)
    #expect(links.open("desk://search?until=1700000001"))
    #expect(!links.open("desk://search?until=1699999999"))
    #expect(!links.open("https://desk.example/click?to=%2Fsearch%3Funtil%3D1699999999"))
    #expect(!links.open(payload: ["url": "/search", "until": "1699999999"]))
    let lines = await events.until(endOf: 1)
    #expect(lines.filter { $0.hasSuffix("failed: expired") }.count == 3)
    #expect(desk.calls == ["search all"])
  }

  // MARK: Gates

  /// Whoever waits goes on in a later turn, when the gate may be closed again.
  @Test func aGateThatIsOpenForNoTurnLetsNobodyPass() async {
    let gate = LinkGate()
    var isShown = false
    desk.atEnd = {
      try await gate.waitUntilOpened()
      isShown = true
    }
    links.connect(to: desk)
    links.open("desk://search")
    await events.untilDelayed()
    for _ in 1...3 {
      gate.open()
      gate.close()
      for _ in 1...10 { await Task.yield() }
    }
    #expect(!isShown)
    gate.open()
    // It has waited once.
    #expect(await events.until(endOf: 1) == ["link 1 (url): opened /search?{q = all}"])
    #expect(isShown)
  }

  @Test func aClosedGateEndsTheWaitOfACancelledTask() async {
    let gate = LinkGate()
    let task = Task { try await gate.waitUntilOpened() }
    for _ in 1...10 { await Task.yield() }
    gate.open()
    gate.close()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
