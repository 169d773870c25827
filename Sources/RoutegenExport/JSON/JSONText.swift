import Foundation

/// Returns the JSON text of a value, with sorted keys and with a line break at the end.
package func jsonText(_ value: some Encodable, isMinified: Bool = false) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !isMinified { encoder.outputFormatting.insert(.prettyPrinted) }
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    preconditionFailure("strings, numbers and Booleans do not encode as JSON: \(error)")
  }
}
