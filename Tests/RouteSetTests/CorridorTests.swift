import RoutegenRuntime
import Testing

/// Segments that may be missing, of routes and of a group.
struct CorridorTests {
  /// What is read as another value cannot be printed.
  @Test(arguments: [
    Corridor.site(.stairs(rest: ["3"])), .site(.stairs(rest: ["3", "a"])), .lifts(cabin: ""),
    .site(.floorsRooms(floor: 13)),
  ])
  func refusesOtherValues(_ route: Corridor) {
    #expect(throws: LinkError.self) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }
}
