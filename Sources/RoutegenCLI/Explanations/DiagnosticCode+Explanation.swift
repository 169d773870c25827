import RoutegenModel
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
  /// All explanations: those of the lints, and the groups in the other files of this folder.
  fileprivate static let all = [
    texts, patterns, names, declarations, parameters, groups, matching, foreign, suppressions,
    changes, otherReaders, payloadChanges, swiftChanges, exports, deployedFiles, builders, links,
    Dictionary(uniqueKeysWithValues: allLints.map { ($0.code, $0.explanation) }),
  ]
  .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}
