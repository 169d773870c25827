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
    return attribute(escaped)
  }

  /// The value of an attribute.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}
