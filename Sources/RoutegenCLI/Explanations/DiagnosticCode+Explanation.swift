package import RoutegenSource

extension DiagnosticCode {
  /// The text that `routegen explain` shows.
  package var explanation: Explanation {
    guard let explanation = Explanation.all[self] else {
      preconditionFailure("\(rawValue) has no explanation in RoutegenCLI/Explanations")
    }
    return explanation
  }

  /// A short description of the diagnostic.
  package var summary: String { explanation.summary }
}

extension DiagnosticCode.Explanation {
  /// All explanations, from the groups in the other files of this folder.
  fileprivate static let all = [
    text, patterns, names, declarations, parameters, groups, matching, linkLints, codeLints,
    foreign, suppressions, changes, otherReaders, payloadChanges, swiftChanges, exports,
    deployedFiles, builders, links, origins,
  ]
  .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}
