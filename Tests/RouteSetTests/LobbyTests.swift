import RoutegenRuntime
import Testing

/// Fragments that are written like paths.
struct LobbyTests {
  @Test func addsItemsToTheFragment() throws {
    #expect(
      try Lobby.room(room: "a").link(.web, adding: ["utm": "1"])
        == "https://lobby.example/#/room/a?utm=1")
  }

  @Test(arguments: [
    Lobby.room(room: ""), .appUser(name: "a", .files(path: [])),
  ])
  func refusesOtherValues(_ route: Lobby) {
    #expect(throws: LinkError.self) { try route.link() }
  }
}
