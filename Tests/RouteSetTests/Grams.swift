public import RoutegenRuntime

/// A weight in links: `12g`.
///
/// More than 1000 g has no text that reads back, as values of a type of an app's own may.
public struct Grams: RouteValue {
  /// How many grams.
  public let count: UInt

  /// That many grams.
  public init(count: UInt) {
    self.count = count
  }

  /// `12g`, up to `1000g`.
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
