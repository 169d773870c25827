import RoutegenRuntime
import Testing

/// Fragments that are written like paths.
struct LobbyTests {
  @Test func addsItemsToTheFragment() throws {
    #expect(
      try Lobby.room(room: "a").link(.web, adding: ["utm": "1"])
        == "https://lobby.example/#/room/a?utm=1")
  }

  /// A browser would remove the segments, and an item of the fragment looks like an expiry date.
  @Test(arguments: [
    ("https://lobby.example/#/room/..", Lobby.room(room: "..")),
    ("https://lobby.example/help#/x?until=1#", .help(topic: "/x?until=1#")),
  ])
  func readsWhatItDoesNotPrint(_ link: String, _ route: Lobby) throws {
    #expect(try Lobby(link) == route)
    #expect(throws: LinkError.self) { try route.link(.app) }
  }

  @Test(arguments: [
    Lobby.room(room: ""), .room(room: "."),
    .appUser(name: "a", .files(path: [])),
  ])
  func refusesOtherValues(_ route: Lobby) {
    #expect(throws: LinkError.self) { try route.link() }
  }
}
