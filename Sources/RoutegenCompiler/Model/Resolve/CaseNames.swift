/// The names of cases: the one after `as`, or one made of the pattern's literal text.
extension Declarations {
  func caseName(of syntax: RouteSyntax, in scope: EnclosingScope) -> Resolved<CaseName> {
    if syntax.name == nil, syntax.pattern.segments.isEmpty {
      guard let text = syntax.nameOfRoot else { return .failed }
      return .value(CaseName(text: text, span: syntax.nameSpan, isWritten: false))
    }
    guard let text = text(of: syntax).value else { return .failed }
    if scope.groupNames.isEmpty, types[text] != nil {
      return bag.fail(
        Diagnostic(
          .reservedName, "the file already has a type called '\(text)'", at: syntax.nameSpan
        )
        .name(syntax, "\(text)Route"))
    }
    if Names.reservedCases.contains(text) {
      return bag.fail(
        Diagnostic(
          .reservedName, "the name '\(text)' is reserved for Swift or generated code",
          at: syntax.nameSpan
        )
        .name(syntax, "\(text)Route"))
    }
    return .value(CaseName(text: text, span: syntax.nameSpan, isWritten: syntax.name != nil))
  }

  private func text(of syntax: RouteSyntax) -> Resolved<String> {
    if let name = syntax.name {
      if Names.isIdentifier(name.text) { return .value(name.text) }
      return bag.fail(.invalidName(name).name(syntax, Names.proposal(for: name.text)))
    }
    guard let name = Names.caseName(of: syntax.pattern.pathLiterals) else {
      // Text that no link can have is reported already, and makes no name.
      if syntax.hasUnlinkableText { return .failed }
      let parameter = syntax.pattern.pathPlaceholders.first?.name.text
      let name = parameter.flatMap { $0 == "id" ? "item" : Names.proposal(for: $0) }
      return bag.fail(
        Diagnostic(
          .unnamedRoute, "the pattern has no literal text from which to make a name",
          at: syntax.pattern.span
        )
        .name(syntax, name ?? "name"))
    }
    if Names.isIdentifier(name) { return .value(name) }
    return bag.fail(
      Diagnostic(
        .invalidName, "the name made of the pattern, '\(name)', cannot be a name in Swift",
        at: syntax.pattern.span
      )
      .name(syntax, "route\(name)"))
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
}

extension Diagnostic {
  /// Proposes a name of a route or a group, which follows `as`.
  ///
  /// - Parameters:
  ///   - span: The name, or the pattern if none is written.
  func name(_ name: String?, at span: Span, isWritten: Bool) -> Diagnostic {
    guard let name else { return self }
    return isWritten
      ? change(span, to: name)
      : propose("name it with 'as \(name)'", replace: span.endPoint, with: " as \(name)")
  }

  func name(_ syntax: RouteSyntax, _ name: String?) -> Diagnostic {
    self.name(name, at: syntax.nameSpan, isWritten: syntax.name != nil)
  }
}
