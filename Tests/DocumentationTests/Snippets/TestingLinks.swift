// The Swift of the article "Testing your links". These tests run with the others.
import RoutegenHandling
import RoutegenTesting
import Testing

@MainActor
@Suite struct LibraryLinkTests {
  private let model = LibraryModel()

  @Test func reviewsAreRead() {
    expectLink("library://books/7/reviews", opens: Library.books(id: 7, .reviews()))
    expectLink(
      "https://library.example/books/seven", opensNothingIn: Library.self,
      because: .invalidValue(parameter: "id", value: "seven", type: "Int"))
  }

  @Test func reviewsAreShown() async {
    let trace = await LinkTrace(of: "/books/7/reviews?page=2") { model.start($0) }
    #expect(trace.opened == .books(id: 7, .reviews(page: 2)))
    #expect(model.navigation.path == [.books(id: 7)])
    #expect(model.navigation.sheet == .books(id: 7, .reviews(page: 2)))
  }

  @Test func aBookThatIsNotThereIsRejected() async {
    let trace = await LinkTrace(of: "/books/5000") { model.start($0) }
    #expect(trace.rejection == "there is no such book")
    #expect(model.message == "there is no such book")
    #expect(model.navigation == LibraryNavigation())
  }
}

@MainActor
@Suite struct BankLinkTests {
  private let model = BankModel()

  @Test func aLogInInABrowserReturns() async {
    var links: LinkDispatcher<Bank>?
    let trace = await LinkTrace(
      of: "bank://accounts/7", whenDelayed: { _ in links?.open("bank://signed-in?code=7") },
      connect: {
        links = $0
        model.start($0)
      })
    #expect(trace.opened == .account(id: 7))
  }

  @Test func anOfferEnds() async {
    let link = "bank://offers/SPRING?until=2026-12-31T00:00:00Z"
    let trace = await LinkTrace<Bank>(of: link, now: 1_800_000_000) { model.start($0) }
    #expect(trace.error as? LinkError == .expired(since: "2026-12-31T00:00:00Z"))
  }

  @Test func aPushWaitsForTheLogIn() async {
    let trace = await LinkTrace<Bank>(
      whenDelayed: { _ in model.logIn() }, connect: { model.start($0) },
      open: { $0.open(payload: ["link": "/accounts/7"]) })
    #expect(trace.opened == .account(id: 7))
  }
}
