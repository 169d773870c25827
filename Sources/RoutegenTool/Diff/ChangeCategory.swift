package import RoutegenCompiler

/// The users whom a change concerns.
package enum ChangeCategory: String, CaseIterable, Sendable {
  /// People who open a link from before.
  case link = "LINK"

  /// Apps from before that get a link which is printed now.
  case print = "PRINT"

  /// Servers that send payloads as before, and the quick actions and activities of before.
  case payload = "PAYLOAD"

  /// The website, whose links the app takes or gives back.
  case claim = "CLAIM"

  /// Whether the category has the diagnostics of a code; a missing comparison is in every category.
  package func contains(_ code: DiagnosticCode) -> Bool {
    if code == .incompleteComparison { return true }
    return switch self {
    case .link: code.rawValue.hasPrefix("RG50")
    case .print: code.rawValue.hasPrefix("RG51")
    case .payload: code.rawValue.hasPrefix("RG52")
    case .claim: code.rawValue.hasPrefix("RG54")
    }
  }
}

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
