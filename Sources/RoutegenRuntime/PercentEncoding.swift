extension Percent {
  /// Appends `text`, every byte escaped that `isKept` does not let through.
  static func encode(_ text: String, to output: inout String, keeping isKept: (UInt8) -> Bool) {
    for byte in text.utf8 {
      if isKept(byte) {
        output.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        output += "%"
        output.unicodeScalars.append(Unicode.Scalar(hexDigit(byte >> 4)))
        output.unicodeScalars.append(Unicode.Scalar(hexDigit(byte)))
      }
    }
  }
}

/// Whether a link with this text in it would be malformed: C0 and C1 controls and delete.
func hasControlCharacter(_ text: String) -> Bool {
  text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
}

/// Whether the text, split at its slashes, has a part `.` or `..`, which no segment may hold.
func hasDotPart(_ text: String) -> Bool {
  text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
}
