/// A push payload, or the `userInfo` of a quick action or an activity, as far as routes care.
///
/// The runtime has the same as `PayloadValue`; a test holds the two together.
package struct Payload: Sendable {
  package let values: [String: Value]

  package init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  package enum Value: Hashable, Sendable {
    /// Text, or a number or truth value as its text.
    case text(String)

    /// A nested dictionary, into which a key with a dot reaches.
    case dictionary([String: Value])

    /// Anything else, which no parameter takes.
    case other
  }

  /// The text of a key, or through nested dictionaries that of a key with dots; an empty text counts
  /// as absent.
  package func text(_ key: String) -> String? { Self.text(key, in: values) }

  private static func text(_ key: String, in values: [String: Value]) -> String? {
    if case .text(let text)? = values[key] { return text.isEmpty ? nil : text }
    guard let dot = key.firstIndex(of: "."),
      case .dictionary(let inner)? = values[String(key[..<dot])]
    else { return nil }
    return text(String(key[key.index(after: dot)...]), in: inner)
  }

  func without(_ key: String) -> Payload { Payload(values.filter { $0.key != key }) }
}

extension Payload.Value {
  /// A number of JSON as links would have it: no exponent, no zeros at the end of a fraction.
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
    self = Double(text).flatMap(Self.text).map { .text($0) } ?? .other
  }

  /// The shortest digits that read back to exactly this number, without an exponent; `nil` for negative
  /// zero and what is not finite.
  private static func text(_ number: Double) -> String? {
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
