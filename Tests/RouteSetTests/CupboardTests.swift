import RoutegenRuntime
import Testing

/// Texts and lists that are empty, and lists in one text, have no link.
struct CupboardTests {
  @Test(arguments: [
    Cupboard.search(query: ""), .search(query: "a", mood: .other("")),
    .search(query: "a", unit: ""), .points(at: []), .points(at: [1], by: [""]), .names(name: []),
    .names(name: ["a"], note: ""), .tag(name: ""), .compare(ids: [-1]), .compare(names: ["a;b"]),
    .compare(names: [""]), .compare(moods: [.other("a,b")]), .compare(moods: [.other("calm")]),
    .sizes(size: []), .sizes(size: [.small], month: [13]),
    .sizes(size: [.small], filled: ["a", ""]), .sizes(size: [.small], filled: ["a||b"]),
    .sizes(size: [.small], filled: ["a|", "b"]), .compare(names: ["\n"]),
    // A link that an exception closes.
    .labels(labels: ["preview": ""]), .labels(labels: ["no_app": "1"]),
    .pair(ids: [], moods: [.calm], names: ["a"]), .pair(ids: [1], moods: [], names: ["a"]),
    .pair(ids: [1], moods: [.calm], names: [""]), .pair(ids: [1], moods: [.calm], names: ["a.b"]),
    .spot(at: [], zoom: 1),
  ])
  func printsNoOtherValues(_ route: Cupboard) {
    #expect(throws: LinkError.self) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  @Test(arguments: [["a||b"], ["a|", "b"], ["a", "\0"]])
  func namesAListWithoutText(_ texts: [String]) {
    #expect(throws: LinkError.unprintable(parameter: "filled")) {
      try Cupboard.sizes(size: [.small], filled: texts).link()
    }
  }

  @Test func comparesLists() {
    let route = Cupboard.compare(ids: [1, 2], names: ["a b", "c,"])
    #expect(route != .compare(ids: [1, 2], names: ["a b", "c", ""]))
    #expect(Cupboard.compare(names: ["calm"]) != .compare(moods: [.calm]))
    let pair = Cupboard.pair(ids: [1, -2], moods: [.calm, .merry], names: ["a b", "", "/"])
    #expect(pair != .pair(ids: [1, -2], moods: [.calm], names: ["merry", "a b", "", "/"]))
  }

  @Test func printsNoDefaults() throws {
    #expect(try Cupboard.map(zoom: 2, level: 3).link() == "cupboard://map?zoom=2")
    #expect(try Cupboard.day(isOpen: true).link() == "cupboard://day")
  }
}
