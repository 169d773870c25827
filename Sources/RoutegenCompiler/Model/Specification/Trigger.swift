/// How the operating system names a route without a link.
package enum Trigger: Hashable, Sendable {
  /// The type of a home-screen quick action.
  case shortcut(String)

  /// The type of an `NSUserActivity`.
  case activity(String)
}
