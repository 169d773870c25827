/// The declarations of a file that its patterns and attributes can name.
struct Declarations {
  /// The model without routes and everything that depends on them.
  let model: RouteModel

  /// The enums and types of the file, by name.
  let types: [String: DeclaredType]

  /// The names of enums and types whose declarations have a mistake.
  let brokenTypes: Set<String>

  /// Where the resolvers report mistakes.
  let bag: SharedBag

  /// An enum or a type of the file.
  struct DeclaredType {
    let kind: ValueType.Kind
    let span: Span
  }

  /// Whether there is a type of that name, even one with a mistake.
  func isKnown(_ name: String) -> Bool {
    ValueType.builtIn.contains { $0.name == name } || types[name] != nil
      || brokenTypes.contains(name)
  }

  /// Returns the type that a parameter names.
  ///
  /// The failure of a declaration that has a mistake is not reported again.
  func kind(of name: NameSyntax) -> Resolved<ValueType.Kind> {
    let builtIn = ValueType.builtIn.first { $0.name == name.text }?.kind
    if let kind = builtIn ?? types[name.text]?.kind { return .value(kind) }
    if brokenTypes.contains(name.text) { return .failed }
    let problem = Diagnostic.unknownType(name, among: bag.proposals(typeNames))
    // A type that is not declared is one mistake, wherever it is used.
    let isReported = bag.contents.diagnostics.contains {
      $0.code == .unknownType && $0.message == problem.message
    }
    return isReported && problem.fixIts.isEmpty ? .failed : bag.fail(problem)
  }

  private var typeNames: [String] {
    ValueType.builtIn.map(\.name) + model.enumerations.map(\.name) + model.externalTypes.map(\.name)
  }

  /// Whether the route set, an enum or a type of the file has this name.
  func isType(_ name: String) -> Bool { types[name] != nil || name == model.name }
}

extension Diagnostic {
  fileprivate static func unknownType(_ name: NameSyntax, among known: [String]) -> Diagnostic {
    let unknown = Diagnostic(
      .unknownType, "no parameter type is called '\(name.text)'", at: name.span)
    if let foreign = ForeignType.meaning(of: name.text) {
      let changed = unknown.change(name.span, to: foreign.name, isCertain: foreign.isSame)
      if foreign.isSame { return changed }
      return changed.note(
        foreign.name == "Date"
          ? "a 'Date' is a time with a zone, such as '2030-01-31T09:00:00Z'"
          : "numbers are 'Int', 'UInt' and 'Double'; any text is a 'String', and one of several lines a 'Text'"
      )
    }
    let problem = unknown.suggest(name.text, at: name.span, among: known, called: "types")
    return problem.fixIts.isEmpty
      ? problem.note(
        "'enum \(name.text) { … }' declares a list of values, 'type \(name.text) = String of a-z 0-9' texts, and 'type \(name.text)' names a Swift type"
      )
      : problem
  }
}
