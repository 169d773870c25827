import RoutegenRuntime
import Testing

/// Schemes whose links are printed without `//`: `jukebox:a/b` and `com.example.jukebox:/a/b`.
@Suite struct JukeboxTests {
  private static let form = LinkForm.scheme("com.example.jukebox")

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
