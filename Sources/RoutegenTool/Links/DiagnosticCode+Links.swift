package import RoutegenCompiler

extension DiagnosticCode {
  // RG70x: a link in a text does not open what its author expects.
  package static let deadLink = DiagnosticCode("RG701", "dead-link")
  package static let expiredLink = DiagnosticCode("RG702", "expired-link", .warning)
  package static let deprecatedLink = DiagnosticCode("RG703", "deprecated-link", .warning)
  package static let nonCanonicalLink = DiagnosticCode("RG704", "non-canonical-link", .warning)
  package static let websiteLink = DiagnosticCode("RG705", "website-link", .off)
  package static let unreadItem = DiagnosticCode("RG706", "unread-item", .warning)
  package static let nearLink = DiagnosticCode("RG707", "near-link", .warning)
  package static let misplacedLink = DiagnosticCode("RG708", "misplaced-link")
  package static let openedWebsite = DiagnosticCode("RG709", "opened-website", .warning)

  // RG72x: the code of an app does not receive its links.
  package static let unreceivedLinks = DiagnosticCode("RG721", "unreceived-links", .warning)
  package static let ignoredAtLaunch = DiagnosticCode("RG722", "ignored-at-launch", .warning)

  /// Every code that `routegen links` reports, and `routegen check` about the code of an app.
  package static let ofLinks: [DiagnosticCode] = [
    .deadLink, .expiredLink, .deprecatedLink, .nonCanonicalLink, .websiteLink, .unreadItem,
    .nearLink, .misplacedLink, .openedWebsite, .unreceivedLinks, .ignoredAtLaunch,
  ]
}
