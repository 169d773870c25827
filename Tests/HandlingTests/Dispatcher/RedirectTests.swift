import RoutegenHandling
import RoutegenTesting
import Testing

/// A handler that redirects a link: the link goes on with another route.
@MainActor
@Suite struct RedirectTests {
  private let clock = TestClock()
  private let links: LinkDispatcher<Desk>
  private let desk = DeskHandler()
  private let events: EventLog<Desk>

  init() {
    let clock = clock
    links = LinkDispatcher { clock.seconds }
    events = EventLog(links)
  }

  @Test func goesOnWithTheNewRoute() async {
    links.connect(to: desk)
    desk.redirects = [.drawers(number: 7)]
    links.open("desk://search?q=x")
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /search?{q = all}",
        "link 1 (url): redirected from /search?{q = all} to /drawers/{number: Int}",
        "link 1 (url): passed through /{number: Int}",
        "link 1 (url): opened /drawers/{number: Int}",
      ])
    #expect(desk.calls == ["search x", "drawer 7", "whole drawer"])
  }

  /// A nested handler names a route of the whole route set.
  @Test func leavesTheGroup() async {
    desk.redirects = [.search(q: "letter")]
    let trace = await LinkTrace<Desk>(of: "desk://drawers/1/letters/a", handledBy: desk)
    #expect(trace.opened == .search(q: "letter"))
    #expect(desk.calls == ["drawer 1", "require login", "letter a", "search letter"])
  }

  @Test func asksForTheRequirementsOfTheNewRoute() async {
    desk.redirects = [.safe(.gold)]
    desk.atRequirement = { if $0 == .adult { throw LinkRejection("too young") } }
    let trace = await LinkTrace<Desk>(of: "desk://search", handledBy: desk)
    #expect(trace.rejection == "too young")
    #expect(trace.events.last?.route == .safe(.gold))
    #expect(desk.calls == ["search all", "require login", "require adult"])
  }

  @Test func keepsTheLink() async {
    desk.redirects = [.drawers(number: 7)]
    var deliveries: [LinkDelivery?] = []
    desk.atDrawer = { deliveries.append(LinkDelivery.current) }
    let text = "desk://search?utm=mail"
    let trace = await LinkTrace<Desk>(handledBy: desk) { $0.open(text) }
    #expect(deliveries.map { $0?.text } == [text])
    #expect(trace.events.map { $0.link?.text } == .init(repeating: text, count: 4))
    #expect(trace.events.map { $0.link?.extras.first?.value }.allSatisfy { $0 == "mail" })
    let routes = trace.events.map(\.route)
    #expect(routes == [.search()] + .init(repeating: .drawers(number: 7), count: 3))
    #expect(trace.events.filter(\.progress.isFinal).count == 1)
    #expect(trace.events.map(\.name) == ["search"] + .init(repeating: "drawers.index", count: 3))
  }

  // MARK: Loops

  @Test func eightRedirectsAreAllowed() async {
    desk.redirects = (1...8).map { .search(q: "\($0)") }
    let trace = await LinkTrace<Desk>(of: "desk://search", handledBy: desk)
    #expect(trace.opened == .search(q: "8"))
  }

  @Test func aLoopIsRejected() async {
    desk.redirects = (1...9).map { .search(q: "\($0)") }
    let trace = await LinkTrace<Desk>(of: "desk://search", handledBy: desk)
    #expect(trace.rejection == "redirected more than 8 times")
    #expect(trace.events.last?.route == .search(q: "8"))
    #expect(desk.calls.count == 9)
  }

  // MARK: Connecting

  /// The new handler may redirect to another route, for example of another user.
  @Test func beginsAnewWithTheLinkThatWasReceived() async {
    let gate = LinkGate()
    desk.redirects = [.drawers(number: 7)]
    desk.atDrawer = { try await gate.waitUntilOpened() }
    links.connect(to: desk)
    links.open("desk://search?q=x")
    await events.untilDelayed()
    let other = DeskHandler()
    other.redirects = [.drawers(number: 8)]
    links.connect(to: other)
    await events.until(endOf: 1)
    #expect(other.calls == ["search x", "drawer 8", "whole drawer"])
  }

  /// A handler that logs out and redirects to the log-in must not log out again after it.
  @Test func aHandlerThatDisconnectsIsNotCalledTwice() async {
    desk.redirects = [.drawers(number: 7)]
    desk.atEnd = { links.disconnect() }
    links.connect(to: desk)
    links.open("desk://search?q=x")
    await events.until { if case .redirected = $0.progress { true } else { false } }
    #expect(desk.calls == ["search x"])
    let other = DeskHandler()
    links.connect(to: other)
    await events.until(endOf: 1)
    #expect(other.calls == ["drawer 7", "whole drawer"])
  }

  @Test func aHandlerThatConnectsAnotherHandsOver() async {
    let other = DeskHandler()
    desk.redirects = [.drawers(number: 7)]
    desk.atEnd = { links.connect(to: other) }
    links.connect(to: desk)
    links.open("desk://search?q=x")
    await events.until(endOf: 1)
    #expect(desk.calls == ["search x"])
    #expect(other.calls == ["drawer 7", "whole drawer"])
  }

  @Test func aLinkThatWaitsWithANewRouteMayExpire() async {
    desk.redirects = [.drawers(number: 7)]
    desk.atEnd = { links.disconnect() }
    links.connect(to: desk)
    links.open("desk://search?until=1700000060")
    await events.until { if case .redirected = $0.progress { true } else { false } }
    clock.seconds += 61
    links.connect(to: desk)
    #expect(
      await events.until(endOf: 1).last == "link 1 (url): failed /drawers/{number: Int}: expired")
  }

  @Test func theNewestWinsAcrossARedirect() async {
    let gate = LinkGate()
    desk.redirects = [.drawers(number: 7)]
    desk.atDrawer = { try? await gate.waitUntilOpened() }
    links.connect(to: desk)
    links.open("desk://search?q=x")
    await events.untilDelayed()
    links.open("desk://search?q=y")
    await events.until(endOf: 2)
    #expect(desk.calls == ["search x", "drawer 7", "search y"])
  }

  @Test func aRedirectOfAnOlderLinkCountsForNothing() async {
    desk.redirects = [.drawers(number: 7)]
    desk.atEnd = {
      desk.atEnd = {}
      links.open("desk://drawers/1")
    }
    links.connect(to: desk)
    links.open("desk://search")
    await events.until(endOf: 2)
    #expect(desk.calls == ["search all", "drawer 1", "whole drawer"])
  }

  @Test func cancellingRejectsTheNewRoute() async {
    let gate = LinkGate()
    desk.redirects = [.drawers(number: 7)]
    desk.atDrawer = { try await gate.waitUntilOpened() }
    links.connect(to: desk)
    links.open("desk://search")
    await events.untilDelayed()
    links.cancel()
    #expect(
      await events.until(endOf: 1).last
        == "link 1 (url): rejected /drawers/{number: Int}: cancelled")
  }
}
