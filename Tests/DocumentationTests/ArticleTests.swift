import BestRecipesRoutes
import Foundation
import RoutegenHandling
import RoutegenTesting
import RoutegenTool
import Testing

extension Library: Codable {}

/// The Swift of the articles and of the README does what they say.
@MainActor
@Suite struct ArticleTests {
  private static let first = Page.articles[0]
  private static let opening = Page.articles[1]
  private static let coldStart = Page.articles[2]
  private static let coordinators = Page.articles[3]

  // MARK: Your first route

  /// What `swift run opener "LINK" …` prints stands in the next block.
  @Test func theFirstProgramAnswersWhatItSays() {
    let blocks = Self.first.blocks
    let runs = zip(blocks, blocks.dropFirst()).filter { $0.0.text.hasPrefix("swift run opener ") }
    #expect(runs.count == 2)
    for (run, output) in runs {
      let links = run.text.matches(of: /"([^"]*)"/).map { String($0.1) }
      #expect(output.lines == links.map(answer), "\(output.place)")
    }
  }

  @Test func theFirstRoutePrintsWhatItSays() throws {
    let comments = Self.first.lines.compactMap { line in
      line.firstMatch(of: /^ +try .*, +\/\/ "(.*)"$/).map { String($0.1) }
    }
    #expect(try printing() == comments)
  }

  @Test func theFirstMistakeIsReportedAsItSays() throws {
    let routes = try #require(Self.first.blocks("routes").first)
    let text = routes.text.replacing("{id: Int}", with: "{id: Itn}")
    var world = Shelf(files: ["Library.routes": text])
    _ = run(["generate", "Library.routes", "-o", "out"], in: &world)
    let line = world.errors.split(separator: "\n").first.map(String.init)
    #expect(Self.first.blocks("text").contains { $0.lines == [line] })
  }

  // MARK: Opening links

  @Test func aRouteIsShownAsItSays() throws {
    var navigation = LibraryNavigation()
    navigation.open(try Library("library://books/7/reviews"))
    #expect(navigation.path == [.books(id: 7)])
    #expect(navigation.sheet == .books(id: 7, .reviews()))
    navigation.open(try Library("https://library.example/search?query=tea"))
    #expect(navigation.tab == .search)
    #expect(navigation.query == "tea")
    #expect(navigation.sheet == nil)
    navigation.open(.index)
    #expect(navigation == LibraryNavigation(tab: .books, query: "tea"))
  }

  @Test func aLinkHasTheEventsThatItShows() async {
    let model = LibraryModel()
    let links = LinkDispatcher<Library>()
    let events = links.events
    links.open("library://books/7/reviews")
    model.start(links)
    expect(Self.opening, shows: await log(of: events))
    #expect(model.navigation.path == [.books(id: 7)])
  }

  @Test func theCampaignIsThatOfTheLink() async {
    let handler = MovedBooks(window: Window())
    _ = await LinkTrace<Library>(of: "/books/107?utm_campaign=spring", handledBy: handler)
    #expect(handler.campaigns == ["spring"])
    #expect(campaign() == nil)
  }

  // MARK: Navigating with values

  @Test func aSavedPathIsRestoredUpToARouteThatIsGone() throws {
    let path = SavedPath<Library>([.books(id: 7), .books(id: 8, .reviews(page: 2))])
    let saved = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(SavedPath<Library>.self, from: saved) == path)
    let text = Data(#""/books/7 /authors/1 /books/8""#.utf8)
    let restored = try JSONDecoder().decode(SavedPath<Library>.self, from: text)
    #expect(restored.routes == [.books(id: 7)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Library].self, from: Data(#"["/authors/1"]"#.utf8))
    }
  }

  // MARK: Coordinators and modules

  @Test func aLinkIsHandledAsItSays() async {
    let coordinator = LibraryCoordinator(window: Window())
    let trace = await LinkTrace<Library>(handledBy: coordinator) {
      $0.open("library://books/7/reviews")
    }
    expect(Self.coordinators, shows: "\(trace)\n")
    #expect(coordinator.window.screens == ["reviews of book 7, page 1"])
  }

  @Test func aPageThatIsNotThereIsRejected() async {
    let coordinator = LibraryCoordinator(window: Window())
    let trace = await LinkTrace<Library>(of: "/books/7/reviews?page=0", handledBy: coordinator)
    #expect(trace.rejection == "there is no page 0")
  }

  @Test func aMovedBookIsRedirectedAsItSays() async {
    let handler = MovedBooks(window: Window())
    let trace = await LinkTrace<Library>(handledBy: handler) {
      $0.open("library://books/7/reviews")
    }
    #expect(trace.opened == .books(id: 107, .reviews()))
  }

  // MARK: Cold start and log-in

  @Test func aPushWaitsForTheLogInAsItSays() async {
    let model = BankModel()
    let links = LinkDispatcher<Bank>()
    let events = links.events
    links.open(payload: ["link": "/accounts/7"])
    model.start(links)
    expect(Self.coldStart, shows: await log(of: events) { model.logIn() })
    #expect(model.path == [.account(id: 7)])
  }

  @Test func aLinkWaitsAfterLogOut() async {
    let model = BankModel()
    model.logIn()
    model.logOut()
    let trace = await LinkTrace(
      of: "bank://accounts/7", whenDelayed: { _ in model.logIn() }, connect: { model.start($0) })
    #expect(trace.events.count == 3)
    #expect(model.path == [.account(id: 7)])
  }

  @Test func closingTheLogInRejects() async {
    let model = BankModel()
    let links = LinkDispatcher<Bank>()
    let events = links.events
    model.start(links)
    links.open("bank://accounts/7")
    let shown = await log(of: events) { model.closeLogIn(links) }
    #expect(
      shown.hasSuffix("link 1 (url): rejected /accounts/{id: Int}: the log-in was closed\n"))
    #expect(model.isLoggingIn && model.path.isEmpty)
  }

  /// The events of one link, a line each.
  private func log<R>(
    of events: AsyncStream<LinkEvent<R>>, whenDelayed: () -> Void = {}
  ) async -> String {
    var log = ""
    for await event in events {
      log += "\(event)\n"
      if case .delayed = event.progress { whenDelayed() }
      if event.progress.isFinal { break }
    }
    return log
  }

  /// The page has the events, a line each, as a block.
  private func expect(
    _ page: Page, shows log: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      page.blocks("text").contains { $0.text == log }, "\(log)", sourceLocation: sourceLocation)
  }
}

/// A library whose books below 100 have moved.
@MainActor
private final class MovedBooks: Library.Handler {
  let window: Window
  private(set) var campaigns: [String] = []

  init(window: Window) { self.window = window }

  func index() -> LinkOutcome<Library> { .opened }

  func books(id: Int) -> any Library.Books.Handler {
    if let campaign = campaign() { campaigns.append(campaign) }
    if id < 100 { return MovedBookCoordinator(newID: id + 100) }
    return BookCoordinator(id: id, window: window)
  }

  func search(query: String?) -> LinkOutcome<Library> { .opened }
}
