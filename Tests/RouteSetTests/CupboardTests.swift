import Foundation
import RoutegenRuntime
import Testing

/// Values that cannot be read: those of `else` count as absent, and others refuse the link.
struct CupboardTests {
  @Test(arguments: [
    ("?zoom=1.5&level=7&size=small", Cupboard.map(zoom: 1.5, level: 7, size: .small)),
    ("?zoom=7q&level=23&size=medium", .map()), ("?zoom=&level=&size=", .map()), ("", .map()),
    ("?zoom=%FF", nil), ("?level=1&level=2", nil), ("?level=x&level=x", .map()),
    ("?level=-1&zoom=0.5", .map(zoom: 0.5)), ("?level=a%20b+c", .map()),
  ])
  func readsWhatCanBeRead(_ query: String, _ route: Cupboard?) throws {
    #expect((try? Cupboard("cupboard://map" + query)) == route)
    #expect((try? Cupboard("https://cupboard.example/map" + query)) == route)
  }

  @Test func readsFragmentsAndDates() throws {
    #expect(try Cupboard("cupboard://day?date=yesterday&id=7#t=maybe") == .day())
    #expect(try Cupboard("cupboard://day?date=yesterday#t=false") == .day(isOpen: false))
  }

  @Test(arguments: [
    (["kind": .text("map"), "level": .text("4")] as Payload, Cupboard.map(level: 4)),
    (["kind": .text("map"), "level": .text("x"), "zoom": .dictionary([:])], .map()),
    (["kind": .text("map"), "level": .list(["1"]), "zoom": .text("2.5")], .map(zoom: 2.5)),
    (["kind": .text("page"), "number": .text("x")], nil),
    (["kind": .text("page"), "number": .dictionary([:])], nil),
  ])
  func readsPayloads(_ payload: Payload, _ route: Cupboard?) {
    #expect((try? Cupboard(payload: payload)) == route)
  }

  typealias Payload = [String: PayloadValue]

  /// Texts and lists that are not empty: an empty text counts as absent.
  @Test(arguments: [
    ("search?q=a%20b&mood=&unit=", Cupboard.search(query: "a b")),
    ("search?q=&mood=calm", .searchPage), ("search?q=%20", .search(query: " ")),
    ("search?q=a&mood=odd&unit=m%0A", .search(query: "a", mood: .other("odd"), unit: "m\n")),
    ("points?at=1&at=&at=0.5&by=&by=x", .points(at: [1, 0.5], by: ["x"])), ("points?at=", nil),
    ("points?by=x", nil), ("points?at=x", nil), ("names", nil),
    ("names?name=&name=a", .names(name: ["", "a"])), ("names?name=#", .names(name: [""])),
    ("tag/x", .tag(name: "x")), ("tags?name=x", .tag(name: "x")), ("tags?name=", .tags),
  ])
  func readsWhatIsNotEmpty(_ link: String, _ route: Cupboard?) throws {
    #expect((try? Cupboard("cupboard://" + link)) == route)
    #expect((try? Cupboard(payload: ["kind": .text(link)])) == route)
    guard let route else { return }
    #expect(try Cupboard(try route.link()) == route)
    #expect(try Cupboard(payload: try route.payload()) == route)
  }

  @Test func namesWhatIsEmpty() {
    #expect(throws: LinkError.missing(parameter: "at")) { try Cupboard("cupboard://points?at=") }
    #expect(throws: LinkError.missing(parameter: "name")) { try Cupboard("cupboard://names") }
  }

  @Test func readsPayloadsThatAreNotEmpty() throws {
    func read(_ key: String, _ value: PayloadValue, _ kind: String) throws -> Cupboard {
      try Cupboard(payload: ["kind": .text(kind), key: value])
    }
    #expect(try read("at", .list(["", "7"]), "points") == .points(at: [7]))
    #expect(try read("query", .text("x"), "search") == .search(query: "x"))
    #expect(try read("query", .text(""), "search") == .searchPage)
    #expect(throws: LinkError.missing(parameter: "at")) { try read("at", .list([]), "points") }
    #expect(throws: LinkError.missing(parameter: "at")) { try read("at", .list([""]), "points") }
  }

  @Test(arguments: [
    Cupboard.search(query: ""), .search(query: "a", mood: .other("")),
    .search(query: "a", unit: ""),
    .points(at: []), .points(at: [1], by: [""]), .names(name: []), .names(name: ["a"], note: ""),
    .tag(name: ""),
  ])
  func printsNothingEmpty(_ route: Cupboard) {
    #expect(throws: LinkError.self) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  /// Lists in one text.
  @Test(arguments: [
    ("compare?ids=1,22,3", Cupboard.compare(ids: [1, 22, 3])),
    ("compare?ids=1%2c2", .compare(ids: [1, 2])),
    ("compare?ids=&names=", .compare()), ("compare", .compare()), ("compare?ids=1,,2", nil),
    ("compare?ids=,", nil), ("compare?ids=1&ids=2", nil),
    ("compare?ids=1&ids=%31", .compare(ids: [1])),
    ("compare?ids=-1", nil), ("compare?names=a;;b%3B", .compare(names: ["a", "", "b", ""])),
    ("compare?names=a,b;c%20d", .compare(names: ["a,b", "c d"])),
    ("compare?moods=calm,odd", .compare(moods: [.calm, .other("odd")])),
    ("sizes?size=small+large", .sizes(size: [.small, .large])), ("sizes?size=", .allSizes),
    ("sizes?size=medium", .allSizes),
    ("sizes?size=small&month=01-12", .sizes(size: [.small], month: [1, 12])),
    ("sizes?size=small&month=1-12", .allSizes),
    ("sizes?size=small&filled=a%7C%7Cb%0A", .sizes(size: [.small], filled: ["a", "b\n"])),
    ("sizes?size=small&filled=a%7C%7C%7Cb", .sizes(size: [.small], filled: ["a", "|b"])),
    ("sizes?size=small&filled=a%7C%7C", .allSizes),
  ])
  func readsListsInOneText(_ link: String, _ route: Cupboard?) throws {
    #expect((try? Cupboard("cupboard://" + link)) == route)
    #expect((try? Cupboard(payload: ["kind": .text(link)])) == route)
    guard let route else { return }
    #expect(try Cupboard(try route.link()) == route)
    #expect(try Cupboard(payload: try route.payload()) == route)
  }

  @Test func printsListsInOneText() throws {
    let route = Cupboard.compare(ids: [1, 2], names: ["a b", "c,"])
    #expect(try route.link() == "cupboard://compare?ids=1,2&names=a%20b;c,")
    #expect(try route.payload() == ["kind": "compare", "ids": "1,2", "names": "a b;c,"])
    #expect(
      try Cupboard.sizes(size: [.large, .small], month: [3]).link()
        == "cupboard://sizes?size=large%20small&month=03")
    #expect(route != .compare(ids: [1, 2], names: ["a b", "c", ""]))
    #expect(Cupboard.compare(names: ["calm"]) != .compare(moods: [.calm]))
  }

  @Test func printsListsInPaths() throws {
    let pair = Cupboard.pair(ids: [1, -2], moods: [.calm, .merry], names: ["a b", "", "/"])
    #expect(try pair.link() == "cupboard://pair/1,-2/calm.merry/a%20b..%2F")
    #expect(try Cupboard(try pair.link()) == pair)
    let spot = Cupboard.spot(at: [8.5, -47], zoom: 12)
    #expect(try spot.path() == "/spot@8.5,-47,12z")
    #expect(try Cupboard(path: "/spot@8.5,-47,12z") == spot)
    #expect(throws: LinkError.self) { try Cupboard(path: "/spot@8.5,,12z") }
    #expect(pair != .pair(ids: [1, -2], moods: [.calm], names: ["merry", "a b", "", "/"]))
    let empty = [
      Cupboard.pair(ids: [], moods: [.calm], names: ["a"]),
      .pair(ids: [1], moods: [], names: ["a"]), .pair(ids: [1], moods: [.calm], names: [""]),
      .pair(ids: [1], moods: [.calm], names: ["a.b"]), .spot(at: [], zoom: 1),
    ]
    for route in empty { #expect(throws: LinkError.self) { try route.link() } }
  }

  @Test(arguments: [
    Cupboard.compare(ids: [-1]), .compare(names: ["a;b"]), .compare(names: [""]),
    .compare(moods: [.other("a,b")]), .compare(moods: [.other("calm")]), .sizes(size: []),
    .sizes(size: [.small], month: [13]), .sizes(size: [.small], filled: ["a", ""]),
    .sizes(size: [.small], filled: ["a||b"]), .sizes(size: [.small], filled: ["a|", "b"]),
    .compare(names: ["\n"]),
  ])
  func printsNoOtherLists(_ route: Cupboard) {
    #expect(throws: LinkError.self) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  @Test(arguments: [["a||b"], ["a|", "b"], ["a", "\0"]])
  func namesAListWithoutText(_ texts: [String]) {
    #expect(throws: LinkError.unprintable(parameter: "filled")) {
      try Cupboard.sizes(size: [.small], filled: texts).link()
    }
  }

  /// The key of an exception closes the links of each route, of each origin and of each payload.
  @Test(arguments: [
    "cupboard://map?preview", "https://cupboard.example/map?level=3&preview=",
    "cupboard://inside?no_app", "cupboard://inside?a#web", "cupboard://page?no_app=1#a&web",
    "https://cupboard.example/?utm_medium=web&utm_source=mail",
    "https://cupboard.example/nowhere/at/all#web",
  ])
  func refusesExceptions(_ link: String) {
    #expect(throws: LinkError.excluded) { try Cupboard(link) }
    #expect(throws: LinkError.excluded) { try Cupboard(payload: ["kind": .text(link)]) }
  }

  @Test(arguments: ["/map?preview", "map#web", "/page?no_app=1", "/nowhere?no_app", "?preview"])
  func refusesExceptionsOfPaths(_ path: String) {
    #expect(throws: LinkError.excluded) { try Cupboard(payload: ["kind": .text(path)]) }
  }

  @Test(arguments: [
    "cupboard://map?preview=1", "cupboard:map?utm_source=mail", "cupboard://map#webs",
    "https://cupboard.example/map?previews",
  ])
  func opensWhatIsNoException(_ link: String) throws {
    #expect(try Cupboard(link) == .map())
    #expect(try Cupboard(payload: ["kind": .text(link)]) == .map())
  }

  @Test func exceptionsAreNotOfOtherHosts() {
    #expect(throws: LinkError.wrongHost("other.example")) {
      try Cupboard("https://other.example/map?preview")
    }
  }

  /// A link that an exception closes is not printed.
  @Test func printsNoExceptions() throws {
    #expect(try Cupboard.labels(labels: ["a": "b"]).link() == "cupboard://labels?a=b")
    for labels in [["preview": ""], ["no_app": "1"]] {
      #expect(throws: LinkError.self) { try Cupboard.labels(labels: labels).link() }
      #expect(throws: LinkError.self) { try Cupboard.labels(labels: labels).payload() }
    }
  }

  @Test func printsNoDefaults() throws {
    #expect(try Cupboard.map().link() == "cupboard://map")
    #expect(try Cupboard.map(zoom: 2, level: 3).link() == "cupboard://map?zoom=2")
    #expect(try Cupboard.day(isOpen: true).link() == "cupboard://day")
    #expect(throws: LinkError.self) { try Cupboard("cupboard://page?number=x") }
  }
}
