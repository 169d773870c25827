import Foundation

/// Returns the JSON text of a value, with sorted keys and with a line break at the end.
package func jsonText(_ value: some Encodable, isMinified: Bool = false) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !isMinified { encoder.outputFormatting.insert(.prettyPrinted) }
  do {
    return escapedControls(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  } catch {
    preconditionFailure("strings, numbers and Booleans do not encode as JSON: \(error)")
  }
}

/// Returns the JSON text of texts in one line, as people write it.
func compactJSON(_ texts: [String: String]) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  func quoted(_ text: String) -> String {
    (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
  let members = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    .map { "\(quoted($0)): \(quoted($1))" }
  return "{\(members.joined(separator: ", "))}"
}

/// Returns JSON with the control characters that it may contain as escapes: a terminal interprets them.
package func escapedControls(_ json: String) -> String {
  json.unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar.value {
    case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
