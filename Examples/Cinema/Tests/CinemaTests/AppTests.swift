import FilmsFeature
import RoutegenHandling
import RoutegenTesting
import Testing
import TextUI
import TicketsFeature

@testable import cinema

/// The links of the whole app.
@MainActor
@Suite struct AppTests {
  let app = CinemaApp()

  @Test func linksAreRead() {
    expectLink("https://cinema.example/films/7", opens: App.films(.film(id: 7)))
    expectLink("cinema://tickets/K7", opens: App.tickets(.ticket(code: "K7")))
    expectLink("https://cinema.example/popcorn", opensNothingIn: App.self)
    expectLink(
      "https://other.example/films", opensNothingIn: App.self,
      because: .wrongHost("other.example"))
  }

  @Test func aFeatureOpensItsLinks() async {
    app.main.finishLoading()
    let trace = await LinkTrace<App>(of: "/films/7/trailer", handledBy: app.coordinator)
    #expect(trace.passedThrough == ["films", "{id: Int}"])
    #expect(trace.opened == .films(.film(id: 7, .trailer)))
    #expect(app.window.lines.last == "[films] trailer of film 7")
  }

  @Test func ticketsWaitForTheLogin() async {
    let events = app.links.events
    app.start()
    app.main.finishLoading()
    app.links.open(payload: ["link": "/tickets/K7"])
    for await event in events {
      if case .delayed = event.progress { app.logIn("Ada") }
      if event.progress.isFinal { break }
    }
    #expect(
      app.window.lines == [
        "[main] films, tickets, account", "[main] who are you?", "[tickets] barcode of ticket K7",
      ])
  }

  @Test func linksExpire() async {
    let link = "cinema://account/invitations/SPRING?until=2026-12-31T00:00:00Z"
    let trace = await LinkTrace<App>(of: link, handledBy: app.coordinator, now: 1_800_000_000)
    #expect(trace.error as? LinkError == .expired(since: "2026-12-31T00:00:00Z"))
  }
}
