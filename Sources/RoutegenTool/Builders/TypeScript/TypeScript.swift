import RoutegenCompiler

/// TypeScript, for ES2020 and later: a module with functions, and one for all sets with the code that reads and prints links.
enum TypeScript: BuilderLanguage {
  static func fileName(_ setName: String) -> String { "\(setName).routes.ts" }

  static func supportFiles(_ options: BuilderOptions) -> [BuilderFile] {
    [
      BuilderFile(name: "routegen.js", text: JavaScriptModule.text, findings: []),
      BuilderFile(name: "routegen.d.ts", text: JavaScriptModule.declarations, findings: []),
    ]
  }

  /// `users.posts` → `usersPosts`.
  static func functionName(_ names: [String]) -> String {
    let name = names[0] + names.dropFirst().map { Names.typeName(of: $0) }.joined()
    return reserved.contains(name) ? name + "_" : name
  }

  static func emit(_ plan: BuilderPlan) -> String { TypeScriptEmitter(plan).text }

  /// The names that a function cannot have: the reserved words of ECMAScript, in strict mode and in modules, and the
  /// names of the file's own.
  private static let reserved: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new",
    "null", "package", "private", "protected", "public", "return", "static", "super", "switch",
    "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
    "AppLink", "UnprintableLink", "links", "read", "readPayload", "undefined",
  ]

  /// The names that a type cannot have: those of the language, and those that the file has.
  static let reservedTypes: Set<String> = [
    "AppLink", "Date", "LinkError", "LinkExtra", "Reading", "UnprintableLink", "any", "bigint",
    "boolean", "never", "null", "number", "object", "string", "symbol", "undefined", "unknown",
    "void",
  ]
}

extension TypeScript {
  /// A text in quotation marks.
  static func literal(_ text: String) -> String { text.quoted(escaping: "\"\\") }

  /// A comment for documentation, in which nothing ends it.
  static func comment(_ lines: [String]) -> [String] {
    let texts = lines.map { $0.replacing("*/", with: "*\\/") }.flatMap { $0.wrapped(width: 97) }
    return ["/**"] + texts.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  }
}
