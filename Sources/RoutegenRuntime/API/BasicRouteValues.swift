extension String: RouteValue {
  /// The text itself.
  public init?(routeValue text: String) { self = text }

  /// The text itself.
  public var routeValue: String { self }
}

extension Int: RouteValue {
  /// A canonical number: `7`, `-7`; not `+7`, `007`, `-0` or what does not fit.
  public init?(routeValue text: String) {
    guard let value: Self = Numbers.integer(text) else { return nil }
    self = value
  }

  /// The number in decimal.
  public var routeValue: String { String(self) }
}

extension UInt: RouteValue {
  /// A canonical number: `7`; not `+7`, `007` or what does not fit.
  public init?(routeValue text: String) {
    guard let value: Self = Numbers.integer(text) else { return nil }
    self = value
  }

  /// The number in decimal.
  public var routeValue: String { String(self) }
}

extension Double: RouteValue {
  /// A decimal number without exponent: `7`, `-7`, `0.5`; not `nan`, `1e3` or `-0`.
  public init?(routeValue text: String) {
    guard let value = Numbers.double(text) else { return nil }
    self = value
  }

  /// The shortest decimals that read back as the same number; empty where there are none.
  public var routeValue: String { Numbers.text(self) ?? "" }
}

extension Bool: RouteValue {
  /// `true`, `1` and the empty text of a key alone, or `false` and `0`.
  public init?(routeValue text: String) {
    switch text {
    case "true", "1", "": self = true
    case "false", "0": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  public var routeValue: String { self ? "true" : "false" }
}
