import RoutegenHandling
import RoutegenTesting
import Testing
import TextUI
import TicketsFeature

/// The links of `TicketsFeature`, without an app.
@MainActor
@Suite struct TicketsTests {
  @Test func linksAreRead() {
    expectLink("/", opens: Tickets.index)
    expectLink("/K7", opens: Tickets.ticket(code: "K7"))
    expectLink("/K7?side=seat-plan", opens: Tickets.ticket(code: "K7", side: .seatPlan))
    expectLink("/K7?side=back", opensNothingIn: Tickets.self)
  }

  @Test func aTicketIsShown() async {
    let window = Window()
    let coordinator = TicketsCoordinator(window: window)
    let trace = await LinkTrace<Tickets>(of: "/K7", handledBy: coordinator)
    #expect(trace.opened == .ticket(code: "K7", side: .barcode))
    #expect(window.lines == ["[tickets] barcode of ticket K7"])
  }
}
