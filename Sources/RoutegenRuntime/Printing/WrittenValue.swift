/// A value of a type that the runtime knows, whose text is read back as an equal value or is
/// unprintable.
///
/// The type is one for all values, so that the functions that write them exist once.
public enum WrittenValue: RouteValue {
  case text(String)

  /// A text in which tabs and line breaks are escaped, and do not make the route unprintable.
  case multiline(String)
  case int(Int)
  case uint(UInt)
  case double(Double)
  case bool(Bool)

  /// The 128 bits of a UUID.
  case uuid(high: UInt64, low: UInt64)

  /// A number with a fixed number of digits, which is 0 for a negative number.
  case digits(UInt64, count: Int)

  /// A whole number whose text has a fixed number of digits, with zeros in front: `05`.
  ///
  /// The text is empty for a negative number, and for one that has more digits.
  public static func padded(_ value: some FixedWidthInteger, digits: Int) -> WrittenValue {
    .digits(UInt64(truncatingIfNeeded: value), count: value < 0 ? 0 : digits)
  }

  /// Creates a text; never `nil`.
  public init?(routeValue text: String) { self = .text(text) }

  /// The text, not yet percent-encoded; empty for a number that has none.
  public var routeValue: String { text }

  /// The value itself.
  @inlinable
  public var _written: WrittenValue? { self }

  /// The text, not yet percent-encoded; empty for a number that has none.
  var text: String {
    switch self {
    case .text(let text), .multiline(let text): text
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): value.routeValue
    case .bool(let value): value.routeValue
    case .uuid, .digits: written
    }
  }

  /// The value with another text, if its text is one of many characters.
  func withText(_ text: String) -> WrittenValue {
    if case .multiline = self { .multiline(text) } else { .text(text) }
  }

  /// The text of a value whose text consists of digits and hyphens.
  private var written: String {
    withLinkBuffer(room: 36) { buffer in
      var buffer = buffer
      _ = write(to: &buffer, keeping: .query)
      return buffer.string
    }
  }

  /// Whether no link can contain the value.
  var isUnprintable: Bool {
    withLinkBuffer(room: 0) { buffer in
      var buffer = buffer
      return write(to: &buffer, keeping: .query).isUnprintable
    }
  }

  /// Whether both values have the same text, so that a link omits a value that is equal to its
  /// default.
  ///
  /// Texts are compared byte for byte: for `==`, `é` is equal to `e` with a combining accent. Zero is
  /// not the same as negative zero, which has no text.
  func isSame(as other: WrittenValue) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)), (.multiline(let left), .multiline(let right)):
      left.hasSameBytes(as: right)
    case (.int(let left), .int(let right)): left == right
    case (.uint(let left), .uint(let right)): left == right
    case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
    case (.bool(let left), .bool(let right)): left == right
    case (.uuid(let high, let low), .uuid(let otherHigh, let otherLow)):
      high == otherHigh && low == otherLow
    case (.digits(let left, _), .digits(let right, _)): left == right
    case (.text, _), (.multiline, _), (.int, _), (.uint, _), (.double, _), (.bool, _), (.uuid, _),
      (.digits, _):
      false
    }
  }

  /// Appends the text, percent-encoded.
  @inline(never)
  func write(to buffer: inout LinkBuffer, keeping kept: UnescapedBytes) -> LinkBuffer.Remarks {
    let unprintable = LinkBuffer.Remarks(isUnprintable: true)
    switch self {
    case .text(let text): return buffer.append(text, keeping: kept)
    case .multiline(let text):
      return buffer.append(text, keeping: kept, allowsLineBreaks: true)
    case .int(let value): buffer.append(decimal: UInt64(value.magnitude), isNegative: value < 0)
    case .uint(let value): buffer.append(decimal: UInt64(value), isNegative: false)
    case .double(let value):
      guard let text = Numbers.text(value) else { return unprintable }
      buffer.append(text)
    case .bool(let value): buffer.append(value ? "true" : "false" as StaticString)
    case .uuid(let high, let low): buffer.append(UUIDBits(high: high, low: low))
    case .digits(let value, let digits):
      let count = String(value).utf8.count
      if count > digits { return unprintable }
      for _ in count..<digits { buffer.append(UInt8(ascii: "0")) }
      buffer.append(decimal: value, isNegative: false)
    }
    return LinkBuffer.Remarks()
  }

  /// Appends bytes that are equal if and only if the values are; returns a value that has no such
  /// bytes, for comparison by itself.
  func remember(in buffer: inout LinkBuffer) -> (any Hashable)? {
    switch self {
    case .text(let text), .multiline(let text): return buffer.appendASCII(text) ? nil : text
    case .int(let value): buffer.append(UInt64(bitPattern: Int64(value)))
    case .uint(let value): buffer.append(UInt64(value))
    case .double(let value):
      if value.isNaN { return value }
      // Zero is equal to negative zero.
      buffer.append(value == 0 ? 0 : value.bitPattern)
    case .bool(let value): buffer.append(value ? 1 : 0 as UInt8)
    case .uuid(let high, let low):
      buffer.append(high)
      buffer.append(low)
    case .digits(let value, _): buffer.append(value)
    }
    return nil
  }
}
