/// Text in the attributes of a manifest.
enum AndroidXML {
  /// A text that Android's tools read as a resource: they remove backslashes and quotes, and merge spaces.
  static func resource(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "'", "\"": escaped += "\\" + String(scalar)
      case " ": escaped += "\\u0020"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.asMarkup
  }

  /// The text of a resource, as Android's tools read it.
  static func text(ofResource resource: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = resource.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { break }
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "u":
          let digits = String(rest.prefix(4))
          rest = rest.dropFirst(4)
          text.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        default: text.append(escaped)
        }
      case "\"": break
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
