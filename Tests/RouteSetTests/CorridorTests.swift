import Foundation
import RoutegenRuntime
import Testing

/// Segments that may be missing, of routes and of a group.
struct CorridorTests {
  private static let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")
  private static let since = try? Date("2024-01-05T09:00:00Z", strategy: .iso8601)

  @Test(arguments: [
    ("/doors", Corridor.doors()), ("/doors/7", .doors(number: 7)),
    ("/keys", .keys()), ("/keys/6F9619FF-8B86-D011-B42D-00CF4FC964FF", .keys(id: id)),
    ("/keys/2024-01-05T09:00:00Z", .keys(since: since)),
    ("/", .site(.index)), ("/pt-BR", .site(locale: .ptBR, .index)),
    ("/floors/rooms", .site(.floorsRooms())),
    ("/de/floors/07/rooms?open=true", .site(locale: .de, .floorsRooms(floor: 7, open: true))),
    ("/floors/12/rooms", .site(.floorsRooms(floor: 12))),
    ("/stairs", .site(.stairs(rest: []))), ("/stairs/3", .site(.stairs(step: 3, rest: []))),
    ("/en/stairs/a/b", .site(locale: .en, .stairs(rest: ["a", "b"]))),
    ("/lifts", .lifts()), ("/lifts/b", .lifts(cabin: "b")),
  ])
  func printsWhatItReads(_ path: String, _ route: Corridor) throws {
    #expect(try Corridor(path: path) == route)
    #expect(try route.path() == path)
    #expect(try Corridor("https://corridor.example" + path) == route)
    #expect(try route.link(.web) == "https://corridor.example" + path)
    #expect(try Corridor(payload: try route.payload()) == route)
  }

  @Test func printsNoDefaults() throws {
    #expect(try Corridor("corridor://lifts/a") == .lifts())
    #expect(try Corridor("corridor://elevators") == .lifts())
    #expect(try Corridor.lifts(cabin: "a").link() == "corridor://lifts")
    #expect(try Corridor("corridor://en/floors/00/rooms").link() == "corridor://en/floors/rooms")
  }

  /// What is read as another value cannot be printed.
  @Test(arguments: [
    Corridor.site(.stairs(rest: ["3"])), .site(.stairs(rest: ["3", "a"])), .lifts(cabin: ""),
    .site(.floorsRooms(floor: 13)),
  ])
  func refusesOtherValues(_ route: Corridor) {
    #expect(throws: LinkError.self) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  @Test(arguments: [
    "/doors/x", "/doors/7/8", "/floors", "/de/floors", "/fr/floors/rooms", "/de/de",
  ])
  func refusesOtherPaths(_ path: String) {
    #expect(throws: LinkError.self) { try Corridor(path: path) }
  }

  private static let payloads: [([String: String], Corridor?)] = [
    (["kind": "doors"], .doors()),
    (["kind": "doors", "number": "7"], .doors(number: 7)),
    (["kind": "doors/8", "number": "7"], .doors(number: 8)),
    (["kind": "doors", "number": "x"], nil),
    (["kind": "floors/rooms", "locale": "de"], .site(locale: .de, .floorsRooms())),
    (["kind": "de/floors/rooms", "floor": "7"], .site(locale: .de, .floorsRooms(floor: 7))),
    (["kind": "elevators", "cabin": "b"], .lifts(cabin: "b")),
  ]

  @Test(arguments: payloads)
  func readsMissingSegmentsOfPayloads(_ payload: [String: String], _ route: Corridor?) {
    #expect((try? Corridor(payload: payload)) == route)
  }
}
