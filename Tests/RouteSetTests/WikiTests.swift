import RoutegenRuntime
import Testing

/// Hosts that are the value of a parameter.
struct WikiTests {
  @Test(arguments: [
    ("https://en.wiki.example/page/Cat", Wiki.article(lang: .en, title: "Cat")),
    ("https://zh-min-nan.wiki.example/page/Cat", .article(lang: .min, title: "Cat")),
    ("https://de.wiki.example/talk/Cat", .talk(lang: .de, title: "Cat")),
    ("https://de.wiki.example/people/7", .person(lang: .de, id: 7, .index)),
    ("https://en.wiki.example/people/7/edits?page=2", .person(lang: .en, id: 7, .edits(page: 2))),
    ("https://social.example/@bo", .profile(server: .social, name: "bo")),
  ])
  func printsWhatItReads(_ link: String, _ route: Wiki) throws {
    #expect(try Wiki(link) == route)
    #expect(try route.link() == link)
    #expect(try route.link(.web) == link)
    #expect(try route.payload() == ["kind": link])
    #expect(try Wiki(payload: ["kind": link]) == route)
    #expect(throws: LinkError.self) { try route.path() }
    #expect(throws: LinkError.self) { try route.link(.app) }
  }

  @Test(arguments: [
    ("https://DE.wiki.example/p/Cat", Wiki.article(lang: .de, title: "Cat")),
    ("https://old.example/en/Cat", .article(lang: .en, title: "Cat")),
    ("https://ein.example/Cat", .article(lang: .de, title: "Cat")),
    ("https://en.wiki.example/u/7", .person(lang: .en, id: 7, .index)),
    ("wiki://en.wiki.example/page/Cat", .article(lang: .en, title: "Cat")),
    ("https://fr.wiki.example/page/Cat", .other(title: "Cat")),
    ("https://wiki.example/page/Cat", .page(title: "Cat")),
  ])
  func readsOtherPatternsAndHosts(_ link: String, _ route: Wiki) throws {
    #expect(try Wiki(link) == route)
  }

  @Test(arguments: [
    "https://en.wiki.example/page/new", "https://fr.wiki.example/people/7",
    "https://en.social.example/@bo", "https://en.en.wiki.example/talk/Cat", "/people/7",
  ])
  func refusesOthers(_ link: String) {
    #expect(throws: LinkError.self) { try Wiki(link) }
  }

  /// A route has the host of its value only.
  @Test func printsOnTheHostOfTheValue() throws {
    let route = Wiki.article(lang: .de, title: "Cat")
    #expect(try route.link(.host("DE.wiki.example")) == "https://DE.wiki.example/page/Cat")
    for host in ["en.wiki.example", "wiki.example", "de.wiki.example:80"] {
      #expect(throws: LinkError.unprintable(.host(only: ["host de.wiki.example"]))) {
        try route.link(.host(host))
      }
    }
    #expect(throws: LinkError.self) { try Wiki.article(lang: .de, title: "new").link() }
  }

  @Test func comparesTheValue() {
    let route = Wiki.article(lang: .de, title: "Cat")
    #expect(route == .article(lang: .de, title: "Cat"))
    #expect(route != .article(lang: .en, title: "Cat"))
    #expect(Set([route, .article(lang: .en, title: "Cat"), route]).count == 2)
  }
}
