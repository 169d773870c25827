import RoutegenModel

/// Kotlin, for the JVM from version 8 and Android: one file with an object, in which groups are objects.
enum Kotlin: BuilderLanguage {
  static func fileName(_ setName: String) -> String { objectName(ofSet: setName) + ".kt" }

  /// The object with the functions of a route set.
  static func objectName(ofSet name: String) -> String { name + "Routes" }

  /// `users.posts` → `Users.posts`.
  static func functionName(_ names: [String]) -> String {
    (names.dropLast().map(groupName) + [functionName(names[names.count - 1])])
      .joined(separator: ".")
  }

  static func objectName(_ groups: [String]) -> String? {
    groups.map(groupName).joined(separator: ".")
  }

  static func parameterName(_ name: String) -> String { identifier(name) }

  static func emit(_ plan: BuilderPlan) -> String { KotlinEmitter(plan).text }

  // MARK: Names

  /// The name of a function in its object.
  static func functionName(_ name: String) -> String {
    identifier(members.contains(name) ? name + "_" : name)
  }

  /// The object of a group.
  static func groupName(_ name: String) -> String {
    let name = Names.typeName(of: name)
    return identifier(isReserved(type: name) ? name + "_" : name)
  }

  /// The values of an enum, each with a name of its own: `name`, which every enum has, becomes `name_`, or `name__` if
  /// there is a value `name_`.
  static func constantNames(_ names: [String]) -> [String] {
    var taken = Set(names.filter { constantName($0) == $0 })
    return names.map { name in
      var constant = constantName(name)
      guard constant != name else { return name }
      while !taken.insert(constant).inserted { constant += "_" }
      return constant
    }
  }

  private static func constantName(_ name: String) -> String {
    identifier(enumMembers.contains(name) ? name + "_" : name)
  }

  /// Whether a group or an enum cannot have a name: class files have names without case on some systems.
  static func isReserved(type name: String) -> Bool { reservedTypes.contains(name.lowercased()) }

  /// A name with `_` at its end if it is reserved, and in backticks if it has characters that Kotlin's names do not have.
  static func identifier(_ name: String) -> String {
    if keywords.contains(name) { return name + "_" }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        true
      default: scalar == "_"
      }
    }
    return isPlain ? name : "`\(name)`"
  }

  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// The methods of every object.
  private static let members: Set<String> = [
    "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString",
    "wait",
  ]

  /// The members of enums.
  private static let enumMembers = members.union([
    "Companion", "compareTo", "declaringJavaClass", "describeConstable", "entries",
    "getDeclaringClass", "name", "ordinal", "text", "valueOf", "values",
  ])

  /// The types that the functions use, in lowercase letters.
  private static let reservedTypes: Set<String> = [
    "any", "applink", "boolean", "deprecated", "double", "illegalargumentexception", "instant",
    "jvminline", "list", "long", "map", "string", "ulong", "unprintablelink", "uuid",
  ]

  // MARK: Texts

  /// A text in quotation marks.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A list of expressions; a long one in parts, because a method has 64 KB of code at most.
  static func list(_ items: [String]) -> String {
    let most = 500
    guard items.count > most else {
      return items.isEmpty ? "emptyList()" : "listOf(\(items.joined(separator: ", ")))"
    }
    let parts = stride(from: 0, to: items.count, by: most).map { start in
      "{ listOf(\(items[start..<min(start + most, items.count)].joined(separator: ", "))) }"
    }
    return "_joined(\(parts.joined(separator: ", ")))"
  }

  /// The name of a package, with its keywords in backticks; `nil` if it is no name.
  static func packageName(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(Names.isIdentifier) else { return nil }
    return parts.map { keywords.contains($0) ? "`\($0)`" : identifier($0) }.joined(separator: ".")
  }
}
