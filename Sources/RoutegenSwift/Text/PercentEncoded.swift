import RoutegenSource

/// Literal text of a pattern as links hold it (RFC 3986).
enum PercentEncoded {
  /// In a path segment: `pchar` stays as it is.
  static func segment(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~!$&'()*+,;=:@")
  }

  /// In a key or value of a query.
  static func query(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~!$'()*,;:@/?")
  }
}
