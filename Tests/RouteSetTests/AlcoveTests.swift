import RoutegenRuntime
import Testing

/// Items are read with each of their names, and printed with the first one.
struct AlcoveTests {
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
}
