/// A way in which a payload names a route.
package enum PayloadRule: Sendable {
  /// The key's value is a route's path; other keys of the payload may be its parameters.
  case type(key: String)

  /// The key's value is a link or a path.
  case link(key: String)

  /// The route, if the payload has the key, and with this value if there is one.
  case when(key: String, value: String?, PayloadTarget)

  /// The route, whatever the payload has.
  case otherwise(PayloadTarget)
}
