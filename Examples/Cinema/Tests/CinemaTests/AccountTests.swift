import AccountFeature
import RoutegenHandling
import RoutegenTesting
import Testing
import TextUI

/// The links of `AccountFeature`, without an app.
@MainActor
@Suite struct AccountTests {
  let window = Window()

  @Test func anInvitationIsShown() async {
    let trace = await trace("/invitations/SPRING", user: nil)
    #expect(trace.opened == .invitations(code: "SPRING"))
    #expect(window.lines == ["[account] invitation SPRING"])
  }

  @Test func theAccountIsThatOfTheUser() async {
    await #expect(trace("/", user: nil).rejection == "nobody is logged in")
    await #expect(trace("/", user: "Ada").opened == .index)
    #expect(window.lines == ["[account] Ada"])
  }

  private func trace(_ link: String, user: String?) async -> LinkTrace<Account> {
    await LinkTrace(of: link, handledBy: AccountCoordinator(window: window, user: user))
  }
}
