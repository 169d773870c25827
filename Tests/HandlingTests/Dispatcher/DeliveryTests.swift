import RoutegenHandling
import RoutegenTesting
import Testing

/// The link that a handler is called for.
@MainActor
@Suite struct DeliveryTests {
  private let desk = DeskHandler()

  /// The delivery at the end of the link.
  private func delivery(_ open: (LinkDispatcher<Desk>) -> Void) async throws -> LinkDelivery {
    var delivery: LinkDelivery?
    desk.atEnd = { delivery = LinkDelivery.current }
    _ = await LinkTrace(handledBy: desk, open: open)
    return try #require(delivery)
  }

  @Test func isThatOfTheLink() async throws {
    let text = "HTTPS://desk.example/search?q=x&utm_source=mail&b=1&b=2"
    let delivery = try await delivery { $0.open(text) }
    #expect(delivery.text == text)
    #expect(delivery.source == .universalLink)
    #expect(delivery.scheme == "https")
    #expect(delivery.host == "desk.example")
    #expect(delivery.extras.map(\.key) == ["utm_source", "b", "b"])
    #expect(delivery.extras.map(\.value) == ["mail", "1", "2"])
    #expect(delivery.number == 1)
  }

  @Test func hasNoTextIfThereIsNone() async throws {
    let own = try await delivery { $0.open(.search()) }
    #expect(own.text == nil && own.scheme == nil && own.host == nil && own.extras.isEmpty)
    #expect(own.source == .app)
    let push = try await delivery { $0.open(payload: ["url": "/search", "badge": "2"]) }
    #expect(push.text == nil && push.source == .push)
    #expect(push.extras.map(\.key) == ["badge"])
  }

  @Test func isThereInEveryMethod() async {
    var numbers: [Int?] = []
    let note: @MainActor @Sendable () -> Void = { numbers.append(LinkDelivery.current?.number) }
    desk.atDrawer = note
    desk.atRequirement = { _ in note() }
    desk.atEnd = {
      note()
      await Task { @MainActor in note() }.value
      await Task.detached { @MainActor in note() }.value
    }
    _ = await LinkTrace<Desk>(of: "desk://drawers/1/letters/a", handledBy: desk)
    #expect(numbers == [1, 1, 1, 1, nil])
    #expect(LinkDelivery.current == nil)
  }

  /// A task that continues after its link has the delivery of that link, not of the next one.
  @Test func staysThatOfTheLinkBehindAGate() async {
    let links = LinkDispatcher<Desk>()
    let events = EventLog(links)
    let gate = LinkGate()
    var tasks: [Task<Int?, Never>] = []
    desk.atEnd = {
      tasks.append(
        Task {
          try? await gate.waitUntilOpened()
          return LinkDelivery.current?.number
        })
    }
    links.connect(to: desk)
    for number in 1...3 {
      links.open("desk://search?q=\(number)")
      await events.until(endOf: number)
    }
    gate.open()
    var numbers: [Int?] = []
    for task in tasks { numbers.append(await task.value) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func tellsNobodysDataInLogs() async throws {
    let secret = "secret"
    let delivery = try await delivery { $0.open("desk://search?q=\(secret)&utm=\(secret)") }
    #expect("\(delivery)" == "link 1 (url)")
    let optional: LinkDelivery? = delivery
    #expect(!String(describing: optional).contains(secret))
    #expect(!String(reflecting: delivery).contains(secret))
  }
}
