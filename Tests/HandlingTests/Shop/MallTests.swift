import RoutegenHandling
import RoutegenTesting
import ShopProducts
import Testing

/// The handlers of a mall, and of the products, which redirect.
@MainActor
private final class MallHandler: Mall.Handler, Mall.Floor.Handler, Mall.Floor.Shop.Handler,
  Products.Handler
{
  private(set) var calls: [String] = []
  var redirectsToMall: Mall?
  var redirectsToProducts: Products?

  func require(_ requirement: Mall.Requirement) { calls.append("\(requirement)") }

  func index() -> LinkOutcome<Mall> {
    calls.append("mall")
    return .opened
  }

  func floor(floor: Int) -> any Mall.Floor.Handler {
    calls.append("floor \(floor)")
    return self
  }

  func index() -> LinkOutcome<Mall.Floor> { .opened }

  func shop(shop: String) -> any Mall.Floor.Shop.Handler {
    calls.append("shop \(shop)")
    return self
  }

  func index() -> LinkOutcome<Mall.Floor.Shop> {
    calls.append("index")
    return redirectsToMall.map { .redirected(to: $0) } ?? .opened
  }

  func products() -> any Products.Handler {
    calls.append("products")
    return self
  }

  func index() -> LinkOutcome<Products> {
    calls.append("all")
    return redirectsToProducts.map { .redirected(to: $0) } ?? .opened
  }

  func product(id: Int) -> LinkOutcome<Products> {
    calls.append("product \(id)")
    return .opened
  }
}

/// Redirects in a mounted set, which does not know where it is mounted.
@MainActor
@Suite struct MallTests {
  private let mall = MallHandler()

  @Test func aMountedSetRedirectsToItsOwnRoutes() async {
    mall.redirectsToProducts = .product(id: 7)
    let trace = await LinkTrace<Mall>(of: "mall://floors/2/shops/ink/products", handledBy: mall)
    #expect(trace.opened == .floor(floor: 2, .shop(shop: "ink", .products(.product(id: 7)))))
    let way = ["floor 2", "member", "shop ink", "products"]
    #expect(mall.calls == way + ["all"] + way + ["product 7"])
    #expect(trace.events.last?.name == "floor.shop.products.product")
  }

  @Test func aGroupAroundItRedirectsToTheWholeSet() async {
    mall.redirectsToMall = .index
    let trace = await LinkTrace<Mall>(of: "mall://floors/2/shops/ink", handledBy: mall)
    #expect(trace.opened == .index)
    #expect(mall.calls == ["floor 2", "member", "shop ink", "index", "mall"])
  }
}
