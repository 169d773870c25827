extension DiagnosticCode {
  // RG2xx: a name, a type or a pattern is invalid.
  package static let missingRoutesName = DiagnosticCode("RG201", "missing-routes-name")
  package static let duplicateDeclaration = DiagnosticCode("RG202", "duplicate-declaration")
  package static let unknownType = DiagnosticCode("RG203", "unknown-type")
  package static let duplicateCase = DiagnosticCode("RG204", "duplicate-case")
  package static let duplicateParameter = DiagnosticCode("RG205", "duplicate-parameter")
  package static let unnamedRoute = DiagnosticCode("RG206", "unnamed-route")
  package static let reservedName = DiagnosticCode("RG207", "reserved-name")
  package static let invalidName = DiagnosticCode("RG208", "invalid-name")
  package static let invalidDefault = DiagnosticCode("RG209", "invalid-default")
  package static let invalidRange = DiagnosticCode("RG210", "invalid-range")
  package static let invalidParameterType = DiagnosticCode("RG211", "invalid-parameter-type")
  package static let adjacentParameters = DiagnosticCode("RG212", "adjacent-parameters")
  package static let misplacedRest = DiagnosticCode("RG213", "misplaced-rest")
  package static let aliasParameters = DiagnosticCode("RG214", "alias-parameters")
  package static let duplicateKey = DiagnosticCode("RG215", "duplicate-key")
  package static let invalidScheme = DiagnosticCode("RG217", "invalid-scheme")
  package static let duplicateValue = DiagnosticCode("RG218", "duplicate-value")
  package static let unmatchedPayloadPattern = DiagnosticCode("RG219", "unmatched-payload-pattern")
  package static let unprintablePattern = DiagnosticCode("RG220", "unprintable-pattern")
  package static let tooManyCases = DiagnosticCode("RG221", "too-many-cases")
  package static let emptyGroup = DiagnosticCode("RG222", "empty-group")
  package static let unnamedPlaceholder = DiagnosticCode("RG224", "unnamed-placeholder")
  package static let unknownRequirement = DiagnosticCode("RG225", "unknown-requirement")
  package static let unknownRouteSet = DiagnosticCode("RG226", "unknown-route-set")
  package static let invalidMount = DiagnosticCode("RG227", "invalid-mount")
  package static let invalidEnvelope = DiagnosticCode("RG228", "invalid-envelope")
  package static let invalidVariant = DiagnosticCode("RG230", "invalid-variant")

  // RG3xx: routes conflict with each other or with their examples.
  package static let ambiguousRoutes = DiagnosticCode("RG301", "ambiguous-routes")
  package static let failingExample = DiagnosticCode("RG302", "failing-example")
  package static let unreachableRoute = DiagnosticCode("RG303", "unreachable-route")
  package static let mountCycle = DiagnosticCode("RG304", "mount-cycle")

  // RG4xx: a lint about builds, which are known after the rules.
  package static let sharedScheme = DiagnosticCode("RG432", "shared-scheme", .warning)

  // RG45x: comments that silence lints.
  package static let invalidSuppression = DiagnosticCode("RG450", "invalid-suppression", .warning)
  package static let unusedSuppression = DiagnosticCode("RG451", "unused-suppression", .warning)

  /// Every code of the model, without the lints of `Rules`.
  package static let ofModel: [DiagnosticCode] = [
    .missingRoutesName, .duplicateDeclaration, .unknownType, .duplicateCase, .duplicateParameter,
    .unnamedRoute, .reservedName, .invalidName, .invalidDefault, .invalidRange,
    .invalidParameterType, .adjacentParameters, .misplacedRest, .aliasParameters, .duplicateKey,
    .invalidScheme, .duplicateValue, .unmatchedPayloadPattern, .unprintablePattern, .tooManyCases,
    .emptyGroup, .unnamedPlaceholder, .unknownRequirement, .unknownRouteSet, .invalidMount,
    .invalidEnvelope, .invalidVariant, .ambiguousRoutes, .failingExample, .unreachableRoute,
    .mountCycle, .sharedScheme, .invalidSuppression, .unusedSuppression,
  ]
}
