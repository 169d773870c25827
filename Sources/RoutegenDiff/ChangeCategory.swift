import RoutegenModel
package import RoutegenSource

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
