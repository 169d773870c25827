/// A value of a type that the runtime knows, whose text is read back as an equal value or is
/// unprintable.
protocol WrittenValue: Hashable {
  /// The text, not yet percent-encoded.
  var text: String { get }

  /// Whether both values have the same text, so that a link omits a value that is equal to its
  /// default.
  func isSame(as other: Self) -> Bool

  /// Appends the text, percent-encoded.
  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks

  /// Appends bytes that are equal if and only if the values are; returns `false` if there are no
  /// such bytes.
  func remember(in buffer: inout LinkBuffer) -> Bool
}

extension String: WrittenValue {
  var text: String { self }

  /// Compares bytes: for `==`, `é` is equal to `e` with a combining accent.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(self, keeping: kept)
  }

  func remember(in buffer: inout LinkBuffer) -> Bool { buffer.appendASCII(self) }
}

extension Int: WrittenValue {
  var text: String { String(self) }

  func isSame(as other: Int) -> Bool { self == other }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(decimal: UInt64(magnitude), isNegative: self < 0)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    buffer.append(UInt64(bitPattern: Int64(self)))
    return true
  }
}

extension UInt: WrittenValue {
  var text: String { String(self) }

  func isSame(as other: UInt) -> Bool { self == other }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(decimal: UInt64(self), isNegative: false)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    buffer.append(UInt64(self))
    return true
  }
}

extension Bool: WrittenValue {
  var text: String { routeValue }

  func isSame(as other: Bool) -> Bool { self == other }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(self ? "true" : "false" as StaticString)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    buffer.append(self ? 1 : 0 as UInt8)
    return true
  }
}

extension Double: WrittenValue {
  var text: String { routeValue }

  /// Compares bits: for `==`, zero is equal to negative zero, which has no text.
  func isSame(as other: Double) -> Bool { bitPattern == other.bitPattern }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    guard let text = Numbers.text(self) else { return .isUnprintable }
    buffer.append(text)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    if isNaN { return false }
    // Zero is equal to negative zero.
    buffer.append(self == 0 ? 0 : bitPattern)
    return true
  }
}

extension UUIDBits: WrittenValue {
  var text: String {
    withLinkBuffer(front: 0, room: 36) { buffer in
      var buffer = buffer
      buffer.append(self)
      return buffer.string
    }
  }

  func isSame(as other: UUIDBits) -> Bool { self == other }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    buffer.append(self)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    buffer.append(high)
    buffer.append(low)
    return true
  }
}
