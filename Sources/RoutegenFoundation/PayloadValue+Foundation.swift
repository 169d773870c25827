import Foundation
import RoutegenRuntime

extension PayloadValue {
  /// The greatest number of dictionaries in one another; deeper dictionaries are ``other``.
  private static let depth = 8

  /// Converts the dictionary of a notification, with numbers and Boolean values as texts.
  static func values(of payload: [AnyHashable: Any]) -> [String: PayloadValue] {
    values(of: payload, depth: depth)
  }

  private static func values(of payload: [AnyHashable: Any], depth: Int) -> [String: PayloadValue] {
    var values: [String: PayloadValue] = [:]
    for (key, value) in payload {
      guard let key = key.base as? String, !isNull(value) else { continue }
      values[key] = PayloadValue(value, depth: depth)
    }
    return values
  }

  private static func isNull(_ value: Any) -> Bool {
    if case Optional<Any>.none = value { return true }
    // A cast would convert a dictionary, with all that is in it, to one of Foundation.
    return type(of: value) == NSNull.self
  }

  /// A list of texts; ``other`` if one of the values has no text.
  private static func list(_ values: [Any]) -> PayloadValue {
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = PayloadValue(value, depth: 0) else { return .other }
      texts.append(text)
    }
    return .list(texts)
  }

  private init(_ value: Any, depth: Int) {
    switch value {
    case let text as String: self = .text(text)
    case let dictionary as [AnyHashable: Any]:
      self = depth > 0 ? .dictionary(Self.values(of: dictionary, depth: depth - 1)) : .other
    case let values as [Any]: self = depth > 0 ? Self.list(values) : .other
    case let url as URL: self = .text(url.absoluteString)
    default: self = Self.text(ofNumber: value).map { .text($0) } ?? .other
    }
  }

  /// The text of a number or Boolean value, of Swift's types or of `NSNumber`; `nil` for any other
  /// value.
  ///
  /// Boolean values are tested first, because `NSNumber(value: true)` is also the number 1.
  private static func text(ofNumber value: Any) -> String? {
    if let number = value as? NSNumber, !isSwiftValue(value) { return text(of: number) }
    if type(of: value) == Bool.self, let bool = value as? Bool { return bool.routeValue }
    if let integer = value as? any FixedWidthInteger { return String(describing: integer) }
    if let double = value as? any BinaryFloatingPoint { return text(of: Double(double)) }
    return nil
  }

  private static func isSwiftValue(_ value: Any) -> Bool {
    type(of: value) == Bool.self || value is any FixedWidthInteger
      || value is any BinaryFloatingPoint
  }

  private static func text(of number: NSNumber) -> String? {
    // Its `objCType` is that of a `Double`, which would lose digits. `JSONSerialization` returns
    // such numbers for those with many digits.
    if let decimal = number as? NSDecimalNumber {
      let text = "\(decimal.decimalValue)"
      return Double(routeValue: text) == nil ? nil : text
    }
    return switch String(cString: number.objCType) {
    case "c", "B": number.boolValue.routeValue
    case "f", "d": text(of: number.doubleValue)
    case "Q": String(number.uint64Value)
    default: String(number.int64Value)
    }
  }

  private static func text(of double: Double) -> String? {
    let text = double.routeValue
    return text.isEmpty ? nil : text
  }
}
