/// A component of an association file: patterns for the parts of links that open the app, or that do not.
package struct AppleComponent: Hashable, Sendable {
  /// The pattern of the path, which begins with a slash.
  package var path: String
  package var query = Query.any

  /// The pattern of the fragment; `nil` for any.
  package var fragment: String?

  /// Whether matching links do not open the app.
  package var excludes = false

  /// Whether letters match only in their case; `nil` for the default of the file.
  package var isCaseSensitive: Bool?

  /// Whether links are compared as they are written, and not percent-decoded.
  package var isPercentEncoded = true

  package enum Query: Hashable, Sendable {
    case any

    /// The pattern of the whole query.
    case whole(String)

    /// The patterns of the values of items, by their keys.
    case items([String: String])
  }

  package init(path: String) { self.path = path }

  /// The path as systems compare it: with one slash at its beginning, and none at its end.
  var comparedPath: String {
    let path = "/" + path.drop { $0 == "/" }
    return String(decoding: AppleMatcher.Parts.withoutTrailingSlashes(path.utf8), as: UTF8.self)
  }

  var matchesAnyPath: Bool { comparedPath == "/*" }

  /// Whether links of any path that have an item or a fragment do not open the app.
  var excludesAcrossPaths: Bool {
    excludes && matchesAnyPath && (query != .any || fragment != nil)
  }

  /// Whether the pattern of the path may match a slash where it has none.
  var hasWildcard: Bool { path.contains("*") || path.contains("?") }
}
