import Foundation
import RoutegenModel
import RoutegenSource

/// Python, version 3.10 and later: one module that imports from the standard library only.
enum Python: BuilderLanguage {
  static func fileName(_ setName: String) -> String { snakeCase(setName) + "_routes.py" }

  /// `users.postsByID` → `users_posts_by_id`.
  static func functionName(_ names: [String]) -> String {
    identifier(names.map(snakeCase).joined(separator: "_"))
  }

  /// A name in the form in which Python compares names, and with `_` at its end if it is reserved.
  private static func identifier(_ name: String, reserved: Set<String> = reserved) -> String {
    // Python's normalization is NFKC; compatible characters have one form in it.
    let name = name.precomposedStringWithCompatibilityMapping
    return reserved.contains(name) ? name + "_" : name
  }

  /// The name of a parameter, `post_id` for `postID`, which may be that of a built-in function.
  static func parameterName(_ name: String) -> String {
    identifier(snakeCase(name), reserved: keywords)
  }

  static func emit(_ plan: BuilderPlan) -> String { PythonEmitter(plan).text }

  /// `postsByID` → `posts_by_id`, `imageURLs` → `image_urls`.
  private static func snakeCase(_ name: String) -> String {
    let letters = Array(name)
    var text = ""
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : letter
      let isAfterSmall = index > 0 && (before.isLowercase || before.isNumber)
      let after = letters[(index + 1)...].prefix { $0.isLowercase }
      let isBeforeWord = index > 0 && !after.isEmpty && !(before.isUppercase && after == ["s"])
      if letter.isUppercase, isAfterSmall || isBeforeWord, text.last != "_" { text += "_" }
      text += letter.lowercased()
    }
    return text
  }

  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
  ]

  /// The names that a function cannot have: keywords, and built-in names, which the file uses and which other code
  /// would no longer find.
  private static let reserved = keywords.union([
    "abs", "all", "any", "bool", "bytes", "callable", "chr", "classmethod", "dict", "dir",
    "enumerate", "eval", "exec", "filter", "float", "format", "frozenset", "getattr", "hash",
    "help", "input", "int", "isinstance", "iter", "len", "list", "map", "max", "min", "next",
    "object", "open", "ord", "pow", "print", "property", "range", "repr", "reversed", "round",
    "set", "setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple", "type",
    "vars", "zip", "links",
  ])

  /// The names that a type cannot have.
  static let reservedTypes: Set<String> = [
    "AppLink", "UnprintableLink", "False", "None", "True", "DeprecationWarning", "OverflowError",
    "UnicodeDecodeError", "ValueError",
  ]

  /// A text in quotation marks.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A tuple of expressions.
  static func tuple(_ items: [String]) -> String {
    items.count == 1 ? "(\(items[0]),)" : "(\(items.joined(separator: ", ")))"
  }
}
