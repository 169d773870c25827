import RoutegenSource

/// The users whom a change concerns.
enum ChangeCategory: String, CaseIterable {
  /// People who open a link from before.
  case link = "LINK"

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
  func contains(_ code: DiagnosticCode) -> Bool {
    switch self {
    case .link: code.isAboutChanges
    }
  }
}
