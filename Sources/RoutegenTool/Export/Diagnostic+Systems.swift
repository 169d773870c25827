package import RoutegenCompiler

/// What the systems of Apple and Android may have in common.
extension Diagnostic {
  static func notExpressible(
    _ candidate: Candidate, by system: String, because reason: String
  ) -> Diagnostic {
    Diagnostic(
      .notExpressible, "links to '\(candidate.writtenText)' do not open the app on \(system)",
      at: candidate.pattern.span, note: reason)
  }

  /// - Parameter system: The system that opens the link, or does not.
  static func claimsTooMuch(
    _ candidate: Candidate, _ link: String, isOpened: Bool, by system: String
  ) -> Diagnostic {
    Diagnostic(
      .claimsTooMuch,
      isOpened
        ? "\(system) will open the app with '\(link)', which the app refuses"
        : "\(system) will not open the app with '\(link)', which the app accepts",
      at: candidate.pattern.span)
  }

  /// - Parameters:
  ///   - link: A link that the pattern should close.
  ///   - system: The system that opens it.
  static func exclusionLost(
    _ candidate: Candidate, _ link: String?, by system: String
  ) -> Diagnostic {
    Diagnostic(
      .exclusionLost,
      "\(system) will open the app with \(link.map { "'\($0)', which" } ?? "links that")"
        + " this pattern leaves to the website",
      at: candidate.pattern.span)
  }

  static func hostWithoutLinks(_ model: RouteModel, host: String) -> Diagnostic {
    Diagnostic(.hostWithoutLinks, "no link of '\(host)' opens the app", at: model.nameSpan)
  }
}

extension DiagnosticCode {
  // RG6xx: a file for a system cannot say exactly which links the app opens.
  package static let notExpressible = DiagnosticCode("RG601", "not-expressible", .warning)
  package static let claimsTooMuch = DiagnosticCode("RG602", "claims-too-much", .warning)
  package static let numbersNotRefined = DiagnosticCode("RG603", "numbers-not-refined", .warning)
  package static let associationTooLarge = DiagnosticCode("RG604", "association-too-large")
  package static let exclusionLost = DiagnosticCode("RG605", "exclusion-lost", .warning)
  package static let hostWithoutLinks = DiagnosticCode("RG606", "host-without-links", .warning)

  // RG61x: a deployed file is not what the app needs.
  package static let invalidDeployedFile = DiagnosticCode("RG611", "invalid-deployed-file")
  package static let missingApp = DiagnosticCode("RG612", "missing-app")
  package static let ignoredEntry = DiagnosticCode("RG613", "ignored-entry", .warning)
  package static let opensTooMuch = DiagnosticCode("RG614", "opens-too-much")
  package static let opensTooLittle = DiagnosticCode("RG615", "opens-too-little")
  package static let missingEntry = DiagnosticCode("RG616", "missing-entry")
  package static let unneededEntry = DiagnosticCode("RG617", "unneeded-entry", .warning)

  /// Every code that `routegen export` and `routegen verify` report.
  package static let ofExports: [DiagnosticCode] = [
    .notExpressible, .claimsTooMuch, .numbersNotRefined, .associationTooLarge, .exclusionLost,
    .hostWithoutLinks, .invalidDeployedFile, .missingApp, .ignoredEntry, .opensTooMuch,
    .opensTooLittle, .missingEntry, .unneededEntry,
  ]
}
