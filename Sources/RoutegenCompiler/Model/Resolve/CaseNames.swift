/// The names of cases: the one after `as`, or one made of the pattern's literal text.
extension Declarations {
  func caseName(
    of syntax: RouteSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<CaseName> {
    if syntax.name == nil, syntax.pattern.segments.isEmpty {
      guard let text = syntax.nameOfRoot else { return .failed }
      return .value(CaseName(text: text, span: syntax.nameSpan, isWritten: false))
    }
    guard let text = text(of: syntax, into: &bag).value else { return .failed }
    if scope.groupNames.isEmpty, types[text] != nil {
      return bag.fail(.caseOfType(text, of: syntax))
    }
    if Names.reservedCases.contains(text) { return bag.fail(.reservedCase(text, of: syntax)) }
    return .value(CaseName(text: text, span: syntax.nameSpan, isWritten: syntax.name != nil))
  }

  private func text(
    of syntax: RouteSyntax, into bag: inout DiagnosticBag
  ) -> Resolved<String> {
    if let name = syntax.name {
      if Names.isIdentifier(name.text) { return .value(name.text) }
      let problem = Diagnostic.invalidName(name)
      return bag.fail(
        Names.proposal(for: name.text).map { syntax.proposing($0, problem) } ?? problem)
    }
    guard let name = Names.caseName(of: syntax.pattern.pathLiterals) else {
      // Text that no link can have is reported already, and makes no name.
      return syntax.hasUnlinkableText ? .failed : bag.fail(.unnamed(syntax))
    }
    return Names.isIdentifier(name) ? .value(name) : bag.fail(.unusableName(name, of: syntax))
  }
}

extension RouteSyntax {
  /// The name after `as`, or else the pattern from which the name is made.
  var nameSpan: Span { name?.span ?? pattern.span }

  /// The name for the pattern `/`: `index`, or the name of the mounted set.
  fileprivate var nameOfRoot: String? {
    guard let mount else { return "index" }
    return Names.caseName(of: [mount.text])
  }

  /// Whether a pattern has text that no link can have; of a group only the path is resolved.
  fileprivate var hasUnlinkableText: Bool {
    if isGroup { return !pattern.unlinkablePathText.isEmpty }
    return ([pattern] + aliases.map(\.pattern)).contains { !$0.unlinkableText.isEmpty }
  }

  /// Adds a proposal to the diagnostic: a name after `as`.
  func proposing(_ name: String, _ diagnostic: Diagnostic) -> Diagnostic {
    if let written = self.name {
      return diagnostic.propose("change it to '\(name)'", replace: written.span, with: name)
    }
    let end = Span(file: pattern.span.file, start: pattern.span.end, end: pattern.span.end)
    return diagnostic.propose("name it with 'as \(name)'", replace: end, with: " as \(name)")
  }
}

extension Diagnostic {
  fileprivate static func unnamed(_ syntax: RouteSyntax) -> Diagnostic {
    let parameter = syntax.pattern.pathPlaceholders.first?.name.text
    return syntax.proposing(
      parameter.flatMap { $0 == "id" ? "item" : Names.proposal(for: $0) } ?? "name",
      Diagnostic(
        .unnamedRoute, "the pattern has no literal text from which to make a name",
        at: syntax.pattern.span))
  }

  fileprivate static func unusableName(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "route\(name)",
      Diagnostic(
        .invalidName, "the name made of the pattern, '\(name)', cannot be a name in Swift",
        at: syntax.pattern.span))
  }

  fileprivate static func reservedCase(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "\(name)Route",
      Diagnostic(
        .reservedName, "the name '\(name)' is reserved for Swift or generated code",
        at: syntax.nameSpan))
  }

  fileprivate static func caseOfType(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "\(name)Route",
      Diagnostic(
        .reservedName, "the file already has a type called '\(name)'", at: syntax.nameSpan))
  }
}
