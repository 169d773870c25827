// The Swift of the article "Opening links".
import RoutegenHandling
import RoutegenRuntime

/// What a window shows.
struct LibraryNavigation: Equatable {
  enum Tab { case books, search }

  var tab = Tab.books

  /// The screens above the list of books.
  var path: [Library] = []
  var sheet: Library?
  var query = ""

  /// Shows a route.
  mutating func open(_ route: Library) {
    sheet = nil
    switch route {
    case .index, .books(_, .index):
      tab = .books
      path = route.stack(below: .index)
    case .books(_, .reviews):
      tab = .books
      path = route.parent?.stack(below: .index) ?? []
      sheet = route
    case .search(let query):
      tab = .search
      self.query = query ?? ""
    }
  }
}

@MainActor
final class LibraryModel {
  var navigation = LibraryNavigation()

  /// Why the last link has opened nothing.
  private(set) var message: String?

  var isShowingMessage: Bool {
    get { message != nil }
    set { if !newValue { message = nil } }
  }

  /// Opens the link that has arrived, if there is one, and all later ones.
  func start(_ links: LinkDispatcher<Library>) {
    links.connect(opening: open) { [weak self] error, _ in
      self?.message = error is LinkError ? "This link is gone." : "\(error)"
    }
  }

  private func open(_ route: Library) -> LinkOutcome<Library> {
    if case .books(let id, _) = route, id >= 1000 { return .rejected("there is no such book") }
    navigation.open(route)
    return .opened
  }
}

@MainActor
func printEvents<R: Route>(of links: LinkDispatcher<R>) {
  let events = links.events
  Task { for await event in events { print(event) } }
}

@MainActor
func campaign() -> String? {
  LinkDelivery.current?.extras.first { $0.key == "utm_campaign" }?.value
}
