import Foundation
import RoutegenRuntime
import Testing

/// Items are read with each of their names, and printed with the first one.
struct AlcoveTests {
  @Test(arguments: [
    ("recipe?id=7", Alcove.recipe(id: 7)), ("recipe?recipe_id=7", .recipe(id: 7)),
    ("recipe?rid=7&utm=a", .recipe(id: 7)), ("recipe?%72id=%37", .recipe(id: 7)),
    ("recipe?id=7&rid=7", .recipe(id: 7)), ("recipe?RID=7", nil), ("recipe?rid=x", nil),
    ("recipe?rid=&id=", nil),
    ("list?category[]=a&category=b&category[]=c", .list(category: ["a", "b", "c"])),
    ("list?category%5B%5D=a%20b&search=x&p=2", .list(category: ["a b"], query: "x", page: 2)),
    ("list?p=&page=", .list()), ("list?p=x", nil), ("list?search=", .list(query: "")),
    ("all?c=a&category=b&search=x", .list(category: ["a", "b"], query: "x")),
    ("all?category[]=a", .list()),
    ("notes?body=a%0Ab&e&x=1", .notes(text: "a\nb", exact: true, others: ["x": "1"])),
    ("notes?text=a&x=%0A", nil),
    ("codes?c=1&codes=2&c=3&a%2Cb=x+y", .codes(codes: [1, 2, 3], code: "x+y")),
    ("codes?c=1&codes=x", nil),
    ("shelf?floor=3", .shelf(level: 3, .index)), ("shelf?floor=x", .shelf(.index)),
    ("shelf/box?no=4&floor=3", .shelf(level: 3, .box(number: 4))), ("shelf/box?no=10", nil),
  ])
  func readsAllNames(_ link: String, _ route: Alcove?) {
    #expect((try? Alcove("alcove://" + link)) == route)
    #expect((try? Alcove("https://alcove.example/" + link)) == route)
  }

  @Test(arguments: [
    ("recipe?id=7&rid=8", "id"), ("recipe?rid=7&recipe_id=07", "id"), ("list?page=1&p=2", "page"),
    ("notes?text=a&e=1&e=0", "exact"), ("codes?code=a+b&a,b=a%20b", "code"),
  ])
  func refusesDifferentValues(_ link: String, _ key: String) {
    let error = #expect(throws: LinkError.self) { try Alcove("alcove://" + link) }
    #expect(error.map { "\($0)" }?.contains("the key '\(key)' more than once") == true)
  }

  @Test func hasOtherItemsAsExtras() throws {
    let link = try Link<Alcove>("alcove://recipe?rid=7&RID=8&utm=a")
    #expect(link.extras.map(\.key) == ["RID", "utm"])
    #expect(try Link<Alcove>("alcove://list?category[]=a&p=2&q=b").extras.isEmpty)
  }

  @Test(arguments: [
    (Alcove.recipe(id: 7), "alcove://recipe?id=7"),
    (
      .list(category: ["a", "b"], query: "x", page: 2),
      "alcove://list?category=a&category=b&q=x&page=2"
    ),
    (.codes(codes: [1], code: "a"), "alcove://codes?codes=1&code=a"),
    (.shelf(level: 2, .box(number: 4)), "alcove://shelf/box?number=4&level=2"),
  ])
  func printsTheFirstName(_ route: Alcove, _ link: String) throws {
    #expect(try route.link() == link)
    #expect(try Alcove(link) == route)
  }

  /// An item that is added must not be read as one of the route.
  @Test(arguments: ["id", "rid", "recipe_id"]) func refusesToAddNames(_ key: String) throws {
    #expect(throws: LinkError.self) { try Alcove.recipe(id: 7).link(adding: [key: "8"]) }
    #expect(throws: LinkError.self) { try Alcove.recipe(id: 7).link(adding: [key: "7"]) }
    #expect(try Alcove.recipe(id: 7).link(adding: ["p": "8"]) == "alcove://recipe?id=7&p=8")
  }

  /// A dictionary has no key that is another name of an item.
  @Test func doesNotPrintNamesInDictionaries() {
    #expect(throws: LinkError.self) { try Alcove.notes(text: "a", others: ["body": "b"]).link() }
  }

  @Test(arguments: [
    (["kind": .text("recipe"), "recipe_id": .text("7")] as Payload, Alcove.recipe(id: 7)),
    (["kind": .text("recipe"), "rid": .text("7"), "id": .text("8")], .recipe(id: 8)),
    (["kind": .text("recipe?rid=9"), "id": .text("8")], .recipe(id: 9)),
    (["kind": .text("recipe"), "rid": .dictionary([:])], nil),
    (["kind": .text("codes"), "c": .list(["1", "2"])], .codes(codes: [1, 2])),
    (["kind": .text("list"), "search": .text("x"), "q": .text("y")], .list(query: "x")),
    (["kind": .text("shelf"), "floor": .dictionary([:])], .shelf(.index)),
  ])
  func readsPayloads(_ payload: Payload, _ route: Alcove?) {
    #expect((try? Alcove(payload: payload)) == route)
  }

  typealias Payload = [String: PayloadValue]

  @Test func namesInPayloadsAreNoExtras() throws {
    let payload: Payload = ["kind": .text("recipe"), "rid": .text("7"), "badge": .text("1")]
    #expect(try Link<Alcove>(payload: payload).extras.map(\.key) == ["badge"])
  }
}
