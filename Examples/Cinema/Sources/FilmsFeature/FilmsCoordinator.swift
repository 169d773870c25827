import RoutegenHandling
import TextUI

/// Opens the links of this feature.
@MainActor
public final class FilmsCoordinator: Films.Handler {
  private let window: Window
  private let programme = Programme()

  /// A coordinator that shows its screens in the window.
  public init(window: Window) {
    self.window = window
  }

  /// Shows what is on.
  public func index() -> LinkOutcome<Films> {
    window.show(ProgrammeScreen())
    return .opened
  }

  /// Passes links to a film on to its coordinator.
  public func film(id: Int) throws -> any Films.Film.Handler {
    guard programme.has(id) else { throw LinkRejection("the film is not on") }
    return FilmCoordinator(id: id, hasTrailer: programme.hasTrailer(id), window: window)
  }
}
