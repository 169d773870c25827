import RoutegenSource

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

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

/// A look-alike at its place in the file.
struct FoundLookAlike {
  let scalar: Unicode.Scalar
  let lookAlike: LookAlike
  let start: Int
  var end: Int

  /// The text to write instead.
  var replacement: String

  var length: Int { end - start }

  init(_ scalar: Unicode.Scalar, _ lookAlike: LookAlike, start: Int) {
    self.scalar = scalar
    self.lookAlike = lookAlike
    self.start = start
    end = start + scalar.utf8.count
    switch lookAlike {
    case .invisible: replacement = ""
    case .space: replacement = " "
    case .text(let text): replacement = text
    }
  }

  /// Whether the lexer reads the character as the token that it looks like.
  var endsWord: Bool {
    switch lookAlike {
    case .invisible: false
    case .space, .text("\""), .text("..."): true
    case .text(let text): text.utf8.first.flatMap(Token.Kind.init(punctuation:)) != nil
    }
  }

  /// `U+200B (zero width space) is invisible`.
  var message: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let name = (scalar.properties.name ?? scalar.properties.nameAlias)?.lowercased()
    let named = name.map { "\(code) (\($0))" } ?? code
    switch lookAlike {
    case .invisible: return "the character \(named) is invisible"
    case .space: return "the character \(named) looks like a space"
    case .text(let text): return "the character \(named) looks like '\(text)'"
    }
  }
}

/// Letters of other scripts that look like ASCII letters.
enum Homoglyph {
  /// Cyrillic and Greek letters by the ASCII letters that they look like.
  private static let letters: [Character: String] = [
    "а": "a", "с": "c", "е": "e", "һ": "h", "і": "i", "ј": "j", "о": "o", "р": "p", "ѕ": "s",
    "х": "x", "у": "y", "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "К": "K",
    "М": "M", "О": "O", "Р": "P", "Т": "T", "Х": "X", "α": "a", "ι": "i", "ν": "v", "ο": "o",
    "ρ": "p", "υ": "u", "Α": "A", "Β": "B", "Ε": "E", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M",
    "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "Ζ": "Z",
  ]

  /// Returns the homoglyphs in a word, each in a run of otherwise ASCII letters and digits.
  static func all(in bytes: ArraySlice<UInt8>) -> [FoundLookAlike] {
    guard
      bytes.contains(where: { $0 == 0xCE || $0 == 0xCF || $0 == 0xD0 || $0 == 0xD1 || $0 == 0xD2 })
    else { return [] }
    var found: [FoundLookAlike] = []
    var run: [FoundLookAlike] = []
    var hasASCII = false
    var isForeign = false
    var offset = bytes.startIndex
    func finish() {
      if hasASCII, !isForeign { found += run }
      (run, hasASCII, isForeign) = ([], false, false)
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let text = letters[Character(scalar)] {
        run.append(FoundLookAlike(scalar, .text(text), start: offset))
      } else if !scalar.properties.isAlphabetic {
        finish()
      } else if scalar.isASCII {
        hasASCII = true
      } else {
        isForeign = true
      }
      offset += scalar.utf8.count
    }
    finish()
    return found
  }
}
