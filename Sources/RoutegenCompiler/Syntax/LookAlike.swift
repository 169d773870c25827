/// What a character that is easily mistaken looks like.
enum LookAlike: Hashable {
  /// Nothing is visible.
  case invisible

  /// The character looks like a space.
  case space

  /// The character looks like this ASCII text.
  case text(String)

  /// Returns `nil` for a character that looks like itself.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Soft hyphens, joiners, marks of direction, tags, line separators, and fillers.
    case 0x85, 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F, 0x115F, 0x1160, 0x3164, 0xFFA0:
      self = .invisible
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0x2018...0x201B, 0x2032: self = .text("'")
    case 0x201C...0x201F, 0x2033: self = .text("\"")
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: self = .text("-")
    case 0x2026: self = .text("...")
    case 0x2192, 0x27F6: self = .text("->")
    case 0x2044, 0x2215: self = .text("/")
    // The punctuation of the block "Halfwidth and Fullwidth Forms" is that of ASCII.
    case 0xFF01...0xFF5E:
      let ascii = UInt8(scalar.value - 0xFEE0)
      if ascii.isLetterOrDigit { return nil }
      self = .text(String(decoding: [ascii], as: UTF8.self))
    default: return nil
    }
  }

  var isSpace: Bool { self == .space }
}
