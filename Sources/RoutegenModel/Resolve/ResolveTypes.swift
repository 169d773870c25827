import RoutegenSource
import RoutegenSyntax

/// Enums and other types.
extension Resolver {
  mutating func resolveEnumeration(_ syntax: EnumSyntax) {
    guard declareType(syntax.name) else { return }
    var values: [Enumeration.Value] = []
    var firstOfName: [String: Span] = [:]
    var firstOfText: [String: Span] = [:]
    for value in syntax.values {
      let text = (value.text ?? value.name).text
      let name = enumCaseName(of: value, in: syntax)
      if let first = name.flatMap({ firstOfName[$0] }) {
        report(.repeatedValue(value.name, in: syntax.name, first: first))
        continue
      }
      if let first = firstOfText[model.folded(text)] {
        report(.repeatedText(text, of: value, in: syntax.name, first: first))
        continue
      }
      // One whose name is a mistake stays, so that nobody misses its text.
      values.append(Enumeration.Value(caseName: name ?? text, text: text))
      firstOfName[name ?? text] = value.name.span
      firstOfText[model.folded(text)] = value.name.span
    }
    if syntax.values.isEmpty { report(.emptyEnum(syntax.name)) }
    let place = model.enumerations.count
    declaredKinds[syntax.name.text] = syntax.isOpen ? .openEnumeration(place) : .enumeration(place)
    model.enumerations.append(
      Enumeration(
        name: syntax.name.text, nameSpan: syntax.name.span, documentation: syntax.documentation,
        values: values, isOpen: syntax.isOpen, isCaseless: model.isCaseless))
  }

  /// `FR` stays as it is, `top-sites` becomes `topSites`; `nil` if that cannot be a name.
  private mutating func enumCaseName(of value: EnumValueSyntax, in syntax: EnumSyntax) -> String? {
    let text = value.name.text
    let name = Names.isIdentifier(text) ? text : Names.caseName(of: [text]) ?? ""
    if !Names.isIdentifier(name) {
      report(.invalidValueName(value, proposing: "value\(name)"))
    } else if Names.reservedValues.contains(name) || syntax.isOpen && name == "other" {
      report(.reservedValueName(value, proposing: "\(name)Value"))
    } else {
      return name
    }
    return nil
  }

  /// Whether a type of this name may be declared; if not, the reason is reported.
  mutating func declareType(_ name: NameSyntax) -> Bool {
    if !Names.isIdentifier(name.text) {
      report(.invalidName(name))
    } else if Names.reservedTypes.contains(name.text) || isBuiltIn(name.text) {
      report(.reservedType(name))
    } else if name.text == model.name {
      report(.repeated(name, called: "type", first: model.nameSpan))
    } else if let original = declaredTypes[name.text] {
      report(.repeated(name, called: "type", first: original))
    } else {
      declaredTypes[name.text] = name.span
      return true
    }
    brokenTypes.insert(name.text)
    return false
  }

  private func isBuiltIn(_ name: String) -> Bool {
    ValueType.builtIn.contains { $0.name == name }
  }

  func isDeclaredType(_ name: String) -> Bool { declaredTypes[name] != nil || name == model.name }
}

extension EnumValueSyntax {
  /// The diagnostic with another name to write for the same text.
  fileprivate func proposing(_ proposal: String, _ diagnostic: Diagnostic) -> Diagnostic {
    let written = text == nil ? "\(proposal) = \"\(name.text)\"" : proposal
    return diagnostic.propose("change it to '\(written)'", replace: name.span, with: written)
  }
}

extension Diagnostic {
  fileprivate static func invalidValueName(
    _ value: EnumValueSyntax, proposing name: String
  ) -> Diagnostic {
    Names.isIdentifier(name)
      ? value.proposing(name, .invalidName(value.name)) : .invalidName(value.name)
  }

  fileprivate static func reservedValueName(
    _ value: EnumValueSyntax, proposing name: String
  ) -> Diagnostic {
    value.proposing(
      name,
      Diagnostic(
        .reservedName, "the name '\(value.name.text)' is one that Swift or generated code needs",
        at: value.name.span))
  }

  fileprivate static func repeatedValue(
    _ value: NameSyntax, in name: NameSyntax, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "the enum '\(name.text)' already has the value '\(value.text)'",
      at: value.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func repeatedText(
    _ text: String, of value: EnumValueSyntax, in name: NameSyntax, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "two values of the enum '\(name.text)' stand for the text '\(text)'",
      at: (value.text ?? value.name).span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func emptyEnum(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.duplicateValue, "the enum '\(name.text)' has no values", at: name.span)
      .note("values stand between the braces: '{ newest, oldest }'")
  }
}
