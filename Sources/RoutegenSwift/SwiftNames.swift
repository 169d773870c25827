import RoutegenModel

/// A name that is safe to write into Swift source.
///
/// Emitters take this and not `String`, so a name from a user's file cannot reach the output
/// without passing through here.
struct SwiftIdentifier: Hashable, CustomStringConvertible {
  let description: String

  /// The same as a label in a call, where Swift warns of back-quotes that it does not need.
  let label: String

  init(_ name: String) {
    description = Names.keywords.contains(name) ? "`\(name)`" : name
    label = name == "inout" ? description : name
  }
}

/// A string literal with the given contents, in ASCII.
struct SwiftLiteral: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\0": escaped += "\\0"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default: escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    description = escaped + "\""
  }
}

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
