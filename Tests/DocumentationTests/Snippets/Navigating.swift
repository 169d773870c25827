// The Swift of the article "Navigating with values".
import Foundation
import RoutegenFoundation
import RoutegenHandling
import RoutegenRuntime

/// What the app shows.
struct LibraryNavigation: Equatable {
  enum Tab { case books, search }

  var tab = Tab.books

  /// The screens above the list of books.
  var path: [Library] = []
  var sheet: Library?
  var query = ""

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

extension Library: Identifiable {
  /// The route itself.
  public var id: Self { self }
}

/// The navigation of a window, to be saved.
struct SavedNavigation: Codable {
  var tab: String
  var path: SavedPath<Library>
}

extension Library {
  /// The link for other people, which opens the website where the app is not installed.
  var sharedURL: URL? { try? url(.web) }
}
