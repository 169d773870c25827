package import RoutegenGenerate
import RoutegenSource

/// The part of the outside world that commands may access.
///
/// Tests pass an environment whose files are a dictionary.
package protocol Environment: GenerationEnvironment {
  /// Returns the sorted paths of all files below a folder, except hidden ones and those in hidden folders or in
  /// `node_modules`.
  ///
  /// - Throws: ``UnreadableFolder`` for the first folder that cannot be searched.
  func allFiles(below folder: String) throws -> [String]

  /// The number of bytes of a file; `nil` if it is unknown.
  func size(of path: String) -> Int?

  /// The absolute path of the folder to which relative paths refer.
  var currentFolder: String { get }

  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }

  /// The current time in seconds since 1970; `nil` in an environment without a clock.
  var secondsSince1970: Double? { get }

  /// Waits, and returns whether to go on; `false` in an environment without a clock.
  mutating func wait(seconds: Double) -> Bool

  /// Returns the value of an environment variable.
  func variable(_ name: String) -> String?

  /// Runs a program with the words after its name, without standard input.
  ///
  /// - Throws: If there is no such program.
  func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput

  /// Returns everything that standard input has.
  func readInput() throws -> [UInt8]

  /// Writes to standard output.
  mutating func print(_ text: String)

  /// The reason why a part of what was printed did not reach standard output; `nil` if all did.
  var outputFailure: String? { get }
}

extension Environment {
  package func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput {
    throw MissingProgram(program)
  }

  package func readInput() throws -> [UInt8] { [] }

  package func allFiles(below folder: String) throws -> [String] {
    throw UnreadableFolder(folder, reason: "its files cannot be listed")
  }

  package func size(of path: String) -> Int? { nil }

  package var secondsSince1970: Double? { nil }

  package mutating func wait(seconds: Double) -> Bool { false }

  package var outputFailure: String? { nil }

  /// Returns the paths of all files below a folder that the command must search.
  func everyFile(below folder: String) throws(UsageError) -> [String] {
    do {
      return try allFiles(below: folder)
    } catch {
      throw UsageError("cannot read \(error)")
    }
  }

  /// Returns what standard input has, without which the command cannot run.
  func input() throws(UsageError) -> [UInt8] {
    do {
      return try readInput()
    } catch {
      throw UsageError("cannot read standard input: \(error)")
    }
  }

  /// The style of standard output: colored at a terminal, unless `NO_COLOR` or `TERM` forbid it.
  var style: Style {
    let refusesColors = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    return Style(isColored: isTerminal && !refusesColors)
  }
}

/// A folder that cannot be searched.
package struct UnreadableFolder: Error, CustomStringConvertible {
  package let description: String

  package init(_ path: String, reason: String) {
    description = "the folder '\(path)': \(reason)"
  }
}
