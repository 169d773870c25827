import Foundation
import RoutegenHandling
import RoutegenTesting
import Testing

/// Every kind of input becomes the same typed value, with its source in the events.
@MainActor
@Suite struct EntryTests {
  private func trace(_ open: (LinkDispatcher<Desk>) -> Void) async -> LinkTrace<Desk> {
    await LinkTrace(handledBy: DeskHandler(), open: open)
  }

  private func expect(
    _ trace: LinkTrace<Desk>, opens route: Desk, by source: LinkSource,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(trace.opened == route, sourceLocation: sourceLocation)
    #expect(trace.events.last?.source == source, sourceLocation: sourceLocation)
  }

  @Test func aURL() async throws {
    let url = try #require(URL(string: "desk://drawers/1/letters/a%20b"))
    let letter = Desk.drawers(number: 1, .letters(letter: "a b"))
    await expect(trace { $0.open(url) }, opens: letter, by: .url)
    await expect(trace { $0.open(url.absoluteString) }, opens: letter, by: .url)
  }

  @Test func aUniversalLink() async throws {
    let url = try #require(URL(string: "HTTPS://desk.example/search?q=x"))
    await expect(trace { $0.open(url) }, opens: .search(q: "x"), by: .universalLink)
    await expect(
      trace { $0.open(activity: "NSUserActivityTypeBrowsingWeb", webpageURL: url, userInfo: nil) },
      opens: .search(q: "x"), by: .universalLink)
  }

  @Test func aPush() async {
    let payload: [AnyHashable: Any] = ["aps": ["alert": "!"], "url": "/search?q=x"]
    await expect(trace { $0.open(payload: payload) }, opens: .search(q: "x"), by: .push)
    await expect(
      trace { $0.open(payload: ["url": "desk://search"]) }, opens: .search(), by: .push)
  }

  @Test func aShortcut() async {
    await expect(
      trace { $0.open(shortcut: "com.example.desk.search", userInfo: ["q": "x"] as [String: Any]) },
      opens: .search(q: "x"), by: .shortcut)
    await expect(
      trace { $0.open(shortcut: "any", userInfo: ["url": .text("/")]) },
      opens: .index, by: .shortcut)
    await expect(
      trace { $0.open(shortcut: "drawers/7") }, opens: .drawers(number: 7), by: .shortcut)
  }

  @Test func anItemOfTheSearchIndex() async {
    let userInfo = ["kCSSearchableItemActivityIdentifier": "drawers/7"]
    await expect(
      trace {
        $0.open(activity: "com.apple.corespotlightitem", webpageURL: nil, userInfo: userInfo)
      },
      opens: .drawers(number: 7), by: .spotlight)
  }

  @Test func anActivityOfTheApp() async throws {
    let page = try #require(URL(string: "https://desk.example/drawers/7"))
    await expect(
      trace { $0.open(activity: "com.example.desk.look", userInfo: ["q": .text("x")]) },
      opens: .search(q: "x"), by: .handoff)
    await expect(
      trace { $0.open(activity: "any", webpageURL: page, userInfo: ["url": "/search"]) },
      opens: .search(), by: .handoff)
    await expect(
      trace { $0.open(activity: "any", webpageURL: page, userInfo: nil) },
      opens: .drawers(number: 7), by: .handoff)
  }

  /// Values of `userInfo` that are not texts are read, or said to be of the wrong type.
  @Test func theTypesOfUserInfo() async throws {
    let uuid = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    let date = Date(timeIntervalSince1970: 1_700_000_000.5)
    let page = try #require(URL(string: "https://desk.example/x"))
    for (value, text) in [
      (uuid, uuid.uuidString), (date, "2023-11-14T22:13:20.500Z"), (page, page.absoluteString),
      (7, "7"), (true, "true"), (NSNull(), "all"), (Int?.none as Any, "all"),
    ] as [(Any, String)] {
      await expect(
        trace {
          $0.open(activity: "com.example.desk.look", webpageURL: nil, userInfo: ["q": value])
        },
        opens: .search(q: text), by: .handoff)
    }
    for value in [Data(), [1], ["a": 1], Double.nan, NSObject()] as [Any] {
      let trace = await trace {
        let userInfo: [AnyHashable: Any] = ["q": value]
        #expect(!$0.open(activity: "com.example.desk.look", webpageURL: nil, userInfo: userInfo))
      }
      #expect(
        trace.error as? LinkError == .invalidValue(parameter: "q", value: "", type: "String"))
    }
  }

  @Test func theApp() async {
    await expect(
      trace { $0.open(.drawers(number: 2)) }, opens: .drawers(number: 2), by: .app)
    await expect(
      trace { $0.open(path: "drawers/2") }, opens: .drawers(number: 2), by: .app)
  }

  @Test func aLinkInAnEnvelope() async {
    await expect(
      trace { $0.open("https://desk.example/click?to=https%3A%2F%2Fdesk.example%2Fsearch") },
      opens: .search(), by: .universalLink)
  }

  @Test func aHostThatIsKnownAtRunTime() async {
    let link = "https://localhost:3000/search"
    let trace = await trace {
      #expect(!$0.open(link))
      $0.otherHosts = ["test.desk.example", "localhost:3000"].compactMap(LinkHost.init)
      #expect(!$0.open("https://localhost/search"))
      #expect($0.open(link))
    }
    #expect(trace.error as? LinkError == .wrongHost("localhost:3000"))
  }

  @Test(arguments: [
    ("other://search", LinkError.wrongScheme("other")),
    ("desk://drawers/1/x", .notFound(after: "/drawers/1")),
    ("desk://drawers/x", .invalidValue(parameter: "number", value: "x", type: "Int")),
    ("search", .malformed(.missingScheme, at: 0)),
  ])
  func whatIsNoLinkFails(_ link: String, _ error: LinkError) async {
    let trace = await trace { #expect(!$0.open(link)) }
    #expect(trace.error as? LinkError == error)
    #expect(trace.events.count == 2)
    #expect(trace.events.allSatisfy { $0.link == nil })
  }

  /// An expired input fails, even if another input of the same source is valid.
  @Test func whatIsExpiredIsNotReadOtherwise() async {
    let userInfo: [String: PayloadValue] = ["url": .text("/search"), "until": .text("1")]
    let shortcut = await trace { #expect(!$0.open(shortcut: "drawers/7", userInfo: userInfo)) }
    #expect(shortcut.error as? LinkError == .expired(since: "1"))
    let activity = await trace {
      let page = "https://desk.example/drawers/7"
      #expect(!$0.open(activity: "any", webpageURL: page, userInfo: userInfo))
    }
    #expect(activity.error as? LinkError == .expired(since: "1"))
  }

  @Test func whatNamesNothingFails() async {
    let unknown = await trace { #expect(!$0.open(shortcut: "unknown")) }
    #expect(unknown.error as? LinkError == .notFound(after: ""))
    let empty = await trace { #expect(!$0.open(activity: "unknown")) }
    #expect(empty.error as? LinkError == .missing(parameter: "url"))
    let browsing = await trace {
      #expect(!$0.open(activity: "NSUserActivityTypeBrowsingWeb", webpageURL: "https://a.example"))
    }
    #expect(browsing.error as? LinkError == .wrongHost("a.example"))
  }
}
