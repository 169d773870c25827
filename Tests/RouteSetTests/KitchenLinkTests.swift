import Foundation
import RoutegenRuntime
import Testing

/// Links of every construct of the language, with their routes.
@Suite struct KitchenLinkTests {
  typealias Case = LinkCase<Kitchen>

  @Test(
    arguments: Case.types + Case.picks + Case.mixedSegments + Case.unnamed + Case.optionalItems
      + Case.items + Case.fragments
      + Case.groups
      + Case.names + Case.refusals + Case.origins)
  func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: KitchenPropertyTests.linkForms, hasPayload: true)
  }
}

extension LinkCase<Kitchen> {
  private static let key = UUID(
    uuid: (
      0x2E, 0x7F, 0x7D, 0x5B, 0x0B, 0x7C, 0x4B, 0x7E, 0x8F, 0x0A, 1, 0x23, 0x45, 0x67, 0x89, 0xAB
    ))
  private static let keyText = "2E7F7D5B-0B7C-4B7E-8F0A-0123456789AB"
  private static let day = Date(timeIntervalSince1970: 1_704_445_200.5)

  private static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/not-a-url")
  }

  static let types: [Self] = [
    Self(
      .path(
        "all?text=a&int=-7&uint=7&double=0.25&bool=1&uuid=\(keyText)&date=2024-01-05T09:00:00.5Z"
          + "&url=https://a.example/b&size=XL&grams=12g"),
      .all(
        text: "a", int: -7, uint: 7, double: 0.25, bool: true, uuid: key, date: day,
        url: url("https://a.example/b"), size: .big, grams: Grams(count: 12)),
      nodes: ["all"]),
    Self(.path("maybe"), .maybe()),
    Self(.path("maybe?text"), .maybe(text: "")),
    Self(.path("maybe?text=&bool"), .maybe(text: "", bool: true)),
    Self(
      .path("maybe?size=Class&date=2024-01-05T10:00:00.500%2B01:00"),
      .maybe(date: day, size: .class)),
    Self(.path("maybe?uuid=\(keyText.lowercased())&double=1.50"), .maybe(double: 1.5, uuid: key)),
    Self(.path("defaults"), .defaults()),
    Self(
      .path("defaults?text=x&accent=e&int=7&uint=0&double=-0.5&bool=false&size=XL"),
      .defaults(text: "x", accent: "e", int: 7, uint: 0, double: -0.5, bool: false, size: .big)),
    Self(.path("defaults?accent=cafe%CC%81"), .defaults(accent: "cafe\u{301}")),
    Self(.path("maybe?int&uint=&double=&uuid=&date=&url=&size=&grams="), .maybe()),
    Self(.path("lists"), .lists()),
    Self(.path("lists?int=&int=2&size&date=&text="), .lists(text: [""], int: [2])),
    Self(
      .path("lists?text=b&int=2&text=a&int=-1&size=in&size=default&text=&tag=x&label=y"),
      .lists(text: ["b", "a", ""], int: [2, -1], size: [.in, .default], label: ["x"]),
      extras: ["label=y"]),
    Self(.path("switches?private"), .switches(private: true)),
    Self(.path("switches?private="), .switches(private: true)),
    Self(
      .path("switches?private=true&loud=1&dark=false"),
      .switches(private: true, loud: true, dark: false)),
    Self(.path("switches?private=1"), .switches(private: true)),
    Self(.path("switches?private=0&dark"), .switches(private: false, dark: true)),
    Self(.path("switches?private=false"), .switches(private: false)),
    Self(
      .path("ranges/-3?port=65535&ratio=-0.5&least=5"),
      .ranges(level: -3, port: 65_535, ratio: -0.5, least: 5)),
    Self(
      .path("ranges/3?port=1&ratio=1&least=9223372036854775807&limit=50&most=0&some=9&some=0"),
      .ranges(level: 3, limit: 50, port: 1, ratio: 1, least: .max, most: 0, some: [9, 0])),
  ]

  static let picks: [Self] = [
    Self(.path("pick/XL"), .pick(.size(size: .big)), nodes: ["pick", "{size: Size}"]),
    Self(.path("pick/big"), .pick(.text(text: "big"))),
    Self(.path("pick/\(keyText)"), .pick(.uuid(key: key))),
    Self(.path("pick/\(keyText.replacing("-", with: "%2D"))"), .pick(.uuid(key: key))),
    Self(.path("pick/true"), .pick(.bool(flag: true))),
    Self(.path("pick/1"), .pick(.int(number: 1))),
    Self(.path("pick/-1"), .pick(.int(number: -1))),
    Self(.path("pick/9223372036854775808"), .pick(.uint(count: 9_223_372_036_854_775_808))),
    Self(.path("pick/18446744073709551616"), .pick(.double(amount: 18_446_744_073_709_551_616))),
    Self(.path("pick/0.5"), .pick(.double(amount: 0.5))),
    Self(.path("pick/2024-01-05T09:00:00.5Z"), .pick(.date(day: day))),
    Self(
      .path("pick/https%3A%2F%2Fa.example%2Fb"), .pick(.url(page: url("https://a.example/b")))),
    Self(.path("pick/12g"), .pick(.grams(weight: Grams(count: 12)))),
    Self(.path("pick/1200g"), .pick(.text(text: "1200g"))),
    Self(.path("pick/%74rue"), .pick(.bool(flag: true))),
    Self(.path("pick/+1"), .pick(.text(text: "+1"))),
    Self(.path("pick/fixed"), .pick(.fixed), nodes: ["pick", "fixed"]),
    Self(.path("pick/fixed/x"), .pick(.fixedText(text: "x"))),
    // If the rest of `fixed` or of a type fails, the next in match order is tried.
    Self(.path("pick/fixed/x/y"), .pick(.rest(rest: ["fixed", "x", "y"]))),
    Self(.path("pick/1/2"), .pick(.rest(rest: ["1", "2"]))),
    Self(.path("pick//"), .pick(.rest(rest: [""]))),
  ]

  static let mixedSegments: [Self] = [
    Self(.path("@ann"), .profile(name: "ann"), nodes: ["@{name}"]),
    Self(.path("%40a%2Fb"), .profile(name: "a/b")),
    Self(.path("7-a-b"), .article(id: 7, slug: "a-b")),
    Self(.path("readme.html"), .page(file: "readme")),
    Self(.path("a.html.html"), .page(file: "a.html")),
    Self(.path("%2E%2E%2Ehtml"), .page(file: "..")),
    Self(.path("v-1.2"), .version(major: -1, minor: 2)),
    Self(.path("order-\(keyText)"), .order(key: key)),
    Self(.path("a..b..c"), .span(from: "a", to: "b..c")),
    Self(
      .path("weigh/1g,20g-3"), .weights(each: [Grams(count: 1), Grams(count: 20)], count: 3),
      nodes: ["weigh", "{each: [Grams]}-{count: Int}"]),
    Self(.path("files/a"), .files(path: ["a"]), nodes: ["files", "{path...}"]),
    Self(.path("files/a/b%2Fc//d/"), .files(path: ["a", "b/c", "", "d"])),
    Self(.path("files//"), .files(path: [""])),
    Self(.path("files///"), .files(path: ["", ""])),
    Self(.path("files/a//"), .files(path: ["a", ""])),
    Self(.path("archive"), .archive(), nodes: ["archive", "{path...?}"]),
    Self(.path("archive/"), .archive(path: [])),
    Self(.path("archive//"), .archive(path: [""])),
    Self(.path("archive/a/b%2Fc//d/"), .archive(path: ["a", "b/c", "", "d"])),
    Self(.path("kept/a/b"), .archive(path: ["a", "b"])),
    Self(.path("shelves/7?page=2"), .shelves(shelf: 7, page: 2)),
    Self(.path("shelves/7/a"), .shelves(shelf: 7, path: ["a"])),
    Self(.path("shelf-7"), .shelves(shelf: 7)),
    Self(.path("attic"), .attic(.things())),
    Self(.path("attic/a/b"), .attic(.things(path: ["a", "b"]))),
    Self(.path("years/2024/a"), .years(year: 2024, path: ["a"])),
  ]

  static let items: [Self] = [
    Self(.path(""), .index, nodes: []),
    Self(.path("/"), .index),
    Self(.path("welcome"), .welcome),
    Self(.path("welcome?ref=mail"), .welcome, extras: ["ref=mail"]),
    Self(.path("welcome?ref=email"), .welcomeByEmail),
    Self(.path("welcome?x=1&ref=e%6Dail"), .welcomeByEmail, extras: ["x=1"]),
    Self(.path("welcome?beta&ref=email"), .welcomeBeta()),
    Self(.path("welcome?beta=&ref=email&name=Ann"), .welcomeBeta(name: "Ann")),
    Self(.path("welcome?beta=1&ref=email"), .welcomeByEmail, extras: ["beta=1"]),
    Self(.path("welcome?name=Ann"), .welcomeByName(name: "Ann")),
    Self(.path("welcome?name=Ann&ref=email"), .welcomeByEmail, extras: ["name=Ann"]),
    Self(.path("welcome?name="), .welcome, extras: ["name="]),
    Self(.path("preview?beta"), .preview),
  ]

  static let fragments: [Self] = [
    Self(.path("doc/1#top"), .doc(id: 1, section: "top")),
    Self(.path("doc/1?x=y#a+b%20c=&/?d"), .doc(id: 1, section: "a+b c=&/?d"), extras: ["x=y"]),
    Self(.path("doc/1#"), .doc(id: 1, section: "")),
    Self(.path("book/1"), .book(id: 1)),
    Self(.path("book/1#"), .book(id: 1, section: "")),
    Self(.path("book/1#%23"), .book(id: 1, section: "#")),
    Self(.path("song"), .song()),
    Self(.path("song#3"), .song(verse: 3)),
    Self(.path("song#"), .song()),
    Self(.path("map#at=home&layer=road"), .map(place: "home")),
    Self(.path("map#zoom=7&at=a+b%26c&pin&layer=road"), .map(place: "a b&c", zoom: 7, pin: true)),
  ]

  static let unnamed: [Self] = [
    Self(.path("at/home/dish/7"), .dish(id: 7), nodes: ["at", "{_}", "dish", "{id: Int}"]),
    Self(.path("at/anything/dish/7"), .dish(id: 7)),
    Self(.path("dish-7"), .dish(id: 7)),
    Self(.path("menu-7/x"), .menu(name: "x")),
    Self(.path("door/x"), .door),
    Self(.path("door/a/b//c"), .door),
    Self(.path("window"), .window),
    Self(.path("window/a/b"), .window),
    Self(.path("roof"), .roof()),
    Self(.path("roof/x?tile=red"), .roof(tile: "red")),
    Self(.path("radio?from=&station=a#at&volume=7"), .radio(station: "a", volume: 7)),
    Self(.path("when/2025-01-01T00:00:00Z/12g"), .when),
    Self(.path("on/overview"), .board()),
    Self(.path("on/overview/0/7"), fails: .notFound(after: "/on/overview")),
    Self(.path("on/overview/false/7"), .board(.card(card: 7))),
  ]

  /// The items of the route that an `also` does not write.
  static let optionalItems: [Self] = [
    Self(
      .path("record/7?page=2&track=3&track=1&q=x#s"),
      .album(id: 7, page: 2, track: [3, 1], text: "x", section: "s")),
    Self(.path("record/7/first?page=2&q=x"), .album(id: 7, text: "x"), extras: ["page=2"]),
    Self(
      .path("record/7/x?page=all&q=y&track=1"), .album(id: 7, track: [1], text: "x"),
      extras: ["q=y"]),
    Self(.path("lp/7?p=2&search=x&track=1"), .album(id: 7, page: 2, track: [1], text: "x")),
    Self(.path("lp/7?p=1&search=x#at=a"), .album(id: 7, text: "x", section: "at=a")),
    Self(.path("lp/7?p=2&q=y"), .album(id: 7, text: "y"), extras: ["p=2"]),
    Self(.path("lp/7?p=2&search=#at=a"), .album(id: 7, section: "a"), extras: ["p=2", "search="]),
    Self(.path("lp/7?p=2&search="), .album(id: 7), extras: ["p=2", "search="]),
    Self(.path("lp/7#at"), .album(id: 7, section: "at")),
    Self(.path("lp/7?page=2#a"), .album(id: 7, page: 2, section: "a")),
    Self(.path("single/7?p=1"), .album(id: 7)),
    Self(.path("notes/7#key=c&at=2&part=a"), .score(id: 7, bar: 2, part: "a")),
    Self(.path("notes/7"), .score(id: 7)),
    Self(.path("notes/7/all#part=a&at=1"), .score(id: 7, part: "a")),
    Self(.path("any-7?a=b"), .anything(id: 7, rest: ["a": "b"])),
  ]

  static let groups: [Self] = [
    Self(.path("shops/1"), .shop(shop: 1), nodes: ["shops", "{shop: Int}"]),
    Self(.path("shops/1/items/tea"), .shop(shop: 1, .item(item: "tea"))),
    Self(.path("shops/1/items/tea/reviews"), .shop(shop: 1, .item(item: "tea", .reviews()))),
    Self(
      .path("shops/1/items/tea/reviews?page=2"),
      .shop(shop: 1, .item(item: "tea", .reviews(page: 2)))),
    Self(
      .path("shops/1/items/tea/photos/3"), .shop(shop: 1, .item(item: "tea", .photos(photo: 3))),
      nodes: ["shops", "{shop: Int}", "items", "{item}", "photos", "{photo: Int}"]),
    Self(.path("teams/a/members/\(keyText)"), .team(team: "a", .members(member: key))),
    Self(.path("teams/a/insights?page=2"), .team(team: "a", .tab(tab: .insights, page: 2))),
    Self(.path("artist/x"), .artist(id: "x")),
    Self(.path("nodes?utm=1&a&utm=2&utm=1"), .nodes, extras: ["utm=1", "a=", "utm=2", "utm=1"]),
    Self(.path("projects/a/b"), .project(creator: "a", project: "b")),
    Self(
      .path("projects/a/b?ref=x&tag=1&as=XL&tag=2"),
      .project(creator: "a", project: "b", ref: "x", tag: ["1", "2"], format: .big),
      nodes: ["projects", "{creator}", "{project}"]),
    Self(
      .path("projects/a/b/updates?ref=x&page=2&utm=1#new"),
      .project(creator: "a", project: "b", ref: "x", .updates(page: 2, section: "new")),
      extras: ["utm=1"]),
    Self(
      .path("projects/a/b/reward-7?ref=x"),
      .project(creator: "a", project: "b", ref: "x", .rewards(id: 7))),
    Self(
      .path("projects/a/b/go?ref=x&to=https://c.example/?ref=y"),
      .project(
        creator: "a", project: "b", ref: "x", .go(target: url("https://c.example/?ref=y")))),
    Self(
      .path("projects/a/b/more?c=1&ref=x"),
      .project(creator: "a", project: "b", ref: "x", .more(others: ["c": "1"]))),
    Self(
      .path("projects/a/b/team/end?role=insights&ref=x#at=c"),
      .project(
        creator: "a", project: "b", ref: "x", .team(role: .insights, .end(place: "c")))),
    Self(.path("projects/a/b?ref=x&ref=y"), fails: .malformed(.repeatedKey("ref"), at: 23)),
    Self(
      .path("projects/a/b/team?as=none"),
      fails: .invalidValue(parameter: "format", value: "none", type: "Size")),
    Self(
      .path("artist/x/auction-results"), .artist(id: "x", tab: .insights),
      nodes: ["artist", "{id}"]),
    Self(.path("painter/insights/x"), .artist(id: "x", tab: .insights)),
    Self(.path("painter?id=x&show=insights"), .artist(id: "x", tab: .insights)),
    Self(
      .path("painter?id=x&show=overview&tab=insights"), .artist(id: "x"), extras: ["tab=insights"]),
    Self(.path("recall/1?by=me"), .recall(id: 1, by: "me")),
    Self(.path("recall?by=me&id=1"), .recall(id: 1, by: "me")),
    Self(.path("last-recall"), .recall(id: 99, by: "nobody, \"yet\"")),
    Self(.path("ticket?number=1"), .ticket(number: 1)),
  ]

  static let names: [Self] = [
    Self(
      .path("class/x?default=1&where=y&self=1"), .class(in: "x", default: 1, where: "y", self: true)
    ),
    Self(.path("switch/x?func=a&func=b&let=2"), .switch(case: "x", func: ["a", "b"], let: 2)),
    Self(.path("string"), .string()),
    Self(.path("string/x"), .string(.value(string: "x"))),
    Self(.path("error"), .error()),
    Self(.path("error/1/throw"), .error(.throw(error: 1))),
    Self(.path("int/1"), .int(value: 1)),
    Self(.path("path/a"), .path(path: "a")),
    Self(.path("link?link=https://a.example"), .link(link: url("https://a.example"))),
    Self(.path("payload?payload=a"), .payload(payload: "a")),
    Self(.path("pattern"), .pattern()),
    Self(.path("nodes"), .nodes),
    Self(.path("hash?hasher=1"), .hash(hasher: 1)),
    Self(.path("café"), .café),
    Self(.path("caf%c3%a9"), .café),
    Self(.path("cafe\u{301}"), .decomposed, nodes: ["cafe\u{301}"]),
    Self(.path("日本/東京"), .日本(city: "東京")),
    Self(.path("a%2fb%3Fc%23d"), .escaped),
    Self(.path("with%20space/50%25?k%2B=v+w&a%26b%3D=x"), .escapedItems(value: "x")),
  ]
}
