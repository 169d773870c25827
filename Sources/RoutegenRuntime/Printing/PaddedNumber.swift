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
  public var routeValue: String { WrittenValue(self).text }
}

extension LinkWriter {
  /// Adds a path segment that is one zero-padded number.
  @_alwaysEmitIntoClient
  public mutating func segment<Number>(_ name: StaticString, _ value: PaddedNumber<Number>) {
    addSegment(name, WrittenValue(value))
  }

  /// Adds a zero-padded number to a mixed segment.
  @_alwaysEmitIntoClient
  public mutating func piece<Number>(_ name: StaticString, _ value: PaddedNumber<Number>) {
    addPiece(name, WrittenValue(value))
  }

  /// Adds a query item.
  @_alwaysEmitIntoClient
  public mutating func item<Number>(_ name: StaticString, _ value: PaddedNumber<Number>) {
    addItem(name, WrittenValue(value))
  }

  /// Adds a query item if there is a value.
  @_alwaysEmitIntoClient
  public mutating func item<Number>(_ name: StaticString, _ value: PaddedNumber<Number>?) {
    addItem(name, value.map { WrittenValue($0) })
  }

  /// Adds a query item if the value is not the default.
  @_alwaysEmitIntoClient
  public mutating func item<Number>(
    _ name: StaticString, _ value: PaddedNumber<Number>, default: PaddedNumber<Number>
  ) {
    addItem(name, WrittenValue(value), default: WrittenValue(`default`))
  }
}
