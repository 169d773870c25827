import BestRecipesRoutes
import Foundation
import RoutegenHandling
import RoutegenRuntime
import SOPTRoutes
import Testing
import TestSupport

extension Cellar: Codable {}
extension Kitchen: Codable {}
extension Ladder: Codable {}
extension Pantry: Codable {}

/// Routes as values: the stack of a route, and its text in a file.
@Suite struct RouteStackTests {
  @Test func hasARouteForEachPartOfThePath() {
    let photos = Kitchen.shop(shop: 1, .item(item: "x y", .photos(photo: 2)))
    let above: [Kitchen] = [.index, .shop(shop: 1), .shop(shop: 1, .item(item: "x y"))]
    #expect(photos.stack == above + [photos])
    #expect(photos.parent == above.last)
    #expect(Kitchen.index.stack == [.index])
    #expect(Kitchen.index.parent == nil)

    let member = SOPT.home(.notification(.detail(id: "7")))
    #expect(member.stack == [.home(.index), .home(.notification(.index)), member])
  }

  @Test func leavesOutThePartsAboveThatAreNoRoutes() {
    // `/rest...` would read `/pick/a`, but it is no beginning of the pattern.
    #expect(Kitchen.pick(.fixedText(text: "a")).stack.dropLast() == [.index, .pick(.fixed)])
    #expect(Kitchen.pick(.rest(rest: ["a", "b"])).stack.dropLast() == [.index])
    // Without its items, `/list` is only the beginning of a path.
    #expect(Pantry.listed(number: 7).stack == [.index, .listed(number: 7)])
    #expect(Pantry.listed(number: 7).stack(below: .list(order: .newest)) == [.listed(number: 7)])
    let wine = Pantry.cellar(.wine(year: 2000))
    #expect(wine.stack == [.index, .cellar(.index), wine])
    #expect(
      Pantry.box(number: 1, why: "x", .label).stack == [.index, .box(number: 1, why: "x", .label)])
  }

  @Test func isIdentifiedByItself() {
    #expect([Pantry.list(order: .newest), .index].map(\.id) == [.list(order: .newest), .index])
  }

  @Test func keepsNoItems() {
    let end = Kitchen.project(
      creator: "a", project: "b", ref: "mail", tag: ["x"], format: .big, .team(.end(place: "y")))
    #expect(
      end.stack.dropLast() == [
        .index, .project(creator: "a", project: "b", .index),
        .project(creator: "a", project: "b", .team(.index)),
      ])
  }

  @Test func staysInItsBlock() throws {
    #expect(Pantry.liveList.stack == [.liveIndex, .liveList])
    #expect(Pantry.probe(id: 7).stack == [.probe(id: 7)])
    // Its link is on the first host, as that of the index.
    #expect(Pantry.anywhere.stack == [.index, .anywhere])
  }

  @Test func isTheRouteAloneIfNoLinkOpensIt() throws {
    let unprintable = Kitchen.pick(.text(text: "fixed"))
    #expect(unprintable.stack == [unprintable])
    #expect(unprintable.parent == nil)
    let unlinked = Cellar.lamp(on: true)
    #expect(unlinked.stack == [unlinked])
    for route in [unprintable, .pick(.text(text: ""))] {
      #expect(throws: LinkError.self) { try JSONEncoder().encode(route) }
    }
    #expect(throws: LinkError.unprintable(.unlinked)) { try JSONEncoder().encode(unlinked) }
  }

  @Test func endsAboveAScreen() {
    let item = Kitchen.shop(shop: 1, .item(item: "x"))
    #expect(item.stack(below: .index) == [.shop(shop: 1), item])
    #expect(item.stack(below: .shop(shop: 1)) == [item])
    #expect(item.stack(below: item) == [])
    #expect(item.stack(below: .shop(shop: 2)) == [])
  }

  @Test func includesTheRoutesAroundAMountedSet() {
    // `/spices/tins` opens the tins, too.
    let tins = Pantry.spices(.tins(path: ["a", "b"], size: 2))
    #expect(tins.stack == [.index, .spices(.index), tins])
    let spice = Pantry.box(number: 1, why: "x", .spices(.spice(name: "mace", heat: .hot)))
    #expect(spice.stack == [.index, .box(number: 1, .spices(.index)), spice])
  }

  // MARK: Codable

  @Test func isSavedAsItsLink() throws {
    let routes: [Pantry] = [
      .filter(page: 7, others: ["a b": "c"]), .cellar(.wine(year: 1999 + 1)), .liveList,
      .probe(id: 1),
      .spices(.index),
    ]
    let data = try JSONEncoder().encode(routes)
    #expect(
      try JSONDecoder().decode([String].self, from: data) == [
        "/filter?page=7&a%20b=c", "/cellar/wine/2000", "https://live.pantry.example/list",
        "lab://probe/1", "/spices",
      ])
    #expect(try JSONDecoder().decode([Pantry].self, from: data) == routes)
  }

  @Test func isReadAgainAfterItsPatternHasChanged() throws {
    #expect(try decode(Kitchen.self, "/painter/overview/7") == .artist(id: "7"))
    #expect(try decode(Pantry.self, "https://wine.example/2000") == .cellar(.wine(year: 2000)))
  }

  @Test func aSavedPathEndsWhereARouteIsGone() throws {
    let path = SavedPath<Kitchen>([.index, .pick(.fixedText(text: "a b")), .shop(shop: 1)])
    #expect(path.rawValue == "/ /pick/fixed/a%20b /shops/1")
    #expect(SavedPath(rawValue: path.rawValue) == path)
    #expect(SavedPath<Kitchen>(rawValue: "/shops/1 /shops/one /shops/2").routes == [.shop(shop: 1)])
    for text in ["", " ", "nowhere", "/shops/1%"] {
      #expect(SavedPath<Kitchen>(rawValue: text) == SavedPath(), "\(text)")
    }
    let data = try JSONEncoder().encode(path)
    #expect(String(decoding: data, as: UTF8.self) == #""\/ \/pick\/fixed\/a%20b \/shops\/1""#)
    #expect(try JSONDecoder().decode(SavedPath<Kitchen>.self, from: data) == path)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedPath<Kitchen>.self, from: Data("[]".utf8))
    }
  }

  @Test func aSavedPathEndsAtARouteWithoutALink() {
    let lamp = SavedPath<Cellar>([.lamp(on: true)])
    #expect(lamp.rawValue == "")
    #expect(lamp != SavedPath())
    #expect(Set([lamp, SavedPath()]).count == 2)
    let path = SavedPath<Kitchen>([.shop(shop: 1), .pick(.text(text: "fixed")), .index])
    #expect(path.rawValue == "/shops/1")
  }

  @Test func saysWhyASavedRouteIsGone() throws {
    let error = #expect(throws: DecodingError.self) { try decode(Kitchen.self, "/shops/one") }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let reason = LinkError.invalidValue(parameter: "shop", value: "one", type: "Int")
    #expect(context.underlyingError as? LinkError == reason)
    #expect(context.debugDescription == "\(reason)")
    #expect(context.codingPath.map(\.intValue) == [0])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Kitchen.self, from: Data("7".utf8))
    }
  }

  private func decode<R: Route & Decodable>(_ type: R.Type, _ link: String) throws -> R {
    try JSONDecoder().decode([R].self, from: JSONEncoder().encode([link]))[0]
  }

  // MARK: Requirements and descriptions

  @Test func hasTheRequirementsOfItsGroups() {
    #expect(Pantry.cellar(.wine(year: 2000)).requirements == [.login, .adult])
    #expect(Pantry.cellar(.index).requirements == [.login])
    #expect(Pantry.index.requirements == [])
    #expect(Pantry.spices(.index).requirements == [])
  }

  @Test(
    arguments: [
      (.index, "index"),
      (
        .shop(shop: 1, .item(item: "x", .reviews(page: 2))),
        #"shop.item.reviews(shop: 1, item: "x", page: 2)"#
      ),
      (.pick(.text(text: "a\"b")), #"pick.text(text: "a"b")"#),
      (
        .lists(text: [], int: [1, 2], size: [.extraLarge]),
        "lists(text: [], int: [1, 2], size: [extra-large], date: [], label: [])"
      ),
      (.maybe(double: 0.5), "maybe(double: 0.5)"),
      (.anything(id: 1, rest: ["b": "2"]), #"anything(id: 1, rest: ["b": "2"])"#),
      (.anything(id: 1), "anything(id: 1, rest: [:])"),
    ] as [(Kitchen, String)])
  func isDescribedAsInTheFile(_ route: Kitchen, _ text: String) {
    #expect(route.debugDescription == text)
    #expect("\(route)" == text)
  }
}

/// The promises of `stack` and of `Codable`, for random routes; `Tools/Fuzz/round-trip` makes millions.
@Suite struct RandomStackTests {
  @Test(.tags(.random), arguments: KitchenSample.all.indices) func isKept(_ index: Int) throws {
    var random = Random(seed: UInt64(index))
    let broken = (0..<rounds(100, short: 20)).compactMap { _ in
      brokenPromiseOfStack(KitchenSample.all[index].make(&random))
    }
    #expect(broken == [], "\(KitchenSample.all[index].name)")
  }
}
