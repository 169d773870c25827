import Foundation
public import RoutegenRuntime

extension PayloadValue {
  /// The greatest number of dictionaries in one another; deeper dictionaries are ``other``.
  private static let depth = 8

  /// Converts the `userInfo` of a notification, a quick action or an activity.
  ///
  /// `userInfo` cannot be passed from one actor to another; the result can. Convert it where the system
  /// delivers it, and open it on the main actor:
  ///
  /// ```swift
  /// let payload = PayloadValue.values(of: response.notification.request.content.userInfo)
  /// await links.open(payload: payload)
  /// ```
  ///
  /// Numbers and Boolean values, and the types `URL`, `UUID` and `Date`, become texts. `NSNull`, and a
  /// key that is not a text, are left out. A value of any other type becomes `other`.
  public static func values(of payload: [AnyHashable: Any]) -> [String: PayloadValue] {
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
    return type(of: value) is NSNull.Type
  }

  private init(_ value: Any, depth: Int) {
    switch value {
    case let text as String: self = .text(text)
    case let dictionary as [AnyHashable: Any]:
      self = depth > 0 ? .dictionary(Self.values(of: dictionary, depth: depth - 1)) : .other
    case let url as URL: self = .text(url.absoluteString)
    case let uuid as UUID: self = .text(uuid.uuidString)
    case let date as Date:
      let text = ISO8601.text(fromSecondsSince2001: date.timeIntervalSinceReferenceDate)
      self = text.map { .text($0) } ?? .other
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
