import RoutegenHandling
import Testing

/// Links with which a browser returns, beside a link that waits for the log-in.
@MainActor
@Suite struct CallbackTests {
  private let links = LinkDispatcher<Kiosk>()
  private let events: EventLog<Kiosk>
  private let login = LinkGate()

  init() {
    events = EventLog(links)
  }

  private func connect() {
    links.connect { (_: Kiosk.Requirement) in
      try await login.waitUntilOpened()
    } opening: { route in
      switch route {
      case .signedIn("denied"): return .rejected("the browser says no")
      case .signedIn("new"): return .redirected(to: .order(id: 7))
      case .signedIn: login.open()
      case .index, .orders, .order, .cellar: break
      }
      return .opened
    }
  }

  @Test func opensTheGateAtWhichALinkWaits() async {
    connect()
    links.open("kiosk://cellar")
    await events.untilDelayed()
    links.open("kiosk://signed-in?code=7")
    #expect(
      await events.until(endOf: 1) == [
        "link 2 (url): received /signed-in?{code}", "link 2 (url): opened /signed-in?{code}",
        "link 1 (url): opened /cellar",
      ])
  }

  @Test func opensAtAColdStart() async {
    links.open("kiosk://cellar")
    links.open("kiosk://signed-in?code=7")
    connect()
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /cellar", "link 2 (url): received /signed-in?{code}",
        "link 2 (url): opened /signed-in?{code}", "link 1 (url): opened /cellar",
      ])
  }

  /// A second delivery is no repetition, and neither is a link after it.
  @Test func leavesWhatWaitsIfItOpensNothing() async {
    connect()
    links.open("kiosk://cellar")
    await events.untilDelayed()
    for number in 2...3 {
      links.open("kiosk://signed-in?code=denied")
      #expect(
        await events.until(endOf: number).last
          == "link \(number) (url): rejected /signed-in?{code}: the browser says no")
    }
    links.open("kiosk://signed-in?code=new")
    #expect(await events.until(endOf: 4).last == "link 4 (url): opened /orders/{id: Int}")
    links.open("kiosk://cellar")
    #expect(await events.until(endOf: 5).last == "link 5 (url): repetition of link 1")
    links.cancel()
    links.disconnect()
    links.open("kiosk://signed-in?code=7")
    connect()
    #expect(await events.until(endOf: 6).last == "link 6 (url): opened /signed-in?{code}")
  }
}
