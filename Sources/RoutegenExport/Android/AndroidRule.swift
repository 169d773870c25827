/// A dynamic rule of an `assetlinks.json` file: the patterns of the parts of a link.
package struct AndroidRule: Hashable, Sendable {
  /// The pattern of the path, which begins with a slash, or is `*` for the path without segments.
  package var path: String

  /// The patterns of the values of items, by their keys.
  package var items: [String: String] = [:]

  /// The pattern of the fragment; `nil` for any.
  package var fragment: String?

  /// Whether matching links do not open the app.
  package var excludes = false

  package init(path: String) { self.path = path }

  /// The rule that opens the same links.
  var opening: AndroidRule {
    var rule = self
    rule.excludes = false
    return rule
  }

  /// The rule for links of any path.
  var forAnyPath: AndroidRule {
    var rule = self
    rule.path = "*"
    return rule
  }

  /// Whether the pattern of the path may match a slash where it has none.
  var hasWildcard: Bool { AndroidRuleText.hasWildcard(path) }
}
