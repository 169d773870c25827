import RoutegenHandling
import RoutegenTesting
import Testing

/// A large enum has several functions that call its handler; each route must reach its own method.
@MainActor
@Suite struct PlatformsTests {
  private final class Station: Platforms.Handler, Platforms.Hall.Handler {
    var calls: [String] = []

    private func open<Level: RouteGroup>(_ name: String) -> LinkOutcome<Level> {
      calls.append(name)
      return .opened
    }

    func platform1() -> LinkOutcome<Platforms> { open("1") }
    func platform2(id: Int) -> LinkOutcome<Platforms> { open("2 \(id)") }
    func platform3() -> LinkOutcome<Platforms> { open("3") }
    func platform4() -> LinkOutcome<Platforms> { open("4") }
    func hall() -> any Platforms.Hall.Handler { self }
    func platform5() -> LinkOutcome<Platforms> { open("5") }
    func platform6() -> LinkOutcome<Platforms> { open("6") }
    func platform7() -> LinkOutcome<Platforms> { open("7") }
    func platform8(train: String) -> LinkOutcome<Platforms> { open("8 \(train)") }
    func platform9() -> LinkOutcome<Platforms> { open("9") }
    func platform10(id: Int) -> LinkOutcome<Platforms> { open("10 \(id)") }
    func platform11() -> LinkOutcome<Platforms> { open("11") }
    func platform12() -> LinkOutcome<Platforms> { open("12") }
    func platform13() -> LinkOutcome<Platforms> { open("13") }
    func platform14() -> LinkOutcome<Platforms> { open("14") }
    func platform15() -> LinkOutcome<Platforms> { open("15") }
    func platform16() -> LinkOutcome<Platforms> { open("16") }
    func platform17(train: String) -> LinkOutcome<Platforms> { open("17 \(train)") }
    func index() -> LinkOutcome<Platforms.Hall> { open("hall") }
    func map() -> LinkOutcome<Platforms.Hall> { open("map") }

    func require(_ requirement: Platforms.Requirement) { calls.append("\(requirement)") }
  }

  @Test(arguments: [
    ("platform1", ["1"]), ("platform2/-7", ["2 -7"]), ("platform3", ["3"]), ("platform4", ["4"]),
    ("hall", ["hall"]), ("hall/map", ["map"]), ("platform5", ["5"]),
    ("platform6", ["ticket", "6"]),
    ("platform7", ["7"]), ("platform8?train=a", ["8 a"]), ("platform9", ["9"]),
    ("platform10/1", ["ticket", "10 1"]), ("platform11", ["11"]), ("platform12", ["12"]),
    ("platform13", ["13"]), ("platform14", ["14"]), ("platform15", ["15"]),
    ("platform16", ["16"]), ("platform17?train=%C3%BC", ["17 ü"]),
  ])
  func eachRouteReachesItsMethod(_ path: String, _ calls: [String]) async throws {
    let station = Station()
    let trace = await LinkTrace<Platforms>(of: path, handledBy: station)
    #expect(trace.opened == (try Platforms(path: path)))
    #expect(station.calls == calls)
  }
}
