/// The reason why a command could not run.
package struct UsageError: Error, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// Returns the end of a message about an unknown name: the name most likely meant, or all names.
///
/// - Parameters:
///   - plural: What the names are, for the list of them.
///   - shown: The names that are listed, if not all.
package func nearest(
  to name: String, among names: [String], _ plural: String, listing shown: [String]? = nil
) -> String {
  if let removal = removal(of: name) { return "; \(removal)" }
  if let guess = closest(to: name, among: names) { return "; did you mean '\(guess)'?" }
  return "; \(plural) are \((shown ?? names).joined(separator: ", "))"
}

/// The exit code of a command; part of the tool's interface.
package enum ExitCode: Int32, Sendable {
  case success = 0

  /// The command found errors, or output that is not current.
  case problemsFound = 1

  /// The command could not run, for example because of an unknown option or an unreadable file.
  case couldNotRun = 2
}
