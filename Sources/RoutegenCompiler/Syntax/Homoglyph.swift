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
