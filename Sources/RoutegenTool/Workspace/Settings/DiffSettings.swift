package import RoutegenCompiler

/// `diff` of a `.routegen.json`: what the files are compared with, and how.
///
///     { "against": ["v2.3.0"], "renamed": { "App": { "recipe": "recipes.detail" } },
///       "unstable": ["Labs"], "grace": 30 }
package struct DiffSettings {
  /// The old versions, the oldest first: commits, or paths of snapshots.
  package private(set) var against: [String] = []

  /// The new name of each route that has another one, by the name of the route set.
  private(set) var renamed: [String: [String: String]] = [:]

  /// The names of route sets whose changes are warnings.
  private(set) var unstable: Set<String> = []

  /// The number of days for which a deprecated route stays after the day that its file promises.
  let grace: Int

  /// The settings of a folder without a settings file.
  init() { grace = 0 }

  init(_ value: JSONValue, of settings: String) throws(UsageError) {
    let object = try JSONObject(
      value, called: "'diff' of '\(settings)'",
      keys: ["against", "renamed", "unstable", "grace"])
    grace = try object.count("grace") ?? 0
    for version in try object.texts("against") {
      guard !against.contains(version) else {
        throw UsageError("'against' of \(object.name) has '\(version)' twice")
      }
      against.append(version)
    }
    unstable = Set(try object.texts("unstable"))
    guard let value = object.members["renamed"] else { return }
    let sets = try JSONObject(value, called: "'renamed' of \(object.name)")
    for (set, routes) in sets.members {
      renamed[set] = try Self.names(routes, of: "'\(set)' in \(sets.name)")
    }
  }

  private static func names(
    _ value: JSONValue, of name: String
  ) throws(UsageError) -> [String: String] {
    let object = try JSONObject(value, called: name)
    var names: [String: String] = [:]
    var first: [String: String] = [:]
    for old in object.members.keys.sorted() {
      guard let new = try object.text(old) else { continue }
      if let other = first[new] {
        throw UsageError("'\(other)' and '\(old)' of \(name) have one new name, '\(new)'")
      }
      guard new != old else {
        throw UsageError("'\(old)' of \(name) has the same name as before")
      }
      (first[new], names[old]) = (old, new)
    }
    return names
  }
}

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
