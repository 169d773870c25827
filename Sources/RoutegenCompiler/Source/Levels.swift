/// The level of every diagnostic: its default level, unless settings change it.
package struct Levels: Hashable, Sendable {
  /// The levels of a file without settings.
  package static let `default` = Levels()

  private var changed: [DiagnosticCode: Level] = [:]

  /// The level of a code, which can be changed only for warnings.
  package subscript(code: DiagnosticCode) -> Level {
    get { changed[code] ?? code.defaultLevel }
    set {
      precondition(
        code.isAdjustable || newValue == .error, "the level of an error cannot be changed")
      changed[code] = newValue
    }
  }

  /// Returns the diagnostics that are not off, with the severity of their level.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      // A file that is nearly too large is a warning of a code for errors.
      guard diagnostic.code.isAdjustable else { return diagnostic }
      return switch self[diagnostic.code] {
      case .error: diagnostic.with(.error)
      case .warning: diagnostic.with(.warning)
      case .off: nil
      }
    }
  }
}
