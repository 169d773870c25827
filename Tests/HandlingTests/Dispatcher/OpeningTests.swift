import Observation
import RoutegenHandling
import RoutegenTesting
import Testing
import TestSupport

/// Links that one function opens, in place of handlers.
@MainActor
@Suite struct OpeningTests {
  private let links = LinkDispatcher<Kiosk>()
  private let events: EventLog<Kiosk>
  private let shown = Shown()

  /// What the app shows, and what it was asked for.
  @MainActor
  private final class Shown {
    var lines: [String] = []
  }

  init() {
    events = EventLog(links)
  }

  /// Opens each route, except for two.
  private func open(_ route: Kiosk) -> LinkOutcome<Kiosk> {
    switch route {
    case .index: return .rejected("there is nothing at the top")
    case .order(let id) where id > 9: return .redirected(to: .order(id: id % 10))
    case .orders, .order, .signedIn, .cellar: break
    }
    shown.lines.append(route.name)
    return .opened
  }

  private func connect(_ gate: LinkGate = LinkGate(isOpen: true)) {
    links.connect { (requirement: Kiosk.Requirement) in
      shown.lines.append("require \(requirement)")
      try await gate.waitUntilOpened()
    } opening: { route in
      open(route)
    }
  }

  @Test func opensTheLinkThatWaits() async {
    #expect(links.open("kiosk://orders/7"))
    links.connect { open($0) }
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /orders/{id: Int}", "link 1 (url): opened /orders/{id: Int}",
      ])
    #expect(shown.lines == ["order"])
  }

  @Test func rejects() async {
    links.connect { open($0) }
    links.open(Kiosk.index)
    #expect(
      await events.until(endOf: 1).last == "link 1 (app): rejected /: there is nothing at the top")
  }

  @Test func redirects() async {
    connect()
    links.open("kiosk://orders/17")
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /orders/{id: Int}",
        "link 1 (url): redirected from /orders/{id: Int} to /orders/{id: Int}",
        "link 1 (url): opened /orders/{id: Int}",
      ])
  }

  @Test func asksForTheRequirementsFromTheOutermostOn() async {
    connect()
    links.open("kiosk://cellar/wine")
    #expect(
      await events.until(endOf: 1) == [
        "link 1 (url): received /cellar/wine", "link 1 (url): passed through /cellar",
        "link 1 (url): opened /cellar/wine",
      ])
    #expect(shown.lines == ["require login", "require adult", "cellar.wine"])
  }

  @Test func aGateDelaysTheLinkAtTheNodeOfTheRequirement() async {
    let gate = LinkGate()
    connect(gate)
    links.open("kiosk://cellar/wine")
    #expect(await events.untilDelayed().last == "link 1 (url): delayed at /cellar")
    links.open("kiosk://cellar")
    #expect(await events.untilDelayed().last == "link 2 (url): delayed at /cellar")
    gate.open()
    #expect(await events.until(endOf: 2) == ["link 2 (url): opened /cellar"])
  }

  /// The node `orders` has a requirement, which is not one of the route below it.
  @Test func asksForNoRequirementOfAnotherRoute() async {
    connect()
    links.open("kiosk://orders/7")
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /orders/{id: Int}")
    links.open("kiosk://orders")
    #expect(await events.until(endOf: 2).last == "link 2 (url): opened /orders")
    #expect(shown.lines == ["order", "require login", "orders"])
  }

  @Test func opensNothingWhoseRequirementNobodyMeets() async {
    links.connect { open($0) }
    links.open("kiosk://orders")
    #expect(
      await events.until(endOf: 1).last
        == "link 1 (url): rejected /orders: nothing meets the requirement 'login'")
    links.connect { (_: Adulthood) in
    } opening: {
      open($0)
    }
    links.open("kiosk://cellar/wine")
    #expect(
      await events.until(endOf: 2).last
        == "link 2 (url): rejected /cellar/wine: nothing meets the requirement 'login'")
    #expect(shown.lines.isEmpty)
  }

  /// The requirements of another route set.
  private enum Adulthood: String { case adult }

  /// `.task` connects each time that a view appears.
  @Test func aLinkThatWaitsGoesOnWhenAFunctionIsConnectedAgain() async {
    let gate = LinkGate()
    connect(gate)
    links.open("kiosk://cellar/wine")
    await events.untilDelayed()
    connect()
    links.connect { _ in .rejected("it is for the next link") }
    links.open("kiosk://cellar/wine")
    gate.open()
    #expect(
      await events.until(endOf: 1) == [
        "link 2 (url): received /cellar/wine", "link 2 (url): repetition of link 1",
        "link 1 (url): passed through /cellar", "link 1 (url): opened /cellar/wine",
      ])
    #expect(shown.lines == ["require login", "require adult", "cellar.wine"])
    links.open("kiosk://orders/7")
    #expect(
      await events.until(endOf: 3).last
        == "link 3 (url): rejected /orders/{id: Int}: it is for the next link")
  }

  @Test func startsOverAfterDisconnecting() async {
    let gate = LinkGate()
    connect(gate)
    links.open("kiosk://cellar/wine")
    await events.untilDelayed()
    links.disconnect()
    connect()
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /cellar/wine")
    #expect(shown.lines == ["require login", "require login", "require adult", "cellar.wine"])
  }

  /// A function that a link itself connects opens it.
  @Test func startsOverWithTheFunctionThatItConnects() async {
    links.connect { (_: Kiosk.Requirement) in
      links.connect { (_: Kiosk.Requirement) in
      } opening: {
        open($0)
      }
    } opening: { _ in
      .rejected("nobody is logged in")
    }
    links.open("kiosk://cellar")
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /cellar")
  }

  /// What happens with a random schedule, in which the function may be connected again anywhere.
  private static func story(seed: UInt64, connectingAgain: Bool) async -> [String] {
    var (random, again) = (SplitMix(seed: seed), SplitMix(seed: seed &+ 7))
    let opening = OpeningTests()
    let gate = LinkGate()
    if random.one(in: 2) { opening.connect(gate) }
    for _ in 0..<random.pick([4, 8, 16]) {
      switch random.pick(Array(0...7)) {
      case 0: opening.connect(gate)
      case 1: gate.open()
      case 2: gate.close()
      case 3: opening.links.disconnect()
      case 4: await takeTurns(random.pick([1, 2, 5]))
      case _:
        let path = random.pick([
          "orders/7", "orders/17", "cellar", "cellar/wine", "orders", "nowhere",
        ])
        opening.links.open("kiosk://\(path)")
      }
      if connectingAgain, opening.links.isConnected, again.one(in: 2) { opening.connect(gate) }
    }
    opening.links.disconnect()
    opening.connect()
    await takeTurns(20)
    opening.links.open(Kiosk.index)
    return await opening.events.until { $0.route == .index && $0.progress.isFinal }
      + opening.shown.lines
  }

  @Test(.tags(.random)) func connectingAgainChangesNothing() async {
    for seed in 0..<UInt64(rounds(2000, short: 100)) {
      let once = await Self.story(seed: seed, connectingAgain: false)
      #expect(await Self.story(seed: seed, connectingAgain: true) == once, "seed \(seed)")
    }
  }

  @Test func endsWithWhatAFunctionThrows() async {
    struct Broken: Error {}
    let failed = await LinkTrace<Kiosk>(of: "/orders/7") { $0.connect { _ in throw Broken() } }
    #expect(failed.error is Broken)
    let rejected = await LinkTrace<Kiosk>(of: "/orders/7") {
      $0.connect { _ in throw LinkRejection("closed") }
    }
    #expect(rejected.rejection == "closed")
    let unmet = await LinkTrace<Kiosk>(of: "/cellar") {
      $0.connect { (_: Kiosk.Requirement) in
        throw LinkRejection("nobody is logged in")
      } opening: {
        open($0)
      }
    }
    #expect(unmet.rejection == "nobody is logged in")
    #expect(shown.lines == [])
  }

  @Test func opensOneTapOnce() async {
    links.connect { open($0) }
    links.open("kiosk://orders/7")
    links.open("kiosk://orders/7")
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /orders/{id: Int}")
    #expect(shown.lines == ["order"])
  }

  @Test func saysThatALinkIsNotOurs() async {
    links.connect { open($0) }
    #expect(!links.open("kiosk://nowhere"))
    #expect(await events.until(endOf: 1).last?.hasPrefix("link 1 (url): failed") == true)
    #expect(shown.lines == [])
  }

  @Test func isTraced() async {
    let trace = await LinkTrace<Kiosk>(of: "/orders/17") { $0.connect { open($0) } }
    #expect(trace.opened == .order(id: 7))
    let shortcut = await LinkTrace<Kiosk> {
      $0.connect { open($0) }
    } open: {
      $0.open(shortcut: "/orders/17")
    }
    #expect(shortcut.opened == .order(id: 7) && shortcut.events.last?.source == .shortcut)
  }

  @Test func viewsFollowTheLinkThatWaits() async {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    func waiting(after change: () async -> Void) async -> Kiosk? {
      await confirmation { changed in
        withObservationTracking {
          _ = links.waiting
        } onChange: {
          changed()
        }
        await change()
      }
      return links.waiting?.route
    }
    let gate = LinkGate()
    #expect(await waiting { links.open("kiosk://cellar") } == .cellar(.index))
    #expect(await waiting { connect(gate) } == nil)
    #expect(await waiting { await events.untilDelayed() } == .cellar(.index))
    #expect(await waiting { links.cancel() } == nil)
  }

  @Test func waitsAfterDisconnecting() async {
    connect()
    links.disconnect()
    #expect(!links.isConnected)
    links.open("kiosk://orders/7")
    connect()
    #expect(links.isConnected)
    #expect(await events.until(endOf: 1).last == "link 1 (url): opened /orders/{id: Int}")
  }
}
