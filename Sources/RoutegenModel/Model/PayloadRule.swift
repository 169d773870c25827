/// One way in which a payload names a route, in the order they are tried.
package enum PayloadRule: Sendable {
  /// The key's value is a route's path; parameters may stand beside it.
  case type(key: String)

  /// The key's value is a link or a path.
  case link(key: String)

  /// The route, if the key is there.
  case when(key: String, PayloadTarget)

  /// The route in any case.
  case otherwise(PayloadTarget)
}
