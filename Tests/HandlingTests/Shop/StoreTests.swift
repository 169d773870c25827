import RoutegenHandling
import RoutegenTesting
import ShopProducts
import ShopTabs
import Testing

/// The composition root: it alone knows the tabs and the products.
@MainActor
private final class StoreRoot: Store.Handler {
  let tabBar = TabBar()
  let list = ProductList(stock: [30, 31])

  func tabs() -> any Tabs.Handler { tabBar }

  func products() -> any Products.Handler {
    tabBar.select("Products")
    return list
  }
}

/// A link opens a tab of one module and a product of another.
@MainActor
@Suite struct StoreTests {
  private let root = StoreRoot()

  @Test func aProductIsShownInItsTab() async {
    let trace = await LinkTrace<Store>(of: "dla://Products?id=30", handledBy: root)
    #expect(trace.opened == .products(.product(id: 30)))
    #expect(trace.passedThrough == ["Products"])
    #expect(root.tabBar.selected == "Products")
    #expect(root.list.shown == 30)
  }

  @Test(arguments: [
    ("dla://Settings", "Settings"), ("dla://Profile", "Profile"), ("dla://Products", "Products"),
  ])
  func aTabIsShown(_ link: String, _ tab: String) async {
    let trace = await LinkTrace<Store>(of: link, handledBy: root)
    #expect(trace.opened != nil)
    #expect(root.tabBar.selected == tab)
    #expect(root.list.shown == nil)
  }

  @Test func aModuleRejectsWhatOnlyItKnows() async {
    let trace = await LinkTrace<Store>(of: "dla://Products?id=7", handledBy: root)
    #expect(trace.rejection == "product 7 is sold out")
  }

  @Test func whatNoModuleHasFails() async {
    let trace = await LinkTrace<Store>(of: "dla://Nope", handledBy: root)
    #expect(trace.error as? LinkError == .notFound(after: ""))
    #expect(root.tabBar.selected == "")
  }

  @Test func whatIsPrintedOpensTheSame() {
    expectLink("dla://Products?id=30", opens: Store.products(.product(id: 30)))
    expectLink("dla://Profile", opens: Store.tabs(.profile))
    expectLink("dla://Nope", opensNothingIn: Store.self, because: .notFound(after: ""))
  }
}
