/// A kind of diagnostic that the tool can report.
///
/// Each is declared once, in an extension beside what reports it: a lint in the file of its rule, and the others in
/// the `DiagnosticCode+….swift` of their target. So a new code does not recompile the targets below.
///
/// Users depend on the codes: scripts search for them, comments silence them, and search engines
/// index them. Never renumber a code or give an old number a new meaning; retire it instead.
package struct DiagnosticCode: Hashable, Sendable {
  /// The number of the code, such as `RG401`.
  package let rawValue: String

  /// The name of the code in comments and settings, such as `many-cases`.
  package let name: String

  /// The level without settings.
  package let defaultLevel: Level

  package init(_ rawValue: String, _ name: String, _ defaultLevel: Level = .error) {
    (self.rawValue, self.name, self.defaultLevel) = (rawValue, name, defaultLevel)
  }

  package var severity: Severity { defaultLevel == .error ? .error : .warning }

  /// Whether the diagnostic is about style or caution, so settings and comments control it.
  package var isLint: Bool { rawValue.hasPrefix("RG4") }

  /// Whether the diagnostic is about two versions that `routegen diff` compares; `check` never reports it.
  package var isAboutChanges: Bool { rawValue.hasPrefix("RG5") }

  /// Whether the diagnostic is about a link in a text; only `routegen links` reports it.
  package var isAboutLinks: Bool { rawValue.hasPrefix("RG70") }

  /// Whether the diagnostic says that two versions could not be compared, so nothing is known about links.
  private var isIncompleteComparison: Bool { rawValue == "RG500" }

  /// Whether settings can change the level.
  package var isAdjustable: Bool {
    severity == .warning || isAboutChanges && !isIncompleteComparison || isAboutLinks
  }

  /// Whether a baseline can contain the diagnostic.
  package var isRecordable: Bool { isLint || isAboutLinks }

  /// Whether the diagnostic is about a comment that silences; other comments cannot silence it.
  package var isAboutSuppression: Bool { rawValue.hasPrefix("RG45") }

  /// Whether a comment can silence the diagnostic.
  package var isSilenceable: Bool { isLint && !isAboutSuppression }
}

extension Sequence<DiagnosticCode> {
  /// Returns the code with a number or name: `RG401` or `many-cases`.
  package func code(_ numberOrName: String) -> DiagnosticCode? {
    first { $0.rawValue == numberOrName || $0.name == numberOrName }
  }
}
