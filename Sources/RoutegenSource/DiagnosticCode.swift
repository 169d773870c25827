/// Every diagnostic that the tool can report.
///
/// Users depend on the codes: scripts search for them, comments silence them, and search engines
/// index them. Never renumber a case or give an old number a new meaning; retire it instead.
/// Two cases with the same number do not compile.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // RG1xx: the text cannot be parsed.
  case invalidUTF8 = "RG101"
  case unexpectedCharacter = "RG102"
  case unexpectedToken = "RG103"
  case unknownDirective = "RG104"
  case unclosedBlock = "RG105"
  case invalidEscape = "RG106"
  case emptySegment = "RG107"
  case invalidPattern = "RG108"
  case unterminatedString = "RG109"
  case nestedTooDeep = "RG110"
  case invalidAttribute = "RG111"
  case lookAlikeCharacter = "RG112"
  case foreignPlaceholder = "RG113"
  case conflictMarker = "RG114"
  case otherFile = "RG115"

  // RG2xx: a name, a type or a pattern is invalid.
  case missingRoutesName = "RG201"
  case duplicateDeclaration = "RG202"
  case unknownType = "RG203"
  case duplicateCase = "RG204"
  case duplicateParameter = "RG205"
  case unnamedRoute = "RG206"
  case reservedName = "RG207"
  case invalidName = "RG208"
  case invalidDefault = "RG209"
  case invalidRange = "RG210"
  case invalidParameterType = "RG211"
  case adjacentParameters = "RG212"
  case misplacedRest = "RG213"
  case aliasParameters = "RG214"
  case duplicateKey = "RG215"
  case invalidHost = "RG216"
  case invalidScheme = "RG217"
  case duplicateValue = "RG218"
  case unmatchedPayloadPattern = "RG219"
  case unprintablePattern = "RG220"
  case tooManyCases = "RG221"
  case emptyGroup = "RG222"
  case unnamedPlaceholder = "RG224"
  case unknownRequirement = "RG225"
  case unknownRouteSet = "RG226"
  case invalidMount = "RG227"
  case invalidEnvelope = "RG228"

  // RG3xx: routes conflict with each other or with their examples.
  case ambiguousRoutes = "RG301"
  case failingExample = "RG302"
  case unreachableRoute = "RG303"
  case mountCycle = "RG304"

  // RG4xx: lints.
  case manyCases = "RG401"
  case uppercaseSegment = "RG402"
  case mixedNaming = "RG403"
  case undocumentedRoute = "RG404"
  case singleValueEnum = "RG405"
  case unusedType = "RG406"
  case unusedImport = "RG407"
  case singleChildGroup = "RG408"
  case optionalWithDefault = "RG409"
  case keywordParameter = "RG410"
  case duplicateDocumentation = "RG411"
  case insecureScheme = "RG412"
  case deprecatedWithoutReplacement = "RG413"
  case closedEnum = "RG414"
  case suspiciousText = "RG415"
  case unusualCase = "RG416"
  case shadowedType = "RG417"
  case unusedDocumentation = "RG418"
  case requiredBool = "RG419"
  case wholeFragment = "RG420"
  case misleadingIndentation = "RG421"
  case undecidedOverlap = "RG422"
  case capturedRoute = "RG423"
  case uppercaseHost = "RG424"
  case hostAsValue = "RG425"
  case moduleName = "RG426"
  case lateException = "RG427"
  case unescapedKey = "RG428"
  case unbuiltFile = "RG429"

  // RG45x: comments that silence lints.
  case invalidSuppression = "RG450"
  case unusedSuppression = "RG451"

  // RG50x: a change of a route set breaks links.
  case incompleteComparison = "RG500"
  case linkLost = "RG501"
  case linkMoved = "RG502"
  case linkValueChanged = "RG503"
  case originRemoved = "RG504"
  case settingChanged = "RG505"

  // RG51x: older apps read links otherwise that the new version prints.
  case oldAppLost = "RG511"
  case linkReprinted = "RG512"

  // RG52x: a change of a route set breaks payloads.
  case payloadLost = "RG521"
  case payloadMoved = "RG522"
  case triggerLost = "RG523"

  // RG53x: a change of a route set breaks Swift code.
  case caseRemoved = "RG531"
  case caseRenamed = "RG532"
  case parameterChanged = "RG533"
  case enumValueChanged = "RG534"
  case visibilityReduced = "RG535"
  case handlerChanged = "RG536"

  // RG54x: the app takes web links from the website, or leaves them to it.
  case webClaimed = "RG541"
  case webReleased = "RG542"

  // RG6xx: a file for a system cannot say exactly which links the app opens.
  case notExpressible = "RG601"
  case claimsTooMuch = "RG602"
  case numbersNotRefined = "RG603"
  case associationTooLarge = "RG604"
  case exclusionLost = "RG605"
  case hostWithoutLinks = "RG606"

  // RG61x: a deployed file is not what the app needs.
  case invalidDeployedFile = "RG611"
  case missingApp = "RG612"
  case ignoredEntry = "RG613"
  case opensTooMuch = "RG614"
  case opensTooLittle = "RG615"
  case missingEntry = "RG616"
  case unneededEntry = "RG617"

  // RG62x: functions in another language cannot be like the app.
  case sameFunctionName = "RG621"
  case uncheckedLinks = "RG622"

  // RG70x: a link in a text does not open what its author expects.
  case deadLink = "RG701"
  case expiredLink = "RG702"
  case deprecatedLink = "RG703"
  case nonCanonicalLink = "RG704"
  case websiteLink = "RG705"
  case unreadItem = "RG706"
  case nearLink = "RG707"
  case misplacedLink = "RG708"
  case openedWebsite = "RG709"

  /// Whether the diagnostic is about style or caution, so settings and comments control it.
  package var isLint: Bool { rawValue.hasPrefix("RG4") }

  /// Whether the diagnostic is about what `routegen export` writes; `check` never reports it.
  package var isAboutExports: Bool { rawValue.hasPrefix("RG60") }

  /// Whether the diagnostic is about what `routegen generate --language` writes; `check` never reports it.
  package var isAboutBuilders: Bool { rawValue.hasPrefix("RG62") }

  /// Whether the diagnostic is about a file that `routegen verify` reads; `check` never reports it.
  package var isAboutDeployedFiles: Bool { rawValue.hasPrefix("RG61") }

  /// Whether the diagnostic is about two versions that `routegen diff` compares; `check` never reports it.
  package var isAboutChanges: Bool { rawValue.hasPrefix("RG5") }

  /// Whether the diagnostic is about a link in a text; only `routegen links` reports it.
  package var isAboutLinks: Bool { rawValue.hasPrefix("RG70") }

  /// Whether settings can change the level.
  package var isAdjustable: Bool {
    severity == .warning || isAboutChanges && self != .incompleteComparison || isAboutLinks
  }

  /// Whether a baseline can contain the diagnostic.
  package var isRecordable: Bool { isLint || isAboutLinks }

  /// Whether the diagnostic is about a comment that silences; other comments cannot silence it.
  package var isAboutSuppression: Bool { self == .invalidSuppression || self == .unusedSuppression }

  /// Whether a comment can silence the diagnostic.
  package var isSilenceable: Bool { isLint && !isAboutSuppression }

  package var severity: Severity {
    let warnings: [DiagnosticCode] = [
      .oldAppLost, .linkReprinted, .webClaimed, .webReleased, .ignoredEntry, .unneededEntry,
      .uncheckedLinks, .expiredLink, .deprecatedLink, .nonCanonicalLink, .websiteLink,
      .unreadItem, .nearLink, .openedWebsite,
    ]
    return isLint || isAboutExports && self != .associationTooLarge || warnings.contains(self)
      ? .warning : .error
  }

  /// The level without settings.
  package var defaultLevel: Level {
    // Many apps document nothing, and do not own their links. Nobody writes `http` or a keyword by
    // mistake. A link that is printed otherwise and opened all the same breaks nothing. A website has pages
    // that its app does not know.
    let off: [DiagnosticCode] = [
      .undocumentedRoute, .uppercaseSegment, .mixedNaming, .closedEnum, .keywordParameter,
      .insecureScheme, .linkReprinted, .websiteLink,
    ]
    if off.contains(self) { return .off }
    return severity == .warning ? .warning : .error
  }

  /// Creates a diagnostic code from its number or name: `RG401` or `many-cases`.
  package init?(codeOrName text: String) {
    guard let code = Self.byCodeOrName[text] else { return nil }
    self = code
  }

  private static let byCodeOrName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) } + allCases.map { ($0.name, $0) })

  /// The name of the code in comments and settings: `many-cases` for `manyCases`.
  package var name: String {
    var name = ""
    var previous: Character = "-"
    for character in "\(self)" {
      if character.isUppercase, !previous.isUppercase { name += "-" }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}
