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
}

/// The text of a value that was not written directly.
struct WrittenText: WrittenValue {
  let text: String

  /// Whether tabs and line breaks are escaped, and do not make the route unprintable.
  let allowsLineBreaks: Bool

  func isSame(as other: WrittenText) -> Bool { text.isSame(as: other.text) }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(text, keeping: kept, allowsLineBreaks: allowsLineBreaks)
  }

  func remember(in buffer: inout LinkBuffer) -> Bool { text.remember(in: &buffer) }
}
