/// Emits the table of a route set, with which its links are read and printed: the document of `export json`, and the
/// classes that it does not have.
///
///     private val _table: RouteTable<BestRecipes> = RouteTable.version1(
///         """
///         {"acceptsHTTP":false,…
///         """,
///     ) {
///         values(0, BestRecipes.Tab.values().toList())
///         route("recipe") { BestRecipes.Recipe(it[0]) }
///     }
struct KotlinTable {
  let document: [String]
  let interface: String

  /// The lines of each statement that names a class.
  let classes: [[String]]

  /// The columns of lines, which have a margin of their own.
  static let width = 92

  /// So many statements are in one method, whose code is limited, as are the constants of a class.
  private static let statementsPerPart = 100

  /// A literal has 64 KB at most.
  private static let bytesPerLiteral = 30_000

  var lines: [String] {
    var lines = ["private val _table: RouteTable<\(interface)> = RouteTable.version1("]
    for literal in literals { lines += (["\"\"\""] + literal + ["\"\"\","]).indented(by: 4) }
    lines.append(") {")
    guard classes.count > Self.statementsPerPart else {
      return lines + classes.flatMap { $0.indented(by: 4) } + ["}"]
    }
    var parts: [String] = []
    for start in stride(from: 0, to: classes.count, by: Self.statementsPerPart) {
      let name = "_\(interface)\(start / Self.statementsPerPart)"
      lines.append("    \(name).add(this)")
      parts += ["", "private object \(name) {"]
      parts.append("    fun add(to: RouteClasses<\(interface)>): Unit = with(to) {")
      let part = classes[start..<min(start + Self.statementsPerPart, classes.count)]
      parts += part.flatMap { $0.indented(by: 8) } + ["    }", "}"]
    }
    return lines + ["}"] + parts
  }

  /// The lines of the document in literals.
  private var literals: [[String]] {
    var (literals, size): ([[String]], Int) = ([], .max)
    for line in document {
      if size > Self.bytesPerLiteral - line.utf8.count { (literals, size) = (literals + [[]], 0) }
      literals[literals.count - 1].append(line)
      size += line.utf8.count
    }
    return literals
  }
}

extension [String] {
  fileprivate func indented(by count: Int) -> [String] {
    map { String(repeating: " ", count: count) + $0 }
  }
}
