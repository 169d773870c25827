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
    // A match table is one text of many bytes, and few of them are letters.
    var literal = "\""
    for scalar in text.unicodeScalars {
      let value = Int(scalar.value)
      literal += value < 0x80 ? Self.ofASCII[value] : Self.escape(value)
    }
    description = literal + "\""
  }

  /// How each ASCII character is written.
  private static let ofASCII: [String] = (0..<0x80).map { value in
    switch value {
    case 0: #"\0"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case 0x20...0x7E: String(Character(Unicode.Scalar(UInt8(value))))
    default: escape(value)
    }
  }

  private static func escape(_ value: Int) -> String {
    "\\u{\(String(value, radix: 16))}"
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
