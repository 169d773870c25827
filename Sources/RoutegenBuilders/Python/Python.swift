import Foundation
import RoutegenModel
import RoutegenSource

/// Python, version 3.10 and later: a module with functions, and one for all sets with the code that they call, which
/// imports from the standard library only.
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

  // MARK: Support code

  private static let supportModule = "routegen_support"

  static func supportFiles(_ options: BuilderOptions) -> [BuilderFile] {
    if options.hasInlineSupport { return [] }
    let head = "# Prints the links of route sets. Written by routegen. Do not edit."
    let text = file(head, ["", support], types: [:], callsSupport: false)
    return [BuilderFile(name: supportModule + ".py", text: text, findings: [])]
  }

  static let support = [
    Embedded.linkPY, Embedded.tablePY, Embedded.printerPY, Embedded.valuesPY, Embedded.readerPY,
  ].map { $0.trimmingCharacters(in: .newlines) }.joined(separator: "\n\n\n")

  /// Returns a file with what its parts import.
  ///
  /// - Parameters:
  ///   - parts: Declarations of types, which may be empty, and the others.
  ///   - types: The names of types by the modules that have them.
  ///   - callsSupport: Whether the code that parts call is in the support file.
  static func file(
    _ head: String, _ parts: [String], types: [String: [String]], callsSupport: Bool
  ) -> String {
    let code = parts.map { $0 == support ? $0 : CodeText.withoutTexts($0) }
    let words = Set(code.joined().split { !($0.isLetter || $0.isNumber || $0 == "_") })
    func used(_ names: [String]) -> [String] {
      names.filter { words.contains($0[...]) || exportedNames.contains($0) }
    }
    let modules = used(["_math", "_re", "_unicodedata", "_warnings"]).map {
      "import \($0.dropFirst()) as \($0)"
    }
    let own = types.filter { $0.key.hasPrefix(".") }
      .merging(callsSupport ? ["." + supportModule: supportNames] : [:]) { $0 + $1 }
    let sections = [
      modules + standardLibrary.flatMap { lines(importing: used($1), from: $0) },
      types.filter { !$0.key.hasPrefix(".") }.sorted { $0.key < $1.key }.flatMap {
        lines(importing: $1, from: $0)
      },
      own.sorted { $0.key < $1.key }.flatMap { lines(importing: used($1), from: $0) },
    ]
    let imports =
      ["from __future__ import annotations"]
      + sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    let start = [head + "\n" + imports.joined(separator: "\n\n"), parts[0]]
    return ([start.filter { !$0.isEmpty }.joined(separator: "\n\n")] + parts.dropFirst())
      .joined(separator: "\n\n\n") + "\n"
  }

  /// What code imports from the standard library; a name that a function could have begins with `_`.
  private static let standardLibrary: [(module: String, names: [String])] = [
    ("collections.abc", ["Callable", "Mapping", "Sequence"]),
    ("dataclasses", ["_dataclass", "_field", "_replace"]),
    ("datetime", ["datetime", "_timezone"]), ("decimal", ["Decimal"]),
    ("typing", ["Literal", "TypeAlias"]), ("urllib.parse", ["_quote", "_unquote"]),
    ("uuid", ["UUID"]),
  ]

  /// The classes that generated code has.
  private static let supportNames = [
    "AppLink", "Item", "Parameter", "Pattern", "PayloadRule", "RouteSet", "Scope",
    "UnprintableLink", "ValueType",
  ]

  /// Those that users import from the file of a route set.
  private static let exportedNames = ["AppLink", "UnprintableLink"]

  private static func lines(importing names: [String], from module: String) -> [String] {
    let plain = names.filter { $0.first != "_" && !exportedNames.contains($0) }
    let renamed =
      names.filter(exportedNames.contains).map { "\($0) as \($0)" }
      + names.filter { $0.first == "_" }.map { "\($0.dropFirst()) as \($0)" }
    let clauses = (plain.isEmpty ? [] : [plain.joined(separator: ", ")]) + renamed
    return clauses.sorted().map { "from \(module) import \($0)" }
  }

  // MARK: Names

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
    "enumerate", "eval", "exec", "filter", "datetime", "float", "format", "frozenset", "getattr",
    "hash",
    "help", "input", "int", "isinstance", "iter", "len", "list", "map", "max", "min", "next",
    "object", "open", "ord", "pow", "print", "property", "range", "repr", "reversed", "round",
    "set", "setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple", "type",
    "vars", "zip", "links",
  ])

  /// The names that a type cannot have.
  static let reservedTypes = reserved.union(supportNames).union(standardLibrary.flatMap(\.names))
    .union([
      "DeprecationWarning", "ImportError", "OverflowError", "UnicodeDecodeError", "ValueError",
    ])

  // MARK: Texts

  /// A text in quotation marks.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\x22"
      case "\n": literal += "\\n"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

typealias PythonCode = GeneratedCode<Python>

extension Python: CodeStyle {
  static var indentation: Int { 4 }
  static var nameMark: String { "=" }
  static var joinsLiterals: Bool { true }
}

extension PythonCode {
  static func list(_ items: [PythonCode]) -> PythonCode { .items("[", items, "]") }
  static func texts(_ texts: [String]) -> PythonCode { list(texts.map(literal)) }
}
