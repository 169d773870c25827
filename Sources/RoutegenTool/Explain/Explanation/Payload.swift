import RoutegenCompiler

/// A push payload, or the `userInfo` of a quick action or an activity, reduced to what routes read.
///
/// The runtime's type is `PayloadValue`; a test compares the two.
package struct Payload: PayloadTexts {
  package let values: [String: Value]

  /// The dictionary that has the key of the rule that decided, if it is inside of the payload.
  private var inner: [String: Value]?

  /// The key of a rule that has read its text.
  private var readKey: String?

  package init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  package enum Value: Hashable, Sendable {
    /// A text, or a number or a truth value as text.
    case text(String)

    /// A list of texts, numbers and truth values, as texts.
    case list([String])

    /// A nested dictionary, into which a key with a dot reaches.
    case dictionary([String: Value])

    /// Anything else but `null`, which is no value of a parameter.
    case other
  }

  package func text(_ key: String) -> String? {
    if case .text(let text)? = place(of: key, where: Self.isText)?.value { text } else { nil }
  }

  package func texts(_ key: String) -> [String]? {
    let place = place(of: key) { value in
      if case .list = value { true } else { Self.isText(value) }
    }
    return switch place?.value {
    case .text(let text)?: [text]
    case .list(let texts)?: texts
    case .dictionary?, .other?, nil: nil
    }
  }

  package func hasValue(_ key: String) -> Bool { place(of: key) { $0 != .text("") } != nil }

  /// Whether a key without a text has another value, which no line of `payload` reads.
  package func hasOtherValue(_ key: String) -> Bool { text(key) == nil && hasValue(key) }

  /// Returns the payload as the route of a rule sees it: the dictionary that has the rule's text goes first.
  package func beside(_ key: String) -> Payload {
    var payload = self
    payload.inner = place(of: key, where: Self.isText)?.dictionary
    return payload
  }

  /// Returns the same without the rule's text.
  package func without(_ key: String) -> Payload {
    let place = place(of: key, where: Self.isText)
    var payload = Payload(values.filter { $0.key != key })
    payload.inner = place?.dictionary?.filter { $0.key != place?.key }
    payload.readKey = key
    return payload
  }

  /// Whether a text is that of one of the keys, or a JSON object into which a key reaches.
  package func isRead(_ key: String, by names: [String]) -> Bool {
    let reaches = (names + [readKey].compactMap { $0 }).contains { name in
      name.utf8.indices.contains { name.utf8[$0] == UInt8(ascii: ".") && name[..<$0] == key }
    }
    return names.contains(key) || reaches && values[key]?.dictionary(readsJSON: true) != nil
  }

  /// The key with dots of a value in one of the dictionaries, such as `params.id`.
  func innerKey(for name: String) -> String? { Self.innerKey(for: name, in: values) }

  private static func innerKey(for name: String, in values: [String: Value]) -> String? {
    let dictionaries = values.sorted { $0.key < $1.key }
      .compactMap { key, value in value.dictionary(readsJSON: true).map { (key, $0) } }
    for (key, inner) in dictionaries {
      if let rest = inner[name] != nil ? name : innerKey(for: name, in: inner) {
        return "\(key).\(rest)"
      }
    }
    return nil
  }

  private static func isText(_ value: Value) -> Bool {
    if case .text(let text) = value { !text.isEmpty } else { false }
  }

  // MARK: Keys with dots

  /// The place of a value: its key, and the dictionary with that key, or `nil` for the payload itself.
  private typealias Place = (value: Value, key: String, dictionary: [String: Value]?)

  /// The first value of a key; whatever is in dictionaries precedes what is in the JSON of texts.
  private func place(of key: String, where isValue: (Value) -> Bool) -> Place? {
    for readsJSON in [false, true] {
      for values in [inner ?? [:], values] {
        if let place = Self.place(of: key, in: values, readsJSON, where: isValue) { return place }
      }
    }
    return nil
  }

  /// The first value of a key with dots.
  ///
  /// The key may be divided at each dot into the key of a dictionary and a key inside of it. The longest key of a
  /// dictionary goes first.
  ///
  /// - Parameter readsJSON: Whether a text that is a JSON object counts as a dictionary.
  private static func place(
    of key: String, in values: [String: Value], _ readsJSON: Bool, where isValue: (Value) -> Bool
  ) -> Place? {
    if let value = values[key], isValue(value) { return (value, key, nil) }
    let dots = key.utf8.indices.filter { key.utf8[$0] == UInt8(ascii: ".") }
    for dot in dots.reversed() {
      let rest = String(key[key.utf8.index(after: dot)...])
      guard let inner = values[String(key[..<dot])]?.dictionary(readsJSON: readsJSON),
        let place = place(of: rest, in: inner, readsJSON, where: isValue)
      else { continue }
      return (place.value, place.key, place.dictionary ?? inner)
    }
    return nil
  }
}

extension Payload.Value {
  /// A number of JSON in the form that links have: without an exponent and trailing zeros.
  package init(number text: String) {
    if !text.contains(where: { ".eE".contains($0) }) {
      if let number = Int64(text) {
        self = .text(String(number))
        return
      }
      if let number = UInt64(text) {
        self = .text(String(number))
        return
      }
    }
    self = Double(text).flatMap(\.shortestDigits).map { .text($0) } ?? .other
  }
}
