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
  /// Numbers and Boolean values, and the types `URL`, `UUID` and `Date`, become texts, and an array
  /// of these a list. `NSNull`, and a key that is not a text, are left out. A value of any other type becomes
  /// `other`.
  public static func values(of payload: [AnyHashable: Any]) -> [String: PayloadValue] {
    var conversion = PayloadConversion()
    return conversion.values(of: payload, depth: depth)
  }

  fileprivate static func isNull(_ value: Any) -> Bool {
    if case Optional<Any>.none = value { return true }
    // A cast would convert a dictionary, with all that is in it, to one of Foundation.
    return type(of: value) is NSNull.Type
  }

  /// Converts a value that is no dictionary.
  fileprivate init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
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
  /// Boolean values are tested first, because `NSNumber(value: true)` is also the number 1. Only a
  /// value of its type is cast to `NSNumber`: before that, a collection would be copied to an object.
  private static func text(ofNumber value: Any) -> String? {
    if type(of: value) is NSNumber.Type { return (value as? NSNumber).flatMap(text(of:)) }
    if type(of: value) == Bool.self, let bool = value as? Bool { return bool.routeValue }
    if let integer = value as? any FixedWidthInteger { return String(describing: integer) }
    if let double = value as? any BinaryFloatingPoint { return text(of: Double(double)) }
    if let decimal = value as? Decimal { return text(of: decimal as NSDecimalNumber) }
    return nil
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

/// A dictionary of any type; a cast to a type would copy it.
private protocol AnyDictionary {
  var count: Int { get }

  /// The values whose keys are texts.
  func forEachText(_ body: (String, Any) -> Void)
}

extension Dictionary: AnyDictionary {
  fileprivate func forEachText(_ body: (String, Any) -> Void) {
    for (key, value) in self {
      if let key = key as? String { body(key, value) }
    }
  }
}

/// The conversion of a dictionary and of those in it: outer ones first, so that what is too much is
/// what is deepest.
private struct PayloadConversion {
  /// The greatest number of entries in all inner dictionaries and arrays.
  ///
  /// A dictionary in many others, or in itself, has as many entries as there are ways to it.
  private var entries = 10_000

  private var found: [Inner] = []

  /// A dictionary whose values are converted, and where it is in the dictionary around it.
  private struct Inner {
    let source: any AnyDictionary
    let parent: Int
    let key: String
    let depth: Int
    var values: [String: PayloadValue] = [:]
  }

  /// - Parameter depth: The greatest number of dictionaries in one another.
  mutating func values(of payload: [AnyHashable: Any], depth: Int) -> [String: PayloadValue] {
    found = [Inner(source: payload, parent: 0, key: "", depth: depth)]
    var next = 0
    while next < found.count {
      let source = found[next].source
      source.forEachText { key, value in convert(value, of: key, in: next) }
      next += 1
    }
    for index in found.indices.dropFirst().reversed() {
      let inner = found[index]
      found[inner.parent].values[inner.key] = .dictionary(inner.values)
    }
    return found[0].values
  }

  private mutating func convert(_ value: Any, of key: String, in index: Int) {
    guard !PayloadValue.isNull(value) else { return }
    guard let source = Self.dictionary(value) else {
      found[index].values[key] = Self.isObject(value) ? .other : other(value, in: index)
      return
    }
    let depth = found[index].depth
    if depth > 0 { entries -= source.count + 1 }
    guard depth > 0, entries >= 0 else {
      found[index].values[key] = .other
      return
    }
    found.append(Inner(source: source, parent: index, key: key, depth: depth - 1))
  }

  /// Converts a value that is no dictionary.
  private mutating func other(_ value: Any, in index: Int) -> PayloadValue {
    guard let elements = value as? [Any] else { return PayloadValue(value) }
    entries -= elements.count
    guard found[index].depth > 0, entries >= 0 else { return .other }
    var texts: [String] = []
    for element in elements {
      guard case .text(let text) = PayloadValue(element) else { return .other }
      texts.append(text)
    }
    return .list(texts)
  }

  private static func dictionary(_ value: Any) -> (any AnyDictionary)? {
    if let dictionary = value as? any AnyDictionary { return dictionary }
    #if canImport(ObjectiveC)
      if isObject(value) { return value as? [AnyHashable: Any] }
    #endif
    return nil
  }

  /// Whether the value is an `NSDictionary` or, without Objective-C, an `NSArray`.
  ///
  /// Without Objective-C, Foundation copies all that is in one, without end if that is the
  /// dictionary itself. There, none comes from the system, and its values are not read.
  private static func isObject(_ value: Any) -> Bool {
    #if !canImport(ObjectiveC)
      if type(of: value) is NSArray.Type { return true }
    #endif
    return type(of: value) is NSDictionary.Type
  }
}
