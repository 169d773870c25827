import Testing

@testable import RoutegenHandling

/// One tap that is delivered several times.
@MainActor
@Suite struct RepetitionTests {
  /// Deliveries of one link: by the system, by an SDK, by a browser, and by the app.
  enum Delivery: CaseIterable {
    case web, webWithSlash, webInUpperCase, webOfCampaign, activity, envelope
    case app, appWithSlash, appWithEscape, push, notification, shortcut, handoff, spotlight

    @MainActor
    func open(_ links: LinkDispatcher<Desk>) -> Bool {
      let page = "https://desk.example/drawers/7"
      switch self {
      case .web: return links.open(page)
      case .webWithSlash: return links.open(page + "/")
      case .webInUpperCase: return links.open("HTTPS://DESK.example/drawers/7")
      case .webOfCampaign: return links.open(page + "?utm=1")
      case .activity:
        return links.open(activity: "NSUserActivityTypeBrowsingWeb", webpageURL: page)
      case .envelope: return links.open("https://desk.example/click?to=%2Fdrawers%2F7")
      case .app: return links.open("desk://drawers/7")
      case .appWithSlash: return links.open("desk://drawers/7/")
      case .appWithEscape: return links.open("desk:///dra%77ers/7?utm=1")
      case .push: return links.open(payload: ["url": "/drawers/7", "id": "1"])
      case .notification:
        let payload = ["url": "/drawers/7", "id": "1"].mapValues { PayloadValue.text($0) }
        return links.open(payload: payload, identifier: "A")
      case .shortcut: return links.open(shortcut: "drawers/7")
      case .handoff: return links.open(activity: "any", webpageURL: page)
      case .spotlight:
        return links.open(
          activity: "com.apple.corespotlightitem",
          userInfo: ["kCSSearchableItemActivityIdentifier": .text("drawers/7")])
      }
    }
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

  private func end(_ number: Int) async -> String {
    await events.until(endOf: number).last.map { String($0.drop { $0 != ":" }.dropFirst(2)) } ?? ""
  }

  // MARK: What is a repetition

  @Test(arguments: Delivery.allCases, Delivery.allCases)
  func isOpenedOnce(_ first: Delivery, _ second: Delivery) async {
    links.connect(to: desk)
    #expect(first.open(links))
    #expect(await end(1) == "opened /drawers/{number: Int}")
    clock.seconds += 2
    #expect(second.open(links))
    #expect(await end(2) == "repetition of link 1")
    #expect(desk.calls == ["drawer 7", "whole drawer"])
  }

  /// For any time: the window begins when a link is opened.
  @Test(arguments: [
    (Delivery.push, Delivery.push), (.app, .push), (.web, .app), (.notification, .web),
  ])
  func isOpenedOnceHoweverLongItWaits(_ first: Delivery, _ second: Delivery) async {
    let gate = LinkGate()
    desk.atDrawer = { try await gate.waitUntilOpened() }
    #expect(first.open(links))
    clock.seconds += 3600
    #expect(second.open(links))
    #expect(await end(2) == "repetition of link 1")
    links.connect(to: desk)
    await events.untilDelayed()
    clock.seconds += 3600
    #expect(second.open(links))
    #expect(await end(3) == "repetition of link 1")
    gate.open()
    #expect(await end(1) == "opened /drawers/{number: Int}")
    clock.seconds += 2
    #expect(second.open(links))
    #expect(await end(4) == "repetition of link 1")
    #expect(desk.calls == ["drawer 7", "whole drawer"])
  }

  @Test func theRouteOfARedirectIsRepeatedToo() async {
    links.connect(to: desk)
    desk.redirects = [.drawers(number: 7)]
    links.open("desk://search?q=x")
    await events.until(endOf: 1)
    links.open(payload: ["url": "/drawers/7"])
    #expect(await end(2) == "repetition of link 1")
    links.open("https://desk.example/search?q=x")
    #expect(await end(3) == "repetition of link 1")
  }

  @Test func hasAnEventWithItsRoute() async throws {
    links.connect(to: desk)
    let stream = links.events
    #expect(Delivery.app.open(links))
    #expect(Delivery.webOfCampaign.open(links))
    var all: [LinkEvent<Desk>] = []
    for await event in stream where event.number == 2 {
      all.append(event)
      if event.progress.isFinal { break }
    }
    #expect(all.map(\.description).first?.hasPrefix("link 2 (universalLink): received") == true)
    let last = try #require(all.last)
    #expect(last.route == .drawers(number: 7) && last.source == .universalLink)
    #expect(last.link?.extras.map(\.key) == ["utm"])
    guard case .repetition(of: 1) = last.progress else {
      Issue.record("no repetition: \(last)")
      return
    }
  }

  // MARK: What is none

  @Test func theWindowEnds() async {
    links.connect(to: desk)
    for number in 1...3 {
      #expect(Delivery.app.open(links))
      #expect(await end(number) == "opened /drawers/{number: Int}")
      clock.seconds += 2.1
    }
    #expect(Delivery.web.open(links))
    #expect(await end(4) == "opened /drawers/{number: Int}")
  }

  @Test(arguments: [0, -1, .nan]) func aWindowOfNoTimeOpensEveryDelivery(_ window: Double) async {
    links.duplicateWindow = window
    links.connect(to: desk)
    for (index, delivery) in [Delivery.app, .web, .notification, .notification].enumerated() {
      #expect(delivery.open(links))
      #expect(await end(index + 1) == "opened /drawers/{number: Int}")
    }
  }

  /// A user who closes the log-in and taps again wants to see it again.
  @Test(
    arguments: [Delivery.app, .notification], ["rejected", "failed", "cancelled", "superseded"])
  func whatOpenedNothingHasNoRepetition(_ delivery: Delivery, _ end: String) async {
    let login = LinkGate()
    desk.atDrawer = {
      switch end {
      case "rejected": throw LinkRejection("no")
      case "failed": throw CancellationError()
      default: try await login.waitUntilOpened()
      }
    }
    links.connect(to: desk)
    #expect(delivery.open(links))
    if end == "cancelled" || end == "superseded" { await events.untilDelayed() }
    if end == "cancelled" { links.cancel() }
    if end == "superseded" { links.open(.search()) }
    await events.until(endOf: 1)
    desk.atDrawer = {}
    #expect(delivery.open(links))
    let number = end == "superseded" ? 3 : 2
    #expect(await self.end(number) == "opened /drawers/{number: Int}")
  }

  @Test func twoPayloadsOfOneRouteAreTwoPushes() async {
    links.connect(to: desk)
    for number in 1...2 {
      links.open(payload: ["url": "/search", "id": "\(number)"])
      #expect(await end(number) == "opened /search?{q = all}")
    }
  }

  /// The host tells the server of the route.
  @Test func twoHostsAreTwoLinks() async {
    links.otherHosts = ["one.example", "two.example:8443"].compactMap(LinkHost.init)
    links.connect(to: desk)
    for (index, host) in ["one.example", "two.example:8443", "desk.example"].enumerated() {
      #expect(links.open("https://\(host)/search"))
      #expect(await end(index + 1) == "opened /search?{q = all}")
    }
  }

  /// After a log-out, a link is for the next user.
  @Test func anotherHandlerHasOpenedNothing() async {
    links.connect(to: desk)
    #expect(Delivery.app.open(links))
    #expect(await end(1) == "opened /drawers/{number: Int}")
    links.disconnect()
    #expect(Delivery.push.open(links))
    let other = DeskHandler()
    links.connect(to: other)
    #expect(await end(2) == "opened /drawers/{number: Int}")
    #expect(other.calls == ["drawer 7", "whole drawer"])
  }

  /// Such a link may be the one that logs out.
  @Test func aLinkThatDisconnectsIsRepeatedAfterTheNextLogIn() async {
    desk.atEnd = { links.disconnect() }
    links.connect(to: desk)
    #expect(Delivery.app.open(links))
    #expect(await end(1) == "opened /drawers/{number: Int}")
    links.connect(to: DeskHandler())
    #expect(Delivery.web.open(links))
    #expect(await end(2) == "repetition of link 1")
  }

  @Test func anotherLinkInBetweenEndsTheRow() async {
    links.connect(to: desk)
    for (index, number) in [7, 8, 7].enumerated() {
      links.open("desk://drawers/\(number)")
      #expect(await end(index + 1) == "opened /drawers/{number: Int}")
    }
  }

  @Test func theAppMayOpenARouteTwice() async {
    links.connect(to: desk)
    for number in 1...2 {
      links.open(.search())
      links.open(path: "search")
      await events.until(endOf: number * 2)
    }
    #expect(desk.calls == ["search all", "search all"])
  }

  @Test func aClockThatIsSetBackHidesNothing() async {
    links.connect(to: desk)
    for number in 1...2 {
      links.open("desk://search")
      await events.until(endOf: number)
      clock.seconds -= 3600
    }
    #expect(desk.calls.count == 2)
  }

  // MARK: Notifications

  @Test func aNotificationIsOpenedOnceHoweverLate() async {
    links.connect(to: desk)
    #expect(Delivery.notification.open(links))
    #expect(await end(1) == "opened /drawers/{number: Int}")
    links.open("desk://search")
    #expect(await end(2) == "opened /search?{q = all}")
    clock.seconds += 86_400
    #expect(Delivery.notification.open(links))
    #expect(await end(3) == "repetition of link 1")
    // Another one may have the same content.
    links.open(payload: ["url": .text("/drawers/7"), "id": .text("1")], identifier: "B")
    #expect(await end(4) == "opened /drawers/{number: Int}")
  }

  @Test func twoNotificationsAreTwoLinks() async {
    links.connect(to: desk)
    for (index, identifier) in ["A", "B"].enumerated() {
      links.open(payload: ["url": .text("/drawers/7")], identifier: identifier)
      #expect(await end(index + 1) == "opened /drawers/{number: Int}")
    }
  }

  /// An SDK has opened the URL of the notification.
  @Test func aNotificationThatRepeatsALinkIsOpened() async {
    links.connect(to: desk)
    #expect(Delivery.app.open(links))
    #expect(await end(1) == "opened /drawers/{number: Int}")
    #expect(Delivery.notification.open(links))
    #expect(await end(2) == "repetition of link 1")
    clock.seconds += 3600
    #expect(Delivery.notification.open(links))
    #expect(await end(3) == "repetition of link 1")
  }

  /// The delegate of notifications is called on any thread.
  @Test func aNotificationIsOpenedFromAnyThread() async {
    links.connect(to: desk)
    let links = links
    for (url, isLink) in [("/drawers/7", true), ("/nowhere", false)] {
      let answer = await Task.detached {
        links.open(notification: ["url": .text(url)], identifier: url)
      }.value
      #expect(answer == isLink)
      #expect(await end(isLink ? 1 : 2).hasPrefix(isLink ? "opened" : "failed"))
    }
  }
}
