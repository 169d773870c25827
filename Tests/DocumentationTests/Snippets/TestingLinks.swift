// The Swift of the article "Testing your links". These tests run with the others.
import RoutegenHandling
import RoutegenTesting
import Testing

@MainActor
@Suite struct LibraryLinkTests {
  @Test func reviewsAreRead() {
    expectLink("library://books/7/reviews", opens: Library.books(id: 7, .reviews()))
    expectLink(
      "https://library.example/books/seven", opensNothingIn: Library.self,
      because: .invalidValue(parameter: "id", value: "seven", type: "Int"))
  }

  @Test func reviewsAreShown() async {
    let window = Window()
    let app = LibraryCoordinator(window: window)
    let trace = await LinkTrace<Library>(of: "/books/7/reviews?page=2", handledBy: app)
    #expect(trace.passedThrough == ["{id: Int}"])
    #expect(trace.opened == .books(id: 7, .reviews(page: 2)))
    #expect(window.screens == ["reviews of book 7, page 2"])
  }

  @Test func aBookThatIsNotThereIsRejected() async {
    let window = Window()
    let app = LibraryCoordinator(window: window)
    let trace = await LinkTrace<Library>(of: "/books/5000", handledBy: app)
    #expect(trace.rejection == "there is no such book")
    #expect(window.screens == [])
  }
}

@MainActor
@Suite struct BankLinkTests {
  let app = BankApp()

  @Test func anAccountWaitsForTheLogIn() async {
    let trace = await LinkTrace<Bank>(
      of: "bank://accounts/7", handledBy: app.coordinator,
      whenDelayed: { _ in app.session.logIn("Ada") })
    #expect(trace.opened == .account(id: 7))
    #expect(app.window.screens == ["log-in", "account 7"])
  }

  @Test func aPushOpensAnAccount() async {
    app.session.logIn("Ada")
    let trace = await LinkTrace<Bank>(handledBy: app.coordinator) {
      $0.open(payload: ["link": "/accounts/7"])
    }
    #expect(trace.opened == .account(id: 7))
  }

  @Test func anOfferEnds() async {
    let link = "bank://offers/SPRING?until=2026-12-31T00:00:00Z"
    let trace = await LinkTrace<Bank>(of: link, handledBy: app.coordinator, now: 1_800_000_000)
    #expect(trace.error as? LinkError == .expired(since: "2026-12-31T00:00:00Z"))
  }
}
