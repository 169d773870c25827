import RoutegenCompiler

/// The symbols of one file, with all places at which they occur.
struct SymbolIndex {
  /// In the order of the text.
  let occurrences: [Occurrence]

  init(_ file: ParsedFile, _ model: RouteModel) {
    var collector = SymbolCollector(file, model)
    collector.collect(file.syntax.declarations, in: [:])
    // A pattern of several origins, or of several texts of a key, is there once for each.
    occurrences = collector.occurrences.withoutRepetitions.sorted { $0.span < $1.span }
  }

  /// Returns the occurrence that contains an offset or ends at it: preferably a name, and not the pattern
  /// around it.
  func occurrence(at offset: Int) -> Occurrence? {
    let touching = occurrences.filter { $0.span.start <= offset && offset <= $0.span.end }
    let names = touching.filter(\.isName)
    return names.last { offset < $0.span.end } ?? names.last ?? touching.last
  }

  /// Returns all occurrences of a symbol.
  func occurrences(of symbol: Symbol) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }
  }
}

/// A name of a `.routes` file that can be declared in one place and used in others.
enum Symbol: Hashable {
  /// The name after `routes`, which other files mount.
  case routeSet(String)

  /// An enum or a declared type.
  case type(String)
  case value(String, type: String)
  case requirement(String)

  /// A route or group, by the offset of its name or, without a name after `as`, of its pattern.
  case route(Int)

  /// A parameter, by the offset of the name in the placeholder that declares it.
  case parameter(String, declaredAt: Int)
}

/// A place at which a symbol is declared or used.
struct Occurrence: Hashable {
  let symbol: Symbol
  let span: Span
  let isDeclaration: Bool

  /// Whether the text is the name; otherwise it is the pattern of a route.
  var isName = true
}

/// The names in the text after the arrow of an example: `users.user(id: 7, tab: "a")`.
struct ExpectedRoute {
  /// The parts of the name: `users` and `user`.
  let parts: [NameSyntax]

  /// The names of the parameters.
  let labels: [NameSyntax]

  init(_ text: NameSyntax) {
    let tree = SyntaxTree(SourceFile(path: "", text: text.text))
    func name(_ part: Substring, at offset: Int) -> NameSyntax {
      let start = text.span.start + offset
      return NameSyntax(
        text: String(part),
        span: Span(file: text.span.file, start: start, end: start + part.utf8.count))
    }
    let whole = tree.text(0)
    parts = whole.split(separator: ".", omittingEmptySubsequences: false).map { part in
      name(part, at: whole.utf8.distance(from: whole.startIndex, to: part.startIndex))
    }
    labels = tree.tokens.indices.dropLast().filter { index in
      tree.tokens[index].kind == .word && tree.tokens[index + 1].kind == .colon
    }.map { name(tree.text($0)[...], at: tree.tokens[$0].span.start) }
  }
}
