// The Swift of the article "Handling links".
import RoutegenHandling

/// A stand-in for the code that shows the screens of your app.
@MainActor
final class Window {
  private(set) var screens: [String] = []

  func show(_ screen: String) { screens.append(screen) }
}

@MainActor
final class SmallLibraryApp {
  let window = Window()
  let links = LinkDispatcher<Library>()

  func start() {
    links.connect { [window] route in
      switch route {
      case .index: window.show("start")
      case .books(let id, .index): window.show("book \(id)")
      case .books(let id, .reviews(let page)): window.show("reviews of book \(id), page \(page)")
      case .search(let query): window.show("search for \(query ?? "anything")")
      }
      return .opened
    }
  }
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
final class LibraryApp {
  let window = Window()
  let links = LinkDispatcher<Library>()

  init() {
    let events = links.events
    Task { for await event in events { print(event) } }
  }

  func start() {
    links.connect(to: LibraryCoordinator(window: window))
  }
}

@MainActor
func openLinks(_ app: LibraryApp) {
  app.links.open("library://books/7/reviews")  // a link from the system, as a string
  app.links.open(.books(id: 7))  // a route of your own, such as that of a button
}

@MainActor
final class EverythingCoordinator: Library.Handler, Library.Books.Handler {
  let window: Window
  private var book = 0

  init(window: Window) { self.window = window }

  func index() -> LinkOutcome<Library> {
    window.show("start")
    return .opened
  }

  func books(id: Int) -> any Library.Books.Handler {
    book = id
    return self
  }

  func search(query: String?) -> LinkOutcome<Library> {
    window.show("search for \(query ?? "anything")")
    return .opened
  }

  func index() -> LinkOutcome<Library.Books> {
    window.show("book \(book)")
    return .opened
  }

  func reviews(page: Int) -> LinkOutcome<Library.Books> {
    window.show("reviews of book \(book), page \(page)")
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

@MainActor
func campaign() -> String? {
  LinkDelivery.current?.extras.first { $0.key == "utm_campaign" }?.value
}

@MainActor
final class Statistics<R: HandledRoute> {
  private(set) var opened: [String: Int] = [:]

  init(of links: LinkDispatcher<R>) {
    let events = links.events
    Task { [weak self] in
      for await event in events {
        guard case .opened = event.progress, let name = event.name else { continue }
        self?.opened[name, default: 0] += 1
      }
    }
  }
}
