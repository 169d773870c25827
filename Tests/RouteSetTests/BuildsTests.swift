import RoutegenRuntime
import Testing

/// The variant of a route set in a target with its compilation condition.
struct BuildsTests {
  @Test func printsLinksOfAHostWithAPort() throws {
    let item = Builds.item(id: 7)
    #expect(try item.link(.host("localhost:3000")) == "https://localhost:3000/item/7")
    for host in ["localhost", "localhost:3001", "localhost:03000", "trial.store.example:443"] {
      #expect(throws: LinkError.self) { try item.link(.host(host)) }
    }
  }

  @Test func printsLinksOfTheBuild() throws {
    #expect(try Builds.item(id: 7).link() == "store-trial:item/7")
    #expect(try Builds.orders.link(.web) == "https://admin.trial.store.example/orders")
  }
}
