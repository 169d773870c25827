/// Text with its percent escapes decoded.
struct PercentDecoded {
  struct Mistake {
    /// In the indices of the bytes.
    let range: Range<Int>

    /// Whether digits are missing; otherwise the decoded bytes are not UTF-8.
    let isIncomplete: Bool
  }

  private(set) var mistakes: [Mistake] = []
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ source: ArraySlice<UInt8>) {
    var offset = source.startIndex
    while offset < source.endIndex {
      if source[offset] == UInt8(ascii: "%") {
        offset = decodeEscapes(in: source, from: offset)
      } else {
        bytes.append(source[offset])
        offset += 1
      }
    }
  }

  /// Decodes a run of escapes, whose bytes together must be UTF-8; returns the end of the run.
  private mutating func decodeEscapes(in source: ArraySlice<UInt8>, from start: Int) -> Int {
    var run: [UInt8] = []
    var offset = start
    while offset < source.endIndex, source[offset] == UInt8(ascii: "%") {
      guard let byte = escapedByte(in: source, at: offset) else {
        let end = endOfIncompleteEscape(in: source, from: offset)
        mistakes.append(Mistake(range: offset..<end, isIncomplete: true))
        return end
      }
      run.append(byte)
      offset += 3
    }
    if firstInvalidUTF8(in: run) != nil {
      mistakes.append(Mistake(range: start..<offset, isIncomplete: false))
    }
    bytes += run
    return offset
  }

  private func escapedByte(in source: ArraySlice<UInt8>, at offset: Int) -> UInt8? {
    guard offset + 2 < source.endIndex, let high = source[offset + 1].hexadecimalValue,
      let low = source[offset + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }

  /// Returns the offset after the percent sign and the digit that may follow it.
  private func endOfIncompleteEscape(in source: ArraySlice<UInt8>, from start: Int) -> Int {
    let hasDigit = start + 1 < source.endIndex && source[start + 1].hexadecimalValue != nil
    return start + (hasDigit ? 2 : 1)
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
