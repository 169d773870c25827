package import RoutegenSource

extension DiagnosticCode {
  // RG50x: a change of a route set breaks links.
  package static let incompleteComparison = DiagnosticCode("RG500", "incomplete-comparison")
  package static let linkLost = DiagnosticCode("RG501", "link-lost")
  package static let linkMoved = DiagnosticCode("RG502", "link-moved")
  package static let linkValueChanged = DiagnosticCode("RG503", "link-value-changed")
  package static let originRemoved = DiagnosticCode("RG504", "origin-removed")
  package static let settingChanged = DiagnosticCode("RG505", "setting-changed")

  // RG51x: older apps read links otherwise that the new version prints.
  package static let oldAppLost = DiagnosticCode("RG511", "old-app-lost", .warning)
  package static let linkReprinted = DiagnosticCode("RG512", "link-reprinted", .off)

  // RG52x: a change of a route set breaks payloads.
  package static let payloadLost = DiagnosticCode("RG521", "payload-lost")
  package static let payloadMoved = DiagnosticCode("RG522", "payload-moved")
  package static let triggerLost = DiagnosticCode("RG523", "trigger-lost")

  // RG54x: the app takes web links from the website, or leaves them to it.
  package static let webClaimed = DiagnosticCode("RG541", "web-claimed", .warning)
  package static let webReleased = DiagnosticCode("RG542", "web-released", .warning)

  /// Every code that `routegen diff` reports.
  package static let ofChanges: [DiagnosticCode] = [
    .incompleteComparison, .linkLost, .linkMoved, .linkValueChanged, .originRemoved,
    .settingChanged, .oldAppLost, .linkReprinted, .payloadLost, .payloadMoved, .triggerLost,
    .webClaimed, .webReleased,
  ]
}
