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

/// A route whose parameters come from payload keys.
package struct PayloadTarget: Sendable {
  package let route: Int

  /// The payload key of a parameter, by slot.
  package let keys: [Int: String]

  /// The text that the pattern has for a parameter, by slot.
  package let constants: [Int: String]
}
