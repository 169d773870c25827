import RoutegenSource

/// The outside world, as far as commands may see it.
///
/// Tests pass one made of a dictionary.
package protocol Environment {
  /// What there is at the path.
  func kind(of path: String) -> PathKind

  /// The contents of a file.
  func read(_ path: String) throws -> [UInt8]

  /// The paths of all `.routes` files below a folder, sorted, hidden folders left out.
  func routesFiles(below folder: String) -> [String]

  /// Replaces a file, making the folders on the way to it.
  mutating func write(_ text: String, to path: String) throws

  /// The second, counted from 1970, in which a file was last modified; `nil` if it is unknown.
  func modificationSecond(of path: String) -> Int?

  /// Sets a file's modification time to the start of a second, if the file system allows it.
  mutating func setModificationSecond(_ second: Int, of path: String)

  /// The absolute path of the folder that relative paths start from.
  var currentFolder: String { get }

  /// Whether standard output is read by a person, at a terminal.
  var isTerminal: Bool { get }

  /// What the clock says, in seconds since 1970; `nil` in a world without one.
  var secondsSince1970: Double? { get }

  /// The value of an environment variable.
  func variable(_ name: String) -> String?

  /// Writes to standard output.
  mutating func print(_ text: String)

  /// Writes to standard error.
  mutating func printError(_ text: String)
}

extension Environment {
  package func modificationSecond(of path: String) -> Int? { nil }

  package mutating func setModificationSecond(_ second: Int, of path: String) {}

  package var secondsSince1970: Double? { nil }

  /// How standard output looks: with colours at a terminal, unless `NO_COLOR` says otherwise.
  var style: Style {
    let refusesColors = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    return Style(isColored: isTerminal && !refusesColors)
  }
}

/// What a path leads to.
package enum PathKind: Sendable {
  case file, folder, nothing
}

/// How a command ended; part of the tool's interface.
package enum ExitCode: Int32, Sendable {
  case success = 0

  /// The tool looked and found errors, or output that is not current.
  case problemsFound = 1

  /// The tool could not look: a wrong option, a file that cannot be read.
  case couldNotRun = 2
}

/// Why the tool could not look.
package struct UsageError: Error, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
