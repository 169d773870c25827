import TestSupport

/// Random routes of ``Kitchen``, case by case.
struct KitchenSample: Sendable {
  let name: String
  let make: @Sendable (inout Random) -> Kitchen

  /// Whether ordinary values may also be out of range, or belong to another route.
  let hasRivals: Bool

  init(
    _ name: String, hasRivals: Bool = false,
    _ make: @escaping @Sendable (inout Random) -> Kitchen
  ) {
    self.name = name
    self.hasRivals = hasRivals
    self.make = make
  }
}

extension KitchenSample {
  static let all = types + picks + segments + unnamed + items + groups + projects + names

  static let types: [KitchenSample] = [
    KitchenSample("all") {
      .all(
        text: $0.text(), int: $0.int(), uint: $0.uint(), double: $0.double(), bool: $0.one(in: 2),
        uuid: $0.uuid(), date: $0.date(), url: $0.url(), size: $0.size(), grams: $0.grams())
    },
    KitchenSample("maybe") {
      .maybe(
        text: $0.optional { $0.text() }, int: $0.optional { $0.int() },
        uint: $0.optional { $0.uint() }, double: $0.optional { $0.double() },
        bool: $0.optional { $0.one(in: 2) }, uuid: $0.optional { $0.uuid() },
        date: $0.optional { $0.date() }, url: $0.optional { $0.url() },
        size: $0.optional { $0.size() }, grams: $0.optional { $0.grams() })
    },
    KitchenSample("defaults") {
      .defaults(
        text: $0.text(), accent: $0.text(), int: $0.int(), uint: $0.uint(), double: $0.double(),
        bool: $0.one(in: 2), size: $0.size())
    },
    KitchenSample("defaults, one by one") {
      switch Int.random(in: 0..<3, using: &$0) {
      case 0: .defaults(text: $0.text())
      case 1: .defaults(accent: $0.text())
      default: .defaults(int: $0.int())
      }
    },
    KitchenSample("lists") {
      .lists(
        text: $0.list { $0.text() }, int: $0.list { $0.int() }, size: $0.list { $0.size() },
        date: $0.list { $0.date() }, label: $0.list { $0.text() })
    },
    KitchenSample("switches") {
      .switches(
        private: $0.one(in: 2), loud: $0.one(in: 2), dark: $0.optional { $0.one(in: 2) })
    },
    KitchenSample("ranges", hasRivals: true) {
      .ranges(
        level: $0.int(), limit: $0.int(), port: $0.uint(), ratio: $0.double(), least: $0.int(),
        most: $0.optional { $0.uint() }, some: $0.list { Int.random(in: -1...10, using: &$0) })
    },
    KitchenSample("ranges, most of them kept", hasRivals: true) {
      .ranges(
        level: Int.random(in: -4...4, using: &$0), limit: Int.random(in: 0...51, using: &$0),
        port: UInt.random(in: 1...65_535, using: &$0),
        ratio: Double.random(in: -0.6...1, using: &$0),
        least: Int.random(in: 4...50, using: &$0))
    },
  ]

  static let picks: [KitchenSample] = [
    KitchenSample("size") { .pick(.size(size: $0.size())) },
    KitchenSample("uuid") { .pick(.uuid(key: $0.uuid())) },
    KitchenSample("bool") { .pick(.bool(flag: $0.one(in: 2))) },
    KitchenSample("int") { .pick(.int(number: $0.int())) },
    KitchenSample("uint", hasRivals: true) { .pick(.uint(count: $0.uint())) },
    KitchenSample("double") { .pick(.double(amount: $0.double())) },
    KitchenSample("date") { .pick(.date(day: $0.date())) },
    KitchenSample("url") { .pick(.url(page: $0.url())) },
    KitchenSample("grams") { .pick(.grams(weight: $0.grams())) },
    KitchenSample("text") { .pick(.text(text: $0.text())) },
    KitchenSample("rest", hasRivals: true) { .pick(.rest(rest: $0.list { $0.text() })) },
    KitchenSample("fixed") { $0.one(in: 3) ? .pick(.fixed) : .pick(.fixedText(text: $0.text())) },
  ]

  static let segments: [KitchenSample] = [
    KitchenSample("profile") { .profile(name: $0.text()) },
    KitchenSample("article") { .article(id: $0.int(), slug: $0.text()) },
    KitchenSample("page") { .page(file: $0.text()) },
    KitchenSample("version") { .version(major: $0.int(), minor: $0.uint()) },
    KitchenSample("order") { .order(key: $0.uuid()) },
    KitchenSample("span") { .span(from: $0.text(), to: $0.text()) },
    KitchenSample("files") { .files(path: $0.list { $0.text() }) },
    KitchenSample("years") { .years(year: $0.int(), path: $0.list { $0.text() }) },
    KitchenSample("archive") { .archive(path: $0.one(in: 4) ? [] : $0.list { $0.text() }) },
    KitchenSample("shelves") {
      .shelves(
        shelf: $0.int(), path: $0.one(in: 4) ? [] : $0.list { $0.text() }, page: $0.int())
    },
    KitchenSample("attic") {
      .attic(.things(path: $0.one(in: 4) ? [] : $0.list { $0.text() }))
    },
  ]

  static let unnamed: [KitchenSample] = [
    KitchenSample("dish") { .dish(id: $0.int()) },
    KitchenSample("menu") { .menu(name: $0.text()) },
    KitchenSample("door") { $0.pick([.door, .window, .when]) },
    KitchenSample("roof") { .roof(tile: $0.optional { $0.text() }) },
    KitchenSample("radio") {
      .radio(station: $0.text(), volume: $0.optional { $0.int() })
    },
    KitchenSample("board") { $0.one(in: 3) ? .board() : .board(.card(card: $0.int())) },
    KitchenSample("album") {
      .album(
        id: $0.int(), page: $0.int(), track: $0.list { $0.int() }, text: $0.optional { $0.text() },
        section: $0.optional { $0.text() })
    },
    KitchenSample("score") { .score(id: $0.int(), bar: $0.int(), part: $0.optional { $0.text() }) },
    KitchenSample("anything", hasRivals: true) {
      .anything(id: $0.int(), rest: $0.one(in: 3) ? [:] : [$0.text(): $0.text()])
    },
  ]

  static let items: [KitchenSample] = [
    KitchenSample("welcome") {
      $0.one(in: 2)
        ? .welcomeBeta(name: $0.optional { $0.text() }) : .welcomeByName(name: $0.text())
    },
    KitchenSample("plain") {
      $0.pick([.index, .welcome, .welcomeByEmail, .preview, .nodes])
    },
    KitchenSample("doc") { .doc(id: $0.int(), section: $0.text()) },
    KitchenSample("book") { .book(id: $0.int(), section: $0.optional { $0.text() }) },
    KitchenSample("song") { .song(verse: $0.int()) },
    KitchenSample("note") {
      .note(
        body: $0.text(), more: $0.optional { $0.text() }, line: $0.list { $0.text() },
        title: $0.text(), author: $0.optional { $0.text() }, foot: $0.optional { $0.text() })
    },
    KitchenSample("card") {
      .card(author: $0.optional { $0.text() }, place: $0.text(), greeting: $0.text())
    },
    KitchenSample("map") {
      .map(place: $0.text(), zoom: $0.int(), pin: $0.optional { $0.one(in: 2) })
    },
  ]

  static let groups: [KitchenSample] = [
    KitchenSample("shop") { .shop(shop: $0.int()) },
    KitchenSample("item") { .shop(shop: $0.int(), .item(item: $0.text())) },
    KitchenSample("reviews") {
      .shop(shop: $0.int(), .item(item: $0.text(), .reviews(page: $0.int())))
    },
    KitchenSample("photos") {
      .shop(shop: $0.int(), .item(item: $0.text(), .photos(photo: $0.int())))
    },
    KitchenSample("members") { .team(team: $0.text(), .members(member: $0.uuid())) },
    KitchenSample("tab") {
      .team(team: $0.text(), .tab(tab: $0.tab(), page: $0.optional { $0.int() }))
    },
    KitchenSample("artist") { .artist(id: $0.text(), tab: $0.tab()) },
    KitchenSample("recall") { .recall(id: $0.int(), by: $0.text()) },
    KitchenSample("ticket") { .ticket(number: $0.int()) },
  ]

  static let projects: [KitchenSample] = [
    project("project") { _ in .index },
    project("updates") { .updates(page: $0.int(), section: $0.optional { $0.text() }) },
    project("go") { .go(target: $0.url()) },
    project("rewards") { .rewards(id: $0.int()) },
    project("more") { .more(others: $0.items()) },
    project("project's team") { .team(role: $0.optional { $0.tab() }) },
    project("end") { .team(role: $0.optional { $0.tab() }, .end(place: $0.text())) },
    project("member") { .team(role: $0.optional { $0.tab() }, .member(member: $0.int())) },
  ]

  private static func project(
    _ name: String, _ make: @escaping @Sendable (inout Random) -> Kitchen.Project
  ) -> KitchenSample {
    KitchenSample(name) { random in
      let inner = make(&random)
      return .project(
        creator: random.text(), project: random.text(), ref: random.optional { $0.text() },
        tag: random.list { $0.text() }, format: random.size(), inner)
    }
  }

  static let names: [KitchenSample] = [
    KitchenSample("class") {
      .class(
        in: $0.text(), default: $0.int(), where: $0.optional { $0.text() },
        self: $0.optional { $0.one(in: 2) })
    },
    KitchenSample("switch") {
      .switch(
        case: $0.text(), func: $0.list { $0.text() }, let: $0.int(),
        `inout`: $0.optional { $0.one(in: 2) }, var: $0.optional { $0.text() })
    },
    KitchenSample("string") { $0.one(in: 5) ? .string() : .string(.value(string: $0.text())) },
    KitchenSample("error") { $0.one(in: 5) ? .error() : .error(.throw(error: $0.int())) },
    KitchenSample("int") { .int(value: $0.int()) },
    KitchenSample("path") { .path(path: $0.text()) },
    KitchenSample("link") { .link(link: $0.url()) },
    KitchenSample("payload") { .payload(payload: $0.text()) },
    KitchenSample("pattern") { .pattern(pattern: $0.optional { $0.text() }) },
    KitchenSample("hash") { .hash(hasher: $0.optional { $0.int() }) },
    KitchenSample("accents") { $0.pick([.café, .decomposed, .escaped]) },
    KitchenSample("city") { .日本(city: $0.text()) },
    KitchenSample("escaped items") { .escapedItems(value: $0.text()) },
  ]
}

extension Random {
  /// One item or none: the descriptions of larger dictionaries differ although they are equal.
  mutating func items() -> [String: String] {
    if one(in: 4) { return [:] }
    let isNamed = !isOrdinary && one(in: 3)
    return [isNamed ? pick(["ref", "tag", "as", "to"]) : text(): text()]
  }

  mutating func size() -> Kitchen.Size { pick(Kitchen.Size.allCases) }

  mutating func tab() -> Kitchen.Tab { pick(Kitchen.Tab.allCases) }
}
