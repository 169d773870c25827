/// A value of a push payload, or of the `userInfo` of a quick action or an activity.
public enum PayloadValue: Hashable, Sendable {
  /// A text, or the text of a number or Boolean value: `7`, `1.5`, `true`.
  case text(String)

  /// A nested dictionary, whose values have keys with a dot: `aps.category`.
  case dictionary([String: PayloadValue])

  /// Any other value, such as an array, which is the value of no parameter.
  ///
  /// Leave out `null` (`NSNull`), which is no value.
  case other
}

extension PayloadValue {
  /// The values of a payload of texts.
  @inline(never)
  static func values(_ texts: [String: String]) -> [String: PayloadValue] {
    texts.mapValues { .text($0) }
  }
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

  /// Whether a key without a text has another value, which no parameter reads.
  func hasOtherValue(_ key: String) -> Bool {
    switch value(key) {
    case .text?: return false
    case .dictionary?, .other?: return true
    case nil: break
    }
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      case .dictionary(let inner)? = value(String(key[..<dot]))
    else { return false }
    return Payload(inner).hasOtherValue(String(key[key.utf8.index(after: dot)...]))
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
  func extras(except named: [String]) -> [LinkExtra] {
    var extras: [LinkExtra] = []
    for (key, value) in values {
      guard case .text(let text) = value, !text.isEmpty, key != readKey, !named.contains(key)
      else { continue }
      extras.append(LinkExtra(key: key, value: text))
    }
    return sortedPositions(extras.count) { extras[$0].key < extras[$1].key }.map { extras[$0] }
  }
}
