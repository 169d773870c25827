import RoutegenSource
import RoutegenWorkspace

/// A document when it was checked last, and when it was last without errors.
struct LastChecks {
  private(set) var latest: CheckedDocument
  private var correct: CheckedDocument?

  init(_ checked: CheckedDocument) {
    latest = checked
    add(checked)
  }

  /// Replaces the last check by a later one.
  mutating func add(_ checked: CheckedDocument) {
    latest = checked
    if !checked.diagnostics.contains(where: { $0.code.severity == .error }) { correct = checked }
  }

  /// The latest check, and then that without errors.
  var all: [CheckedDocument] { [latest] + (correct.map { [$0] } ?? []) }
}
