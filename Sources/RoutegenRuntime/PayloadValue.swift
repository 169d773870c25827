/// A value of a payload, as far as routes care.
public enum PayloadValue: Hashable, Sendable {
  /// Text, or a number or truth value as its text: `7`, `1.5`, `true`.
  case text(String)

  /// A nested dictionary, into which a key with a dot reaches.
  case dictionary([String: PayloadValue])

  /// Anything else, which no parameter takes.
  case other
}

extension [String: PayloadValue] {
  /// The text of a key, or through nested dictionaries that of a key with dots; an empty text
  /// counts as absent.
  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { return text.isEmpty ? nil : text }
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      case .dictionary(let inner)? = self[String(key[..<dot])]
    else { return nil }
    return inner.text(String(key[key.utf8.index(after: dot)...]))
  }

  func without(_ key: String) -> Self {
    filter { $0.key != key }
  }

  /// The texts that no parameter takes, in the order of their keys.
  func extras(except named: Set<String>) -> [LinkExtra] {
    compactMap { key, value in
      guard case .text(let text) = value, !text.isEmpty, !named.contains(key) else { return nil }
      return LinkExtra(key: key, value: text)
    }
    .sorted { $0.key < $1.key }
  }
}
