package import RoutegenSource

extension DiagnosticCode {
  /// What `routegen explain` says of the diagnostic.
  package var explanation: Explanation {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .unexpectedCharacter: .unexpectedCharacter
    case .unexpectedToken: .unexpectedToken
    case .unknownDirective: .unknownDirective
    case .unclosedBlock: .unclosedBlock
    case .invalidEscape: .invalidEscape
    case .emptySegment: .emptySegment
    case .invalidPattern: .invalidPattern
    case .unterminatedString: .unterminatedString
    case .nestedTooDeep: .nestedTooDeep
    case .invalidAttribute: .invalidAttribute
    case .missingRoutesName: .missingRoutesName
    case .duplicateDeclaration: .duplicateDeclaration
    case .unknownType: .unknownType
    case .duplicateCase: .duplicateCase
    case .duplicateParameter: .duplicateParameter
    case .unnamedRoute: .unnamedRoute
    case .reservedName: .reservedName
    case .invalidName: .invalidName
    case .invalidDefault: .invalidDefault
    case .invalidRange: .invalidRange
    case .invalidParameterType: .invalidParameterType
    case .adjacentParameters: .adjacentParameters
    case .misplacedRest: .misplacedRest
    case .aliasParameters: .aliasParameters
    case .duplicateKey: .duplicateKey
    case .invalidHost: .invalidHost
    case .invalidScheme: .invalidScheme
    case .duplicateValue: .duplicateValue
    case .unmatchedPayloadPattern: .unmatchedPayloadPattern
    case .unprintablePattern: .unprintablePattern
    case .tooManyCases: .tooManyCases
    case .emptyGroup: .emptyGroup
    case .unnamedPlaceholder: .unnamedPlaceholder
    case .unknownRequirement: .unknownRequirement
    case .unknownRouteSet: .unknownRouteSet
    case .invalidMount: .invalidMount
    case .invalidEnvelope: .invalidEnvelope
    case .ambiguousRoutes: .ambiguousRoutes
    case .failingExample: .failingExample
    case .unreachableRoute: .unreachableRoute
    case .mountCycle: .mountCycle
    case .manyCases: .manyCases
    case .uppercaseSegment: .uppercaseSegment
    case .mixedNaming: .mixedNaming
    case .undocumentedRoute: .undocumentedRoute
    case .singleValueEnum: .singleValueEnum
    case .unusedType: .unusedType
    case .unusedImport: .unusedImport
    case .singleChildGroup: .singleChildGroup
    case .optionalWithDefault: .optionalWithDefault
    case .keywordParameter: .keywordParameter
    case .duplicateDocumentation: .duplicateDocumentation
    case .insecureScheme: .insecureScheme
    case .deprecatedWithoutReplacement: .deprecatedWithoutReplacement
    case .invalidSuppression: .invalidSuppression
    case .unusedSuppression: .unusedSuppression
    }
  }
}
