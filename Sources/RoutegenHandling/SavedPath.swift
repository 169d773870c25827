import Foundation
public import RoutegenRuntime

/// The routes of a navigation, as a text that can be saved.
///
/// `SceneStorage` and `AppStorage` of SwiftUI keep a value of this type, and so does any encoder:
///
/// ```swift
/// nonisolated extension Greenhouse: Codable {}
///
/// @SceneStorage("path") private var path = SavedPath<Greenhouse>()
///
/// NavigationStack(path: $path.routes) { … }
/// ```
///
/// Each route is saved as its link, by the `Codable` conformance that the app declares. The routes in front of
/// the first one that the app no longer has are restored, and those in front of the first one without a
/// link are saved.
public struct SavedPath<R: Route & Codable>: RawRepresentable, Codable, Hashable, Sendable {
  /// The routes.
  public var routes: [R]

  /// Creates a path with these routes.
  public init(_ routes: [R] = []) {
    self.routes = routes
  }

  /// Creates the path from its text; the path is empty if its first link opens nothing.
  public init(rawValue: String) {
    routes = []
    for link in rawValue.components(separatedBy: " ") where !link.isEmpty {
      guard let link = try? Link<R>(path: link) else { return }
      routes.append(link.route)
    }
  }

  /// The links of the routes, with spaces between them, which no link contains.
  public var rawValue: String {
    var links: [String] = []
    for route in routes {
      // The conformance prints the link, so only an app that declares one contains that code.
      guard let data = try? JSONEncoder().encode([route]),
        let texts = try? JSONDecoder().decode([String].self, from: data)
      else { break }
      links += texts
    }
    return links.joined(separator: " ")
  }

  // Swift would compare the raw values.

  /// Returns whether both paths have the same routes.
  public static func == (left: Self, right: Self) -> Bool { left.routes == right.routes }

  /// Hashes the routes into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(routes) }
}
