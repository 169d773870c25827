import RoutegenFormats
import RoutegenGenerate
import RoutegenSource

/// What counts when an exported file is compared with another one.
package enum ExportedFormat {
  case json, text

  /// Whether a file has the contents of a text: other programs lay JSON out anew, and git may write CR LF.
  package func isSame(_ text: String, _ bytes: [UInt8]) -> Bool {
    if text.hasLines(of: bytes) { return true }
    switch self {
    case .json:
      guard let old = try? JSONValue(SourceFile(path: "", bytes: bytes)) else { return false }
      let new = try? JSONValue(SourceFile(path: "", text: text))
      return new?.isSame(as: old) == true
    case .text: return false
    }
  }
}

extension JSONValue {
  /// Whether two values are equal; canonically equivalent texts are different.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      members.count == others.count
        && members.allSatisfy { key, value in
          others.contains { $0.utf8.elementsEqual(key.utf8) && $1.isSame(as: value) }
        }
    case (.array(let items), .array(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
    case (.number, .number), (.bool, .bool), (.null, .null): self == other
    case (.object, _), (.array, _), (.string, _), (.number, _), (.bool, _), (.null, _): false
    }
  }
}
