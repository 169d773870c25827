import RoutegenRuntime
import RoutegenTesting
import Testing

/// Links of code that routegen 0.1.0 generated, opened by handlers with this runtime.
@MainActor
@Suite struct HandlerTests {
  private struct Refusal: Error {}

  private final class Handler: Store.Handler, Store.Order.Handler, Store.Order.Items.Handler {
    private(set) var opened: [String] = []
    private(set) var requirements: [Store.Requirement] = []

    func require(_ requirement: Store.Requirement) async throws {
      requirements.append(requirement)
      if requirement == .adult { throw Refusal() }
    }

    func offers(id: Int) -> LinkHandling<Store> {
      opened.append("offer \(id)")
      return .opened
    }

    func order(order: Int) -> any Store.Order.Handler {
      opened.append("order \(order)")
      return self
    }

    func items(item: String, page: Int?) -> any Store.Order.Items.Handler {
      opened.append("item \(item)")
      return self
    }

    func index() -> LinkHandling<Store.Order.Items> { .opened }

    func photo(large: Bool?) -> LinkHandling<Store.Order.Items> { .opened }
  }

  private let handler = Handler()

  @Test func opensARoute() async {
    let trace = await LinkTrace<Store>(of: "store://offers/7", handledBy: handler)
    #expect(trace.opened == .offers(id: 7))
    #expect(handler.opened == ["offer 7"])
  }

  @Test func passesThroughGroups() async {
    let trace = await LinkTrace<Store>(of: "store://orders/7/items/tea", handledBy: handler)
    #expect(trace.opened == .order(order: 7, .items(item: "tea")))
    #expect(handler.opened == ["order 7", "item tea"])
    #expect(handler.requirements == [.login])
  }

  @Test func asksForRequirements() async {
    let trace = await LinkTrace<Store>(of: "store://orders/7/items/tea/photo", handledBy: handler)
    #expect(trace.error is Refusal)
    #expect(handler.requirements == [.login, .adult])
  }

  @Test func rejectsWhatNoMethodOpens() async {
    let trace = await LinkTrace<Store>(of: "store://v2.10", handledBy: handler)
    #expect(trace.opened == nil && trace.rejection != nil)
    #expect(handler.opened == [])
  }
}
