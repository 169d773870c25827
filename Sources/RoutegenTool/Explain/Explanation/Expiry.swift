package import RoutegenCompiler

/// The expiry date of a link or a payload: the value of the key that the file names after `expires`.
package struct Expiry: Hashable, Sendable {
  package let key: String
  package let value: String

  /// The date in seconds since 1970; `nil` if the value cannot be parsed.
  package let secondsSince1970: Double?

  init(key: String, value: String) {
    self.key = key
    self.value = value
    secondsSince1970 = Self.seconds(of: value)
  }

  /// Whether the link has expired at a time in seconds since 1970.
  ///
  /// Returns `true` if the value cannot be parsed.
  package func isPast(at seconds: Double) -> Bool { secondsSince1970.map { $0 <= seconds } ?? true }

  /// Parses an instant, or whole seconds since 1970; returns `nil` for anything else.
  package static func seconds(of text: String) -> Double? {
    if let instant = InstantText.secondsSince1970(text) { return instant }
    return RouteModel.isCanonicalNumber(text, allowsFraction: false)
      ? UInt64(text).map { Double($0) } : nil
  }
}

extension ExplainingMatcher {
  /// The expiry date in the items of a query.
  package func expiry(_ items: [LinkParts.Item]) -> Expiry? {
    guard let key = model.expiryKey, let text = texts(of: key, in: items).first else { return nil }
    return Expiry(key: key, value: text)
  }

  package func expiry(_ payload: Payload) -> Expiry? {
    guard let key = model.expiryKey, let text = payload.text(key) else { return nil }
    return Expiry(key: key, value: text)
  }
}
