extension String: RouteValue {
  /// Creates the text itself; never `nil`.
  public init?(routeValue text: String) { self = text }

  /// The text itself.
  public var routeValue: String { self }

  /// The value, which is written without a text of its own.
  @inlinable
  public var _written: WrittenValue? { .text(self) }
}

extension Int: RouteValue {
  /// Parses a decimal number in its canonical form: `7` or `-7`.
  ///
  /// Returns `nil` for any other form, such as `+7`, `007` and `-0`, and for a number out of range.
  public init?(routeValue text: String) {
    guard let value: Self = Numbers.integer(text) else { return nil }
    self = value
  }

  /// The number in decimal.
  public var routeValue: String { String(self) }

  /// The value, which is written without a text of its own.
  @inlinable
  public var _written: WrittenValue? { .int(self) }
}

extension UInt: RouteValue {
  /// Parses a decimal number in its canonical form: `7`.
  ///
  /// Returns `nil` for any other form, such as `+7` and `007`, and for a number out of range.
  public init?(routeValue text: String) {
    guard let value: Self = Numbers.integer(text) else { return nil }
    self = value
  }

  /// The number in decimal.
  public var routeValue: String { String(self) }

  /// The value, which is written without a text of its own.
  @inlinable
  public var _written: WrittenValue? { .uint(self) }
}

extension Double: RouteValue {
  /// Parses a decimal number without an exponent: `7`, `-7` or `0.5`.
  ///
  /// Returns `nil` for any other form, such as `nan`, `1e3`, `.5` and `007`, for negative zero, and
  /// for a number that is too large to be finite. Zeros at the end of a fraction are allowed.
  public init?(routeValue text: String) {
    guard let value = Numbers.double(text) else { return nil }
    self = value
  }

  /// The shortest decimal text that parses as the same number, without an exponent.
  ///
  /// The text is empty for negative zero and for numbers that are not finite.
  public var routeValue: String { Numbers.text(self) ?? "" }

  /// The value, which is written without a text of its own.
  @inlinable
  public var _written: WrittenValue? { .double(self) }
}

extension Bool: RouteValue {
  /// Parses `true`, `1` and the empty text as `true`, and `false` and `0` as `false`.
  ///
  /// A query item that is a key alone has an empty text. In a path, only `true` and `false` are
  /// values.
  public init?(routeValue text: String) {
    switch text {
    case "true", "1", "": self = true
    case "false", "0": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  public var routeValue: String { self ? "true" : "false" }

  /// The value, which is written without a text of its own.
  @inlinable
  public var _written: WrittenValue? { .bool(self) }
}
