import RoutegenRuntime
import Testing

/// Schemes whose links are printed without `//`: `jukebox:a/b` and `com.example.jukebox:/a/b`.
@Suite struct JukeboxTests {
  typealias Case = LinkCase<Jukebox>

  private static let form = LinkForm.scheme("com.example.jukebox")

  static let links: [Case] = [
    Case(.link("jukebox:"), .index),
    Case(.link("jukebox:song:7"), .item(kind: "song", id: "7")),
    Case(.link("jukebox:song:a%2Fb"), .item(kind: "song", id: "a/b")),
    Case(.link("com.example.jukebox:/song:7"), .item(kind: "song", id: "7")),
    Case(.link("box:///song:7"), .item(kind: "song", id: "7")),
    Case(.link("jukebox:near/1.5,2.5?q=a"), .near(lat: 1.5, lon: 2.5, q: "a")),
    Case(.link("jukebox:at"), .place(path: [])),
    Case(.link("jukebox:album/a@b/songs/3"), .album(album: "a@b", .songs(song: 3))),
    // The host of the file is dropped in the position of a host only.
    Case(.link("box://jukebox.example/x"), .rest(path: ["x"])),
    Case(.link("jukebox:jukebox.example/x"), .rest(path: ["jukebox.example", "x"])),
    Case(.link("jukebox:https://a/b"), .rest(path: ["https:", "", "a", "b"])),
    // An empty port is none.
    Case(.link("box://https://a/b"), .rest(path: ["https", "", "a", "b"])),
    Case(.link("box://a=b&c:/x?d=e&f"), .rest(path: ["a=b&c", "x"]), extras: ["d=e", "f="]),
    Case(.link("box://jukebox.example:/x"), .rest(path: ["x"])),
    Case(.link("box://:/x"), fails: .malformed(.missingHost, at: 6)),
    Case(.link("box://a:01/x"), fails: .malformed(.invalidPort, at: 7)),
  ]

  @Test(arguments: links) func opens(_ linkCase: Case) throws {
    try linkCase.check(
      forms: [.app, .web, Self.form, .scheme("box"), .host("jukebox.example")], hasPayload: true)
  }

  @Test func opensLinksOfBlocks() throws {
    #expect(try Jukebox("spot:track/a") == .track(id: "a"))
    #expect(try Jukebox.track(id: "a b").link() == "spot:track/a%20b")
    #expect(try Jukebox.track(id: "a").link(.scheme("box")) == "box://track/a")
    let signedIn = Jukebox.signedIn(code: "1")
    #expect(try signedIn.link() == "com.example.jukebox:/oauth2redirect?code=1")
    #expect(try Jukebox(signedIn.link()) == signedIn)
  }

  @Test(arguments: [
    (Jukebox.index, "jukebox:", "com.example.jukebox:/", "box:///"),
    (.item(kind: "a", id: "7"), "jukebox:a:7", "com.example.jukebox:/a:7", "box://a:7"),
    (
      .near(lat: 1.5, lon: 2.5), "jukebox:near/1.5,2.5", "com.example.jukebox:/near/1.5,2.5",
      "box://near/1.5,2.5"
    ),
    (
      .rest(path: ["jukebox.example"]), "jukebox:jukebox.example",
      "com.example.jukebox:/jukebox.example", "box:///jukebox.example"
    ),
    (
      .album(album: "é", .index), "jukebox:album/%C3%A9", "com.example.jukebox:/album/%C3%A9",
      "box://album/%C3%A9"
    ),
  ])
  func isPrintedInTheFormOfItsScheme(
    _ route: Jukebox, _ colon: String, _ slash: String, _ authority: String
  ) throws {
    #expect(try route.link() == colon)
    #expect(try route.link(.app) == colon)
    #expect(try route.link(Self.form) == slash)
    #expect(try route.link(.scheme("box")) == authority)
  }

  /// What begins with `//` behind the scheme has an authority.
  @Test(arguments: [nil, LinkForm.app, form]) func printsNoEmptyFirstSegment(_ form: LinkForm?)
    throws
  {
    let route = Jukebox.rest(path: ["", "a"])
    #expect(throws: LinkError.unprintable(.networkPath)) {
      if let form { try route.link(form) } else { try route.link() }
    }
    #expect(try route.link(.scheme("box")) == "box:////a")
    #expect(try Jukebox(route.link(.scheme("box"))) == route)
  }

  @Test func hasAStack() throws {
    let song = Jukebox.album(album: "a", .songs(song: 3))
    #expect(song.stack == [.index, .album(album: "a", .index), song])
    #expect(Jukebox.track(id: "a").stack == [.track(id: "a")])
    #expect(Jukebox.signedIn(code: "1").stack == [.index, .signedIn(code: "1")])
  }
}
