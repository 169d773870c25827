package import RoutegenSource

extension DiagnosticCode {
  /// The text that `routegen explain` shows.
  package var explanation: Explanation {
    guard let explanation = Explanation.all[self] else {
      preconditionFailure("\(rawValue) has no explanation in RoutegenCLI/Explanations")
    }
    return explanation
  }

  /// The diagnostic in a few words.
  package var summary: String { explanation.summary }
}

extension DiagnosticCode.Explanation {
  /// Every explanation; a file each for the kinds of diagnostics.
  fileprivate static let all = [text, names, parameters, links, matching, style]
    .reduce(into: [:]) { all, kind in all.merge(kind) { first, _ in first } }
}
