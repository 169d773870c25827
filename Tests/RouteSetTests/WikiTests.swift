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
    ("https://bo.t.example/", .channel(name: "bo")),
    ("https://b_o-7.t.example/12", .post(name: "b_o-7", post: 12)),
    ("https://www.t.example/12", .post(name: "www", post: 12)),
    ("https://bo.t.example/s/a", .sections(name: "bo", section: "a", .index)),
    ("https://bo.t.example/s/a/all?page=2", .sections(name: "bo", section: "a", .all(page: 2))),
    ("https://any.where.example/users/7", .user(instance: "any.where.example", id: 7)),
    ("https://[::1]/users/7", .user(instance: "[::1]", id: 7)),
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
    ("https://Bo.T.example", .channel(name: "bo")),
    ("wiki://BO.t.example/12", .post(name: "bo", post: 12)),
    ("https://t.example/Bo/12", .post(name: "Bo", post: 12)),
    ("https://www.t.example/1", .first),
    ("wiki://skins/Vector?tab=TALK", .skins(skin: .vector, tab: .talk)),
    ("wiki://skins/monobook?tab=x", .skins(skin: .monobook, tab: .other("x"))),
    (
      "wiki://skins/MONOBOOK?others=Vector&last=VECTOR,MonoBook",
      .skins(skin: .monobook, others: [.vector], last: [.vector, .monobook])
    ),
    ("wiki://skins/VECTOR/7", .loud(id: 7)),
    ("https://a.b.t.example/any", .any),
    ("https://Any.Where.example/users/7", .user(instance: "any.where.example", id: 7)),
    ("https://any.where.example/users/bo", .named(name: "bo")),
  ])
  func readsOtherPatternsAndHosts(_ link: String, _ route: Wiki) throws {
    #expect(try Wiki(link) == route)
  }

  @Test(arguments: [
    "https://en.wiki.example/page/new", "https://fr.wiki.example/people/7",
    "https://en.social.example/@bo", "https://en.en.wiki.example/talk/Cat", "/people/7",
    "https://a.b.t.example/12", "https://bo.t.example/private", "https://t.example/12", "/12",
    "https://any.where.example:8080/users/7", "wiki://skins/modern",
    "wiki://SKINS/vector", "wiki://skins/vector/7", "wiki://skins/vector?others=x",
    "wiki://any.where.example/users/7",
  ])
  func refusesOthers(_ link: String) {
    #expect(throws: LinkError.self) { try Wiki(link) }
  }

  @Test func printsTheTextsOfAnEnumAsTheFileHasThem() throws {
    #expect(try Wiki("wiki://skins/MONOBOOK?tab=TALK").link() == "wiki://skins/MonoBook?tab=talk")
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

  /// A text that is no label, or no host, in lower case, and one whose link another pattern opens.
  @Test(arguments: [
    Wiki.channel(name: "Bo"), .channel(name: "a.b"), .channel(name: ""), .channel(name: "a b"),
    .channel(name: "bö"), .channel(name: "evil.example/"), .channel(name: "a@b"),
    .post(name: "www", post: 1), .user(instance: "Any.example", id: 7), .user(instance: "", id: 7),
    .user(instance: "any.example:8080", id: 7), .user(instance: "a.example/users/7?", id: 7),
    .user(instance: "0x7f.1", id: 7),
  ])
  func refusesToPrint(_ route: Wiki) {
    #expect(throws: LinkError.unprintable(.otherRoute)) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  @Test func printsOnTheHostOfAText() throws {
    let route = Wiki.user(instance: "any.example", id: 7)
    #expect(try route.link(.host("any.example")) == "https://any.example/users/7")
    #expect(throws: LinkError.unprintable(.host(only: ["host any.example"]))) {
      try route.link(.host("other.example"))
    }
  }

  @Test func comparesTheValue() {
    let route = Wiki.article(lang: .de, title: "Cat")
    #expect(route == .article(lang: .de, title: "Cat"))
    #expect(route != .article(lang: .en, title: "Cat"))
    #expect(Set([route, .article(lang: .en, title: "Cat"), route]).count == 2)
  }
}
