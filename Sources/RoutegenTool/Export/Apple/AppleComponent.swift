import RoutegenCompiler

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

  /// The query and the fragment after `except` that exclude the same links; `nil` if no `except` can.
  package var exception: String? {
    guard excludesAcrossPaths, isPercentEncoded else { return nil }
    var parts: [String?] = []
    switch query {
    case .any: break
    case .whole(let text): parts.append(Self.written(text).map { "?" + $0 })
    case .items(let items):
      let texts = items.sorted { $0.key < $1.key }.map { key, pattern in
        let value = ["*", "?*"].contains(pattern) ? "{_}" : Self.written(pattern)
        return Self.written(key).flatMap { key in value.map { $0.isEmpty ? key : "\(key)=\($0)" } }
      }
      parts.append(texts.contains(nil) ? nil : "?" + texts.compactMap { $0 }.joined(separator: "&"))
    }
    if let fragment { parts.append(Self.written(fragment).map { "#" + $0 }) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
  }

  /// How routes close the links of an exclusion across all paths.
  static func remedy(_ exception: String?) -> String {
    exception.map { "'except \($0)' closes the same links" }
      ?? "an 'except' has keys and whole texts, so there is none for these links of all paths"
  }

  /// The text as a route file has it; `nil` if it is a pattern, or empty.
  private static func written(_ text: String) -> String? {
    let isLiteral = !text.isEmpty && !text.utf8.contains(where: "*?$%&={}".utf8.contains)
    return isLiteral ? text.asWritten : nil
  }

  /// Whether the pattern of the path may match a slash where it has none.
  var hasWildcard: Bool { path.contains("*") || path.contains("?") }
}
