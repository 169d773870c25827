/// A whole number whose text has a fixed number of digits, with zeros in front: `05`.
///
/// Generated code parses and prints the numbers of a range such as `01...12` with this type.
public struct PaddedNumber<Number: FixedWidthInteger & RouteValue>: RouteValue {
  /// The number.
  public let value: Number

  /// The number of digits of the text.
  @usableFromInline
  let digits: Int

  /// Creates a number whose text has this many digits.
  public init(_ value: Number, digits: Int) {
    self.value = value
    self.digits = digits
  }

  /// Parses digits, of which any may be zeros; `nil` for any other text.
  public init?(routeValue text: String) {
    guard let number = Numbers.digits(text), let value = Number(exactly: number) else { return nil }
    self.init(value, digits: text.utf8.count)
  }

  /// The digits; empty for a number that is negative or has too many digits.
  public var routeValue: String { asWritten.text }

  /// The number with its digits.
  @inlinable
  public var _written: WrittenValue? { asWritten }

  @usableFromInline
  var asWritten: WrittenValue {
    .padded(UInt64(truncatingIfNeeded: value), digits: value < 0 ? 0 : digits)
  }
}
