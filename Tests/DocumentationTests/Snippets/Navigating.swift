// The Swift of the article "Navigating with values".
import Foundation
import RoutegenFoundation
import RoutegenHandling
import RoutegenRuntime

/// The navigation of a window, to be saved.
struct SavedNavigation: Codable {
  var tab: String
  var path: SavedPath<Library>
}

extension Library {
  /// The link for other people, which opens the website where the app is not installed.
  var sharedURL: URL? { try? url(.web) }
}
