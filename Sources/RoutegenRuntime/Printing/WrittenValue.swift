/// A value of which the runtime knows the text: what it writes reads back as the same, or says that
/// it does not.
protocol WrittenValue: Hashable {
  /// The text, not yet percent-encoded.
  var text: String { get }

  /// Whether both are the same text, so that a link leaves the one out where the other is the default.
  func isSame(as other: Self) -> Bool

  /// Writes the text, percent-encoded.
  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks

  /// Writes bytes that are those of an equal value only; `false` if there are none.
  func remember(in buffer: inout LinkBuffer) -> Bool
}

extension String: WrittenValue {
  var text: String { self }

  /// Byte for byte: `==` takes `é` for `e` with an accent.
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

  /// Bit for bit: negative zero has no text.
  func isSame(as other: Double) -> Bool { bitPattern == other.bitPattern }

  func write(to buffer: inout LinkBuffer, keeping kept: ByteSet) -> LinkBuffer.Remarks {
    guard let text = Numbers.text(self) else { return .isUnprintable }
    buffer.append(text)
    return []
  }

  func remember(in buffer: inout LinkBuffer) -> Bool {
    if isNaN { return false }
    // Both zeros are equal.
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
