public import RoutegenRuntime

/// The routes of a navigation, as a text that can be saved.
///
/// `SceneStorage` and `AppStorage` of SwiftUI keep a value of this type, and so does any encoder:
///
/// ```swift
/// @SceneStorage("path") private var path = SavedPath<Greenhouse>()
///
/// NavigationStack(path: $path.routes) { … }
/// ```
///
/// Each route is saved as its link, as by the `Codable` conformance of a route set. The routes in front of
/// the first one that the app no longer has are restored, and those in front of the first one without a
/// link are saved.
public struct SavedPath<R: Route>: RawRepresentable, Codable, Hashable, Sendable {
  /// The routes.
  public var routes: [R]

  /// Creates a path with these routes.
  public init(_ routes: [R] = []) {
    self.routes = routes
  }

  /// Creates the path from its text; the path is empty if its first link opens nothing.
  public init(rawValue: String) {
    routes = []
    for link in rawValue.split(separator: " ") {
      guard let route = try? R(path: String(link)) else { return }
      routes.append(route)
    }
  }

  /// The links of the routes, with spaces between them, which no link contains.
  public var rawValue: String {
    var links: [String] = []
    for route in routes {
      guard let link = (try? route.path()) ?? (try? route.link()) else { break }
      links.append(link)
    }
    return links.joined(separator: " ")
  }

  // Swift would compare the raw values.

  /// Returns whether both paths have the same routes.
  public static func == (left: Self, right: Self) -> Bool { left.routes == right.routes }

  /// Hashes the routes into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(routes) }
}
