// The Swift of the article "Coordinators and modules".
import RoutegenHandling

/// A stand-in for the code that shows the screens of your app.
@MainActor
final class Window {
  private(set) var screens: [String] = []

  func show(_ screen: String) { screens.append(screen) }
}

@MainActor
final class LibraryCoordinator: Library.Handler {
  let window: Window

  init(window: Window) { self.window = window }

  func index() -> LinkOutcome<Library> {
    window.show("start")
    return .opened
  }

  func books(id: Int) throws -> any Library.Books.Handler {
    guard id < 1000 else { throw LinkRejection("there is no such book") }
    return BookCoordinator(id: id, window: window)
  }

  func search(query: String?) -> LinkOutcome<Library> {
    window.show("search for \(query ?? "anything")")
    return .opened
  }
}

@MainActor
struct BookCoordinator: Library.Books.Handler {
  let id: Int
  let window: Window

  func index() -> LinkOutcome<Library.Books> {
    window.show("book \(id)")
    return .opened
  }

  func reviews(page: Int) async throws -> LinkOutcome<Library.Books> {
    guard page > 0 else { return .rejected("there is no page \(page)") }
    window.show("reviews of book \(id), page \(page)")
    return .opened
  }
}

@MainActor
struct MovedBookCoordinator: Library.Books.Handler {
  let newID: Int

  func index() -> LinkOutcome<Library.Books> {
    .redirected(to: .books(id: newID))
  }

  func reviews(page: Int) -> LinkOutcome<Library.Books> {
    .redirected(to: .books(id: newID, .reviews(page: page)))
  }
}

struct CinemaNavigation {
  var films: [Films] = []

  mutating func open(_ route: Cinema) {
    switch route {
    case .index: films = []
    case .films(let film): films = film.stack(below: .index)
    }
  }
}
