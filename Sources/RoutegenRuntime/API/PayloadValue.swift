/// A value of a payload, as far as routes care.
public enum PayloadValue: Hashable, Sendable {
  /// Text, or a number or truth value as its text: `7`, `1.5`, `true`.
  case text(String)

  /// A nested dictionary, into which a key with a dot reaches.
  case dictionary([String: PayloadValue])

  /// Anything else, which no parameter takes.
  case other
}

/// A payload, perhaps without the key that was read already.
struct Payload {
  private let values: [String: PayloadValue]
  private var readKey: String?

  init(_ values: [String: PayloadValue]) {
    self.values = values
  }

  /// The text of a key, or through nested dictionaries that of a key with dots; an empty text
  /// counts as absent.
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

  /// The texts that no parameter takes, in the order of their keys.
  func extras(except named: Set<String>) -> [LinkExtra] {
    values.compactMap { key, value in
      guard case .text(let text) = value, !text.isEmpty, key != readKey, !named.contains(key)
      else { return nil }
      return LinkExtra(key: key, value: text)
    }
    .sorted { $0.key < $1.key }
  }
}
