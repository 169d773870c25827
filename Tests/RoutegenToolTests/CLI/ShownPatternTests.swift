import RoutegenCompiler
import Testing

/// The patterns of groups and mounts as people see them.
@Suite struct ShownPatternTests {
  private func shown(_ lines: String, mounted: String = "") -> String {
    var environment = FakeEnvironment([
      "App.routes": "routes App\nscheme app\n\(lines)\n",
      "Chat.routes": "routes Chat\n\(mounted)\n",
    ])
    #expect(environment.routegen("export markdown App.routes") == .success, "\(environment.errors)")
    return environment.output
  }

  @Test func aPathInTheFragmentFollowsThatOfTheMount() {
    let text = shown("/chat mount Chat", mounted: "/#/room/{room} as room")
    #expect(text.contains("| `/chat#/room/{room}` | `chat.room(room: String)` |"))
  }

  /// The `also` of a group has each of its segments, like that of a route.
  @Test func anotherPatternOfAGroupHasEachSegment() {
    let text = shown("/a as a {\nalso /b\n/{l: Int?} as l {\n/x\n}\n}")
    #expect(text.contains("| `/a/{l: Int?}/x`<br>`/b/{l: Int}/x` |"))
  }
}
