// The Swift of "Adopt handlers in steps" in the article "Handling links".
import RoutegenHandling

@MainActor
final class NotesCoordinator: Notes.Handler {
  func index() -> LinkOutcome<Notes> { .opened }
}
