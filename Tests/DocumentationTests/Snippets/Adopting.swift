// The Swift of "Adopt handlers in steps" in the article "Handling links".
import RoutegenRuntime

@MainActor
final class NotesCoordinator: Notes.Handler {
  func index() -> LinkHandling<Notes> { .opened }
}
