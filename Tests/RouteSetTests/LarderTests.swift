import Foundation
import RoutegenRuntime
import TestSupport
import Testing

/// Values that have particular texts: they are read and printed with them, or refused.
@Suite struct LarderTests {
  typealias Case = LinkCase<Larder>

  private static func invalid(
    _ parameter: String, _ value: String, _ type: String, _ input: LinkInput
  ) -> Case {
    Case(input, fails: .invalidValue(parameter: parameter, value: value, type: type))
  }

  private static func url(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("'\(text)' is no URL") }
    return url
  }

  static let numbers: [Case] = [
    Case(.path("jars/2024/05/09/plum"), .jar(year: 2024, month: 5, day: 9, label: "plum")),
    Case(.path("jars/2024/%305/31/plum"), .jar(year: 2024, month: 5, day: 31, label: "plum")),
    Case(.path("newest/plum"), .jar(year: 2024, month: 5, day: 9, label: "plum")),
    invalid("month", "5", "Int in 01...12", .path("jars/2024/5/09/plum")),
    invalid("month", "005", "Int in 01...12", .path("jars/2024/005/09/plum")),
    invalid("month", "13", "Int in 01...12", .path("jars/2024/13/09/plum")),
    invalid("month", "00", "Int in 01...12", .path("jars/2024/00/09/plum")),
    invalid("month", "-5", "Int in 01...12", .path("jars/2024/-5/09/plum")),
    invalid("month", "+5", "Int in 01...12", .path("jars/2024/+5/09/plum")),
    invalid("day", "9 ", "UInt in 01...31", .path("jars/2024/05/9%20/plum")),
    Case(.path("times?hour=00"), .times(hour: 0)),
    Case(
      .path("times?hour=23&minute=59&second=00&days=001&days=366&years=0000"),
      .times(hour: 23, minute: 59, second: 0, days: [1, 366], years: [0])),
    invalid("days", "1", "Int in 001...366", .path("times?hour=00&days=001&days=1")),
    invalid("second", "7", "Int in 00...59", .path("times?hour=00&second=7")),
    Case(.path("shelf-0007-01"), .shelf(number: 7, part: 1)),
    Case(.path("tray#05"), .tray(position: 5)),
    invalid("position", "5", "Int in 01...12", .path("tray#5")),
    Case(.path("drawer#at=05"), .drawer(row: 5)),
    Case(.path("drawer#at=05&column=00&depth=09"), .drawer(row: 5, column: 0, depth: 9)),
    Case(.path("either/07"), .padded(number: 7)),
    Case(.path("either/7"), .plain(number: 7)),
    Case(.path("either/12"), .padded(number: 12)),
    Case(.path("either/13"), .any(number: 13)),
    Case(.path("serial/000000000000000007"), .serial(number: 7)),
    Case(.path("serial/999999999999999999"), .serial(number: 999_999_999_999_999_999)),
  ]

  static let slugs: [Case] = [
    Case(.path("slugs/basil-7"), .slug(slug: "basil", number: 7)),
    Case(.path("slugs/thai-basil-48213"), .slug(slug: "thai-basil", number: 48213)),
    Case(.path("slugs/thai%2Dbasil%2d7"), .slug(slug: "thai-basil", number: 7)),
    Case(.path("slugs/1-2-3"), .slug(slug: "1-2", number: 3)),
    Case(.path("slugs/a--7"), .slug(slug: "a", number: -7)),
    Case(.path("slugs/a---7"), .slug(slug: "a-", number: -7)),
    Case(.path("slugs/--7"), .slug(slug: "-", number: 7)),
    Case(.path("slugs/-7"), fails: .notFound(after: "/slugs")),
    Case(.path("slugs/basil-"), fails: .notFound(after: "/slugs")),
    invalid("number", "7x", "Int", .path("slugs/thai-basil-7x")),
    Case(.path("seasons/a-summer.html"), .season(slug: "a", season: .summer)),
    Case(
      .path("seasons/a-indian-summer.html"), .season(slug: "a", season: .indianSummer)),
    Case(
      .path("seasons/a-b.html-summer.html"), .season(slug: "a-b.html", season: .summer)),
    Case(.path("seasons/a-summer"), fails: .notFound(after: "/seasons")),
    Case(
      .path("lots/a-b-c-1x07-05x2.50"),
      .lot(shelf: "a", slug: "b-c-1x07", row: 5, price: 2.5)),
    // Of a long segment, only the end is searched.
    Case(
      .path("slugs/" + String(repeating: "a-", count: 2_000) + "7"),
      .slug(slug: String(repeating: "a-", count: 1_999) + "a", number: 7)),
    Case(
      .path("lots/a-b-07x2." + String(repeating: "0", count: 1_018)),
      .lot(shelf: "a", slug: "b", row: 7, price: 2)),
    Case(
      .path("lots/a-b-07x2." + String(repeating: "0", count: 1_020)),
      fails: .notFound(after: "/lots")),
  ]

  static let plusSigns: [Case] = [
    Case(.path("token?code=a+b&text=a+b"), .token(code: "a+b", text: "a b")),
    Case(
      .path("token?code=a%20b&codes=a+b&codes=a%20b"), .token(code: "a b", codes: ["a+b", "a b"])),
    Case(.path("token?code=a%2Bb&code=a+b"), .token(code: "a+b")),
    Case(
      .path("token?code=a+b&code=a%20b"),
      fails: .malformed(.repeatedKey("code"), at: 20)),
    Case(.path("sign/a+b"), .token(code: "a+b")),
    Case(.path("given?token=a+b"), .token(code: "a+b")),
    Case(.path("typed/a+b"), .typed(code: "a+b")),
    Case(.path("typed?code=a+b"), .typed(code: "a+b")),
    Case(
      .path("dial?room=%23a+b#c=a+b"), .dial(room: Room(routeValue: "#a+b"), text: "a+b")),
    Case(.path("signs?a+b=a+b"), .signs(signs: ["a b": ["a+b"]])),
    Case(.path("envelope?link=/token%3Fcode=a+b"), .token(code: "a+b")),
    Case(
      .path("parcel?from=a&v=larder://token?code=a+b&text=c%26d#e"),
      .token(code: "a+b", text: "c&d")),
    Case(
      .path("parcel?from=a&v=larder%3A//token%3Fcode=a&text=b"), .token(code: "a"),
      extras: ["text=b"]),
    Case(.path("parcel?from=a&v=/token?code=a&text=b"), .token(code: "a"), extras: ["text=b"]),
    Case(
      .path("parcel?from=&v=larder://parcel?from=b&v=https://larder.example/token?code=a"),
      .token(code: "a")),
    Case(
      .path("parcel?from=a&v=https://[::1]/token"),
      fails: .invalidValue(parameter: "v", value: "https://[::1]/token", type: "String")),
    Case(.path("parcel?from=a&v=other://token?a&b"), fails: .wrongScheme("other")),
    Case(.path("parcel?v=larder://token?code=a&from=b"), fails: .notFound(after: "/parcel")),
  ]

  static let payloads: [Case] = [
    Case(.push(#"{"type": "times", "hour": 7, "minute": "5"}"#), .times(hour: 7, minute: 5)),
    Case(.push(#"{"type": "times", "hour": "07"}"#), .times(hour: 7)),
    Case(
      .push(#"{"type": "jars", "year": 2024, "month": 5, "day": "9", "label": "a"}"#),
      .jar(year: 2024, month: 5, day: 9, label: "a")),
    invalid("hour", "24", "Int in 00...23", .push(#"{"type": "times", "hour": 24}"#)),
    invalid("hour", "007", "Int in 00...23", .push(#"{"type": "times", "hour": "007"}"#)),
    invalid("hour", "-7", "Int in 00...23", .push(#"{"type": "times", "hour": -7}"#)),
    invalid("hour", "7", "Int in 00...23", .push(#"{"type": "times?hour=7"}"#)),
  ]

  static let sigils: [Case] = [
    Case(.path("people/@ann"), .handle(handle: Handle(routeValue: "@ann"))),
    Case(.path("people/%40ann:a%2Fb"), .handle(handle: Handle(routeValue: "@ann:a/b"))),
    Case(.path("people/@@ann"), .admin(admin: Admin(routeValue: "@@ann"))),
    Case(.path("people/%23tea"), .room(room: Room(routeValue: "#tea"))),
    Case(.path("people/%23tea?hidden"), fails: .excluded),
    Case(.path("people/ann"), .text(text: "ann")),
    Case(.path("people/%2523tea"), .text(text: "%23tea")),
    Case(.path("card-@ann.html"), .card(handle: Handle(routeValue: "@ann"))),
    invalid("handle", "ann", "Handle", .path("card-ann.html")),
    Case(
      .path("mention?handle=@a&others=@b&others=%40"),
      .mention(
        handle: Handle(routeValue: "@a"),
        others: [Handle(routeValue: "@b"), Handle(routeValue: "@")])),
    Case(.path("mention/@a?x=1"), .mention(handle: Handle(routeValue: "@a")), extras: ["x=1"]),
    Case(.path("everyone"), .mention(handle: Handle(routeValue: "@all"))),
    invalid("handle", "a@", "Handle", .path("mention?handle=a@")),
    invalid("handle", "", "Handle", .path("mention?handle=")),
    invalid("others", "b", "Handle", .path("mention?handle=@a&others=@b&others=b")),
    invalid("room", "@a", "Room", .path("mention?handle=@a&room=@a")),
    Case(.path("anchor#%23top"), .anchor(room: Room(routeValue: "#top"))),
    invalid("room", "top", "Room", .path("anchor#top")),
    Case(
      .push(##"{"type": "mention", "handle": "@a", "room": "#b"}"##),
      .mention(handle: Handle(routeValue: "@a"), room: Room(routeValue: "#b"))),
    invalid("handle", "a", "Handle", .push(#"{"type": "mention", "handle": "a"}"#)),
  ]

  static let dictionaries: [Case] = [
    Case(.path("filter"), .filter()),
    Case(
      .path("filter?color=red&page=2&size=xl&color=blue&tag=t"),
      .filter(page: 2, tag: ["t"], filters: ["color": ["red", "blue"], "size": ["xl"]])),
    Case(.path("filter?a&a=&a=1"), .filter(filters: ["a": ["", "", "1"]])),
    Case(.path("filter?%61=1&a=2&A=3"), .filter(filters: ["a": ["1", "2"], "A": ["3"]])),
    Case(.path("filter?=1&=2"), .filter(filters: ["": ["1", "2"]])),
    Case(.path("filter?page=1&page=2"), fails: .malformed(.repeatedKey("page"), at: 19)),
    Case(.path("once?a=1&a=2"), fails: .malformed(.repeatedKey("a"), at: 9)),
    Case(
      .push(#"{"type": "filter?a=1&a=2", "page": 3, "b": "x"}"#),
      .filter(page: 3, filters: ["a": ["1", "2"]]), extras: ["b=x"]),
  ]

  /// Swift compares these keys as equal, so they have one list.
  @Test func equivalentKeysAreOne() throws {
    let route = try Larder(path: "filter?%C3%A9=1&e%CC%81=2")
    #expect(route == .filter(filters: ["é": ["1", "2"]]))
    #expect(try route.path() == "/filter?%C3%A9=1&%C3%A9=2")
  }

  @Test func printsListsInOrder() throws {
    let route = Larder.filter(filters: ["b": ["2", "1"], "a": [""], "é": ["&"]])
    #expect(try route.path() == "/filter?a=&b=2&b=1&%C3%A9=%26")
    #expect(route != .filter(filters: ["b": ["1", "2"], "a": [""], "é": ["&"]]))
    #expect(try route.payload() == ["type": "filter?a=&b=2&b=1&%C3%A9=%26"])
    #expect(throws: LinkError.unprintable(parameter: "filters")) {
      try Larder.filter(filters: ["a": []]).path()
    }
    #expect(throws: LinkError.self) { try Larder.filter(filters: ["page": ["2"]]).path() }
    #expect(throws: LinkError.self) { try Larder.filter(filters: ["tag": ["2"]]).path() }
  }

  static let mounted: [Case] = [
    Case(.path("pots/07/~a"), .pots(shelf: 7, .lid(lid: Lid(routeValue: "~a")))),
    Case(.path("pots/07/05"), .pots(shelf: 7, .month(month: 5))),
    Case(
      .path("pots/07/all?a=1&a=2"), .pots(shelf: 7, .all(filters: ["a": ["1", "2"]]))),
    // The list ends where the rest of the link begins.
    Case(
      .path("pots/07/label?tag=a&to=https://x.example/?b=1&tag=c#d"),
      .pots(shelf: 7, .label(tags: ["a"], page: url("https://x.example/?b=1&tag=c#d")))),
    Case(
      .path("pots/07/label?tag=a&to=https%3A%2F%2Fx.example&tag=c"),
      .pots(shelf: 7, .label(tags: ["a", "c"], page: url("https://x.example")))),
    Case(
      .push(#"{"type": "pots/07/label?tag=a", "page": "https://x.example"}"#),
      .pots(shelf: 7, .label(tags: ["a"], page: url("https://x.example")))),
    invalid("shelf", "7", "Int in 00...99", .path("pots/7/05")),
    invalid("month", "5", "Int in 01...12", .path("pots/07/5")),
  ]

  static let ports: [Case] = [
    Case(.link("https://localhost:8080/visit/a"), .visit(page: "a")),
    Case(.link("https://larder.example:8080/visit/a"), .visit(page: "a")),
    Case(.link("https://elsewhere.example/visit/a"), .visit(page: "a")),
    Case(.link("https://[::1]:8443/visit/a"), .visit(page: "a")),
    Case(.link("https://10.0.0.1:1/look"), .look),
    Case(.link("https://10.0.0.1:443/look"), .lookHere),
    Case(.link("https://10.0.0.1:/look"), .lookHere),
    Case(.link("https://larder.example:8080/tray#05"), fails: .notFound(after: "")),
    Case(
      .link("http://localhost:8080/visit/a"), fails: .wrongScheme("http")),
    Case(.link("larder://visit/a"), fails: .notFound(after: "")),
    Case(.path("visit/a"), fails: .notFound(after: "")),
  ]

  @Test(arguments: ports) func readsPorts(_ linkCase: Case) {
    #expect(Case.read(linkCase.input).map(\.route) == linkCase.expected)
  }

  @Test func printsPorts() throws {
    let visit = Larder.visit(page: "a")
    #expect(try visit.link() == "https://larder.example/visit/a")
    let longest = [63, 63, 63, 61].map { String(repeating: "a", count: $0) }.joined(separator: ".")
    for host in [
      "localhost:8080", "a.example", "a.example:443", "a.example:0", "A.example:65535", longest,
      longest + ":80",
    ] {
      let link = try visit.link(.host(host))
      #expect(link == "https://\(host)/visit/a")
      #expect(try Larder(link) == visit)
    }
    for host in [
      "a.example:65536", "a.example:", "a.example:x", ":80", "a:8:0", "a.example:080", "a:-1",
      "a:+1", "[::1]:80", "u@a:80", longest + "a",
    ] {
      #expect(throws: LinkError.unprintable(.host(only: ["host *:*"]))) {
        try visit.link(.host(host))
      }
    }
    #expect(throws: LinkError.unprintable(.host(only: ["host *"]))) {
      try Larder.lookHere.link(.host("a.example:8080"))
    }
    #expect(throws: LinkError.unprintable(.host(only: ["scheme larder", "host larder.example"]))) {
      try Larder.tray(position: 5).link(.host("larder.example:8080"))
    }
    #expect(throws: LinkError.unprintable(.otherRoute)) {
      try Larder.look.link(.host("a.example"))
    }
    #expect(try Larder.look.link(.host("a.example:8080")) == "https://a.example:8080/look")
  }

  @Test(arguments: numbers + slugs + payloads + sigils + dictionaries + plusSigns + mounted)
  func opens(
    _ linkCase: Case
  ) throws {
    try linkCase.check(forms: [.app, .web], hasPayload: true)
  }

  @Test func printsTheZeros() throws {
    let jar = Larder.jar(year: 2024, month: 5, day: 9, label: "plum")
    #expect(try jar.link() == "larder://jars/2024/05/09/plum")
    let times = Larder.times(hour: 7, minute: 0, days: [1], years: [33])
    #expect(try times.path() == "/times?hour=07&minute=00&days=001&years=0033")
    #expect(
      try Larder.times(hour: 7, second: 5).payload()
        == ["type": "times", "hour": "07", "second": "05"])
    #expect(try Larder.drawer(row: 5, depth: 1).path() == "/drawer#at=05&depth=01")
  }

  /// A slug that ends as the rest begins would be read as another one.
  @Test func printsNoSlugThatReadsOtherwise() throws {
    #expect(try Larder.slug(slug: "a-b", number: 7).path() == "/slugs/a-b-7")
    #expect(try Larder.slug(slug: "a-5", number: 7).path() == "/slugs/a-5-7")
    #expect(try Larder.slug(slug: "a", number: -7).path() == "/slugs/a--7")
    #expect(throws: LinkError.self) { try Larder.slug(slug: "a-", number: 7).path() }
    #expect(throws: LinkError.self) { try Larder.slug(slug: "", number: 7).path() }
    #expect(
      try Larder.season(slug: "an", season: .indianSummer).path()
        == "/seasons/an-indian-summer.html")
    #expect(throws: LinkError.self) {
      try Larder.season(slug: "an-indian", season: .summer).path()
    }
  }

  @Test func printsNoValueWithoutItsPrefix() throws {
    #expect(try Larder.handle(handle: Handle(routeValue: "@a:b")).path() == "/people/@a:b")
    #expect(try Larder.room(room: Room(routeValue: "#a")).link() == "larder://people/%23a")
    #expect(throws: LinkError.unprintable(parameter: "handle")) {
      try Larder.handle(handle: Handle(routeValue: "a")).path()
    }
    #expect(throws: LinkError.unprintable(parameter: "others")) {
      try Larder.mention(
        handle: Handle(routeValue: "@a"), others: [Handle(routeValue: "#b")]
      ).path()
    }
    #expect(throws: LinkError.unprintable(.otherRoute)) {
      try Larder.handle(handle: Handle(routeValue: "@@a")).path()
    }
    #expect(throws: LinkError.unprintable(.otherRoute)) {
      try Larder.text(text: "@a").path()
    }
  }

  @Test func comparesPlacesOfOptionalValues() {
    let room = Room(routeValue: "#a")
    #expect(Larder.pins(first: room) != .pins(second: room))
    #expect(Larder.pins(first: room) == .pins(first: room))
  }

  /// A key is that of one item, whether its value is in the path of a payload, beside it, or missing.
  @Test func aKeyIsThatOfOneItem() throws {
    #expect(try Larder.named(first: 1, second: "b").path() == "/named?key=1&second=b")
    #expect(try Larder.named(second: "b").path() == "/named?second=b")
    #expect(
      try Larder.named(first: 1, second: "b").payload()
        == ["type": "named", "first": "1", "second": "b"])
    #expect(
      try Larder.named(first: 1, second: "").payload() == ["type": "named?second=", "first": "1"])
    #expect(try Larder.named(second: "").payload() == ["type": "named?second="])
  }

  @Test func comparesNumbers() {
    #expect(Larder.serial(number: 7) == .serial(number: 7))
    #expect(Larder.serial(number: 7) != .serial(number: 70))
    #expect(Larder.tray(position: -1) != .tray(position: -2))
    #expect(Larder.times(hour: 1, minute: nil) != .times(hour: 1, minute: 0))
    #expect(Larder.times(hour: 1).hashValue == Larder.times(hour: 1, second: 7).hashValue)
  }

  @Test(arguments: LarderSample.all.indices) func printsOrRefuses(_ index: Int) {
    let forms = PrintedForm.all([.app, .web], hasPayload: true)
    let sample = LarderSample.all[index]
    var random = Random(seed: UInt64(index))
    var (broken, printed): ([String], Int) = ([], 0)
    for _ in 0..<KitchenPropertyTests.valuesPerCase where broken.count < 3 {
      let (route, form) = (sample.make(&random), random.pick(forms))
      if (try? form.print(route)) != nil { printed += 1 }
      if let promise = brokenPromise(of: route, in: form) { broken.append(promise) }
    }
    #expect(broken == [], "\(sample.name)")
    #expect(printed > 0, "\(sample.name)")
  }
}
