import RoutegenRuntime
import Testing

/// Fragments that are written like paths.
struct LobbyTests {
  @Test(arguments: [
    ("/", Lobby.home), ("/help", .help()), ("/help#x", .help(topic: "x")),
    ("/#/room/a", .room(room: "a")), ("/#/room/a%2Fb%3Fc", .room(room: "a/b?c")),
    ("/#/room/a%23", .room(room: "a#")), ("/#/room/a/7", .event(room: "a", event: 7)),
    ("/#/room/a/7?via=x&via=y%20z", .event(room: "a", event: 7, via: ["x", "y z"])),
    ("/#/room/a/-7?floor=first", .event(room: "a", event: -7, floor: .first)),
    ("/#narrow/channel/7/a-b-3", .narrowChannel(channel: 7, topic: "a-b", number: 3)),
    ("/app#/user/ada", .appUser(name: "ada", .index)),
    ("/app#/user/ada/posts", .appUser(name: "ada", .posts())),
    ("/app#/user/ada/posts/2?token=t", .appUser(name: "ada", token: "t", .posts(page: 2))),
    ("/app#/user/ada/files/a/b%2Fc", .appUser(name: "ada", .files(path: ["a", "b/c"]))),
    ("/doors/7#/open", .doorsOpen(number: 7)),
    ("/#/desk/7", .desk(number: 7)), ("/first#/desk/7", .desk(level: .first, number: 7)),
    ("/#/seat/7", .hall(.seat(number: 7))),
    ("/ground#/seat/7", .hall(level: .ground, .seat(number: 7))),
  ])
  func printsWhatItReads(_ path: String, _ route: Lobby) throws {
    #expect(try Lobby(path: path) == route)
    #expect(try route.path() == path)
    #expect(try Lobby("https://lobby.example" + path) == route)
    #expect(try route.link(.web) == "https://lobby.example" + path)
    #expect(try Lobby(try route.link()) == route)
    #expect(try Lobby(payload: try route.payload()) == route)
  }

  @Test(
    arguments: [
      ("https://lobby.example#/room/a", Lobby.room(room: "a")),
      ("https://lobby.example/#room/a/", .room(room: "a")),
      ("https://lobby.example/#/%72oom/a", .room(room: "a")),
      ("https://lobby.example/?utm=1#/room/a", .room(room: "a")),
      ("https://lobby.example/#/chamber/a", .room(room: "a")),
      ("lobby:///#/room/a", .room(room: "a")), ("lobby://#/room/a", .room(room: "a")),
      ("lobby:#/room/a", .room(room: "a")),
      ("lobby://app/#/user/ada/", .appUser(name: "ada", .index)),
      ("https://lobby.example/#/room/a/7?via=x", .event(room: "a", event: 7, via: ["x"])),
      ("https://lobby.example/#/room/..", .room(room: "..")),
      // What no pattern reads as a path is a fragment as before.
      ("https://lobby.example/#/room/a/b", .home), ("https://lobby.example/#/room//a", .home),
      ("https://lobby.example/#/room/a#b", .home),
      ("https://lobby.example/#/room/a:~:text=x", .room(room: "a")),
      (
        "https://lobby.example/#/room/a/7?via=x:~:text=y?via=z",
        .event(room: "a", event: 7, via: ["x"])
      ),
      ("https://lobby.example/#/room/a/:~:text=x", .room(room: "a")),
      ("https://lobby.example/#/room/a%3A~%3Ax", .room(room: "a:~:x")),
      ("https://lobby.example/#:~:/room/a", .home), ("https://lobby.example/#/:~:/room/a", .home),
      ("https://lobby.example/#/room/a:~:text=%0A", nil),
      ("https://lobby.example/#/room/a%20b:~:text=é", nil),
      ("https://lobby.example/help?until=1#x", nil),
      ("https://lobby.example/help#/x?until=1#", .help(topic: "/x?until=1#")),
      ("https://lobby.example/help#/room/a", .help(topic: "/room/a")),
      ("https://lobby.example/app%23/room/a", nil), ("https://lobby.example/%23/room/a", nil),
      ("https://lobby.example//room/a", nil), ("https://lobby.example/room/a", nil),
      ("https://lobby.example/app#/user/ada/files/secret", nil),
      ("https://lobby.example/app#/user/ada/posts/x", nil),
      ("https://lobby.example/#/room/a/7?via=x&until=1", nil),
    ] as [(String, Lobby?)])
  func readsAsPath(_ link: String, _ route: Lobby?) {
    #expect((try? Lobby(link)) == route)
  }

  /// Browsers remove `:~:` and everything behind it.
  @Test(arguments: [
    (Lobby.room(room: "a:~:b"), "/#/room/a:%7E:b"), (.room(room: "~:~~"), "/#/room/~:%7E~"),
    (.event(room: ":~:", event: 7, via: ["x:~", "~"]), "/#/room/:%7E:/7?via=x:%7E&via=~"),
    (.narrowChannel(channel: 7, topic: ":~:", number: 3), "/#narrow/channel/7/:%7E:-3"),
    (.appUser(name: "a", .files(path: ["~", ":~:"])), "/app#/user/a/files/~/:%7E:"),
    (.help(topic: "a:~:b"), "/help#a:%7E:b"),
  ])
  func printsNoDirective(_ route: Lobby, _ path: String) throws {
    #expect(try route.path() == path)
    #expect(try Lobby(path: path) == route)
    #expect(try Lobby(payload: route.payload()) == route)
  }

  @Test func printsCustomLinks() throws {
    #expect(try Lobby.room(room: "a").link() == "lobby:///#/room/a")
    #expect(try Lobby.appUser(name: "ada", .index).link() == "lobby://app#/user/ada")
    #expect(
      try Lobby.room(room: "a").link(.web, adding: ["utm": "1"])
        == "https://lobby.example/#/room/a?utm=1")
  }

  @Test(arguments: [Lobby.room(room: ""), .room(room: "."), .appUser(name: "a", .files(path: []))])
  func refusesOtherValues(_ route: Lobby) {
    #expect(throws: LinkError.self) { try route.link() }
  }

  @Test func namesTheParameter() {
    #expect {
      try Lobby("https://lobby.example/app#/user/ada/posts/x")
    } throws: { error in
      error as? LinkError == .invalidValue(parameter: "page", value: "x", type: "Int")
    }
  }

  @Test func readsItemsBehindThePath() throws {
    let link = try Link<Lobby>("https://lobby.example/?a=1#/room/x?b=2")
    #expect(link.route == .room(room: "x"))
    #expect(link.extras.map(\.key) == ["b"])
    #expect(link.fragment == nil)
  }
}
