/// Every diagnostic the tool can produce.
///
/// A code is a promise to users: scripts grep for it, comments silence it, search engines find it.
/// Never renumber a case and never give an old number a new meaning; retire it instead. Two cases
/// with one number do not compile.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // RG1xx: the text cannot be read.
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

  // RG2xx: names and types do not resolve. RG223 was never reported.
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

  // RG3xx: routes get in each other's way.
  case ambiguousRoutes = "RG301"
  case failingExample = "RG302"
  case unreachableRoute = "RG303"

  // RG4xx: lints.
  case manyCases = "RG401"

  package var severity: Severity {
    rawValue.hasPrefix("RG4") ? .warning : .error
  }

  /// The name that comments and settings may use for the code: `many-cases` for `manyCases`.
  package var name: String {
    "\(self)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
