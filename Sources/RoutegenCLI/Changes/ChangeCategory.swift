package import RoutegenSource

/// The users whom a change concerns.
package enum ChangeCategory: String, CaseIterable {
  /// People who open a link from before.
  case link = "LINK"

  /// Apps from before that get a link which is printed now.
  case print = "PRINT"

  /// Servers that send payloads as before, and the quick actions and activities of before.
  case payload = "PAYLOAD"

  /// Swift code that uses the module; only if it is asked for.
  case api = "API"

  /// The website, whose links the app takes or gives back.
  case claim = "CLAIM"

  /// The categories that are shown if none is asked for.
  ///
  /// The compiler finds what breaks Swift code, unless the code is in other people's hands.
  static let shown = Set(allCases).subtracting([.api])

  /// The categories that the value of `--category` names: `LINK`, or several with commas.
  static func named(_ text: String) throws(UsageError) -> Set<ChangeCategory> {
    var categories: Set<ChangeCategory> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let category = Self(rawValue: name.uppercased()) else {
        let names = Self.allCases.map(\.rawValue)
        throw UsageError(
          "there is no category '\(name)'" + nearest(to: name, among: names, "the categories"))
      }
      categories.insert(category)
    }
    return categories
  }

  /// Whether the category has the diagnostics of a code; a missing comparison is in every category.
  package func contains(_ code: DiagnosticCode) -> Bool {
    if code == .incompleteComparison { return true }
    return switch self {
    case .link: code.rawValue.hasPrefix("RG50")
    case .print: code.rawValue.hasPrefix("RG51")
    case .payload: code.rawValue.hasPrefix("RG52")
    case .api: code.rawValue.hasPrefix("RG53")
    case .claim: code.rawValue.hasPrefix("RG54")
    }
  }
}
