import TestSupport

/// Random routes of ``Larder``, case by case.
struct LarderSample: Sendable {
  let name: String
  let make: @Sendable (inout Random) -> Larder

  init(_ name: String, _ make: @escaping @Sendable (inout Random) -> Larder) {
    self.name = name
    self.make = make
  }
}

extension LarderSample {
  static let all = numbers + slugs + sigils + dictionaries + plusSigns

  static let numbers: [LarderSample] = [
    LarderSample("jar") {
      $0.one(in: 4)
        ? .jar(year: $0.int(), month: $0.int(), day: $0.uint(), label: $0.text())
        : .jar(
          year: Int.random(in: 1970...9999, using: &$0), month: Int.random(in: 0...13, using: &$0),
          day: UInt.random(in: 1...31, using: &$0), label: $0.text())
    },
    LarderSample("times") {
      .times(
        hour: Int.random(in: -1...24, using: &$0),
        minute: $0.optional { UInt.random(in: 0...60, using: &$0) },
        second: Int.random(in: 0...10, using: &$0), days: $0.list { $0.int() },
        years: $0.list { UInt.random(in: 0...10_000, using: &$0) })
    },
    LarderSample("times of a day") {
      .times(
        hour: Int.random(in: 0...23, using: &$0),
        days: $0.list { Int.random(in: 1...366, using: &$0) },
        years: $0.list { UInt.random(in: 0...9999, using: &$0) })
    },
    LarderSample("shelf") {
      .shelf(number: $0.uint(), part: Int.random(in: 0...13, using: &$0))
    },
    LarderSample("tray") { .tray(position: Int.random(in: -1...13, using: &$0)) },
    LarderSample("drawer") {
      .drawer(
        row: Int.random(in: 0...100, using: &$0),
        column: $0.optional { UInt.random(in: 0...100, using: &$0) },
        depth: Int.random(in: -1...3, using: &$0))
    },
    LarderSample("either") {
      let number = Int.random(in: -1...14, using: &$0)
      return $0.pick([.padded(number: number), .plain(number: number), .any(number: number)])
    },
    LarderSample("serial") { .serial(number: $0.uint()) },
  ]
}

extension LarderSample {
  static let slugs: [LarderSample] = [
    LarderSample("slug") {
      .slug(slug: $0.pick(["a", "a-", "-a-b", "1-2", ""]) + $0.text(), number: $0.int())
    },
    LarderSample("season") {
      .season(
        slug: $0.pick(["a", "a-indian", "b-summer.html"]),
        season: $0.pick([.summer, .indianSummer]))
    },
    LarderSample("lot") {
      .lot(
        shelf: $0.text(), slug: $0.pick(["a", "a-05x2", "b-"]) + $0.text(),
        row: Int.random(in: -1...100, using: &$0),
        price: $0.pick([0, 2.5, -7, 1e9, 0.1, .infinity]))
    },
  ]
}

extension LarderSample {
  static let sigils: [LarderSample] = [
    LarderSample("handle") { .handle(handle: Handle(routeValue: $0.sigil() + $0.text())) },
    LarderSample("admin") { .admin(admin: Admin(routeValue: $0.sigil() + $0.text())) },
    LarderSample("room") { .room(room: Room(routeValue: $0.sigil() + $0.text())) },
    LarderSample("text") { .text(text: $0.sigil() + $0.text()) },
    LarderSample("card") { .card(handle: Handle(routeValue: $0.sigil() + $0.text())) },
    LarderSample("mention") {
      .mention(
        handle: Handle(routeValue: $0.sigil() + $0.text()),
        others: $0.list { Handle(routeValue: "@" + $0.text()) },
        room: $0.optional { Room(routeValue: $0.sigil() + $0.text()) })
    },
    LarderSample("pots") {
      .pots(
        shelf: Int.random(in: -1...100, using: &$0),
        $0.pick([
          .lid(lid: Lid(routeValue: $0.pick(["~", ""]) + $0.text())),
          .month(month: Int.random(in: 0...13, using: &$0)),
        ]))
    },
    LarderSample("anchor") { .anchor(room: Room(routeValue: $0.sigil() + $0.text())) },
  ]
}

extension Random {
  fileprivate mutating func sigil() -> String { pick(["@", "@", "@@", "#", "#", "", "＠", "%23"]) }
}

extension LarderSample {
  static let dictionaries: [LarderSample] = [
    LarderSample("filter") {
      .filter(page: $0.int(), tag: $0.list { $0.text() }, filters: $0.filters())
    },
    LarderSample("filters alone") { .filter(filters: $0.filters()) },
    LarderSample("once") {
      .once(filters: $0.filters().compactMapValues { $0.first })
    },
  ]
}

extension LarderSample {
  static let plusSigns: [LarderSample] = [
    LarderSample("token") {
      .token(
        code: $0.signType(), text: $0.optional { $0.sign() }, codes: $0.list { $0.signType() })
    },
    LarderSample("dial") {
      .dial(
        room: $0.optional { Room(routeValue: "#" + $0.sign()) }, by: $0.signType(), to: $0.int(),
        text: $0.signType())
    },
  ]
}

extension Random {
  fileprivate mutating func sign() -> String { one(in: 3) ? text() : pick(["a+b", "a b", "+"]) }

  /// A text of which every one is a value.
  fileprivate mutating func signType() -> Larder.Sign {
    guard let sign = Larder.Sign(rawValue: sign()) else { preconditionFailure() }
    return sign
  }

  fileprivate mutating func filters() -> [String: [String]] {
    let keys = list { $0.one(in: 3) ? $0.pick(["page", "tag", "A", "a"]) : $0.text() }
    return Dictionary(
      keys.map { ($0, list { $0.text() }) }, uniquingKeysWith: { first, _ in first })
  }
}
