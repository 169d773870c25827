/// A value of a push payload, or of the `userInfo` of a quick action or an activity.
public enum PayloadValue: Hashable, Sendable {
  /// A text, or the text of a number or Boolean value: `7`, `1.5`, `true`.
  case text(String)

  /// A list of texts, or of the texts of numbers and Boolean values, which a parameter that is a list reads.
  case list([String])

  /// A nested dictionary, whose values have keys with a dot: `aps.category`.
  case dictionary([String: PayloadValue])

  /// Any other value, which is the value of no parameter.
  ///
  /// Leave out `null` (`NSNull`), which is no value.
  case other
}

extension PayloadValue {
  /// Whether this is a text that is not empty.
  fileprivate var isText: Bool { if case .text(let text) = self { !text.isEmpty } else { false } }

  fileprivate var isTextOrList: Bool { if case .list = self { true } else { isText } }

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

  /// The dictionary that has the key of the rule that decided, if it is inside of the payload.
  ///
  /// Its values precede those of the payload.
  private var inner: [String: PayloadValue]?

  init(_ values: [String: PayloadValue]) {
    self.values = values
  }

  /// The text of a key; `nil` if it is missing or empty.
  func text(_ key: String) -> String? {
    guard case .text(let text)? = place(of: key, where: \.isText)?.value else { return nil }
    return text
  }

  /// The texts of a key for a parameter that is a list: those of a list, or one text.
  func texts(_ key: String) -> [String]? {
    switch place(of: key, where: \.isTextOrList)?.value {
    case .text(let text)?: [text]
    case .list(let texts)?: texts
    case .dictionary?, .other?, nil: nil
    }
  }

  /// Whether a key has a value, of whatever kind, that is not an empty text.
  func hasValue(_ key: String) -> Bool { place(of: key) { $0 != .text("") } != nil }

  /// Whether a key without a text has another value, which no rule reads.
  func hasOtherValue(_ key: String) -> Bool { text(key) == nil && hasValue(key) }

  /// The payload as a rule's route sees it: first the dictionary that has the rule's text.
  func beside(_ key: String) -> Payload {
    var copy = self
    copy.inner = place(of: key, where: \.isText)?.dictionary
    return copy
  }

  /// The same without the rule's text.
  func without(_ key: String) -> Payload {
    var copy = beside(key)
    if let place = place(of: key, where: \.isText) { copy.inner?.removeValue(forKey: place.key) }
    copy.readKey = key
    return copy
  }

  /// The place of a value in the payload.
  private struct Place {
    let value: PayloadValue
    let key: String

    /// The dictionary with the key; `nil` for the payload itself.
    let dictionary: [String: PayloadValue]?
  }

  /// The place of a key's first value for which the condition is true.
  private func place(of key: String, where isValue: (PayloadValue) -> Bool) -> Place? {
    if let inner, let place = Self.place(of: key, in: inner, except: nil, isValue) { return place }
    return Self.place(of: key, in: values, except: readKey, isValue)
  }

  /// The first value of a key with dots.
  ///
  /// The key may be divided at each dot into the key of a dictionary and a key inside of it. The longest
  /// key of a dictionary goes first.
  private static func place(
    of key: String, in values: [String: PayloadValue], except readKey: String?,
    _ isValue: (PayloadValue) -> Bool
  ) -> Place? {
    if key != readKey, let value = values[key], isValue(value) {
      return Place(value: value, key: key, dictionary: nil)
    }
    var end = key.utf8.endIndex
    while let dot = key.utf8[..<end].lastIndex(of: UInt8(ascii: ".")) {
      end = dot
      let rest = String(key[key.utf8.index(after: dot)...])
      guard case .dictionary(let inner)? = values[String(key[..<dot])],
        let place = place(of: rest, in: inner, except: nil, isValue)
      else { continue }
      return Place(value: place.value, key: place.key, dictionary: place.dictionary ?? inner)
    }
    return nil
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
