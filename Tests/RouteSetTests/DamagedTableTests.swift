import BestRecipesRoutes
import Testing
import TestSupport

@testable import RoutegenRuntime

/// A damaged table causes wrong answers but never a trap, as `RouteTable` promises.
@Suite struct DamagedTableTests {
  /// The fields of a `StaticString` of a literal, in their order in memory.
  private struct Literal {
    let start: UInt
    let count: UInt
    let flags: UInt8
  }

  /// Passes the bytes to `body` as a table.
  ///
  /// There is no other way to make a `StaticString` at run time, and the product needs none.
  private func withTable(_ bytes: [UInt8], _ body: (RouteTable) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      let literal = Literal(
        start: UInt(bitPattern: buffer.baseAddress), count: UInt(buffer.count), flags: 0)
      body(RouteTable(unsafeBitCast(literal, to: StaticString.self)))
    }
  }

  private func bytes(of table: RouteTable) -> [UInt8] {
    table.bytes.withUTF8Buffer { Array($0) }
  }

  @Test func literalsAreWhatTheTestTakesThemFor() throws {
    try #require(MemoryLayout<Literal>.size == MemoryLayout<StaticString>.size)
    let whole = bytes(of: BestRecipes._table)
    withTable(whole) { table in
      Damaged.$table.withValue(table) {
        #expect((try? Damaged(path: "recipe?id=7"))?.index == 1)
        #expect(Damaged.tree.children.map(\.segment) == ["home", "recipe"])
      }
    }
  }

  private static let links = [
    "https://bestrecipes.com/recipe?country=FR&limit=7#x", "bestrecipes://r/7", "/", "home/x",
    "larder://jars/2024/05/09/plum", "https://localhost:8080/look", "people/@a", "times?hour=07",
    "filter?a=1&a=2", "shelf-0007-01",
  ]

  @Test(.tags(.random), arguments: 0..<rounds(8, short: 2)) func neverTraps(_ seed: Int) throws {
    try #require(MemoryLayout<Literal>.size == MemoryLayout<StaticString>.size)
    let tables = [bytes(of: BestRecipes._table), bytes(of: Larder._table)]
    var random = Random(seed: UInt64(seed))
    for _ in 0..<75 {
      let whole = random.pick(tables)
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place =
          random.one(in: 3)
          ? Int.random(in: 0..<80, using: &random) : Int(random.next() % UInt64(whole.count))
        bytes[place] = UInt8.random(in: 0...127, using: &random)
      }
      if random.one(in: 4) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
      withTable(bytes) { table in Damaged.$table.withValue(table) { useEverything(&random) } }
    }
  }

  /// Reads, prints and walks; the results do not matter.
  private func useEverything(_ random: inout Random) {
    for link in Self.links {
      _ = try? Damaged(link)
      _ = try? Damaged(path: link)
      _ = try? Damaged(payload: ["type": link, "id": "7"])
      _ = try? Damaged(payload: ["type": "times", "hour": "7", "minute": link])
    }
    let route = Damaged(index: Int.random(in: -1...4, using: &random))
    _ = try? route.link()
    _ = try? route.payload()
    _ = route.pattern
    _ = route.nodes.count
    _ = Damaged.tree.children.first?.children.first?.parameters
  }
}

/// A route set that consists of its table.
private struct Damaged: Route {
  @TaskLocal static var table = RouteTable("")

  let index: Int

  static var _table: RouteTable { table }

  static func _make(_ index: Int, _ values: borrowing RouteValues) throws(LinkError) -> Self {
    for slot in 0..<3 {
      _ = try? values.optional(slot, as: String.self)
      _ = try? values.list(slot, of: Int.self)
      _ = values.listDictionary(slot)
      _ = values.ordinals(slot)
    }
    return Damaged(index: index)
  }

  static func _reads(_ type: Int, _ text: String) -> Bool { text.utf8.count % 2 == 0 }

  var _number: Int { index }

  func _write(to writer: inout LinkWriter) {
    writer.path("/home")
    writer.add(.item, "id", 7)
    writer.end(index)
  }
}
