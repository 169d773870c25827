/// Literal text of a pattern as links hold it (RFC 3986).
enum PercentEncoded {
  /// In a path segment: `pchar` stays as it is.
  static func segment(_ text: String) -> String {
    encode(text, keeping: "-._~!$&'()*+,;=:@")
  }

  /// In a key or value of a query.
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
