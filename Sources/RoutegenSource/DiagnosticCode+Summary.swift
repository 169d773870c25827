extension DiagnosticCode {
  /// What the diagnostic is about, in a few words, as the language reference lists it.
  package var summary: String {
    switch self {
    case .invalidUTF8: "the file is not UTF-8"
    case .unexpectedCharacter: "a control character"
    case .unexpectedToken: "something else was expected here"
    case .unknownDirective: "a declaration that the language does not have, or not yet"
    case .unclosedBlock: "a `{` that is not closed"
    case .invalidEscape: "a `%` or `\\` that begins no escape"
    case .emptySegment: "an empty segment in a pattern"
    case .invalidPattern: "a pattern that is not one"
    case .unterminatedString: "a text in quotation marks that does not end on its line"
    case .nestedTooDeep: "blocks nest too deep"
    case .missingRoutesName: "no `routes Name`, or not at the beginning"
    case .duplicateDeclaration: "the same declaration twice"
    case .unknownType: "an unknown type"
    case .duplicateCase: "two routes of one name"
    case .duplicateParameter: "two parameters of one name"
    case .unnamedRoute: "a route without literal text and without `as`"
    case .reservedName: "a name that generated code or Swift needs"
    case .invalidName: "a name that Swift cannot use"
    case .invalidDefault: "a default that is not of the type, or a type without defaults"
    case .invalidRange: "a range that is none of the type"
    case .invalidParameterType: "a parameter that cannot stand here with this type"
    case .adjacentParameters: "two parameters with nothing between them"
    case .misplacedRest: "`…` that is not the whole last segment"
    case .aliasParameters: "an `also` that does not give the parameters of its route"
    case .duplicateKey: "a query key twice in one pattern"
    case .invalidHost: "a host that is none"
    case .invalidScheme: "a scheme that is none"
    case .duplicateValue: "an enum with the same value twice, or without values"
    case .unmatchedPayloadPattern: "a pattern of a payload that is no route's, or lacks a parameter"
    case .unprintablePattern:
      "literal text, or more than 256 segments or query items, that no link can hold"
    case .tooManyCases: "more than 500 cases in one enum"
    case .emptyGroup: "a group without routes"
    case .ambiguousRoutes: "two routes that the same link may be"
    case .failingExample:
      "an `example` that does not open its route or gives other values, or a `nomatch` that does"
    case .manyCases: "100 cases or more in one enum"
    case .undocumentedRoute:
      "a route or a group without documentation; off unless settings turn it on"
    case .invalidSuppression: "a comment that silences what cannot be silenced"
    case .unusedSuppression: "a comment that silences nothing"
    }
  }
}
