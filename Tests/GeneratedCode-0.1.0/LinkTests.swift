import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing

/// Links of code that routegen 0.1.0 generated, read and printed by this runtime.
@Suite struct LinkTests {
  private typealias Case = (text: String, route: Store)

  private static let key = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  private static let page = URL(fileURLWithPath: "/unused")

  /// Links in the form in which they are printed.
  private static let printed: [Case] = [
    ("store:///", .index),
    (
      "store://all?text=a%2Bb&int=-7&uint=7&double=0.5&uuid=01020304-0506-0708-090A-0B0C0D0E0F10"
        + "&date=2024-01-05T09:00:00Z&url=https://a.example/b&sort=top-rated&color=mauve&weight=12g"
        + "&flag=true",
      .all(
        text: "a+b", int: -7, uint: 7, double: 0.5, uuid: key,
        date: Date(timeIntervalSince1970: 1_704_445_200), url: url("https://a.example/b"),
        sort: .topRated, color: .other("mauve"), weight: Weight(grams: 12), flag: true)
    ),
    (
      "store://lists?page=2&label=a&label=b&days=001&days=366&x=1&y=2&y=3",
      .lists(page: 2, label: ["a", "b"], days: [1, 366], filters: ["x": ["1"], "y": ["2", "3"]])
    ),
    ("store://note?body=a%0Ab#at=07", .note(body: "a\nb", line: 7)),
    ("store://pick/fixed", .pick(.fixed)),
    ("store://pick/Class", .pick(.sort(sort: .class))),
    ("store://pick/01020304-0506-0708-090A-0B0C0D0E0F10", .pick(.key(key: key))),
    ("store://pick/-7", .pick(.number(number: -7))),
    ("store://pick/12g", .pick(.weight(weight: Weight(grams: 12)))),
    ("store://pick/@ann", .pick(.member(member: Member(routeValue: "@ann")))),
    ("store://pick/caf%C3%A9", .pick(.text(text: "café"))),
    ("store://pick/a/b%2Fc", .pick(.rest(rest: ["a", "b/c"]))),
    ("store://v2.10", .version(major: 2, minor: 10)),
    ("store://files", .files()),
    ("store://files/a/b", .files(path: ["a", "b"])),
    ("store://at/home/dish/7", .dish(id: 7)),
    ("store://artist/ann?tab=Class", .artist(id: "ann", tab: .class)),
    (
      "store://web?from=mail&url=https://a.example/b?c=1#d",
      .web(from: "mail", url: url("https://a.example/b?c=1#d"))
    ),
    (
      "store://next?next=https://eu.store.example/a",
      .next(next: url("https://eu.store.example/a"))
    ),
    ("store://manual#intro", .manual(section: "intro")),
    ("store://orders/7", .order(order: 7)),
    (
      "store://orders/7/items/tea/photo?large=true&page=2",
      .order(order: 7, .items(item: "tea", page: 2, .photo(large: true)))
    ),
    ("https://live.store.example/now", .live),
    ("https://store.example/reset?token=abc", .reset(token: "abc")),
    (
      "store://aisles/3/shelves/4/products/tea?side=right",
      .aisles(aisle: 3, .shelf(shelf: 4, side: .right, .products(name: "tea")))
    ),
  ]

  @Test(arguments: printed.indices) func isReadAndPrinted(_ index: Int) throws {
    let (text, route) = Self.printed[index]
    #expect(try Store(text) == route)
    let form: LinkForm = text.hasPrefix("https") ? .web : .app
    let printed = try route.link(form)
    #expect(printed == text)
  }

  /// Links that the app accepts and prints differently.
  private static let accepted: [Case] = [
    ("https://eu.store.example/artist/ann", .artist(id: "ann")),
    ("store://artist/ann/results", .artist(id: "ann", tab: .topRated)),
    ("https://old-store.example/a/ann", .artist(id: "ann")),
    ("lab://artist/ann", .artist(id: "ann")),
    ("store://at/work/dish/7", .dish(id: 7)),
    ("store://click?to=%2Foffers%2F7", .offers(id: 7)),
    ("https://store.example/hash#/offers/7", .offers(id: 7)),
    ("https://any.example:8080/visit/a", .visit(page: "a")),
    ("store://offers/7?until=4102444800&utm_source=mail", .offers(id: 7)),
  ]

  @Test(arguments: accepted.indices) func isRead(_ index: Int) throws {
    let (text, route) = Self.accepted[index]
    #expect(try Store(text) == route)
  }

  private static let refused: [(text: String, error: LinkError)] = [
    ("store://offers/7?hidden", .excluded),
    ("store://offers/x", .invalidValue(parameter: "id", value: "x", type: "Int")),
    ("store://next", .missing(parameter: "next")),
    ("other://offers/7", .wrongScheme("other")),
    ("https://other.example/offers/7", .notFound(after: "")),
    ("store://nowhere", .notFound(after: "")),
    ("store://lamp", .notFound(after: "")),
  ]

  @Test(arguments: refused.indices) func isRefused(_ index: Int) {
    let (text, error) = Self.refused[index]
    #expect(throws: error) { try Store(text) }
  }

  @Test func readsPayloads() throws {
    #expect(try Store(payload: ["screen": "offers", "id": 7]) == .offers(id: 7))
    #expect(try Store(payload: ["deepLink": "store://v2.10"]) == .version(major: 2, minor: 10))
    #expect(try Store(payload: ["order": ["id": "7"]]) == .order(order: 7))
    #expect(try Store(payload: ["kind": "sale"]) == .offers(id: 7))
    #expect(try Store(payload: ["number": 7]) == .tickets(number: 7))
  }

  @Test func readsQuickActionsAndActivities() throws {
    #expect(try Link<Store>(shortcut: "com.example.search").route == .search())
    #expect(try Link<Store>(shortcut: "com.example.lamp").route == .lamp(on: true))
    #expect(try Link<Store>(activity: "com.example.look").route == .search())
  }

  @Test func readsLinksWithoutCase() throws {
    let route = Radio.station(band: .shortWave, frequency: 9.5, name: "A")
    #expect(try Radio("HTTP://radio.example/Stations/sky/9.5?NAME=A") == route)
    #expect(try route.link() == "radio://stations/Sky/9.5?name=A")
    #expect(try Radio(payload: ["open": "stations/fm/9.5"]) == .station(band: .FM, frequency: 9.5))
  }

  @Test func knowsItsPatterns() {
    let route = Store.order(order: 7, .items(item: "tea"))
    #expect(route.pattern == "/orders/{order: Int}/items/{item}?{page: Int?}")
    #expect(route.nodes.map(\.segment) == ["orders", "{order: Int}", "items", "{item}"])
  }

  private static func url(_ text: String) -> URL {
    URL(string: text) ?? page
  }
}
