import RoutegenRuntime
import Testing
import TestSupport

/// The routes above a route are those of its nodes, whatever form its link has.
@Suite struct StackTests {
  @Test(arguments: [
    ("/users/7/posts", ["/", "/users/7"]), ("/de/users/7/posts?page=2", ["/de", "/de/users/7"]),
    ("/users/7", ["/"]), ("/de", []), ("/", []),
    // An order and a room have items, and are not the `/` of a group.
    ("/orders/7/bill", ["/"]), ("/de/orders/7/bill", ["/de"]),
    ("/orders/7?ref=mail", ["/"]), ("/orders", ["/"]),
    ("/books/2/notes", ["/", "/books/2"]), ("/de/books/notes/x", ["/de", "/de/books"]),
    ("/de/books/2/notes/x/marks", ["/de", "/de/books/2", "/de/books/2/notes/x"]),
    ("/books/1/notes/x/marks", ["/", "/books", "/books/notes/x"]),
    ("/rooms#/a?via=x", ["/", "/rooms#/"]), ("/de/rooms#/a", ["/de", "/de/rooms#/"]),
    ("/rooms#/a%2Fb/desk", ["/", "/rooms#/"]),
    ("/rooms#/a/desk/7/lamp", ["/", "/rooms#/", "/rooms#/a/desk/7"]),
    ("/rooms#/", ["/"]),
  ])
  func isFoundByNodes(_ path: String, _ above: [String]) throws {
    let route = try Ladder(path: path)
    #expect(try route.stack.map { try $0.path() } == above + [route.path()])
    #expect(try route.parent.map { try $0.path() } == above.last)
    for form in [LinkForm.app, .web] {
      #expect(try Ladder(route.link(form)).stack == route.stack)
    }
  }

  /// A segment that may be missing is one node, with and without it.
  @Test(.tags(.random)) func isTheSameWithoutAMissingSegment() throws {
    var random = Random(seed: 7)
    for _ in 0..<rounds(2000, short: 200) {
      let route = Ladder.random(&random)
      let names = route(nil).stack.map(\.name)
      for locale in Ladder.Locale.allCases {
        #expect(route(locale).stack.map(\.name) == names)
        #expect(route(locale).stack(below: route(nil)) == [])
        #expect(brokenPromiseOfStack(route(locale)) == nil)
      }
    }
  }

  @Test func liesOnAScreenOfItsPath() {
    let book = Porch.library(.books(id: 7))
    #expect(book.stack(below: .index(ref: "mail")) == [.library(.index), book])
    #expect(book.stack(below: .library(shelf: "a", .index)) == [book])
    #expect(Porch.library(shelf: "b", .books(id: 7)).stack(below: book) == [])
    // The items do not matter, so the start screen is not on the start screen.
    #expect(Porch.index(ref: "mail").stack(below: .index()) == [])
    #expect(Porch.library(shelf: "a", .index).stack(below: .library(.index)) == [])
    // Another route of the path is another screen.
    #expect(Porch.item(id: 7).stack(below: .items) == [.item(id: 7)])
    #expect(Porch.item(id: 7).stack(below: .item(id: 8)) == [])
    #expect(
      Porch.promo(promo: "x", code: 7).stack(below: .index()) == [.promo(promo: "x", code: 7)])
    #expect(Porch.items.stack(below: .promo(promo: "x", code: 7)) == [.items])
  }

  @Test func liesOnNoOtherScreen() {
    #expect(Porch.search(q: "x").stack(below: .library(.index)) == [])
    #expect(Porch.index().stack(below: .items) == [])
    #expect(Porch.parts(id: 7).stack(below: .secret(id: 7)) == [])
    #expect(Ladder.site(.bill(id: 7)).stack(below: .site(.order(id: 8))) == [])
    #expect(
      Ladder.site(.bill(id: 7)).stack(below: .site(.order(id: 7, ref: "x"))) == [
        .site(.bill(id: 7))
      ])
    #expect(Ladder.site(.room(room: "a")).stack(below: .site(.room(room: "b"))) == [])
  }

  /// A link of another scheme or host, and a route without one, lie on the start screen like others.
  @Test func liesOnTheStartScreenFromAnyOrigin() {
    let attic = Porch.attic(name: "a", floor: 7)
    #expect(attic.stack == [.home(name: "a"), attic])
    #expect(attic.stack(below: .home(name: "a")) == [attic])
    #expect(attic.stack(below: .home(name: "b")) == [])
    #expect(attic.stack(below: .index()) == [attic])
    #expect(Porch.liveLibrary.stack(below: .index()) == [.liveLibrary])
    #expect(Porch.secret(id: 7).stack(below: .index()) == [.secret(id: 7)])
    #expect(Porch.secret(id: 7).stack(below: .items) == [.secret(id: 7)])
  }
}

extension Ladder {
  /// A route with random values, for each locale.
  fileprivate static func random(_ random: inout Random) -> (Locale?) -> Ladder {
    let (number, text) = (
      Int.random(in: 1...9, using: &random), random.pick(["x", "a b", "~", "7"])
    )
    let mayBe = random.one(in: 2) ? number : nil
    let site: Site = random.pick([
      .index, .user(id: number, .index), .user(id: number, .posts(page: number)),
      .order(id: mayBe, ref: text), .bill(id: number), .books(page: number),
      .notes(page: number, note: random.one(in: 2) ? text : nil), .marks(page: number, note: text),
      .rooms, .room(room: text, via: text), .desk(room: text, desk: mayBe),
      .lamp(room: text, desk: number),
    ])
    return { .site(locale: $0, site) }
  }
}
