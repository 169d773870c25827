/// Enums and other types.
extension DeclarationResolver {
  mutating func resolveType(_ syntax: DeclaredTypeSyntax) {
    let name = syntax.name
    guard mayDeclare(name) else { return }
    // Without its prefix, a type might conflict with others.
    if syntax.hasBrokenPrefix {
      brokenTypes.insert(name.text)
      return
    }
    var type = ExternalType(
      name: name.text, span: name.span, prefix: syntax.prefix?.text,
      plusIsLiteral: syntax.isPlusLiteral)
    if let texts = syntax.texts {
      guard let rule = rule(of: texts).value else {
        brokenTypes.insert(name.text)
        return
      }
      (type.rest, type.documentation) = (rule, texts.documentation)
    }
    types[name.text] = .init(kind: .external(model.externalTypes.count), span: name.span)
    model.externalTypes.append(type)
  }

  /// So many cases Swift compiles in 16 seconds.
  private static let mostValues = 10_000

  mutating func resolveEnumeration(_ syntax: EnumSyntax) {
    guard mayDeclare(syntax.name) else { return }
    guard (1...Self.mostValues).contains(syntax.values.count) else {
      brokenTypes.insert(syntax.name.text)
      return bag.report(.count(of: syntax, most: Self.mostValues))
    }
    let index = model.enumerations.count
    types[syntax.name.text] = .init(
      kind: syntax.isOpen ? .openEnumeration(index) : .enumeration(index), span: syntax.name.span)
    let values = values(of: syntax)
    var enumeration = Enumeration(
      name: syntax.name.text, nameSpan: syntax.name.span, values: values, isOpen: syntax.isOpen,
      isCaseless: model.isCaseless, saysCaseless: syntax.isCaseless)
    enumeration.documentation = syntax.documentation
    model.enumerations.append(enumeration)
  }

  private mutating func values(of syntax: EnumSyntax) -> [Enumeration.Value] {
    var values: [Enumeration.Value] = []
    var firstOfName: [String: Span] = [:]
    var firstOfText: [String: Span] = [:]
    for value in syntax.values {
      let text = (value.text ?? value.name).text
      let folded = model.folded(text, saysCaseless: syntax.isCaseless)
      // A value whose name has a mistake stays, so that patterns with its text have none.
      let name = caseName(of: value, in: syntax).value
      if let first = name.flatMap({ firstOfName[$0] }) {
        let problem = Diagnostic.repeatedValue(value.name, in: syntax.name, first: first)
        let whole = value.name.span.union((value.text ?? value.name).span)
        // With another text, it is another value, whose name is to be changed.
        let isSame = firstOfText[folded] == first
        bag.report(isSame ? problem.removing(whole, in: file) : problem)
        continue
      }
      if let first = firstOfText[folded] {
        bag.report(
          .repeatedText(
            text, of: value, in: syntax.name, first: first,
            isCaseless: model.isCaseless || syntax.isCaseless))
        continue
      }
      values.append(Enumeration.Value(caseName: name ?? text, text: text))
      firstOfName[name ?? text] = value.name.span
      firstOfText[folded] = value.name.span
    }
    return values
  }

  /// Returns the name of a value's case: `FR` for `FR`, `topSites` for `top-sites`.
  private mutating func caseName(
    of value: EnumValueSyntax, in syntax: EnumSyntax
  ) -> Resolved<String> {
    let text = value.name.text
    let name = Names.isIdentifier(text) ? text : Names.caseName(of: [text]) ?? ""
    if !Names.isIdentifier(name) {
      bag.report(.invalidValueName(value, proposing: "value\(name)"))
    } else if Names.reservedValues.contains(name) || syntax.isOpen && name == "other" {
      bag.report(.reservedValueName(value, proposing: "\(name)Value"))
    } else {
      return .value(name)
    }
    return .failed
  }

  /// Returns whether a type may have this name; reports the reason if not.
  private mutating func mayDeclare(_ name: NameSyntax) -> Bool {
    let isBuiltIn = ValueType.builtIn.contains { $0.name == name.text }
    if !Names.isIdentifier(name.text) {
      bag.report(.qualifiedType(name))
      // The type that is meant is known, so its uses are not reported as well.
      let unqualified = name.text.split(separator: ".").last ?? ""
      brokenTypes.insert(String(unqualified.prefix { $0 != "<" }))
    } else if Names.reservedTypes.contains(name.text) || isBuiltIn {
      bag.report(.reservedType(name))
    } else if name.text == model.name {
      bag.report(.repeated(name, called: "type", first: model.nameSpan))
    } else if let original = types[name.text] {
      bag.report(.repeated(name, called: "type", first: original.span))
    } else {
      return true
    }
    brokenTypes.insert(name.text)
    return false
  }
}

extension Diagnostic {
  /// A type that is not a single name: `Module.Color`, `Box<Int>`.
  fileprivate static func qualifiedType(_ name: NameSyntax) -> Diagnostic {
    let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ Names.isIdentifier(String($0)) }) {
      return Diagnostic(
        .invalidName, "a type is declared without its module", at: name.span,
        note: "a line 'import \(parts[0])' imports the module"
      )
      .change(name.span, to: String(parts[1]))
    }
    guard name.text.hasSuffix(">"), let open = name.text.firstIndex(of: "<") else {
      return invalidName(name)
    }
    return Diagnostic(
      .invalidName, "a type cannot have type arguments", at: name.span,
      note: "give it a name in Swift: 'typealias My\(name.text[..<open]) = \(name.text)'")
  }
}

extension EnumValueSyntax {
  /// Adds a proposal to the diagnostic: another name for the same text.
  fileprivate func proposing(_ proposal: String, _ diagnostic: Diagnostic) -> Diagnostic {
    let written = text == nil ? "\(proposal) = \"\(name.text)\"" : proposal
    return diagnostic.change(name.span, to: written)
  }
}

extension Diagnostic {
  fileprivate static func count(of enumeration: EnumSyntax, most: Int) -> Diagnostic {
    let (name, count) = (enumeration.name, enumeration.values.count)
    return count == 0
      ? Diagnostic(
        .duplicateValue, "the enum '\(name.text)' has no values", at: name.span,
        note: "values are written between the braces: '{ newest, oldest }'")
      : Diagnostic(
        .duplicateValue, "an enum has at most \(most) values, and here are \(count)",
        at: name.span,
        note: "'type \(name.text)' declares a type of your app, which reads a text as it likes")
  }

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
        .reservedName, "the name '\(value.name.text)' is reserved for Swift or generated code",
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
    _ text: String, of value: EnumValueSyntax, in name: NameSyntax, first: Span, isCaseless: Bool
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "two values of the enum '\(name.text)' have the text '\(text)'",
      at: (value.text ?? value.name).span
    )
    .also(first, "the first one is here")
    .note(isCaseless ? "it is 'caseless', so capitals are the same letters" : nil)
  }
}
