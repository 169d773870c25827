extension ByteView {
  /// Whether the text of the table is that of `other`, which stands there as it reads.
  func isSame(
    _ text: Range<Int>, _ other: ByteView, _ otherRange: Range<Int>, caseless: Bool
  ) -> Bool {
    guard text.count == otherRange.count else { return false }
    guard caseless else { return equals(text, other, otherRange) }
    return zip(text, otherRange).allSatisfy { foldedASCII(self[$0]) == foldedASCII(other[$1]) }
  }

  /// Negative, zero or positive as the text of the table comes before, is, or comes after `other`.
  func order(of text: Range<Int>, to other: ByteView, _ otherRange: Range<Int>) -> Int {
    for (left, right) in zip(text, otherRange) where self[left] != other[right] {
      return Int(self[left]) - Int(other[right])
    }
    return text.count - otherRange.count
  }

  /// The same for bytes that had to be decoded.
  func order(of text: Range<Int>, to other: [UInt8]) -> Int {
    other.withUnsafeBufferPointer { order(of: text, to: ByteView($0), 0..<$0.count) }
  }

  /// Whether the bytes begin like a web link that is not encoded.
  func hasWebScheme(_ range: Range<Int>) -> Bool {
    let schemes: [StaticString] = ["http://", "https://"]
    return schemes.contains { scheme in
      let text = ByteView(scheme)
      let start = range.lowerBound..<range.lowerBound &+ text.count
      return start.upperBound <= range.upperBound
        && text.isSame(text.range, self, start, caseless: true)
    }
  }
}
