extension DiagnosticCode {
  // RG1xx: the text cannot be parsed.
  package static let invalidUTF8 = DiagnosticCode("RG101", "invalid-utf8")
  package static let unexpectedCharacter = DiagnosticCode("RG102", "unexpected-character")
  package static let unexpectedToken = DiagnosticCode("RG103", "unexpected-token")
  package static let unknownDirective = DiagnosticCode("RG104", "unknown-directive")
  package static let unclosedBlock = DiagnosticCode("RG105", "unclosed-block")
  package static let invalidEscape = DiagnosticCode("RG106", "invalid-escape")
  package static let emptySegment = DiagnosticCode("RG107", "empty-segment")
  package static let invalidPattern = DiagnosticCode("RG108", "invalid-pattern")
  package static let unterminatedString = DiagnosticCode("RG109", "unterminated-string")
  package static let nestedTooDeep = DiagnosticCode("RG110", "nested-too-deep")
  package static let invalidAttribute = DiagnosticCode("RG111", "invalid-attribute")
  package static let lookAlikeCharacter = DiagnosticCode("RG112", "look-alike-character")
  package static let foreignPlaceholder = DiagnosticCode("RG113", "foreign-placeholder")
  package static let conflictMarker = DiagnosticCode("RG114", "conflict-marker")
  package static let otherFile = DiagnosticCode("RG115", "other-file")

  // RG2xx: a name, a type or a pattern is invalid.
  package static let invalidHost = DiagnosticCode("RG216", "invalid-host")

  // RG4xx: lints.
  package static let suspiciousText = DiagnosticCode("RG415", "suspicious-text", .warning)
  package static let unusedDocumentation = DiagnosticCode("RG418", "unused-documentation", .warning)
  package static let misleadingIndentation = DiagnosticCode(
    "RG421", "misleading-indentation", .warning)

  /// Every code that the parser reports.
  package static let ofSyntax: [DiagnosticCode] = [
    .invalidUTF8, .unexpectedCharacter, .unexpectedToken, .unknownDirective, .unclosedBlock,
    .invalidEscape, .emptySegment, .invalidPattern, .unterminatedString, .nestedTooDeep,
    .invalidAttribute, .lookAlikeCharacter, .foreignPlaceholder, .conflictMarker, .otherFile,
    .invalidHost, .suspiciousText, .unusedDocumentation, .misleadingIndentation,
  ]
}
