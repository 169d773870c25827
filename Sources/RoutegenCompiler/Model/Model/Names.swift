/// The rules by which literal text becomes names in Swift.
package enum Names {
  /// `entire-ranking` → `entireRanking`, `/home/detail` → `homeDetail`; `nil` without a letter or digit.
  package static func caseName(of texts: [String]) -> String? {
    let words = texts.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }.map(String.init)
    guard let first = words.first else { return nil }
    return loweringFirstWord(first) + words.dropFirst().map(typeName).joined()
  }

  /// `entireRanking` → `EntireRanking`.
  package static func typeName(of caseName: String) -> String {
    caseName.prefix(1).uppercased() + caseName.dropFirst()
  }

  /// Whether Swift accepts the text as an identifier, in back-quotes if necessary.
  ///
  /// Names that begin with `_` are reserved for generated code.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    if identifierBytes.containsAll(of: text) { return true }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && text.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isXIDContinue }
  }

  /// ASCII letters and digits, and `_`.
  private static let identifierBytes = ByteSet {
    $0.isLetterOrDigit || $0 == UInt8(ascii: "_")
  }

  /// The modules whose declarations generated code uses, each with its module before it.
  static let modules: Set<String> = [
    "Swift", "Foundation", "RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling",
  ]

  /// The case names that generated code or Swift needs.
  package static let reservedCases = modules.union([
    "tree", "none", "some", "init", "self", "Self", "Type", "Protocol", "Handler", "Requirement",
  ])

  /// Returns an identifier like `text`: `user-id` → `userId`; `nil` if there is none.
  static func proposal(for text: String) -> String? {
    caseName(of: [text]).flatMap { isIdentifier($0) && !reservedCases.contains($0) ? $0 : nil }
  }

  /// The reserved words of "The Swift Programming Language", Lexical Structure.
  package static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Words that are no keywords, and that Swift does not take for the name of a type.
  package static let modifiersOfTypes: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
  ]

  /// The names of an enum's values that Swift or generated code needs.
  static let reservedValues: Set<String> = [
    "none", "some", "init", "self", "Self", "Type", "Protocol", "allCases", "RawValue",
    "RoutegenRuntime",
  ]

  /// The type names that generated code or Swift needs.
  ///
  /// A use of a type with the name of a member is ambiguous.
  package static let reservedTypes = modules.union([
    "Handler", "Requirement", "Type", "Protocol", "Self", "Any",
    "debugDescription", "encode", "hash", "hashValue", "index", "link", "name", "nodes", "parent",
    "path", "pattern", "payload", "requirements", "stack", "url",
  ])

  /// `Settings` → `settings`, `FAQ` → `faq`, `FAQs` → `faqs`, `URLList` → `urlList`, `iOS` → `iOS`.
  private static func loweringFirstWord(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let rest = word.dropFirst(capitals.count - 1)
    if rest.dropFirst() == "s" { return capitals.lowercased() + "s" }
    return rest.first?.isLetter == true && rest.dropFirst().first?.isLetter == true
      ? capitals.dropLast().lowercased() + rest
      : capitals.lowercased() + word.dropFirst(capitals.count)
  }
}
