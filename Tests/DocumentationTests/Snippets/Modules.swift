// The Swift of the article "Links across modules".
public import RoutegenHandling

/// Opens the links of this feature.
@MainActor
public final class FilmsCoordinator: Films.Handler {
  private let show: (String) -> Void

  /// A coordinator that shows its screens by calling the function.
  public init(show: @escaping (String) -> Void) { self.show = show }

  /// Shows what is on.
  public func index() -> LinkOutcome<Films> {
    show("what is on")
    return .opened
  }

  /// Shows one film.
  public func film(id: Int) -> LinkOutcome<Films> {
    show("film \(id)")
    return .opened
  }
}

/// Opens the links of the app, and passes the links of a feature to its coordinator.
@MainActor
final class CinemaCoordinator: Cinema.Handler {
  private(set) var screens: [String] = []

  func index() -> LinkOutcome<Cinema> {
    screens.append("start")
    return .opened
  }

  func films() -> any Films.Handler {
    FilmsCoordinator { self.screens.append($0) }
  }
}
