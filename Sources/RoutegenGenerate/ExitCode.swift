/// The exit code of a command; part of the tool's interface.
package enum ExitCode: Int32, Sendable {
  case success = 0

  /// The command found errors, or output that is not current.
  case problemsFound = 1

  /// The command could not run, for example because of an unknown option or an unreadable file.
  case couldNotRun = 2
}
