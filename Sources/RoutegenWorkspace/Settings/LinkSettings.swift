import RoutegenFormats
package import RoutegenGenerate
import RoutegenSource

/// `links` of a `.routegen.json`: the files in which `routegen links` looks for links, and the routes that they open.
///
///     { "routes": ["routes"], "exclude": ["Tests", "CHANGELOG.md"] }
package struct LinkSettings {
  /// The route files, and folders with some; empty for all.
  package let routes: [AbsolutePath]

  /// The folders and files in which links are not checked unless they are named.
  package let excluded: [AbsolutePath]

  /// The settings of a folder without a settings file.
  init() { (routes, excluded) = ([], []) }

  /// - Parameter folder: The folder to which paths are relative.
  init(
    _ value: JSONValue, of settings: String, in folder: AbsolutePath,
    _ environment: borrowing some Environment
  ) throws(UsageError) {
    let object = try JSONObject(
      value, called: "'links' of '\(settings)'", keys: ["routes", "exclude"])
    var routes: [AbsolutePath] = []
    for text in try object.texts("routes") {
      routes.append(try environment.place(text, of: "'routes' of \(object.name)", in: folder))
    }
    self.routes = routes
    excluded = try object.texts("exclude").map { AbsolutePath($0, in: folder) }
  }
}
