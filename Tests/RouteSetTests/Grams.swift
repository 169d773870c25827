public import RoutegenRuntime

/// A weight in links: `12g`.
///
/// More than 1000 g has no text that can be read back, as can happen with a type of an app.
public struct Grams: RouteValue {
  /// The number of grams.
  public let count: UInt

  /// Creates a weight from a number of grams.
  public init(count: UInt) {
    self.count = count
  }

  /// Parses `12g`, up to `1000g`.
  public init?(routeValue text: String) {
    guard text.utf8.last == UInt8(ascii: "g"),
      let count = UInt(routeValue: String(text.dropLast())),
      count <= 1000
    else { return nil }
    self.init(count: count)
  }

  /// The number and the unit.
  public var routeValue: String { "\(count)g" }
}
