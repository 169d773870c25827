import FilmsFeature
import RoutegenHandling
import RoutegenTesting
import Testing
import TextUI

/// The links of `FilmsFeature`, without an app.
@MainActor
@Suite struct FilmsTests {
  let window = Window()

  @Test func linksAreRead() {
    expectLink("/", opens: Films.index)
    expectLink("/7", opens: Films.film(id: 7))
    expectLink("/7/trailer", opens: Films.film(id: 7, .trailer))
    expectLink("/seven", opensNothingIn: Films.self)
  }

  @Test func aTrailerIsShown() async {
    let trace = await trace("/7/trailer")
    #expect(trace.passedThrough == ["{id: Int}"])
    #expect(trace.opened == .film(id: 7, .trailer))
    #expect(window.lines == ["[films] trailer of film 7"])
  }

  @Test(arguments: [
    ("/8", "the film is not on"),
    ("/9/trailer", "the film has no trailer"),
  ])
  func missingFilmsAndTrailersAreRejected(_ link: String, _ reason: String) async {
    let trace = await trace(link)
    #expect(trace.rejection == reason)
    #expect(window.lines == [])
  }

  private func trace(_ link: String) async -> LinkTrace<Films> {
    await LinkTrace(of: link, handledBy: FilmsCoordinator(window: window))
  }
}
