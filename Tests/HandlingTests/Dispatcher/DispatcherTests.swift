import RoutegenHandling
import RoutegenTesting
import Testing
import TestSupport

/// The events of links between their arrival and their end.
@MainActor
@Suite struct DispatcherTests {
  private struct Broken: Error {}

  private let clock = TestClock()
  private let links: LinkDispatcher<Desk>
  private let desk = DeskHandler()
  private let events: EventLog<Desk>

  init() {
    let clock = clock
    links = LinkDispatcher { clock.seconds }
    events = EventLog(links)
  }

  // MARK: Rejecting and failing

  @Test func aThrownRejectionRejects() async {
    links.connect(to: desk)
    desk.atDrawer = { throw LinkRejection("the drawer is stuck") }
    links.open("desk://drawers/1")
    #expect(
      await events.until(endOf: 1).last
        == "link 1 (url): rejected /drawers/{number: Int}: the drawer is stuck")
    #expect(desk.calls == ["drawer 1"])
  }

  @Test func anyOtherErrorFails() async {
    links.connect(to: desk)
    desk.atEnd = { throw Broken() }
    links.open("desk://search")
    #expect(
      await events.until(endOf: 1).last
        == "link 1 (url): failed /search?{q = all}: Broken")
  }

  @Test func aCancellationOfTheHandlersOwnFails() async {
    links.connect(to: desk)
    desk.atEnd = { throw CancellationError() }
    links.open("desk://search")
    #expect(await events.until(endOf: 1).last?.hasSuffix("CancellationError") == true)
  }

  // MARK: Requirements

  @Test func aRequirementIsAskedBeforeItsNode() async {
    links.connect(to: desk)
    links.open("desk://drawers/1/letters/a")
    await events.until(endOf: 1)
    #expect(desk.calls == ["drawer 1", "require login", "letter a"])
  }

  @Test func theRequirementsOfAGroupAreAskedOnce() async {
    links.connect(to: desk)
    links.open("desk://safe")
    await events.until(endOf: 1)
    #expect(desk.calls == ["require login", "require adult", "safe", "inside the safe"])
  }

  @Test func aRequirementThatIsNotMetRejects() async {
    links.connect(to: desk)
    desk.atRequirement = {
      if $0 == .adult { throw LinkRejection("too young") }
    }
    links.open("desk://safe")
    #expect(await events.until(endOf: 1).last == "link 1 (url): rejected /safe: too young")
    #expect(desk.calls == ["require login", "require adult"])
  }

  @Test func aLinkWaitsForTheLogIn() async {
    let login = LinkGate()
    links.connect(to: desk)
    desk.atRequirement = { _ in try await login.waitUntilOpened() }
    links.open("desk://drawers/1/letters/a")
    #expect(await events.untilDelayed().last == "link 1 (url): delayed at /{letter}")
    login.open()
    await events.until(endOf: 1)
    #expect(desk.calls == ["drawer 1", "require login", "letter a"])
  }

  @Test func aTestLogsInWhenALinkWaits() async {
    let login = LinkGate()
    desk.atRequirement = { _ in try await login.waitUntilOpened() }
    let trace = await LinkTrace<Desk>(
      of: "desk://drawers/1/letters/a", handledBy: desk,
      whenDelayed: { node in
        #expect(node.segment == "{letter}")
        login.open()
      })
    #expect(trace.opened == .drawers(number: 1, .letters(letter: "a")))
  }

  // MARK: Connecting

  @Test func aLinkWaitsUntilThereIsAHandler() async {
    #expect(links.open("desk://search"))
    await Task.yield()
    #expect(desk.calls == [])
    links.connect(to: desk)
    #expect(links.isConnected)
    await events.until(endOf: 1)
    #expect(desk.calls == ["search all"])
  }

  @Test func linksWaitAfterDisconnecting() async {
    links.connect(to: desk)
    links.disconnect()
    links.open("desk://search")
    await Task.yield()
    #expect(desk.calls == [])
    let other = DeskHandler()
    links.connect(to: other)
    await events.until(endOf: 1)
    #expect(desk.calls == [])
    #expect(other.calls == ["search all"])
  }

  @Test func aDelayedLinkBeginsAnewWithTheNextHandler() async {
    let gate = LinkGate()
    desk.atEnd = { try await gate.waitUntilOpened() }
    links.connect(to: desk)
    links.open("desk://drawers/1")
    await events.untilDelayed()
    links.disconnect()
    gate.open()
    let other = DeskHandler()
    links.connect(to: other)
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): passed through /{number: Int}",
        "link 1 (url): opened /drawers/{number: Int}",
      ])
    #expect(other.calls == ["drawer 1", "whole drawer"])
  }

  @Test func aHandlerHandsItsLinkOnToTheOneThatItConnects() async {
    let other = DeskHandler()
    desk.atDrawer = { links.connect(to: other) }
    links.connect(to: desk)
    links.open("desk://drawers/1/letters/a")
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /drawers/{number: Int}/letters/{letter}",
        "link 1 (url): passed through /{number: Int}",
        "link 1 (url): opened /drawers/{number: Int}/letters/{letter}",
      ])
    #expect(desk.calls == ["drawer 1"])
    #expect(other.calls == ["drawer 1", "require login", "letter a"])
  }

  /// Otherwise the link would start again without end.
  @Test func aHandlerThatAlwaysConnectsHandsItsLinkOnOnce() async {
    desk.atDrawer = {
      if desk.calls.count > 10 { throw LinkRejection("called again and again") }
      links.disconnect()
      links.connect(to: desk)
    }
    links.connect(to: desk)
    links.open("desk://drawers/1")
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /drawers/{number: Int}")
    #expect(desk.calls == ["drawer 1", "drawer 1", "whole drawer"])
    #expect(links.isConnected)
    // The next link may be handed on, too.
    links.open("desk://drawers/2")
    await events.until(endOf: 2)
    #expect(desk.calls.suffix(3) == ["drawer 2", "drawer 2", "whole drawer"])
  }

  /// SwiftUI calls a `task` each time that a view appears.
  @Test(arguments: [true, false])
  func theSameHandlerAgainChangesNothing(_ waits: Bool) async {
    let gate = LinkGate()
    desk.atRequirement = { _ in if waits { try await gate.waitUntilOpened() } }
    desk.atEnd = { if !waits { try await gate.waitUntilOpened() } }
    links.connect(to: desk)
    links.open("desk://drawers/1/letters/a")
    await events.untilDelayed()
    for _ in 1...3 {
      links.connect(to: desk)
      for _ in 1...10 { await Task.yield() }
    }
    gate.open()
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): opened /drawers/{number: Int}/letters/{letter}"
      ])
    #expect(desk.calls == ["drawer 1", "require login", "letter a"])
  }

  @Test func aHandlerThatConnectsItselfContinues() async {
    desk.atDrawer = { links.connect(to: desk) }
    links.connect(to: desk)
    links.open("desk://drawers/1")
    await events.until(endOf: 1)
    #expect(desk.calls == ["drawer 1", "whole drawer"])
  }

  /// The second time, the link stays with its handler; the next link goes to the new one.
  @Test func theNextLinkGoesToTheHandlerThatWasConnectedLast() async {
    let (second, third) = (DeskHandler(), DeskHandler())
    desk.atDrawer = { links.connect(to: second) }
    second.atDrawer = { links.connect(to: third) }
    links.connect(to: desk)
    links.open("desk://drawers/1")
    await events.until(endOf: 1)
    #expect(second.calls == ["drawer 1", "whole drawer"])
    links.open("desk://drawers/2")
    await events.until(endOf: 2)
    #expect(third.calls == ["drawer 2", "whole drawer"])
  }

  // MARK: Many links, and handlers that do not return

  @Test func aLinkWhoseHandlerNeverReturnsIsCancelled() async {
    var never: CheckedContinuation<Void, Never>?
    desk.atEnd = { await withCheckedContinuation { never = $0 } }
    links.connect(to: desk)
    links.open("desk://search")
    while never == nil { await Task.yield() }
    links.cancel("took too long")
    #expect(
      await events.until(endOf: 1).last == "link 1 (url): rejected /search?{q = all}: took too long"
    )
    // The next link does not wait for it.
    desk.atEnd = {}
    links.open("desk://drawers/1")
    #expect(await events.until(endOf: 2).last == "link 2 (url): opened /drawers/{number: Int}")
    never?.resume()
    await Task.yield()
    #expect(desk.calls == ["search all", "drawer 1", "whole drawer"])
  }

  /// Only the newest link is kept, and only for it there is a task.
  @Test(.tags(.random), arguments: [true, false]) func manyLinksNeedNoMemory(_ isConnected: Bool)
    async
  {
    let count = rounds(10_000, short: 2_000)
    let links = LinkDispatcher<Crowd>()
    let hall = Hall()
    if isConnected { links.connect(to: hall) }
    for number in 1...count { links.open("crowd://person/\(number)") }
    // The other case of the test may have some, too.
    #expect(Person.count < 10)
    links.connect(to: hall)
    while hall.last == nil { await Task.yield() }
    #expect(hall.last?.number == count)
    #expect(hall.callCount == 1)
  }

  /// Such a link may be the one that logs out: it must not be opened again at the next log-in.
  @Test func aLinkThatDisconnectsIsNotOpenedTwice() async {
    desk.atEnd = { links.disconnect() }
    links.connect(to: desk)
    links.open("desk://search")
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /search?{q = all}")
    let other = DeskHandler()
    links.connect(to: other)
    links.open("desk://drawers/1")
    await events.until(endOf: 2)
    #expect(other.calls == ["drawer 1", "whole drawer"])
  }

  @Test func cancellingRejects() async {
    links.open("desk://search")
    links.cancel("log-in was closed")
    links.connect(to: desk)
    #expect(
      await events.until(endOf: 1).last
        == "link 1 (url): rejected /search?{q = all}: log-in was closed")
    #expect(desk.calls == [])
    links.cancel()
    links.open("desk://drawers/1")
    #expect(await events.until(endOf: 2).count == 3)
  }

  // MARK: The newest wins

  @Test func aHandlerThatIgnoresBeingCancelledChangesNothing() async {
    let gate = LinkGate()
    desk.atDrawer = { try? await gate.waitUntilOpened() }
    links.connect(to: desk)
    links.open("desk://drawers/1")
    await events.untilDelayed()
    links.open("desk://search")
    #expect(
      await events.until(endOf: 2) == [
        "link 1 (url): superseded /drawers/{number: Int}",
        "link 2 (url): received /search?{q = all}",
        "link 2 (url): opened /search?{q = all}",
      ])
    #expect(desk.calls == ["drawer 1", "search all"])
  }

  @Test func whatIsNoLinkSupersedesNothing() async {
    links.open("desk://search")
    links.open("fb123://authorize")
    links.connect(to: desk)
    await events.until(endOf: 1)
    #expect(desk.calls == ["search all"])
  }

  @Test func aHandlerMayOpenAnotherLink() async {
    links.connect(to: desk)
    desk.atEnd = {
      desk.atEnd = {}
      links.open(.drawers(number: 9))
    }
    links.open("desk://search")
    let lines = await events.until(endOf: 2)
    #expect(lines.contains("link 1 (url): superseded /search?{q = all}"))
    #expect(lines.last == "link 2 (app): opened /drawers/{number: Int}")
  }

  // MARK: Events

  @Test func everyConsumerHasEveryEvent() async {
    let others = (1...3).map { _ in EventLog(links) }
    let idle = links.events
    links.connect(to: desk)
    links.open("desk://search")
    let lines = await events.until(endOf: 1)
    for other in others { #expect(await other.until(endOf: 1) == lines) }
    #expect(lines.count == 2)
    withExtendedLifetime(idle) {}
  }

  @Test func aConsumerThatSleepsLosesTheOldest() async {
    let idle = links.events
    for number in 1...700 {
      links.open(.drawers(number: number))
    }
    var iterator = idle.makeAsyncIterator()
    let first = await iterator.next(isolation: MainActor.shared)
    // 700 were received and 699 superseded: 1,399 events, of which the last 1,024 are kept.
    #expect(first?.number == 188)
  }

  @Test func theEventsEndWithTheDispatcher() async {
    var links: LinkDispatcher<Desk>? = LinkDispatcher()
    let stream = links?.events
    links?.open("desk://search")
    links = nil
    var count = 0
    if let stream { for await _ in stream { count += 1 } }
    #expect(count == 1)
  }

  @Test func eventsTellNobodysData() async throws {
    links.connect(to: desk)
    desk.atRequirement = { _ in throw LinkRejection("log in first") }
    let secret = "secret"
    links.open("desk://drawers/1/letters/\(secret)?utm=\(secret)")
    let lines = await events.until(endOf: 1)
    links.open("desk://\(secret)")
    links.open("https://\(secret).example/")
    links.open("desk://search?q=\(secret)&q=\(secret)&until=\(secret)")
    links.open("desk://search?q=\(secret)&q=\(secret)")
    let others = await events.until(endOf: 5)
    #expect(lines.count == 3)
    #expect(others.count == 8)
    #expect(!(lines + others).joined().contains(secret))
  }
}
