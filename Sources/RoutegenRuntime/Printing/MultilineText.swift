/// A text that may contain tabs and line breaks, which a `String` in a link cannot.
///
/// Generated code prints the values of parameters of type `Text` with this type.
public struct MultilineText: RouteValue {
  /// The text, with line breaks as they were: line feeds, carriage returns or both.
  public let routeValue: String

  /// Creates a value; every text is one.
  public init(routeValue text: String) { routeValue = text }

  /// Creates a value.
  public init(_ text: String) { routeValue = text }

  /// The text, in which line breaks are escaped.
  @inlinable
  public var _written: WrittenValue? { .multiline(routeValue) }
}
