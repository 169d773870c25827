/// A push payload, or the `userInfo` of a quick action or an activity, reduced to what routes read.
///
/// The runtime's type is `PayloadValue`; a test compares the two.
package struct Payload: Sendable {
  package let values: [String: Value]

  package init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  package enum Value: Hashable, Sendable {
    /// A text, or a number or a truth value as text.
    case text(String)

    /// A nested dictionary, into which a key with a dot reaches.
    case dictionary([String: Value])

    /// Anything else but `null`, which is no value of a parameter.
    case other
  }

  /// Returns the text of a key; an empty text counts as absent.
  ///
  /// A key with dots that is not present itself is looked up in nested dictionaries.
  package func text(_ key: String) -> String? { Self.text(key, in: values) }

  private static func text(_ key: String, in values: [String: Value]) -> String? {
    if case .text(let text)? = values[key] { return text.isEmpty ? nil : text }
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      case .dictionary(let inner)? = values[String(key[..<dot])]
    else { return nil }
    return text(String(key[key.utf8.index(after: dot)...]), in: inner)
  }

  /// Whether a key without a text has another value, which no parameter reads.
  package func hasOtherValue(_ key: String) -> Bool { Self.hasOtherValue(key, in: values) }

  private static func hasOtherValue(_ key: String, in values: [String: Value]) -> Bool {
    switch values[key] {
    case .text?: return false
    case .dictionary?, .other?: return true
    case nil: break
    }
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")),
      case .dictionary(let inner)? = values[String(key[..<dot])]
    else { return false }
    return hasOtherValue(String(key[key.utf8.index(after: dot)...]), in: inner)
  }

  package func without(_ key: String) -> Payload { Payload(values.filter { $0.key != key }) }
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
    self = Double(text).flatMap(Self.shortest).map { .text($0) } ?? .other
  }

  /// The shortest digits that parse as exactly this number, without an exponent; `nil` for negative zero
  /// and numbers that are not finite.
  package static func shortest(_ number: Double) -> String? {
    guard number.isFinite, number != 0 || number.sign == .plus else { return nil }
    let parts = number.magnitude.description.split(separator: "e")
    let halves = parts[0].split(separator: ".")
    let fraction = halves.count > 1 && halves[1] != "0" ? String(halves[1]) : ""
    let digits = String(halves[0]) + fraction
    let point = halves[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let text =
      if point >= digits.count {
        digits + String(repeating: "0", count: point - digits.count)
      } else if point <= 0 {
        "0." + String(repeating: "0", count: -point) + digits
      } else {
        "\(digits.prefix(point)).\(digits.dropFirst(point))"
      }
    return number < 0 ? "-" + text : text
  }
}
