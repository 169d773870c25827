import RoutegenRuntime
import Testing

/// The variant of a route set in a target with its compilation condition.
struct BuildsTests {
  @Test(arguments: [
    "https://trial.store.example/item/7", "store-trial:item/7", "store-trial://item/7",
    "https://old.trial.example/product/7", "https://localhost:3000/item/7",
    "https://LOCALHOST:03000/item/7", "store-trial://localhost:3000/item/7",
  ])
  func opensLinksOfTheBuild(_ link: String) throws {
    #expect(try Builds(link) == .item(id: 7))
  }

  @Test(arguments: [
    "https://store.example/item/7", "store://item/7", "https://never.store.example/item/7",
    "https://old.example/product/7", "https://admin.store.example/orders",
    "https://localhost/item/7", "https://localhost:3001/item/7", "store-trial://localhost/item/7",
    "https://trial.store.example:3000/item/7", "store-trial://localhost:03000/item/7",
  ])
  func refusesLinksOfOtherBuilds(_ link: String) {
    #expect(throws: LinkError.self) { try Builds(link) }
  }

  @Test func printsLinksOfAHostWithAPort() throws {
    let item = Builds.item(id: 7)
    #expect(try item.link(.host("localhost:3000")) == "https://localhost:3000/item/7")
    for host in ["localhost", "localhost:3001", "localhost:03000", "trial.store.example:443"] {
      #expect(throws: LinkError.self) { try item.link(.host(host)) }
    }
  }

  @Test func printsLinksOfTheBuild() throws {
    #expect(try Builds.item(id: 7).link() == "store-trial:item/7")
    #expect(try Builds.item(id: 7).link(.web) == "https://trial.store.example/item/7")
    #expect(try Builds("https://admin.trial.store.example/orders") == .orders)
    #expect(try Builds.orders.link(.web) == "https://admin.trial.store.example/orders")
  }
}
