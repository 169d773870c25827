import RoutegenCompiler

/// Kotlin, for the JVM from version 8 and Android: a file with a sealed interface, in which groups are interfaces and
/// routes are classes, and one file for all sets with the code that reads and prints links.
enum Kotlin: BuilderLanguage {
  static func fileName(_ setName: String) -> String { interfaceName(ofSet: setName) + ".kt" }

  /// The interface of a route set.
  static func interfaceName(ofSet name: String) -> String {
    identifier(supportNames.contains(name.lowercased()) ? name + "_" : name)
  }

  /// `users.posts` → `Users.Posts`.
  static func functionName(_ names: [String]) -> String {
    names.map(className).joined(separator: ".")
  }

  static func objectName(_ names: [String]) -> String? { functionName(names) }

  /// The name of a property without the case of its first letter, which its method in Java does not have.
  static func parameterName(_ name: String) -> String {
    identifier(name.prefix(1).lowercased() + name.dropFirst())
  }

  static func emit(_ plan: BuilderPlan) -> String { KotlinEmitter(plan).text }

  // MARK: Support code

  static func supportFiles(_ options: BuilderOptions) -> [BuilderFile] {
    if options.hasInlineSupport { return [] }
    var head = ["// Reads and prints the links of route sets. Written by routegen. Do not edit."]
    if let package = options.package { head.append("package \(package)") }
    head.append(supportImports.map { "import \($0)" }.joined(separator: "\n"))
    head.append(supportLines.joined(separator: "\n"))
    let text = head.joined(separator: "\n\n") + "\n"
    return [BuilderFile(name: "Routegen.kt", text: text, findings: [])]
  }

  /// The lines of the support code without those of imports.
  static var supportLines: [String] {
    let blocks = supportTexts.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).drop {
        $0.isEmpty || $0.hasPrefix("import ")
      }
    }
    return blocks.flatMap { $0.map(String.init) }.dropLast()
  }

  static var supportImports: [String] {
    let lines = supportTexts.flatMap { $0.split(separator: "\n") }
    return Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }).sorted()
  }

  private static let supportTexts = [
    Embedded.routeKT, Embedded.tableKT, Embedded.documentKT, Embedded.textKT, Embedded.linkKT,
    Embedded.valuesKT, Embedded.payloadKT, Embedded.pathKT, Embedded.matcherKT, Embedded.printerKT,
  ]

  // MARK: Names

  /// The class of a route, or the interface of a group.
  static func className(_ name: String) -> String {
    let name = Names.typeName(of: name)
    return identifier(isReserved(type: name) ? name + "_" : name)
  }

  /// The same in another interface, whose name would mean the class in it.
  static func className(_ name: String, parent: String) -> String {
    let name = className(name)
    return name.lowercased() == parent.lowercased() ? name + "_" : name
  }

  /// The class with the names of the interfaces around it.
  static func className(_ names: [String], in interface: String) -> String {
    var classes = [interface]
    for name in names { classes.append(className(name, parent: classes[classes.count - 1])) }
    return classes.joined(separator: ".")
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

  /// The types that the classes use, in lowercase letters.
  private static let reservedTypes: Set<String> = [
    "any", "boolean", "companion", "deprecated", "double", "instant", "jvminline", "list", "long",
    "map", "reading", "route", "routelinks", "string", "ulong", "uuid",
  ]

  /// The file and the classes of the support code, beside which a set's interface is, in lowercase letters.
  private static let supportNames: Set<String> = [
    "answer", "captured", "documentjson", "documentreader", "entry", "form", "item", "jsonreader",
    "link", "linkerror", "linkextra", "linkitem", "linkreader", "parameter", "pathreader",
    "pattern", "payload", "payloadrule", "place", "printeditem", "reading", "refusal", "route",
    "routeclasses", "routeform", "routegen", "routelinks", "routematcher", "routeprinter",
    "routetable", "routevalues", "scope", "segment", "source", "target", "unprintablelink",
    "valuetype", "valuetypes",
  ]

  // MARK: Texts

  /// A text in quotation marks.
  static func literal(_ text: String) -> String { text.quoted(escaping: "\"\\$") }

  /// The name of a package, with its keywords in backticks; `nil` if it is no name.
  static func packageName(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(Names.isIdentifier) else { return nil }
    return parts.map { keywords.contains($0) ? "`\($0)`" : identifier($0) }.joined(separator: ".")
  }
}
