/// Literal text of a pattern, percent-encoded as in a link (RFC 3986).
enum PercentEncoded {
  /// Encodes a path segment; the characters of `pchar` are kept.
  static func segment(_ text: String) -> String {
    encode(text, keeping: "-._~!$&'()*+,;=:@")
  }

  /// Encodes a key or value of a query item; `&`, `=` and `+` are encoded.
  static func query(_ text: String) -> String {
    encode(text, keeping: "-._~!$'()*,;:@/?")
  }

  private static func encode(_ text: String, keeping kept: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isKept =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || kept.unicodeScalars.contains(scalar))
      if isKept {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
