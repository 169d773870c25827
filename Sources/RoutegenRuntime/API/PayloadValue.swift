/// A value of a push payload, or of the `userInfo` of a quick action or an activity.
public enum PayloadValue: Hashable, Sendable {
  /// A text, or the text of a number or Boolean value: `7`, `1.5`, `true`.
  case text(String)

  /// A nested dictionary, whose values have keys with a dot: `aps.category`.
  case dictionary([String: PayloadValue])

  /// Any other value, such as an array, which no parameter reads.
  case other
}

/// A payload, optionally without a key that was read already.
struct Payload {
  private let values: [String: PayloadValue]
  private var readKey: String?

  init(_ values: [String: PayloadValue]) {
    self.values = values
  }

  /// The text of a key, also of a key with dots in nested dictionaries; `nil` if it is missing or
  /// empty.
  func text(_ key: String) -> String? {
    if case .text(let text)? = value(key) { return text.isEmpty ? nil : text }
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      case .dictionary(let inner)? = value(String(key[..<dot]))
    else { return nil }
    return Payload(inner).text(String(key[key.utf8.index(after: dot)...]))
  }

  private func value(_ key: String) -> PayloadValue? {
    key == readKey ? nil : values[key]
  }

  func without(_ key: String) -> Payload {
    var copy = self
    copy.readKey = key
    return copy
  }

  /// The texts that no parameter reads, in the order of their keys.
  func extras(except named: Set<String>) -> [LinkExtra] {
    values.compactMap { key, value in
      guard case .text(let text) = value, !text.isEmpty, key != readKey, !named.contains(key)
      else { return nil }
      return LinkExtra(key: key, value: text)
    }
    .sorted { $0.key < $1.key }
  }
}
