/// What becomes of a diagnostic.
package enum Level: String, CaseIterable, Sendable {
  case error, warning, off
}

/// The level of every diagnostic: the default ones, and those that settings change.
package struct Levels: Hashable, Sendable {
  /// Those of a file without settings.
  package static let `default` = Levels()

  private var changed: [DiagnosticCode: Level] = [:]

  /// The level of a code; only lints have one that can be changed.
  package subscript(code: DiagnosticCode) -> Level {
    get { changed[code] ?? code.defaultLevel }
    set {
      precondition(code.isLint || newValue == .error, "an error cannot be turned down")
      changed[code] = newValue
    }
  }

  /// The diagnostics without those that are off, each as bad as its level.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      switch self[diagnostic.code] {
      case .error: diagnostic.with(.error)
      case .warning: diagnostic.with(.warning)
      case .off: nil
      }
    }
  }
}
