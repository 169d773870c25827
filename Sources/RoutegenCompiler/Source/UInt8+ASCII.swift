/// The classes of ASCII characters; other bytes belong to none.
extension UInt8 {
  package var isLetter: Bool { (0x61...0x7A) ~= self | 0x20 }
  package var isDigit: Bool { (0x30...0x39) ~= self }
  package var isLetterOrDigit: Bool { isLetter || isDigit }
  package var isHexDigit: Bool { isDigit || (0x61...0x66) ~= self | 0x20 }
}
