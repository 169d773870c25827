import RoutegenHandling
import TextUI

/// Opens the links to one film.
@MainActor
struct FilmCoordinator: Films.Film.Handler {
  let id: Int
  let hasTrailer: Bool
  let window: Window

  func index() -> LinkOutcome<Films.Film> {
    window.show(FilmScreen(id: id))
    return .opened
  }

  func trailer() -> LinkOutcome<Films.Film> {
    guard hasTrailer else { return .rejected("the film has no trailer") }
    window.show(TrailerScreen(id: id))
    return .opened
  }
}
