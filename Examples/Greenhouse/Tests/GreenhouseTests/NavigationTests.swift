import Foundation
import RoutegenHandling
import RoutegenTesting
import Testing

@testable import greenhouse

/// What a window shows after a link.
@MainActor
@Suite struct NavigationTests {
  private let links = LinkDispatcher<Greenhouse>()
  private let model = GreenhouseModel()

  private static let plant = Greenhouse.shop(.category(category: "ferns", .plant(plant: 7)))

  /// Starts the app, opens a link, and returns the navigation when the link has ended.
  private func navigation(
    after link: String, restoring saved: Data? = nil, whenDelayed: () -> Void = {}
  ) async -> Navigation {
    _ = await LinkTrace<Greenhouse>(whenDelayed: { _ in whenDelayed() }) {
      model.start($0, restoring: saved)
    } open: {
      $0.open(link)
    }
    return model.navigation
  }

  @Test func aLinkStartsTheApp() async {
    let events = links.events
    #expect(links.open("greenhouse://shop/ferns/7"))
    #expect(model.navigation == Navigation())
    model.start(links, restoring: nil)
    for await event in events where event.progress.isFinal { break }
    #expect(model.navigation == Navigation(shop: SavedPath(Self.plant.stack(below: .index))))
  }

  @Test func aLinkOpensWhileTheAppRuns() async {
    _ = await navigation(after: "greenhouse://shop/offers")
    #expect(
      await navigation(after: "https://greenhouse.example/search?query=fern")
        == Navigation(shop: SavedPath([.search(query: "fern")])))
  }

  @Test func aDeepLinkHasTheScreensAboveIt() async {
    #expect(
      await navigation(after: "greenhouse://shop/ferns/7/reviews?page=2")
        == Navigation(
          shop: SavedPath([
            .shop(), .shop(.category(category: "ferns")), Self.plant,
            .shop(.category(category: "ferns", .plant(plant: 7, .reviews(page: 2)))),
          ])))
  }

  @Test func aSheetLeavesTheScreensBelowIt() async {
    let before = await navigation(after: "greenhouse://shop/ferns/7")
    var expected = before
    expected.sheet = .gift(code: "spring")
    #expect(await navigation(after: "greenhouse://gift/spring") == expected)
    #expect(await navigation(after: "greenhouse://shop/ferns/7?from=mail") == before)
  }

  @Test func aTabKeepsItsScreens() async {
    _ = await navigation(after: "greenhouse://shop/ferns/7")
    #expect(
      await navigation(after: "greenhouse://care/plants/3/watering")
        == Navigation(
          tab: .care, shop: SavedPath(Self.plant.stack(below: .index)),
          care: SavedPath([.care(.plants(plant: 3)), .care(.plants(plant: 3, .watering))])))
    #expect(await navigation(after: "greenhouse://care").care.routes == [])
  }

  @Test func aPageOfTheWebsiteAloneOpensNothing() async {
    let before = await navigation(after: "greenhouse://care/calendar")
    for page in ["https://greenhouse.example/jobs", "https://other.example/cart"] {
      #expect(await navigation(after: page) == before)
      #expect(model.message == "The page \(page) is gone.")
    }
  }

  @Test func anAccountWaitsForTheLogIn() async {
    let after = await navigation(after: "greenhouse://account/orders/1001") {
      #expect(model.isLoggingIn && model.navigation == Navigation())
      model.logIn()
    }
    #expect(!model.isLoggingIn)
    #expect(
      after
        == Navigation(
          tab: .account, account: SavedPath([.account(.orders), .account(.order(order: 1001))])))
    // Nobody is asked twice.
    #expect(
      await navigation(after: "greenhouse://account/settings").account.routes == [
        .account(.settings)
      ])
    #expect(!model.isLoggingIn)
  }

  @Test func theBrowserReturnsWhileALinkWaits() async {
    model.start(links, restoring: nil)
    let events = links.events
    links.open("greenhouse://account/settings")
    links.open("greenhouse://signed-in?code=7")
    for await event in events where event.number == 1 && event.progress.isFinal { break }
    #expect(model.navigation.account.routes == [.account(.settings)])
  }

  @Test func aClosedLogInRejectsTheLink() async {
    model.start(links, restoring: nil)
    let events = links.events
    links.open("greenhouse://account")
    for await event in events {
      if case .delayed = event.progress { model.closeLogIn(links) }
      if event.progress.isFinal { break }
    }
    #expect(model.message == "the log-in was closed")
    #expect(model.navigation == Navigation())
  }

  @Test func aQuickActionAndAnActivityOpenSheets() async {
    for open: (LinkDispatcher<Greenhouse>) -> Bool in [
      { $0.open(shortcut: "/cart") },
      {
        $0.open(
          activity: "NSUserActivityTypeBrowsingWeb", webpageURL: "https://greenhouse.example/cart")
      },
    ] {
      model.navigation = Navigation()
      _ = await LinkTrace<Greenhouse> {
        model.start($0, restoring: nil)
      } open: {
        _ = open($0)
      }
      #expect(model.navigation.sheet == .cart)
    }
  }

  // MARK: Save and restore

  @Test func theNavigationIsRestored() async {
    let saved = await navigation(after: "greenhouse://shop/ferns/7/reviews")
    let next = GreenhouseModel()
    next.start(LinkDispatcher(), restoring: model.saved())
    #expect(next.navigation == saved)
  }

  @Test func aLinkThatStartsTheAppIsAboveWhatWasRestored() async {
    let saved = Data(
      #"{"tab": "care", "shop": "/shop", "care": "/care/calendar", "account": ""}"#.utf8)
    #expect(
      await navigation(after: "greenhouse://cart", restoring: saved)
        == Navigation(
          tab: .care, shop: SavedPath([.shop()]), care: SavedPath([.care(.calendar())]),
          sheet: .cart))
  }

  @Test func whatIsGoneEndsThePath() {
    let saved =
      #"{"tab": "shop", "shop": "/shop /shop/ferns /shop/ferns/seven /shop", "care": "/garden", "account": "/basket"}"#
    model.start(links, restoring: Data(saved.utf8))
    #expect(
      model.navigation
        == Navigation(
          shop: SavedPath([.shop(), .shop(.category(category: "ferns"))]),
          account: SavedPath([.cart])))
  }

  @Test(arguments: ["", "{}", #"{"tab": "garden", "shop": "", "care": "", "account": ""}"#])
  func whatCannotBeReadIsIgnored(_ saved: String) {
    model.start(links, restoring: Data(saved.utf8))
    #expect(model.navigation == Navigation())
  }
}
