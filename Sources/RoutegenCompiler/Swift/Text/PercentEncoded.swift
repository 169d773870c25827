/// Literal text of a pattern, percent-encoded as in a link (RFC 3986).
enum PercentEncoded {
  /// Encodes a path segment; the characters of `pchar` are kept.
  static func segment(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~!$&'()*+,;=:@")
  }

  /// Encodes a key or value of a query item; `&`, `=` and `+` are encoded.
  static func query(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~!$'()*,;:@/?")
  }
}
