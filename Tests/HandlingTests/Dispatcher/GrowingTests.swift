import RoutegenHandling
import RoutegenTesting
import Testing

/// With `handlers optional`, a missing method rejects its links, with its name as the reason.
@MainActor
@Suite struct GrowingTests {
  private struct OnlyHome: Growing.Handler {
    func home() -> LinkOutcome<Growing> { .opened }
  }

  private struct WithAGroup: Growing.Handler, Growing.Group.Handler {
    func group() -> any Growing.Group.Handler { self }
    func index() -> LinkOutcome<Growing.Group> { .opened }
  }

  @Test func whatIsWrittenOpens() async {
    #expect(await LinkTrace<Growing>(of: "home", handledBy: OnlyHome()).opened == .home)
    #expect(await LinkTrace<Growing>(of: "group", handledBy: WithAGroup()).opened == .group())
  }

  @Test(arguments: [
    ("later?id=1", "Growing.Handler has no 'later' yet"),
    ("group/rest", "Growing.Handler has no 'group' yet"),
  ])
  func whatIsNotWrittenRejects(_ path: String, _ reason: String) async {
    #expect(await LinkTrace<Growing>(of: path, handledBy: OnlyHome()).rejection == reason)
  }

  @Test func theMethodsOfAGroupMayBeLeftOutToo() async {
    let trace = await LinkTrace<Growing>(of: "group/rest", handledBy: WithAGroup())
    #expect(trace.rejection == "Growing.Group.Handler has no 'rest' yet")
    #expect(trace.passedThrough == ["group"])
  }
}
