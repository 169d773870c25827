/// The attributes of other tools and of Swift.
package enum ForeignAttribute {
  /// Returns what to write in place of an attribute; `nil` for unknown names.
  package static func note(on name: String) -> String? {
    switch name.lowercased() {
    case "auth", "authenticated", "login", "loggedin", "protected", "secure", "permission", "role":
      "write '@requires(\(name))', and declare it with a line 'require \(name)'"
    case "available", "obsoleted", "unavailable", "old":
      "an old link has '@deprecated(\"use /new\")'; for other versions of the system, decide in Swift"
    case "private", "hidden", "debug", "fileprivate", "unlisted":
      "links that are not published have '@internal'"
    case "nolink", "nolinks", "notlinked", "inapp", "apponly", "unroutable", "local":
      "a route that no link opens has '@unlinked'"
    case "objc", "main", "mainactor", "sendable", "discardableresult":
      "attributes of Swift belong to Swift code; these are 'deprecated', 'internal', 'unlinked', 'requires', 'shortcut' and 'activity'"
    case "quickaction", "handoff", "spotlight", "intent":
      "a quick action has '@shortcut(\"…\")', and an activity '@activity(\"…\")'"
    default: nil
    }
  }
}
