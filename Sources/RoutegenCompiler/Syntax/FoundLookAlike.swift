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
    case .text(let text): return "the character \(named) looks like \(text.inMarks)"
    }
  }
}
