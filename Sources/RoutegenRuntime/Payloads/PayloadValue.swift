/// A value of a push payload, or of the `userInfo` of a quick action or an activity.
public enum PayloadValue: Equatable, Sendable {
  /// A text, or the text of a number or Boolean value: `7`, `1.5`, `true`.
  case text(String)

  /// A list of texts, or of the texts of numbers and Boolean values, which a parameter that is a list reads.
  case list([String])

  /// A nested dictionary, whose values have keys with a dot: `aps.category`.
  ///
  /// Such a key reaches into a text that is a JSON object, too.
  case dictionary([String: PayloadValue])

  /// Any other value, which is the value of no parameter.
  ///
  /// Leave out `null` (`NSNull`), which is no value.
  case other
}

extension PayloadValue {
  /// The values of a payload of texts.
  @inline(never)
  @usableFromInline
  static func values(_ texts: [String: String]) -> [String: PayloadValue] {
    texts.mapValues { .text($0) }
  }
}

/// A payload, optionally without a key that was read already.
struct PayloadItems {
  private let values: [String: PayloadValue]
  private var readKey: String?

  /// The dictionary that has the key of the rule that decided, if it is inside of the payload.
  ///
  /// Its values precede those of the payload.
  private var inner: [String: PayloadValue]?

  init(_ values: [String: PayloadValue]) {
    self.values = values
  }

  /// What is looked for under a key; an empty text is never found.
  enum Form {
    case text, textOrList, any

    func accepts(_ value: PayloadValue) -> Bool {
      switch value {
      case .text(let text): !text.isEmpty
      case .list: self != .text
      case .dictionary, .other: self == .any
      }
    }
  }

  /// The first value of a key in this form, or else the first one in any form, which no parameter reads.
  @inline(never)
  func value(_ key: String, _ form: Form) -> PayloadValue? {
    if inner == nil {
      let value = key == readKey ? nil : values[key]
      if let value, form.accepts(value) { return value }
      if !key.hasDot { return value.flatMap { Form.any.accepts($0) ? $0 : nil } }
    }
    return (place(of: key, form) ?? place(of: key, .any))?.value
  }

  /// The text of a key; `nil` if it is missing or empty.
  func text(_ key: String) -> String? {
    if case .text(let text)? = value(key, .text) { text } else { nil }
  }

  /// Whether a key without a text has another value, which no rule reads.
  func hasOtherValue(_ key: String) -> Bool {
    switch value(key, .text) {
    case .text?, nil: false
    case .list?, .dictionary?, .other?: true
    }
  }

  /// The payload as a rule's route sees it: first the dictionary that has the rule's text.
  func beside(_ key: String) -> PayloadItems {
    guard key.hasDot else { return self }
    var copy = self
    copy.inner = place(of: key, .text)?.dictionary
    return copy
  }

  /// The same without the rule's text.
  func without(_ key: String) -> PayloadItems {
    var copy = beside(key)
    if copy.inner != nil, let place = place(of: key, .text) {
      copy.inner?.removeValue(forKey: place.key)
    }
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

  /// The place of a key's first value in this form.
  ///
  /// Whatever is in dictionaries precedes what is in the JSON of texts.
  @inline(never)
  private func place(of key: String, _ form: Form) -> Place? {
    let place = place(of: key, form, readsJSON: false)
    return place == nil && key.hasDot ? self.place(of: key, form, readsJSON: true) : place
  }

  private func place(of key: String, _ form: Form, readsJSON: Bool) -> Place? {
    if let inner, let place = Self.place(of: key, in: inner, except: nil, form, readsJSON) {
      return place
    }
    return Self.place(of: key, in: values, except: readKey, form, readsJSON)
  }

  /// The first value of a key with dots.
  ///
  /// The key may be divided at each dot into the key of a dictionary and a key inside of it. The longest
  /// key of a dictionary goes first.
  ///
  /// - Parameter readsJSON: Whether a text that is a JSON object counts as a dictionary.
  private static func place(
    of key: String, in values: [String: PayloadValue], except readKey: String?, _ form: Form,
    _ readsJSON: Bool
  ) -> Place? {
    if key != readKey, let value = values[key], form.accepts(value) {
      return Place(value: value, key: key, dictionary: nil)
    }
    var end = key.utf8.endIndex
    while let dot = key.utf8[..<end].lastIndex(of: UInt8(ascii: ".")) {
      end = dot
      let rest = String(key[key.utf8.index(after: dot)...])
      guard let inner = values[String(key[..<dot])]?.dictionary(readsJSON: readsJSON),
        let place = place(of: rest, in: inner, except: nil, form, readsJSON)
      else { continue }
      return Place(value: place.value, key: place.key, dictionary: place.dictionary ?? inner)
    }
    return nil
  }

  /// The texts that no parameter reads, in the order of their keys.
  func extras(except named: [String]) -> [LinkExtra] {
    var extras: [LinkExtra] = []
    for (key, value) in values {
      guard case .text(let text) = value, !text.isEmpty, !isRead(key, value, named)
      else { continue }
      extras.append(LinkExtra(key: key, value: text))
    }
    return sortedPositions(extras.count) { extras[$0].key < extras[$1].key }.map { extras[$0] }
  }

  /// Whether a text has a key that is read, or is a JSON object into which such a key reaches.
  private func isRead(_ key: String, _ value: PayloadValue, _ named: [String]) -> Bool {
    if key == readKey || named.contains(key) { return true }
    let reaches = readKey?.reaches(into: key) ?? false || named.contains { $0.reaches(into: key) }
    return reaches && value.dictionary(readsJSON: true) != nil
  }
}

extension PayloadValue {
  /// The dictionary or, if asked for, the JSON object of a text.
  fileprivate func dictionary(readsJSON: Bool) -> [String: PayloadValue]? {
    switch self {
    case .dictionary(let values): values
    case .text(let text): readsJSON ? JSONText.values(of: text) : nil
    case .list, .other: nil
    }
  }
}

extension String {
  fileprivate var hasDot: Bool {
    withByteView(of: self) { $0.firstOffset(of: UInt8(ascii: "."), in: $0.range) != nil }
  }

  /// Whether this key may be divided at a dot into the key of a dictionary and a key inside of it.
  fileprivate func reaches(into key: String) -> Bool {
    utf8.indices.contains { utf8[$0] == UInt8(ascii: ".") && self[..<$0] == key }
  }
}
